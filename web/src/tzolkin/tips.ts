// The guided first game: what to know, said when it first matters.
import type { View } from "../api/types";
import type { Tip } from "../lib/faces";
import { GEARS } from "./data";
import { isTzolkin, viewer, type TzolkinView } from "./view";

/** A tip for a moment of this game; `mine`: I am to move. */
function tip(name: string, fits: (view: TzolkinView, mine: boolean) => boolean): Tip {
  return {
    key: `web-tz-tip-${name}`,
    fits: (view: View, mine: boolean) => isTzolkin(view) && fits(view, mine),
  };
}

const asks =
  (...keys: string[]) =>
  (view: TzolkinView, mine: boolean) =>
    mine && keys.some((key) => view.prompt?.key.startsWith(key));

/** My turn begins: nothing was placed or retrieved yet. */
const begins = (view: TzolkinView, mine: boolean) =>
  asks("ask-turn")(view, mine) && view.this_turn.mode === null;

function onGears(view: TzolkinView): boolean {
  const seat = viewer(view)?.seat ?? -1;
  return GEARS.some((gear) => view.gears[gear].spaces.includes(seat));
}

export const TIPS: Tip[] = [
  tip("aim", asks("ask-keep")),
  tip("wealth", asks("ask-keep")),
  tip("place", (view, mine) => begins(view, mine) && !onGears(view)),
  tip("cost", asks("ask-turn-placing")),
  tip("wait", (view, mine) => !mine && onGears(view)),
  tip("beg", (view, mine) => mine && view.choices.includes("beg")),
  tip("act", asks("ask-act")),
  tip("retrieve", (view, mine) => begins(view, mine) && onGears(view)),
  tip(
    "start",
    (view, mine) => mine && view.calendar.corn > 0 && view.choices.includes("place start"),
  ),
  tip("days", asks("ask-days")),
  tip("food", (view) => {
    const { day, next_food_day: next } = view.calendar;
    return next !== null && next - day <= 3;
  }),
  tip("temples", asks("ask-step", "ask-two-steps", "ask-anger")),
  tip("technologies", asks("ask-advance-paid")),
  tip("buildings", asks("ask-build-tikal-2")),
  tip("skulls", (view) => (viewer(view)?.skull ?? 0) > 0),
  tip("monuments", (view) => view.calendar.age === 2),
  tip("end", (view) => view.calendar.food_days_held === 3),
];
