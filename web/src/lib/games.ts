/** Every game that this app draws; with the choice list alone it plays any. */
export const GAMES = ["tzolkin", "tikal"] as const;
export type Game = (typeof GAMES)[number];

export function isGame(name: string): name is Game {
  return GAMES.some((game) => game === name);
}
