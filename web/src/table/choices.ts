// The choices, arranged for the list by the game's face.
import type { Option, View } from "../api/types";
import type { Entry, Face, Group } from "../lib/faces";
import { capital, say, words } from "../lib/words.svelte";

/** Ending the turn is final, so it has its own button, always in the same place. */
export const isEnd = ({ kind }: Option): boolean => kind === "end_turn";

/** With more choices than this, large groups start closed. */
export const MANY = 14;
/** Groups up to this size stay open even then. */
const FEW = 4;
/** With more choices than this, there is a field to search them. */
export const LOOKED_FOR = 24;

/** The list: all choices except ending the turn. */
export function groupsOf(face: Face | null, view: View, options: Option[]): Group[] {
  const listed = options.filter((option) => !isEnd(option));
  return face ? face.groups(view, listed) : [{ title: "", entries: listed.map(plainEntry) }];
}

function plainEntry({ token, message, preview }: Option): Entry {
  return { token, title: capital(say(message)), detail: "", preview };
}

/** Whether a group is closed until someone opens it. */
export function startsClosed(group: Group, groups: Group[]): boolean {
  const all = groups.reduce((sum, one) => sum + one.entries.length, 0);
  return all > MANY && groups.length > 1 && group.title !== "" && group.entries.length > FEW;
}

/** The choices that contain these words, without empty groups. */
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

/** Text without capitals and accents, for searching. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase(words.language);
}
