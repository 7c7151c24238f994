// Small strokes that all icons are drawn with, on a grid of 24 units.

/** A filled silhouette; areas covered twice are holes. */
export const solid = (d: string) =>
  `<path fill="currentColor" stroke="none" fill-rule="evenodd" d="${d}"/>`;

/** A line of the usual weight. */
export const line = (d: string) => `<path d="${d}"/>`;

/** A thinner line, and a bolder one. */
export const fine = (d: string) => `<path stroke-width="1.2" d="${d}"/>`;
export const bold = (d: string) => `<path stroke-width="3" d="${d}"/>`;

/** The outline of a disc. */
export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
