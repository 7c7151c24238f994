// "It is your turn", for somebody who looks at another tab: in the title, in the tab's icon, and
// as a notice of the system if that was wished.
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

const MARK = "● ";
const ICON = "/static/icon.svg";
/** Our temple, with a lamp lit beside it. */
const LIT =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">` +
  `<rect width="24" height="24" rx="5" fill="#1f7a5c"/>` +
  `<path d="M2 21h16v-3h-3v-3h-2.5v-3h-5v3H5v3H2z" fill="#f6f1e7"/>` +
  `<circle cx="17.5" cy="6.5" r="5.5" fill="#f2b632" stroke="#f6f1e7" stroke-width="1.5"/></svg>`;

/** The title of the page, which says so while it is my turn, and so does the tab's icon: instead
 * of a <title> of the page's own. Who leaves the page sets both back. */
export function showTurn(title: string, mine: boolean): void {
  document.title = mine ? `${MARK}${t("web-table-turn")} · ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel='icon']");
  const wanted = mine ? `data:image/svg+xml,${encodeURIComponent(LIT)}` : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** A notice of the system, only if nobody is looking. One thing (`tag`) has one notice. */
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
    // Some phones allow notices only to programs in the background: then the title must do.
  }
}
