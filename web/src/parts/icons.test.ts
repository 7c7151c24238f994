import { describe, expect, it } from "vitest";
import { ICONS } from "./icons";

const NAMES =
  "corn wood stone gold skull points worker corn_tile wood_tile burn chaac quetzalcoatl kukulcan " +
  "agriculture extraction architecture theology farm civic tomb shrine monument food_day day start " +
  "market any_action step build calendar action_points would_score explorer leader camp guard " +
  "temple ruins volcano clearing treasure mask vessel jaguar serpent bird sun_treasure shell knife " +
  "tile uncover recover exchange road undo end hint chat log players tiles board settings close " +
  "back forward first last play skip link copy check cross clock bot person eye " +
  "sun moon rotate_left rotate_right zoom_in zoom_out home plus more review rematch share question " +
  "globe send pencil warning";

/** Whether every tag is closed, every attribute quoted, and there is nothing but shapes. */
function wellFormed(drawing: string): boolean {
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`,
    "image/svg+xml",
  );
  const tags = drawing.match(/<[^>]+>/g) ?? [];
  const fine = tags.every((tag) =>
    /^<(\/g|(path|circle|ellipse|rect|g)( [\w-]+="[^"<>]*")*\/?)>$/.test(tag),
  );
  const opened = tags.filter((tag) => tag.startsWith("<g")).length;
  const closed = tags.filter((tag) => tag === "</g>").length;
  return fine && opened === closed && parsed.querySelector("parsererror") === null;
}

/** Whether all numbers of a path are numbers, and nothing is far outside the grid. */
function drawable(drawing: string, grid: number): boolean {
  const paths = [...drawing.matchAll(/ d="([^"]*)"/g)].map((match) => match[1]!);
  return paths.every(
    (path) =>
      /^M[\d\s.,MmLlHhVvCcSsAaQqZz-]+$/.test(path) &&
      [...path.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g)].every((at) =>
        [at[1]!, at[2]!].every((value) => Math.abs(Number(value)) <= grid),
      ),
  );
}

describe("icons", () => {
  it.each(NAMES.split(" "))("%s is drawn", (name) => {
    const drawing = ICONS[name] ?? "";
    expect(drawing).not.toBe("");
    expect(wellFormed(drawing)).toBe(true);
    expect(drawable(drawing, 24)).toBe(true);
  });

  it("has no duplicates", () => {
    expect(new Set(Object.values(ICONS)).size).toBe(Object.keys(ICONS).length);
  });
});
