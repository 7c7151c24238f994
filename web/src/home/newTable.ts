// Creating a table: add its seats to this browser's session, then go there.
import { insist, post } from "../api/client";
import type { TableAsked, TableMade } from "../api/types";
import { hasModes, MODES } from "../lib/games";
import { guide, played } from "../lib/guide.svelte";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { stored } from "../lib/storage";

export type Asked = Pick<TableAsked, "game" | "seats"> & Partial<TableAsked>;

/** Create a table and add its tokens to this browser's session; returns its id. */
export async function makeTable(asked: Asked): Promise<string> {
  const made = await post<TableMade>("/tables", asked);
  const { id } = made.table;
  // One after the other: the first request sets the cookie that the others are added to.
  for (const { token } of [...Object.values(made.seats), made.host])
    await insist(() => post("/session", { token }));
  stored.set(`invite-${id}`, made.invite.link);
  return id;
}

/** Create a table and go there; someone's first table of a game is guided. */
export async function layTable(asked: Asked, learning = false): Promise<void> {
  const id = await makeTable(asked);
  if (learning || !played.before(asked.game)) guide.begin(id);
  played.remember(asked.game);
  router.go(`/table/${id}`);
}

/** A game with one click: how many bots, and how strong. */
export interface Quick {
  bots: number;
  level: number;
  /** For games with several modes. */
  mode: string;
}

export const LEVELS = [1, 2, 3, 4, 5];
export const FEWEST = 2;
export const MOST = 4;

/** A first game, to learn the rules. */
export const LEARNING: Quick = { bots: 1, level: 1, mode: MODES[0]! };

export function quickOf(game: string): Quick {
  const [first, second, mode = ""] = (stored.get(`quick-${game}`) ?? "").split(",");
  const [bots, level] = [Number(first), Number(second)];
  return {
    bots: bots && bots >= FEWEST - 1 && bots < MOST ? bots : 2,
    level: level && LEVELS.includes(level) ? level : 2,
    mode: MODES.includes(mode) ? mode : MODES[0]!,
  };
}

export function rememberQuick(game: string, { bots, level, mode }: Quick): void {
  stored.set(`quick-${game}`, `${bots},${level},${mode}`);
}

/** A table for me and bots. */
export function quickTable(game: string, { bots, level, mode }: Quick): Asked {
  const bot = { kind: "bot" as const, name: "", bot: botOf(level) };
  return {
    game,
    seats: [{ kind: "me", name: settings.name.trim() }, ...Array<typeof bot>(bots).fill(bot)],
    ...(hasModes(game) ? { options: { mode } } : {}),
  };
}

type Bot = NonNullable<TableAsked["seats"][number]["bot"]>;

export function botOf(level: number): Bot {
  return `level:${level}` as Bot;
}
