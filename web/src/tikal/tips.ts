// The guided first game: what is worth knowing when it first matters.
import type { View } from "../api/types";
import type { Tip } from "../lib/faces";
import { tikal, type TikalView } from "./view";

type Fits = (view: TikalView, seat: number) => boolean;

const asks = (view: TikalView, key: string) => view.prompt?.key.startsWith(key) ?? false;
const offers = (view: TikalView, word: string) =>
  view.choices.some((token) => token.startsWith(`${word} `));

function tip(key: string, fits: Fits): Tip {
  return {
    key: `web-tk-tip-${key}`,
    fits: (any: View, mine: boolean) => {
      const view = tikal(any);
      return mine && fits(view, view.to_move);
    },
  };
}

export const tips: Tip[] = [
  tip("aim", () => true),
  tip("auction", (view) => asks(view, "ask-bid")),
  tip("choose", (view) => asks(view, "ask-choose")),
  tip("volcano", (view) => view.scoring === "volcano"),
  tip("final", (view) => view.scoring === "final"),
  tip("place", (view) => asks(view, "ask-place")),
  tip("enter", (view) => asks(view, "ask-spend") && offers(view, "enter leader")),
  tip("walk", (view) => offers(view, "move")),
  tip("uncover", (view) => offers(view, "uncover")),
  tip("recover", (view) => offers(view, "recover")),
  tip("majority", (view, seat) =>
    Object.values(view.hexes).some((hex) => hex.held_by !== null && hex.held_by !== seat),
  ),
  tip("camp", (view) => offers(view, "camp")),
  tip("guard", (view) => offers(view, "guard")),
  tip("exchange", (view) => offers(view, "exchange")),
];
