// Every icon by its name: the content of an <svg> of 24 by 24 units, in the colour of the text.
// The games' icons are shared with the pictures that Python draws.
import shared from "../../../src/sacbe/face/icons.json";
import { APP } from "./drawn/app";
import { bold, fine, line, solid } from "./drawn/pen";

const BRUSHES: Record<string, (d: string) => string> = { bold, fine, line, solid };
const drawn = Object.entries(shared).map(([name, paths]) => [
  name,
  Object.entries(paths)
    .map(([brush, d]) => BRUSHES[brush]!(d))
    .join(""),
]);

export const ICONS: Record<string, string> = { ...Object.fromEntries(drawn), ...APP };
