// What can be chosen, and where on the table it lies.
import type { Option } from "../api/types";
import { isGear, type GearName } from "./data";
import type { TzolkinView } from "./view";

/** Options by the thing they are about: `space/tikal/3`, `temple/chaac`, `building/B07`. */
export type Spots = ReadonlyMap<string, Option[]>;

/** Where an option lies. A gear is the space where the worker would stand; a jungle tile lies at
 * the space that harvests. */
export function places(view: TzolkinView, option: Option): string[] {
  return option.target
    .split(" ")
    .filter(Boolean)
    .map((target) => {
      const [kind, name = ""] = target.split("/");
      if (kind === "gear" && isGear(name)) {
        const free = view.gears[name].lowest_free;
        return free === null ? target : `space/${name}/${free}`;
      }
      if (kind === "jungle") return `space/palenque/${promptSpace(view) ?? 2}`;
      return target;
    });
}

export function spots(view: TzolkinView, options: Option[]): Spots {
  const found = new Map<string, Option[]>();
  for (const option of options)
    for (const place of places(view, option)) {
      const there = found.get(place);
      if (there) there.push(option);
      else found.set(place, [option]);
    }
  return found;
}

/** The space that a prompt is about. */
export function promptSpace(view: TzolkinView): number | null {
  const space = view.prompt?.params["space"];
  return typeof space === "number" ? space : null;
}

/** The gear that a prompt is about. */
export function promptGear(view: TzolkinView): GearName | null {
  const gear = view.prompt?.params["gear"];
  const name = typeof gear === "object" ? gear.key.replace("gear-", "") : "";
  return isGear(name) ? name : null;
}

/** Whether somebody is choosing what to do with the turn. */
export function isTurn(view: TzolkinView): boolean {
  return view.prompt?.key.startsWith("ask-turn") ?? false;
}

/** The first word of what is sent for an option: what kind of choice it is. */
export function verb(option: Option): string {
  return option.token.split(" ")[0]!;
}
