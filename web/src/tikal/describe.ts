// Tikal in words: tiles, places, changes.
import type { Message } from "../api/types";
import { chipOf } from "../lib/chips";
import type { Chip } from "../lib/faces";
import type { Player } from "../lib/players";
import { join, t } from "../lib/words.svelte";
import { KINDS, PRINTED, tileOf, treasurePoints, type Tile } from "./data";
import { neighbour, SIDES, turned, type Hex } from "./hex";
import type { FiguresHere, HexView, Kind, PlayerView, TikalView } from "./view";

/** What is on a tile or a hex, as a message for other texts. */
export function terrain(what: string, level: number, count: number): Message {
  return { key: `terrain-${what}`, params: { level, count } };
}

export function tileWords(id: string): string {
  const tile = tileOf(id);
  if (!tile) return id;
  return t("tikal-tile", { id, terrain: terrain(tile.terrain, tile.level, tile.masks) });
}

export function hexTerrain(hex: HexView): string {
  if (hex.terrain === "ruins" && !hex.treasures) return t("web-tk-ruins-empty");
  return t(`terrain-${hex.terrain}`, { level: hex.level, count: hex.treasures });
}

/** The tile, or the printed terrain, of an explored hex. */
export function groundOf(view: TikalView, hex: Hex): Tile | null {
  const here = view.hexes[hex];
  if (!here) return null;
  return here.tile ? tileOf(here.tile) : (PRINTED.get(hex) ?? null);
}

/** The stones on each side of an explored hex, as the tile lies. */
export function stonesOf(view: TikalView, hex: Hex): number[] {
  const ground = groundOf(view, hex);
  return ground ? turned(ground.stones, view.hexes[hex]!.rotation) : [0, 0, 0, 0, 0, 0];
}

/** Stones by the side they point to: “north 2, south 1”. */
export function stonesWords(stones: number[]): string {
  return join(
    SIDES.flatMap((side, i) =>
      stones[i]
        ? [t("web-tk-stones-side", { side: t(`web-tk-side-${side}`), count: stones[i] })]
        : [],
    ),
  );
}

/** The roads that the tile would make on a hex; empty if there are none. */
export function roadsWords(view: TikalView, hex: Hex, rotation: number): string {
  const way = view.placements[hex]?.find((one) => one.rotation === rotation);
  return listRoads(Object.entries(way?.roads ?? {}));
}

/** Where roads lead, and their prices. */
function listRoads(roads: [Hex, number][]): string {
  return join(roads.map(([hex, count]) => t("web-tk-road-for", { hex, count })));
}

/** “3 explorers and the leader” */
export function figuresWords({ explorers, leader }: FiguresHere): string {
  const parts = explorers ? [t("web-tk-explorers", { count: explorers })] : [];
  if (leader) parts.push(t("web-tk-the-leader"));
  return join(parts);
}

export function nameOfSeat(players: Player[], seat: number): string {
  return players.find((one) => one.seat === seat)?.name ?? `${seat + 1}`;
}

/** Everything about a hex, one fact per line. */
export function hexWords(view: TikalView, hex: Hex, players: Player[]): string[] {
  const here = view.hexes[hex];
  if (!here) return [t("web-tk-hex-unexplored", { hex })];
  const who = (seat: number) => nameOfSeat(players, seat);
  const lines = [t("web-tk-hex", { hex, what: hexTerrain(here) })];
  if (here.terrain === "volcano") lines.push(t("web-tk-hex-volcano"));
  if (here.guard)
    lines.push(t("web-tk-hex-guard", { name: who(here.guard.seat), count: here.level }));
  else if (here.held_by !== null)
    lines.push(t("web-tk-hex-held", { name: who(here.held_by), count: here.level }));
  else if (here.terrain === "temple") lines.push(t("web-tk-hex-nobody"));
  if (here.camp !== null) lines.push(t("web-tk-hex-camp", { name: who(here.camp) }));
  here.figures.forEach((figures, seat) => {
    if (figures.explorers || figures.leader)
      lines.push(t("web-tk-hex-figures", { name: who(seat), figures: figuresWords(figures) }));
  });
  const roads = listRoads(
    here.roads.flatMap((price, side): [Hex, number][] =>
      price ? [[neighbour(hex, side) ?? "", price]] : [],
    ),
  );
  if (roads) lines.push(t("web-tk-hex-roads", { roads }));
  else if (here.terrain !== "volcano") lines.push(t("web-tk-hex-no-roads"));
  if (here.done_this_turn) lines.push(t("web-tk-hex-done", { count: here.done_this_turn }));
  return lines;
}

/** The board in a sentence or two, for screen readers. */
export function boardWords(view: TikalView, players: Player[]): string {
  const temples = Object.entries(view.hexes)
    .filter(([, here]) => here.held_by !== null)
    .map(([hex, here]) =>
      t("web-tk-sum-temple", { hex, level: here.level, name: nameOfSeat(players, here.held_by!) }),
    );
  return [
    t("web-tk-sum", { count: Object.keys(view.hexes).length }),
    ...(temples.length ? [t("web-tk-sum-temples", { temples: join(temples) })] : []),
  ].join(" ");
}

export function treasureName(kind: Kind): string {
  return t(`treasure-${kind}`);
}

/** A player's treasures, the fullest sets first. */
export function sets(player: PlayerView): { kind: Kind; count: number; worth: number }[] {
  return KINDS.map((kind) => ({ kind, count: player.treasures[kind] }))
    .filter(({ count }) => count > 0)
    .sort((one, two) => two.count - one.count)
    .map((one) => ({ ...one, worth: treasurePoints(one.count) }));
}

function isKind(name: string): name is Kind {
  return (KINDS as string[]).includes(name);
}

/** The icon of a treasure's kind: Tzolk'in already has a sun. */
export function kindIcon(kind: Kind): string {
  return kind === "sun" ? "sun_treasure" : kind;
}

/** The name and the icon of a change. */
export function chip(name: string, amount: number): Chip {
  return isKind(name)
    ? chipOf(kindIcon(name), amount, (count) =>
        t("amount-treasure", { count, treasure: treasureName(name) }),
      )
    : chipOf(name, amount, (count) => t(`amount-${name}`, { count }));
}

/** A player's things in one line: what would be scored now, if a scoring is still to come,
 * explorers at hand, each treasure. */
export function summary(view: TikalView, seat: number): Chip[] {
  const player = view.players[seat]!;
  const would = player.would_score.temples + player.would_score.treasures;
  const next = {
    icon: "would_score",
    text: `+${would}`,
    label: t("web-tk-p-would", { ...player.would_score, count: would }),
  };
  return [
    ...(view.over ? [] : [next]),
    {
      icon: "explorer",
      text: `${player.explorers}`,
      label: t("web-tk-p-explorers", { count: player.explorers, lost: player.explorers_lost }),
    },
    ...sets(player).map(({ kind, count, worth }) => ({
      icon: kindIcon(kind),
      text: `${count}`,
      label: t("web-tk-p-set", { count, treasure: treasureName(kind), worth }),
    })),
  ];
}
