// What both games count and carry: a silhouette each that is known at 14 pixels in one colour.
import { disc, small, solid, star } from "./pen";

const corn = solid(
  "M12 1.2c2.7 1.7 4 4.6 4 7.9 0 2.4-.6 4.6-1.6 6.4-1 1.2-1.8 2.3-2.4 3.5-.6-1.2-1.4-2.3-2.4-3.5C8.6 13.7 8 11.5 8 9.1c0-3.3 1.3-6.2 4-7.9z" +
    disc(12, 5.4, 0.9) +
    disc(10.3, 8.4, 0.9) +
    disc(13.7, 8.4, 0.9) +
    disc(12, 11.4, 0.9) +
    "M6.3 9.2C6 14.5 7.8 18.7 11 22.6 5.6 22 2.6 18.6 2.6 13.8 2.6 12.5 2.8 11.2 3.2 10z" +
    "M17.7 9.2C18 14.5 16.2 18.7 13 22.6 18.4 22 21.4 18.6 21.4 13.8 21.4 12.5 21.2 11.2 20.8 10z",
);

/** A log from its side: the cut end at the left, then the trunk. */
const log = (x: number, y: number) =>
  `M${x} ${y}c1.8 0 3 1.9 3 4.2s-1.2 4.2-3 4.2-3-1.9-3-4.2 1.2-4.2 3-4.2z` +
  `M${x} ${y + 2.2}c-.7 0-1.1.9-1.1 2s.4 2 1.1 2 1.1-.9 1.1-2-.4-2-1.1-2z` +
  `M${x + 3} ${y}h9.5c1.7 0 2.7 1.9 2.7 4.2s-1 4.2-2.7 4.2H${x + 3}c1-1.2 1.5-2.6 1.5-4.2S${x + 4} ${y + 1.2} ${x + 3} ${y}z`;
const wood = solid(log(8.2, 2.8) + log(4.8, 13));

const stone = solid(
  "M8 3.5h7.6l4.2 5.2-7.3 2.2-7.7-1.7zM3.7 10.6l8 1.9.5 8.2H6.3L2.4 14.2z" +
    "M13.4 12.4l7.3-2.2 1 4.5-3.5 6h-4.3z",
);

const gold = solid(
  "M8.3 4.5h7.4l2.1 6.7H6.2zM3.4 12.8h6.9l1.3 6.7H1.3zM13.7 12.8h6.9l2.1 6.7H12.4z",
);

const skull = solid(
  "M12 2C6.8 2 3 5.6 3 10.4c0 2.9 1.3 4.9 3.2 6.3v3.1a1.7 1.7 0 0 0 1.7 1.7h8.2a1.7 1.7 0 0 0 1.7-1.7v-3.1c1.9-1.4 3.2-3.4 3.2-6.3C21 5.6 17.2 2 12 2z" +
    disc(8.3, 10.8, 2.3) +
    disc(15.7, 10.8, 2.3) +
    "M12 13.4l1.5 2.7h-3zM9.2 18.6h1.2v2.9H9.2zM13.6 18.6h1.2v2.9h-1.2z",
);

const points = solid(star(12, 12.6, 5, 11, 4.7));
const frame = '<rect x="2.5" y="2.5" width="19" height="19" rx="3.5"/>';

export const GOODS: Record<string, string> = {
  corn,
  wood,
  stone,
  gold,
  skull,
  points,
  corn_tile: frame + small(corn, 5.4, 5.4, 0.55),
  wood_tile: frame + small(wood, 5.2, 4.8, 0.57),
};
