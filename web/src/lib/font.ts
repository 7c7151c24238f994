/** The typeface, once what one came for is on its way; until then the system's does. */
export function loadFont(): void {
  void import("../font.css");
}
