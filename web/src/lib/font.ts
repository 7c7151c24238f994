/** The typeface, once what one came for is on its way; until then, and where it cannot be had, the
 * system's does. */
export function loadFont(): void {
  import("../font.css").catch(() => undefined);
}
