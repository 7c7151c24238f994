/** Every game that can be played here. */
export const GAMES = ["tzolkin", "tikal"] as const;
export type Game = (typeof GAMES)[number];

export function isGame(name: string): name is Game {
  return GAMES.some((game) => game === name);
}
