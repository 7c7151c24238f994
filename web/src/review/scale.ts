// Positions of values in a chart.

export interface Scale {
  (value: number): number;
  /** Round values, with room for their labels. */
  ticks: number[];
}

const ROUND = [1, 2, 2.5, 5, 10];

/** The smallest round step that needs at most `most` steps for `span`. */
export function roundStep(span: number, most: number): number {
  if (span <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(span / most));
  return power * (ROUND.find((step) => span / (power * step) <= most + 1e-9) ?? 10);
}

/** Map values to pixels; the ends are widened to round values unless they are exact. */
export function scale(
  [least, most]: [number, number],
  [from, to]: [number, number],
  steps: number,
  exact = false,
): Scale {
  const step = roundStep(most - least, steps);
  const low = exact ? least : Math.floor(least / step + 1e-9) * step;
  const high = exact ? most : Math.max(Math.ceil(most / step - 1e-9) * step, low + step);
  const span = high - low || 1;
  const place = (value: number) => from + ((value - low) / span) * (to - from);
  const ticks: number[] = [];
  const first = Math.ceil(low / step - 1e-9);
  for (let number = first; number * step <= high + step * 1e-6; number++)
    ticks.push(Math.round(number * step * 1e6) / 1e6 + 0); // never −0
  return Object.assign(place, { ticks });
}

/** A line through points, for the `d` of a path. */
export function pathOf(points: [number, number][]): string {
  const digits = (value: number) => Math.round(value * 10) / 10;
  return points.map(([x, y], number) => `${number ? "L" : "M"}${digits(x)} ${digits(y)}`).join("");
}

/** The index of the nearest of the ascending values. */
export function nearest(values: number[], wanted: number): number {
  let best = 0;
  values.forEach((value, number) => {
    if (Math.abs(value - wanted) < Math.abs(values[best]! - wanted)) best = number;
  });
  return best;
}

/** Labels beside the ends of lines, moved until they are at least `apart` from each other. */
export function spread(wanted: number[], apart: number, least: number, most: number): number[] {
  const order = wanted.map((_, number) => number).sort((one, two) => wanted[one]! - wanted[two]!);
  const placed = [...wanted];
  let floor = least;
  for (const number of order) {
    placed[number] = Math.max(placed[number]!, floor);
    floor = placed[number]! + apart;
  }
  let ceiling = most;
  for (const number of order.toReversed()) {
    placed[number] = Math.min(placed[number]!, ceiling);
    ceiling = placed[number]! - apart;
  }
  return placed;
}
