// Short names for choices, for where the context is clear.
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

/** The figures that leave the game for a guard: all others of that player on the hex. */
function guardWords(option: TikalOption, view: TikalView): string {
  if (option.kind !== "guard") return "";
  const here = view.hexes[option.args.hex]?.figures[view.to_move];
  if (!here) return "";
  const leads = option.args.figure === "leader";
  const explorers = here.explorers - (leads ? 0 : 1);
  const figures = figuresWords({ explorers, leader: here.leader && !leads });
  return figures && t("web-tk-guard-others", { figures });
}
