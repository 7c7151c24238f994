// What actions, levels and tiles give, drawn as short rows of icons and numbers.
import { t } from "../lib/words.svelte";
import {
  building,
  construction,
  DATA,
  GOODS,
  isFreeChoice,
  monument,
  RESOURCES,
  TECHNOLOGIES,
  TEMPLES,
  wealth,
  type Effect,
  type Goods,
  type Scores,
} from "./data";
import type { GearName, Technology } from "./view";

/** An icon, or several of which one is chosen, with what stands beside it. */
export interface Part {
  icons: readonly string[];
  text: string;
}

const one = (icon: string, text: string | number = ""): Part => ({
  icons: [icon],
  text: `${text}`,
});
const any = (icons: readonly string[], text = ""): Part => ({ icons, text });
const word = (text: string): Part => ({ icons: [], text });
const more = (count: number) => (count > 1 ? `${count}` : "");

export const ANY_RESOURCE = (text = "") => any(RESOURCES, text);
export const ANY_TEMPLE = (text = "") => any(TEMPLES, text);
export const ANY_TECHNOLOGY = (text = "") => any(TECHNOLOGIES, text);
const INTO = "→";

/** Goods as icons with numbers. */
export function goodsSign(goods: Goods, single = false): Part[] {
  return GOODS.filter((good) => goods[good]).map((good) =>
    one(good, single ? goods[good] : more(goods[good]!)),
  );
}

/** The action of a numbered space in rows; none for space 0. */
export function spaceSign(gear: GearName, space: number): Part[][] {
  if (space === 0) return [];
  if (isFreeChoice(gear, space)) return [[one("any_action")]];
  const number = `${space}`;
  switch (gear) {
    case "palenque": {
      const { fishing, corn, wood } = DATA.palenque;
      const rows = [[one("corn", corn[number] ?? fishing)]];
      if (wood[number]) rows.push([one("wood", wood[number])]);
      return rows;
    }
    case "yaxchilan": {
      const { corn, ...others } = DATA.yaxchilan[number] ?? {};
      return [goodsSign(others), corn ? [one("corn", corn)] : []].filter((row) => row.length);
    }
    case "tikal":
      return TIKAL[space - 1] ?? [];
    case "uxmal":
      return UXMAL[space - 1] ?? [];
    case "chichen_itza": {
      const { points, temple, resources } = DATA.chichen_itza[number]!;
      const step = [one(temple)];
      if (resources) step.push(ANY_RESOURCE());
      return [[one("points", points)], step];
    }
  }
}

const TIKAL: Part[][][] = [
  [[ANY_TECHNOLOGY("+1")]],
  [[one("build")]],
  [[ANY_TECHNOLOGY("+2")]],
  [[one("build", "×2")], [word("/"), one("monument")]],
  [[ANY_RESOURCE(INTO)], [ANY_TEMPLE("×2")]],
];
const UXMAL: Part[][][] = [
  [[one("corn", `${DATA.uxmal.step}${INTO}`)], [ANY_TEMPLE()]],
  [[one("market")]],
  [[one("worker", "+1")]],
  [[one("corn", INTO)], [one("build")]],
  [[one("corn", `${DATA.uxmal.any_action}${INTO}`)], [one("any_action")]],
];

/** Levels from 1 to the last; beyond it there is only the bonus. */
export const MASTERED = DATA.technology_cost.length - 1;

/** What a technology's level gives; one beyond the last: the bonus. */
export function levelSign(technology: Technology, level: number): Part[] {
  const { bonus, ...levels } = DATA.technologies[technology];
  if (level > MASTERED)
    return Object.entries(bonus).map(([what, count]) => BONUS[what]?.(count) ?? word(what));
  return Object.entries(levels).flatMap(([what, value]) => {
    if (value === level) return ALLOWED[what] ?? [];
    const more = Array.isArray(value) ? value[level]! - value[level - 1]! : 0;
    if (!more || what === "fishing") return [];
    return what === "saved" ? ANY_RESOURCE(`−${more}`) : one(what, `+${more}`);
  });
}

/** What is allowed from a level on. */
const ALLOWED: Record<string, Part[]> = {
  free_harvest: [one("corn_tile", "0")],
  ahead: [one("step", "+1")],
  step_for_resource: [ANY_RESOURCE(INTO), ANY_TEMPLE()],
};
const BONUS: Record<string, (count: number) => Part> = {
  steps: (count) => ANY_TEMPLE(more(count)),
  resources: (count) => ANY_RESOURCE(`×${count}`),
  points: (count) => one("points", `+${count}`),
  skulls: (count) => one("skull", more(count)),
};

export function levelWords(technology: Technology, level: number): string {
  return t(`web-tz-level-${technology}-${level}`);
}

function effectSign(effect: Effect): Part {
  if (effect.temple === "any") return ANY_TEMPLE();
  if (effect.temple) return one(effect.temple, more(effect.steps ?? 1));
  if (effect.technology === "any") return ANY_TECHNOLOGY(more(effect.levels ?? 1));
  if (effect.technology) return one(effect.technology);
  if (effect.gain) return goodsSign(effect.gain)[0]!;
  if (effect.points) return one("points", effect.points);
  if (effect.feeds_workers) return one("food_day", `×${effect.feeds_workers}`);
  if (effect.meal_discount) return one("food_day", `−${effect.meal_discount}`);
  if (effect.worker) return one("worker", "+1");
  if (effect.build) return one("build");
  if (effect.trade) return one("market");
  return one("any_action");
}

/** What a tile costs, and what it does. */
export const costSign = (id: string): Part[] => goodsSign(construction(id)?.cost ?? {});

export function tileSign(id: string, players: number): Part[] {
  const scores = monument(id)?.scores;
  if (scores) return scoresSign(scores, players);
  const given = wealth(id);
  const effects = (given ?? building(id))?.effects ?? [];
  return [...goodsSign(given?.goods ?? {}, true), ...effects.map(effectSign)];
}

/** Points for each of something, or for more and more of it. */
function scoresSign(scores: Scores, players: number): Part[] {
  const { each = "", points = 1, mastered_technologies: mastered, workers } = scores;
  if (mastered) return [steps(mastered), word("/"), ANY_TECHNOLOGY(`${MASTERED}`)];
  if (workers) return [steps(Object.values(workers)), word("/"), one("worker")];
  if (each === "temple_point") return [one("points", "="), ANY_TEMPLE()];
  const worth = typeof points === "object" ? (points[`${players}`] ?? 0) : points;
  return [one("points", worth), word("/"), ...(COUNTED[each] ?? [one(each)])];
}

const steps = (points: number[]) =>
  one("points", [...new Set(points.filter((count) => count > 0))].join("·"));
/** What monuments count that is not an icon of its own. */
const COUNTED: Record<string, Part[]> = {
  construction: [one("build"), one("monument")],
  monument_of_anyone: [one("players"), one("monument")],
  technology_level: [ANY_TECHNOLOGY()],
  step_of_highest_temple: [one("step")],
  skull_on_chichen_itza: [one("skull")],
};

/** Colours that goods and gods have; everything else is drawn in the colour of the text. */
const TONES = new Map<string, string>([
  ...[...GOODS, ...TEMPLES, "points"].map((name): [string, string] => [name, name]),
  ["corn_tile", "corn"],
  ["wood_tile", "wood"],
]);
export function tone(icon: string): string {
  const name = TONES.get(icon);
  return name ? `color-mix(in srgb, var(--${name}) 76%, var(--ink))` : "currentColor";
}

export interface Placed {
  icon: string;
  x: number;
  y: number;
  size: number;
}
export interface Line {
  width: number;
  glyphs: Placed[];
  texts: { text: string; x: number }[];
}

/** Parts laid out in a row from x = 0 around y = 0; text is as tall as icons nearly. */
export function line(parts: readonly Part[], size: number): Line {
  const glyphs: Placed[] = [];
  const texts: { text: string; x: number }[] = [];
  let x = 0;
  for (const { icons, text } of parts) {
    if (x) x += 0.22 * size;
    if (icons.length) {
      for (const [index, icon] of icons.entries())
        glyphs.push({ icon, ...corner(index, icons.length, size, x + size / 2) });
      x += size;
    }
    if (text) {
      if (icons.length) x += 0.08 * size;
      texts.push({ text, x });
      x += 0.5 * size * text.length;
    }
  }
  return { width: x, glyphs, texts };
}

/** Where one of several icons stands in the square of one. */
function corner(index: number, count: number, size: number, x: number): Omit<Placed, "icon"> {
  if (count === 1) return { x, y: 0, size };
  const aside = 0.27 * size;
  const part = { size: 0.56 * size };
  if (count === 3 && index === 0) return { x, y: -aside, ...part };
  const last = count === 3 ? index - 1 : index;
  return {
    x: x + (last % 2 ? aside : -aside),
    y: count === 3 || last > 1 ? aside : -aside,
    ...part,
  };
}
