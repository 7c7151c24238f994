/** Load the typeface once the main content is on its way. Until then, and if it cannot be loaded,
 * the system font is used. */
export function loadFont(): void {
  import("../font.css").catch(() => undefined);
}
