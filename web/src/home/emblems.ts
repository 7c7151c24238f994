// The picture of every game.
import TikalEmblem from "./TikalEmblem.svelte";
import TzolkinEmblem from "./TzolkinEmblem.svelte";

export const EMBLEMS: Record<string, typeof TikalEmblem> = {
  tzolkin: TzolkinEmblem,
  tikal: TikalEmblem,
};
