// What can be chosen, arranged for the list: by the game's face, or by words alone.
import type { Option, View } from "../api/types";
import type { Chip, Entry, Face, Group } from "../lib/faces";
import { capital, say, t, words } from "../lib/words.svelte";
import { ICONS } from "../parts/icons";

/** The one commitment: a button of its own, always at the same place. */
export const END = "end turn";

/** With more choices than this, large groups are closed at first. */
export const MANY = 14;
/** Groups of so many stay open even then. */
const FEW = 4;
/** With more choices than this, there is a field to look for one. */
export const LOOKED_FOR = 24;

/** An option as a line of the list. */
export function entryOf(option: Option): Entry {
  return {
    tokens: [option.token],
    title: capital(say(option.message)),
    detail: "",
    preview: option.preview,
    target: option.target,
  };
}

/** The list: everything but ending the turn. */
export function groupsOf(face: Face | null, view: View, options: Option[]): Group[] {
  const listed = options.filter((option) => option.token !== END);
  return face?.groups?.(view, listed) ?? plainGroups(listed);
}

function plainGroups(options: Option[]): Group[] {
  if (options.length > MANY) return bySaying(options);
  return [{ title: "", entries: options.map(entryOf) }];
}

/** Options that are said alike belong together, under the words they have in common. */
function bySaying(options: Option[]): Group[] {
  const kinds = new Map<string, Option[]>();
  for (const option of options) {
    const alike = kinds.get(option.message.key) ?? [];
    kinds.set(option.message.key, [...alike, option]);
  }
  return [...kinds.values()].map((alike) => {
    const entries = alike.map(entryOf);
    return { title: common(entries.map((entry) => entry.title)), entries };
  });
}

function common(titles: string[]): string {
  let same = titles[0] ?? "";
  for (const title of titles) while (!title.startsWith(same)) same = same.slice(0, -1);
  if (titles.length === 1) return same;
  return same.replace(/[^\p{L}\p{N}]*[\p{L}\p{N}]*$/u, "") || same.trim();
}

/** Whether a group is closed until somebody opens it. */
export function startsClosed(group: Group, groups: Group[]): boolean {
  const all = groups.reduce((sum, one) => sum + one.entries.length, 0);
  return all > MANY && groups.length > 1 && group.title !== "" && group.entries.length > FEW;
}

/** The name of an entry within a list. */
export const nameOf = (entry: Entry): string => entry.tokens.join(", ");

/** Only what has these words somewhere, and no empty groups. */
export function sought(groups: Group[], text: string): Group[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  const fits = (group: Group, entry: Entry) => {
    const said = plain(`${group.title} ${entry.title} ${entry.detail}`);
    return wanted.every((word) => said.includes(word));
  };
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => fits(group, entry)) }))
    .filter((group) => group.entries.length);
}

/** Without capitals and accents: as people type who look for something. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase(words.language);
}

/** A change as an icon with a number, in the game's words if it has a face. */
export function chipOf(face: Face | null, view: View, name: string, amount: number): Chip {
  if (face) return face.chip(name, amount, view);
  const text = `${amount < 0 ? "−" : "+"}${Math.abs(amount)}`;
  const key = `amount-${name}`;
  const what = words.has(key) ? t(key, { count: Math.abs(amount) }) : `${Math.abs(amount)} ${name}`;
  const label = t("change", { sign: amount < 0 ? "−" : "+", what });
  return { icon: name in ICONS ? name : "more", text, label };
}
