// Small strokes that all icons are drawn with, on a grid of 24 units.

/** A filled silhouette; what lies inside it twice is a hole. */
export const solid = (d: string) =>
  `<path fill="currentColor" stroke="none" fill-rule="evenodd" d="${d}"/>`;

/** A line of the usual weight. */
export const line = (d: string) => `<path d="${d}"/>`;

/** A line of the finer weight. */
export const fine = (d: string) => `<path stroke-width="1.2" d="${d}"/>`;

/** A drawing again, smaller, with its corner elsewhere. */
export const small = (drawing: string, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

/** Outline of a disc. */
export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const round = (value: number) => Math.round(value * 100) / 100;

/** Points on two circles in turn: stars and rays. */
export function star(x: number, y: number, tips: number, outer: number, inner: number): string {
  const corners: string[] = [];
  for (let corner = 0; corner < 2 * tips; corner++) {
    const angle = (Math.PI * corner) / tips;
    const r = corner % 2 ? inner : outer;
    corners.push(`${round(x + r * Math.sin(angle))} ${round(y - r * Math.cos(angle))}`);
  }
  return `M${corners.join("L")}z`;
}

/** Outline of a toothed wheel. */
export function gear(x: number, y: number, teeth: number, outer: number, inner: number): string {
  const corners: string[] = [];
  for (let tooth = 0; tooth < teeth; tooth++)
    for (const [share, r] of [
      [-0.32, inner],
      [-0.2, outer],
      [0.2, outer],
      [0.32, inner],
    ] as const) {
      const angle = (2 * Math.PI * (tooth + share)) / teeth;
      corners.push(`${round(x + r * Math.sin(angle))} ${round(y - r * Math.cos(angle))}`);
    }
  return `M${corners.join("L")}z`;
}
