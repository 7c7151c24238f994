// Shorter names for the types of Tzolk'in's views.
import type { Shapes } from "../api/types";
import { grouped } from "../lib/grouped";

export type TzolkinView = Shapes["TzolkinView"];
export type TzolkinOption = Shapes["TzolkinOption"];
export type PlayerView = Shapes["TzolkinPlayerView"];
/** Who stands on a tooth: a seat, a neutral worker, or nobody. */
export type Stander = Shapes["GearView"]["spaces"][number];
export type GearName = keyof TzolkinView["gears"];
export type Temple = keyof PlayerView["temples"];
export type Technology = keyof PlayerView["technologies"];

/** The player whose view this is: me, or the player to move if I only watch. */
export function viewer(view: TzolkinView): PlayerView | null {
  return view.players[view.seat ?? view.to_move] ?? null;
}

/** The ids of places that can be targets of choices. */
export const spaceTarget = (gear: GearName, space: number) => `space/${gear}/${space}`;
export const tileTarget = (id: string) => `tile/${id}`;

/** Options by their targets. */
export function byTarget(options: TzolkinOption[]): Map<string, TzolkinOption[]> {
  const pairs = options.flatMap((option) => option.targets.map((target) => ({ target, option })));
  const found = grouped(pairs, ({ target }) => target);
  return new Map([...found].map(([target, there]) => [target, there.map(({ option }) => option)]));
}
