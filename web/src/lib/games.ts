/** Every game that this app draws, its icon, and whether it has modes. A game that is not here can
 * be played with the choice list. */
const KNOWN = {
  tzolkin: { icon: "calendar", modes: false },
  tikal: { icon: "temple", modes: true },
};
export type Game = keyof typeof KNOWN;
export const GAMES = Object.keys(KNOWN) as [Game, ...Game[]];

export function isGame(name: string): name is Game {
  return GAMES.some((game) => game === name);
}

export const MODES = ["basic", "tactical"];
export const hasModes = (game: string) => isGame(game) && KNOWN[game].modes;
export const iconOf = (game: string) => (isGame(game) ? KNOWN[game].icon : "players");
