// What actions, levels and tiles give, drawn as short rows of icons and numbers.
import SIGNS from "../../../src/sacbe/tzolkin/face/signs.json";
import { t } from "../lib/words.svelte";
import {
  building,
  construction,
  DATA,
  GOODS,
  isFreeChoice,
  monument,
  TEMPLES,
  wealth,
  type Effect,
  type Goods,
  type Scores,
} from "./data";
import type { GearName, Technology } from "./view";

/** An icon, or several to choose one from, with the text beside it. */
export interface Part {
  icons: readonly string[];
  text: string;
}

const ANY: Record<string, readonly string[]> = SIGNS.any;

/** Parse a part: `corn +2`, `any_temple`, or ` /` without an icon. */
function part(written: string): Part {
  const [icon = "", ...text] = written.split(" ");
  return { icons: ANY[icon] ?? (icon ? [icon] : []), text: text.join(" ") };
}
const one = (icon: string, text: string | number = ""): Part => part(`${icon} ${text}`);
const more = (count: number) => (count > 1 ? `${count}` : "");

export const ANY_RESOURCE = (text = "") => one("any_resource", text);

/** Goods as icons with numbers. */
export function goodsSign(goods: Goods, single = false): Part[] {
  return GOODS.filter((good) => goods[good]).map((good) =>
    one(good, single ? goods[good] : more(goods[good]!)),
  );
}

/** The action of a numbered space, in rows; empty for space 0. */
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
    case "uxmal":
      return (SIGNS.spaces[gear][space - 1] ?? []).map((row) => row.map(filled).map(part));
    case "chichen_itza": {
      const { points, temple, resources } = DATA.chichen_itza[number]!;
      const step = [one(temple)];
      if (resources) step.push(one("any_resource"));
      return [[one("points", points)], step];
    }
  }
}

/** Fill in prices from the game's data. */
const filled = (written: string) =>
  written.replace(/\{(\w+)\}/, (_, name: keyof typeof DATA.uxmal) => `${DATA.uxmal[name]}`);

/** The last level; beyond it there is only the bonus. */
export const MASTERED = DATA.technology_cost.length - 1;

/** What a technology's level gives; one level beyond the last is the bonus. */
export function levelSign(technology: Technology, level: number): Part[] {
  return (SIGNS.levels[technology][level - 1] ?? []).map(part);
}

export function levelWords(technology: Technology, level: number): string {
  return t(`web-tz-level-${technology}-${level}`);
}

const EFFECTS: Record<string, string> = SIGNS.effects;

function effectSign(effect: Effect): Part {
  const { temple, steps, technology, levels, gain, ...other } = effect;
  if (temple) return one(temple === "any" ? "any_temple" : temple, more(steps ?? 1));
  if (technology === "any") return one("any_technology", more(levels ?? 1));
  if (technology) return one(technology);
  if (gain) return goodsSign(gain)[0]!;
  const [name, value] = Object.entries(other)[0]!;
  return part(EFFECTS[name]!.replace("{}", `${value}`));
}

/** What a tile costs, and what it does. */
export const costSign = (id: string): Part[] => goodsSign(construction(id)?.cost ?? {});

export function tileSign(id: string, players: number): Part[] {
  const counted = monument(id);
  if (counted) return monumentSign(counted.scores, players);
  const given = wealth(id);
  const effects = (given ?? building(id))?.effects ?? [];
  return [...goodsSign(given?.goods ?? {}, true), ...effects.map(effectSign)];
}

const COUNTED: Record<string, string[]> = SIGNS.counted;

/** What a monument counts: points for each of something, or by their number. */
function monumentSign({ each, points, ...table }: Scores, players: number): Part[] {
  const worth = typeof points === "object" ? points[`${players}`] : points;
  const [what, values] = Object.entries(table)[0] ?? [each, []];
  const counted = (COUNTED[what!] ?? []).map(part);
  if (worth === 1) return [one("points", "="), ...counted];
  const steps = [...new Set(Object.values(values ?? []))].filter(Boolean);
  return [one("points", worth ?? steps.join("·")), part(" /"), ...counted];
}

/** The colours of goods and gods; everything else has the colour of the text. */
const TONES = new Map<string, string>([
  ...[...GOODS, ...TEMPLES, "points"].map((name): [string, string] => [name, name]),
  ["corn_tile", "corn"],
  ["wood_tile", "wood"],
]);
export function tone(icon: string): string {
  const name = TONES.get(icon);
  return name ? `color-mix(in srgb, var(--${name}) 76%, var(--ink))` : "currentColor";
}

const TINTS = { farm: "kukulcan", civic: "p2", tomb: "p0", shrine: "points", wealth: "gold" };
/** The colour of a tile's kind. */
export const tint = (kind: keyof typeof TINTS) => `var(--${TINTS[kind]})`;

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

/** Lay out parts in a row from x = 0 around y = 0; text is almost as tall as icons. */
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

/** Where one of several icons goes in the square of a single one. */
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
