// Every icon by its name: what goes inside an <svg> of 24 by 24 units, in the colour of the text.
import { APP } from "./drawn/app";
import { GOODS } from "./drawn/goods";
import { TIKAL } from "./drawn/tikal";
import { TZOLKIN } from "./drawn/tzolkin";

export const ICONS: Record<string, string> = { ...GOODS, ...TZOLKIN, ...TIKAL, ...APP };
