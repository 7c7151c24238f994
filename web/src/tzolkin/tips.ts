// The guided first game: what is worth knowing when it first matters.
import type { Tip } from "../lib/faces";
import { viewer, type TzolkinOption, type TzolkinView } from "./view";

type Fits = (view: TzolkinView, options: TzolkinOption[]) => boolean;

const tip = (name: string, fits: Fits): Tip<TzolkinView, TzolkinOption> => ({
  key: `web-tz-tip-${name}`,
  fits,
});

/** Whether I am asked a question of one of these kinds. */
const asks =
  (...kinds: string[]): Fits =>
  ({ prompt }, options) =>
    options.length > 0 && kinds.includes(prompt?.kind ?? "");

/** Whether my turn begins: nothing was placed or retrieved yet. */
const begins: Fits = (view, options) => asks("turn")(view, options) && view.this_turn.mode === null;

const offers = (options: TzolkinOption[], wanted: TzolkinOption["kind"]) =>
  options.some(({ kind }) => kind === wanted);
const isOnGears = (view: TzolkinView) => (viewer(view)?.on_gears ?? 0) > 0;

export const tips = [
  tip("aim", asks("keep")),
  tip("wealth", asks("keep")),
  tip("place", (view, options) => begins(view, options) && !isOnGears(view)),
  tip("cost", (view, options) => asks("turn")(view, options) && view.this_turn.mode === "placing"),
  tip("wait", (view, options) => !options.length && isOnGears(view)),
  tip("beg", (_, options) => offers(options, "beg")),
  tip("act", asks("act")),
  tip("retrieve", (view, options) => begins(view, options) && isOnGears(view)),
  tip("start", (view, options) => view.calendar.corn > 0 && offers(options, "place_start")),
  tip("days", asks("days")),
  tip("food", ({ calendar }) => {
    const next = calendar.next_food_day;
    return next !== null && next - calendar.day <= 3;
  }),
  tip("temples", asks("step", "two_steps", "anger")),
  tip("technologies", asks("advance")),
  tip("buildings", asks("build")),
  tip("skulls", (view) => (viewer(view)?.skull ?? 0) > 0),
  tip("monuments", (view) => view.calendar.age === 2),
  tip("end", (view) => view.calendar.food_days_held === 3),
];
