// Short names for choices where it is clear what they are about.
import { t } from "../lib/words.svelte";
import { treasureName } from "./describe";
import { placeHex, type Choice } from "./tokens";
import type { TikalView } from "./view";

export interface Label {
  token: string;
  text: string;
  preview: Record<string, number>;
}

/** A choice at its hex: “Uncover a step”. */
export function label({ option, act }: Choice, view: TikalView, seat: number): Label {
  return { token: option.token, text: words(), preview: option.preview };

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
