// Turning the tile in hand: only to offered rotations, and always onwards. Sixths keep counting up
// or down, so that the drawing never spins back.

/** After how many sixths a tile looks the same again. */
export function period(stones: number[]): number {
  const alike = (by: number) => stones.every((count, side) => count === stones[(side + by) % 6]);
  return [1, 2, 3].find(alike) ?? 6;
}

/** The rotation of a tile after this many sixths. */
export function rotationOf(stones: number[], sixths: number): number {
  const every = period(stones);
  return ((sixths % every) + every) % every;
}

/** The nearest sixths, from here onwards, with an offered rotation. */
export function settle(stones: number[], offered: number[], sixths: number): number {
  for (let more = 0; more < 6; more++)
    if (offered.includes(rotationOf(stones, sixths + more))) return sixths + more;
  return sixths;
}

/** The next sixths with an offered rotation, in either direction. */
export function turn(stones: number[], offered: number[], sixths: number, by: number): number {
  for (let more = 1; more <= 6; more++) {
    const next = sixths + more * Math.sign(by);
    if (offered.includes(rotationOf(stones, next))) return next;
  }
  return sixths;
}
