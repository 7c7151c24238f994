// The dimensions of a temple's pyramid, relative to the middle of its hex.

export interface Pyramid {
  /** The y of its foot and of its top platform. */
  foot: number;
  top: number;
  height: number;
  /** Half of its width at the foot and at the top. */
  base: number;
  crown: number;
}

const HIGHEST = 10;
const TALL = 94;
const CROWN = 17;

/** Even a low temple is a pyramid; each storey makes it taller and broader. */
export function pyramid(level: number, guarded: boolean): Pyramid {
  // A little lower where a guard needs room on top.
  const foot = guarded ? 40 : 37;
  const height = TALL * (level / HIGHEST) ** 0.56;
  return { foot, top: foot - height, height, base: 35 + level * 2.7, crown: CROWN };
}
