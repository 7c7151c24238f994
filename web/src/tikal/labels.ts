// Short names for choices where it is clear what they are about.
import { t } from "../lib/words.svelte";
import { figuresWords, treasureName } from "./describe";
import { placeHex, type Act, type Choice } from "./tokens";
import type { TikalView } from "./view";

export interface Label {
  token: string;
  text: string;
  /** More to know before it is chosen. */
  detail: string;
  preview: Record<string, number>;
}

/** A choice at its hex: “Uncover a step”. */
export function label({ option, act }: Choice, view: TikalView, seat: number): Label {
  return {
    token: option.token,
    text: words(),
    detail: guardWords(act, view, seat),
    preview: option.preview,
  };

  function words(): string {
    switch (act.kind) {
      case "uncover":
        return t("web-tk-do-uncover", { level: (view.hexes[act.hex]?.level ?? 0) + 1 });
      case "recover":
        return t("web-tk-do-recover");
      case "camp":
        return t("web-tk-do-camp");
      case "guard":
        return t("web-tk-do-guard", { figure: t(`figure-${act.figure}`) });
      case "enter":
        return t("web-tk-do-enter", { figure: t(`figure-${act.figure}`) });
      case "transfer":
        return t("web-tk-do-transfer", {
          figure: t(`figure-${act.figure}`),
          hex: placeHex(view, seat, act.end),
        });
      case "exchange":
        return t("web-tk-do-exchange", {
          wanted: treasureName(act.wanted),
          given: treasureName(act.given),
        });
      default:
        return t(option.message.key, option.message.params);
    }
  }
}

/** Who leaves the game when one of them becomes a guard: all others of that player there. */
function guardWords(act: Act, view: TikalView, seat: number): string {
  const here = act.kind === "guard" ? view.hexes[act.hex]?.figures[seat] : null;
  if (act.kind !== "guard" || !here) return "";
  const guards = act.figure === "leader";
  const others = {
    explorers: here.explorers - (guards ? 0 : 1),
    leader: here.leader && !guards,
  };
  const figures = figuresWords(others);
  return figures && t("web-tk-guard-others", { figures });
}
