// What actions, levels and tiles give, drawn as short rows of icons and numbers.
import { t } from "../lib/words.svelte";
import {
  building,
  costOf,
  DATA,
  GOODS,
  RESOURCES,
  TECHNOLOGIES,
  TEMPLES,
  wealth,
  type Effect,
  type GearName,
  type Goods,
  type Technology,
} from "./data";

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
  if (DATA.gears[gear].free_choice.includes(space)) return [[one("any_action")]];
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

/** What a technology's level gives; 4 is the bonus beyond the last. */
export function levelSign(technology: Technology, level: number): Part[] {
  return LEVELS[technology][level - 1] ?? [];
}

const LEVELS: Record<Technology, Part[][]> = {
  agriculture: [[one("corn", "+1")], [one("corn_tile", "0")], [one("corn", "+2")], [ANY_TEMPLE()]],
  extraction: [
    [one("wood", "+1")],
    [one("stone", "+1")],
    [one("gold", "+1")],
    [ANY_RESOURCE("×2")],
  ],
  architecture: [
    [one("corn", "+1")],
    [one("points", "+2")],
    [ANY_RESOURCE("−1")],
    [one("points", "+3")],
  ],
  theology: [
    [one("step", "+1")],
    [ANY_RESOURCE(INTO), ANY_TEMPLE()],
    [one("skull", "+1")],
    [one("skull")],
  ],
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
export const costSign = (id: string): Part[] => goodsSign(costOf(id));

export function tileSign(id: string, players: number): Part[] {
  const monuments = MONUMENTS[id];
  if (monuments) return monuments(players);
  const given = wealth(id);
  const effects = (given ?? building(id))?.effects ?? [];
  return [...goodsSign(given?.goods ?? {}, true), ...effects.map(effectSign)];
}

/** What monuments count: points for each of something. */
const each = (points: number | string, ...what: Part[]) => [
  one("points", points),
  word("/"),
  ...what,
];
const MONUMENTS: Record<string, (players: number) => Part[]> = {
  M01: () => each(4, one("tomb")),
  M02: () => each(2, one("build"), one("monument")),
  M03: () => each(4, one("corn_tile")),
  M04: () => each(4, one("wood_tile")),
  M05: (players) => each(allMonuments(players), one("players"), one("monument")),
  M06: () => each(4, one("civic")),
  M07: () => [one("points", "9·20·33"), word("/"), ANY_TECHNOLOGY("3")],
  M08: () => each(3, ANY_TECHNOLOGY()),
  M09: () => [one("points", "6·12·18"), word("/"), one("worker")],
  M10: () => each(4, one("shrine")),
  M11: () => [one("points", "="), ANY_TEMPLE()],
  M12: () => each(3, one("step")),
  M13: () => each(3, one("skull")),
};

function allMonuments(players: number): number {
  const points = DATA.monuments.find((tile) => tile.id === "M05")?.scores.points;
  return typeof points === "object" ? (points[`${players}`] ?? 0) : 0;
}

/** Colours that goods and gods have; everything else is drawn in the colour of the text. */
const TONES = new Set<string>([...GOODS, ...TEMPLES, "points"]);
export function tone(icon: string): string {
  const name = icon.replace("_tile", "");
  return TONES.has(name) ? `color-mix(in srgb, var(--${name}) 76%, var(--ink))` : "currentColor";
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
