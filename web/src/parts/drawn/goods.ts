// What both games count and carry: a silhouette each that is known at 14 pixels in one colour.
import { disc, fine, small, solid, star } from "./pen";

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

/** A second, quieter tone under the silhouette. */
const body = (d: string, share: number) =>
  `<path fill="currentColor" fill-opacity="${share}" stroke="none" d="${d}"/>`;

const EAR =
  "M16 2c4 2.6 5.8 6.8 5.8 11.4 0 4.6-1.5 8.4-3.4 11.4-.9 1.1-1.8 2-2.4 3.2-.6-1.2-1.5-2.1-2.4-3.2-1.9-3-3.4-6.8-3.4-11.4C10.2 8.8 12 4.6 16 2z";
const HUSKS =
  "M8.6 12.5c-.9 7 1 12.6 6 17.5C7.5 29.4 3.3 24.9 3.3 18.5c0-1.7.3-3.3.8-4.8 1.6-.9 3-1.3 4.5-1.2z" +
  "M23.4 12.5c.9 7-1 12.6-6 17.5 7.1-.6 11.3-5.1 11.3-11.5 0-1.7-.3-3.3-.8-4.8-1.6-.9-3-1.3-4.5-1.2z";
const TRUNK = "M0 0h13.5c2 0 3.3 2.5 3.3 5.5s-1.3 5.5-3.3 5.5H0c1.3-1.5 2-3.4 2-5.5S1.3 1.5 0 0z";
const END = "M-4 0c2.2 0 3.9 2.5 3.9 5.5S-1.8 11-4 11s-3.9-2.5-3.9-5.5S-6.2 0-4 0z";
const GRAIN = "M4.5 2.8h8.5M5 5.5h5M4.5 8.3h9";
const bigLog =
  body(TRUNK, 0.6) + solid(END + disc(-4, 5.5, 2.2)) + solid(disc(-4, 5.5, 0.9)) + fine(GRAIN);
const INGOTS = [
  ["M10.6 9h10.8l2.6 7.2H8z", "M12.4 5h7.2l1.6 2.8H10.8z"],
  ["M3.8 21.3h10l1.7 6.7H1.2z", "M5.6 17.6h6.8l1.2 2.5H4.3z"],
  ["M18.2 21.3h10l2.6 6.7H16.5z", "M19.6 17.6h6.8l1.3 2.5h-9.3z"],
] as const;

/** The five goods again, fuller, on a grid of 32 units: for where there is room. */
export const BIG_GOODS: Record<string, string> = {
  corn:
    body(HUSKS, 0.55) +
    fine("M7.2 15.5c0 5.5 1.8 9.7 5.2 13M24.8 15.5c0 5.5-1.8 9.7-5.2 13") +
    solid(
      EAR +
        [
          [16, 6.2],
          [13.4, 9],
          [18.6, 9],
          [16, 11.2],
          [13.2, 13.8],
          [18.8, 13.8],
          [16, 16.2],
          [13.8, 19],
          [18.2, 19],
          [16, 21.5],
        ]
          .map(([x, y]) => disc(x!, y!, 1.15))
          .join(""),
    ),
  wood: small(bigLog, 13.2, 4, 1) + small(bigLog, 9.5, 17, 1),
  stone:
    solid("M10.5 4.5h10.3l6 7.3-10 3.2L5.8 12.3z") +
    body("M5 13.8l11 2.7.8 11.5H8.7L3.2 19z", 0.75) +
    body("M17.6 16.5l10.2-3.2 1.4 6.4-4.9 8.3h-6z", 0.5) +
    fine("M8 19.5l2.5 1M21.5 21.5l2.5-1.2"),
  gold: INGOTS.map(([front, top]) => solid(front) + body(top, 0.55)).join(""),
  skull:
    solid(
      "M16 2.5C9 2.5 4 7.3 4 13.7c0 3.9 1.7 6.6 4.2 8.5v4.1a2.2 2.2 0 0 0 2.2 2.2h11.2a2.2 2.2 0 0 0 2.2-2.2v-4.1c2.5-1.9 4.2-4.6 4.2-8.5C28 7.3 23 2.5 16 2.5z" +
        disc(11, 14.4, 3.2) +
        disc(21, 14.4, 3.2) +
        "M16 17.8l2 3.7h-4zM12.2 24.5h1.5v4h-1.5zM15.250 24.5h1.5v4h-1.5zM18.3 24.5h1.5v4h-1.5zM9.5 6.8l3.8-1.9.6 1.1-3.8 2z",
    ) + body(disc(11, 14.4, 1.3) + disc(21, 14.4, 1.3), 0.5),
};
