import { foldText } from "../catalogue/fold.js";
import type { Podcast } from "../catalogue/podcast.js";
import type { LookupKey } from "../catalogue/podcast-catalogue.port.js";
import type { ImportEntry } from "./import-entry.js";

/** "found": that show and no other; "doubtful": somebody has to choose; "not-found": nothing like it. */
export type MatchOutcome = "found" | "doubtful" | "not-found";
export type Match = { readonly outcome: MatchOutcome; readonly candidates: readonly Podcast[] };

/** Shows that are offered for choosing. */
export const CANDIDATES_MAX = 5;

/**
 * Which show an entry means, from what each of its keys found, best first. What an id or a feed names is the show; a title
 * names it when exactly one show is called so, or one of those by the author who is named.
 */
export function matchEntry(entry: ImportEntry, found: (key: LookupKey) => readonly Podcast[]): Match {
  for (const key of entry.keys) {
    const [show, ...others] = found(key);
    if (key.kind !== "title" && show) return others.length === 0 ? sure(show) : doubt([show, ...others]);
  }
  const titles = entry.keys.filter(({ kind }) => kind === "title");
  const candidates = distinct(titles.flatMap(found));
  for (const { value } of titles) {
    const named = candidates.filter(({ title }) => same(title, value));
    // The whole line is the title: whatever was taken for an author in it is a part of the name.
    const author = value === entry.given ? undefined : entry.author;
    const by = author === undefined ? named : named.filter((show) => same(show.itunesAuthor, author));
    if (by.length === 1 && by[0]) return sure(by[0]);
    if (named.length > 0) return doubt([...by, ...named, ...candidates]);
  }
  return candidates.length > 0 ? doubt(candidates) : { outcome: "not-found", candidates: [] };
}

const sure = (show: Podcast): Match => ({ outcome: "found", candidates: [show] });
const doubt = (shows: readonly Podcast[]): Match => ({
  outcome: "doubtful",
  candidates: distinct(shows).slice(0, CANDIDATES_MAX),
});

function distinct(shows: readonly Podcast[]): Podcast[] {
  return [...new Map(shows.map((show) => [show.id, show])).values()];
}

function same(a: string, b: string): boolean {
  const folded = foldText(a);
  return folded === "" ? a.trim() === b.trim() : folded === foldText(b);
}
