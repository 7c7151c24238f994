// Short names for choices where it is clear what they are about.
import type { Entry } from "../lib/faces";
import { say, t } from "../lib/words.svelte";
import { figuresWords, treasureName } from "./describe";
import { placeHex, type TikalOption, type TikalView } from "./view";

/** A choice at its hex: “Uncover a step”. */
export function label(option: TikalOption, view: TikalView): Entry {
  const { token, preview } = option;
  const title = titleOf(option, view);
  return { token, title, detail: guardWords(option, view), preview };
}

function titleOf(option: TikalOption, view: TikalView): string {
  switch (option.kind) {
    case "uncover":
      return t("web-tk-do-uncover", { level: (view.hexes[option.args.hex]?.level ?? 0) + 1 });
    case "recover":
      return t("web-tk-do-recover");
    case "camp":
      return t("web-tk-do-camp");
    case "guard":
      return t("web-tk-do-guard", { figure: t(`figure-${option.args.figure}`) });
    case "enter":
      return t("web-tk-do-enter", { figure: t(`figure-${option.args.figure}`) });
    case "transfer":
      return t("web-tk-do-transfer", {
        figure: t(`figure-${option.args.figure}`),
        hex: placeHex(view, view.to_move, option.args.end),
      });
    case "exchange":
      return t("web-tk-do-exchange", {
        wanted: treasureName(option.args.wanted),
        given: treasureName(option.args.given),
      });
    default:
      return say(option.message);
  }
}

/** Who leaves the game when a figure becomes a guard. */
function guardWords(option: TikalOption, view: TikalView): string {
  if (option.kind !== "guard") return "";
  const { hex, figure } = option.args;
  const post = view.guards[hex]?.find((one) => one.figure === figure);
  const figures = post ? figuresWords(post.leave) : "";
  return figures && t("web-tk-guard-others", { figures });
}
