// A review in sentences, the same ones as on the page that the command line writes.
import { capital, join, say, t } from "../lib/words.svelte";
import type { Loss, Review, Turn, Way } from "./data";
import { chance, quarters, share, signed } from "./numbers";

/** Shares of the game before which a lead is called early, and after which it is called late. */
const EARLY = 0.3;
const LATE = 0.85;
/** A winner whose chances fell below this part of an equal share has come back. */
const LOW = 0.5;
/** Smaller losses are not named. */
const LEAST_WINS = 0.02;
const LEAST_POINTS = 1.5;
/** Points that make a reason worth naming. */
const SMALLEST = 0.3;
const RIVAL = 1;
const AT_ONCE = 0.5;
const MOST_REASONS = 3;
const MOST_AGAINST = 2;

/** Who won, and how, if points alone did not decide. */
export function result(review: Review, names: string[]): string {
  const { winners, decided } = review;
  const last = review.curve.at(-1);
  const said = t(winners.length === 1 ? "review-won" : "review-shared", {
    who: join(winners.map((seat) => names[seat]!)),
    points: quarters(last?.points[winners[0]!] ?? 0),
  });
  return decided ? t("review-decided", { result: said, how: say(decided) }) : said;
}

/** The game in a sentence. */
export function story(review: Review, names: string[]): string {
  const { winners, curve } = review;
  if (winners.length > 1) return t("review-story-shared");
  const winner = winners[0]!;
  const leaders = curve.map(({ wins }) => wins.indexOf(Math.max(...wins)));
  let ahead = leaders.length - 1; // the turn from which the winner stays ahead
  while (ahead > 0 && leaders[ahead - 1] === winner) ahead -= 1;
  const chances = curve.map(({ wins }) => wins[winner]!);
  const lowest = chances.indexOf(Math.min(...chances));
  const params = {
    who: names[winner]!,
    turn: curve[ahead]!.turn,
    low: curve[lowest]!.turn,
    last: curve.at(-1)!.turn,
    chance: chance(chances[lowest]!),
    count: leaders.filter((leader, number) => number && leader !== leaders[number - 1]).length,
  };
  if (ahead <= EARLY * curve.length) return t("review-story-clear", params);
  if (chances[lowest]! < LOW / review.players && lowest > EARLY * curve.length)
    return t("review-story-comeback", params);
  if (ahead >= LATE * curve.length) return t("review-story-late", params);
  return t("review-story-changes", params);
}

/** What a costly turn lost, in words. */
export function cost(loss: Loss): string {
  const params = {
    loss: share(loss.wins).replace(/^\+/, ""),
    points: signed(loss.points).replace(/^\+/, ""),
  };
  if (loss.wins < LEAST_WINS) return t("review-loss-points", params);
  if (loss.points < LEAST_POINTS) return t("review-loss-wins", params);
  return t("review-loss-both", params);
}

/** Why another way was better, and what nevertheless speaks against it. */
export function reasons(
  game: string,
  turn: Turn,
  loss: Loss,
  names: string[],
): { because: string[]; though: string[] } {
  const tell = (up: boolean, most: number) =>
    loss.reasons
      .filter(({ points }) => points > 0 === up && Math.abs(points) >= SMALLEST)
      .slice(0, most)
      .map(({ term, points }) =>
        t(`reason-${game}-${term}`, { way: up ? "up" : "down", points: signed(points) }),
      );
  const because = tell(true, MOST_REASONS);
  const though = tell(false, MOST_AGAINST);
  const others = loss.rivals
    .map((change, seat) => ({ change, seat }))
    .filter(({ change, seat }) => seat !== turn.seat && Math.abs(change) >= RIVAL)
    .sort((one, two) => Math.abs(two.change) - Math.abs(one.change));
  const [rival] = others;
  if (rival) {
    const way = rival.change > 0 ? "up" : "down";
    const said = { way, who: names[rival.seat]!, points: signed(rival.change) };
    (rival.change > 0 ? though : because).push(t("reason-rival", said));
  }
  if (!because.length || comesLater(lead(loss.rivals, turn.seat), loss.points))
    because.push(t("reason-later"));
  return { because, though };
}

/** Whether the gain by the end of the turn does not explain why a line is better. Same as
 * `comes_later` in review/wording.py. */
export const comesLater = (atOnce: number, inTheEnd: number): boolean =>
  atOnce < Math.max(AT_ONCE, inTheEnd / 2);

/** How far a seat is ahead of the average of the others. */
export function lead(points: number[], seat: number): number {
  const own = points[seat]!;
  const all = points.reduce((sum, each) => sum + each, 0);
  return own - (all - own) / (points.length - 1);
}

/** A choice on a way to play: how often in a row, and whether the other way also has it. */
export interface Step {
  text: string;
  times: number;
  shared: boolean;
}

/** A way to play, choice by choice, compared with the other way. */
export function steps(way: Way, other: Way | null): Step[] {
  const left = other?.messages.map(say) ?? [];
  const found: Step[] = [];
  for (const text of way.messages.map(say)) {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    const last = found.at(-1);
    if (last?.text === capital(text) && last.shared === at >= 0) last.times += 1;
    else found.push({ text: capital(text), times: 1, shared: at >= 0 });
  }
  return found;
}
