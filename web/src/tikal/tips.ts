// The guided first game: what is worth knowing when it first matters.
import type { Tip } from "../lib/faces";
import { ofKind, type TikalOption, type TikalView } from "./view";

type Fits = (view: TikalView, options: TikalOption[]) => boolean;

/** Show only tips that I can use now. */
const tip = (name: string, fits: Fits): Tip<TikalView, TikalOption> => ({
  key: `web-tk-tip-${name}`,
  fits: (view, options) => options.length > 0 && fits(view, options),
});

const asks =
  (kind: string): Fits =>
  ({ prompt }) =>
    prompt?.kind === kind;
const offers =
  (kind: TikalOption["kind"]): Fits =>
  (_, options) =>
    ofKind(options, kind).length > 0;

export const tips = [
  tip("aim", () => true),
  tip("auction", asks("bid")),
  tip("choose", asks("choose")),
  tip("volcano", (view) => view.scoring === "volcano"),
  tip("final", (view) => view.scoring === "final"),
  tip("place", asks("place")),
  tip("enter", (_, options) =>
    ofKind(options, "enter").some(({ args }) => args.figure === "leader"),
  ),
  tip("walk", offers("move")),
  tip("uncover", offers("uncover")),
  tip("recover", offers("recover")),
  tip("majority", (view) =>
    Object.values(view.hexes).some(({ held_by }) => held_by !== null && held_by !== view.to_move),
  ),
  tip("camp", offers("camp")),
  tip("guard", offers("guard")),
  tip("exchange", offers("exchange")),
];
