// Why something cannot be done on a hex now, for a player who spends action points and has figures
// there. The server alone decides what can be done; this only says it in words.
import { t } from "../lib/words.svelte";
import { COSTS, MOST } from "./data";
import type { Hex } from "./hex";
import type { Choice } from "./tokens";
import type { HexView, PlayerView, TikalView } from "./view";

type Work = "uncover" | "recover";

export function whyNot(view: TikalView, hex: Hex, seat: number, offered: Choice[]): string[] {
  const here = view.hexes[hex];
  const player = view.players[seat];
  const points = view.action_points;
  if (!here || !player || points === null || view.to_move !== seat) return [];
  const figures = here.figures[seat];
  if (!figures || (!figures.explorers && !figures.leader)) return [];
  const offers = (kind: string) =>
    offered.some(({ act }) => act.kind === kind && "hex" in act && act.hex === hex);
  const reasons: (string | null)[] = [];
  if (here.terrain === "temple") {
    if (!offers("uncover"))
      reasons.push(noStep(view, here) ?? noWork("uncover", here, seat, points));
    if (!offers("guard") && !here.guard) reasons.push(noGuard(here, player, points));
  }
  if (here.terrain === "ruins" && here.treasures && !offers("recover"))
    reasons.push(noWork("recover", here, seat, points));
  const free = here.terrain === "clearing" || (here.terrain === "ruins" && !here.treasures);
  if (free && !offers("camp")) reasons.push(noCamp(here, player, points));
  return reasons.filter((reason) => reason !== null);
}

function noStep(view: TikalView, here: HexView): string | null {
  if (here.guard) return t("why-guarded");
  return view.steps_left[here.level + 1]
    ? null
    : t("why-no-step", { level: here.level + 1 });
}

function noWork(work: Work, here: HexView, seat: number, points: number): string | null {
  const { explorers, leader } = here.figures[seat]!;
  if (here.done_this_turn >= MOST[work]) return t(`web-tk-why-${work}-most`);
  if (explorers + Number(leader) <= here.done_this_turn) return t(`web-tk-why-${work}-figures`);
  return dear(COSTS[work], points);
}

function noGuard(here: HexView, player: PlayerView, points: number): string | null {
  if (!player.guards_left) return t("why-no-guards");
  if (here.held_by !== player.seat) return t("why-guard-majority");
  return dear(COSTS.guard, points, "why-guard-dear");
}

function noCamp(here: HexView, player: PlayerView, points: number): string | null {
  if (here.camp !== null) return here.camp === player.seat ? null : t("why-camp-taken");
  if (!player.camps_left) return t("why-no-camps");
  return dear(COSTS.camp, points, "why-camp-dear");
}

function dear(count: number, points: number, key = "why-dear"): string | null {
  return points < count ? t(key, { count, points }) : null;
}
