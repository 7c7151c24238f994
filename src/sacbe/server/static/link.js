// A link carries its token behind the #, where no server and no log sees it. It is exchanged for
// the cookie here, and taken out of the address bar.
(async () => {
  "use strict";
  const here = location.pathname + location.search;
  const found = /^#(?:seat|host|invite)=([A-Za-z0-9_-]{43})$/.exec(location.hash);
  const say = (id) => {
    const element = document.getElementById(id);
    if (element) element.hidden = false;
  };
  if (found) {
    history.replaceState(null, "", here);
    say("opening");
    try {
      const answer = await fetch("/api/v1/session", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        credentials: "same-origin",
        body: JSON.stringify({ token: found[1] }),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      location.replace(here);
    } catch {
      say("failed");
    }
    return;
  }
  // Somebody who follows a link from another site brings no cookie on the first request.
  const missing = document.getElementById("missing");
  if (!missing) return;
  const table = encodeURIComponent(missing.dataset.table);
  const tried = "sacbe-tried-" + table;
  if (sessionStorage.getItem(tried)) {
    sessionStorage.removeItem(tried);
    return;
  }
  const answer = await fetch("/api/v1/tables/" + table, { credentials: "same-origin" });
  if (answer.ok) {
    sessionStorage.setItem(tried, "1");
    location.replace(here);
  }
})();
