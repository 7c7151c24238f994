// The players at a table: each always has a colour and a shape.
import type { Seat, TableListed } from "../api/types";
import { t } from "./words.svelte";

export const COLOURS = ["red", "green", "blue", "yellow"] as const;

export interface Player {
  seat: number;
  name: string;
  /** Whether the seat belongs to this browser. */
  yours: boolean;
  /** The bot that plays there now, if any. */
  bot: string | null;
}

export function playersOf(seats: Seat[]): Player[] {
  return seats.map((seat) => ({
    seat: seat.seat,
    name: nameOf(seat),
    yours: seat.yours,
    bot: seat.bot,
  }));
}

/** A seat's name; a seat without one is called after its bot or its colour. */
export function nameOf(seat: Seat): string {
  // At study tables, bots have left their names in the record.
  if (/^level:\d$/.test(seat.name)) return botAt(seat.seat, seat.name);
  if (seat.name) return seat.name;
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "bot" && seat.bot) return botAt(seat.seat, seat.bot);
  return t(colourOf(seat.seat));
}

export function botName(bot: string): string {
  return t("web-bot", { level: levelOf(bot) });
}

/** Bots are named with their colours, because several may have the same level. */
function botAt(seat: number, bot: string): string {
  return t("bot-of", { colour: t(colourOf(seat)), level: levelOf(bot) });
}

function colourOf(seat: number): string {
  return `colour-${COLOURS[seat % 4]}`;
}

/** The seats that have not answered a question to the table yet. */
export function unanswered(asked: TableListed["asked"]): number[] {
  if (!asked) return [];
  const answered = asked.kind === "undo" ? asked.agreed : Object.keys(asked.votes).map(Number);
  return asked.of.filter((seat) => !answered.includes(seat));
}

export function levelOf(bot: string): string {
  return bot.split(":")[1] ?? bot;
}
