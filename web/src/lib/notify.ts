// "It is your turn", for someone who is looking at another tab: in the title, in the tab's icon,
// and as a system notification if that is switched on.
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

const MARK = "● ";
const ICON = "/static/icon.svg";
/** Our temple with a lit lamp beside it. */
const LIT =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">` +
  `<rect width="24" height="24" rx="5" fill="#1f7a5c"/>` +
  `<path d="M2 21h16v-3h-3v-3h-2.5v-3h-5v3H5v3H2z" fill="#f6f1e7"/>` +
  `<circle cx="17.5" cy="6.5" r="5.5" fill="#f2b632" stroke="#f6f1e7" stroke-width="1.5"/></svg>`;

/** Set the page's title and the tab's icon, both of which show when it is my turn. Pages that use
 * this have no <title> of their own, and reset both when they close. */
export function showTurn(title: string, mine: boolean): void {
  document.title = mine ? `${MARK}${t("web-table-turn")} · ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel='icon']");
  const wanted = mine ? `data:image/svg+xml,${encodeURIComponent(LIT)}` : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** Show a system notification, but only if nobody is looking. There is one for each `tag`. */
export function notify(title: string, text: string, tag: string): void {
  if (!settings.notify || !document.hidden) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body: text, tag, icon: ICON });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones allow notifications only from background programs: then the title must do.
  }
}
