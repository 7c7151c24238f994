// What one seat may know and another may not.
import type { View } from "../api/types";

/** Whether this view holds something that other players must not see: where mine has something,
 * theirs is not told to me. */
export function hides(view: View): boolean {
  return view.players.some(
    (player) => player.seat !== view.seat && Object.values(player).some((held) => held === null),
  );
}
