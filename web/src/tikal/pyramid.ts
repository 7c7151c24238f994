// The measures of a temple's pyramid, around the middle of its hex.

export interface Pyramid {
  /** Of the ground it stands on, and of its top platform. */
  foot: number;
  top: number;
  height: number;
  /** Half of its breadth at the foot and at the top. */
  base: number;
  crown: number;
}

const HIGHEST = 10;
const TALL = 94;
const CROWN = 17;

/** Already a low one is a pyramid; each storey makes it taller and broader. */
export function pyramid(level: number, guarded: boolean): Pyramid {
  // A little lower where a guard needs room on top.
  const foot = guarded ? 40 : 37;
  const height = TALL * (level / HIGHEST) ** 0.56;
  return { foot, top: foot - height, height, base: 35 + level * 2.7, crown: CROWN };
}
