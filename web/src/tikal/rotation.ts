// Turning the tile in the hand: only to rotations that are offered, and always onwards. Sixths are
// counted on and on, so that the drawing never spins back.

/** After how many sixths a tile looks the same again. */
export function period(stones: number[]): number {
  const alike = (by: number) => stones.every((count, side) => count === stones[(side + by) % 6]);
  return [1, 2, 3].find(alike) ?? 6;
}

/** The rotation that a tile has after so many sixths. */
export function rotationOf(stones: number[], sixths: number): number {
  const every = period(stones);
  return ((sixths % every) + every) % every;
}

/** The nearest sixths, from here onwards, whose rotation is offered. */
export function settle(stones: number[], offered: number[], sixths: number): number {
  for (let more = 0; more < 6; more++)
    if (offered.includes(rotationOf(stones, sixths + more))) return sixths + more;
  return sixths;
}

/** The next sixths whose rotation is offered, one way or the other. */
export function turn(stones: number[], offered: number[], sixths: number, by: number): number {
  for (let more = 1; more <= 6; more++) {
    const next = sixths + more * Math.sign(by);
    if (offered.includes(rotationOf(stones, next))) return next;
  }
  return sixths;
}
