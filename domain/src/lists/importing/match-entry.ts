import { foldText } from "../../catalogue/text/fold.js";
import type { Podcast } from "../../catalogue/shows/podcast.js";
import type { LookupKey } from "../../catalogue/podcast-catalogue.port.js";
import type { ImportEntry } from "./import-entry.js";

/** "found": exactly one show. "doubtful": the user has to choose. "not-found": no match. */
export type MatchOutcome = "found" | "doubtful" | "not-found";
export type Match = { readonly outcome: MatchOutcome; readonly candidates: readonly Podcast[] };

/** Maximum number of shows offered as a choice. */
export const CANDIDATES_MAX = 5;

/**
 * The shows that match an entry, from the results for its keys, best first. An id or a feed is enough by itself. A title is enough if
 * exactly one show has it, or exactly one by the named author.
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
    // Here the whole line is the title, so the supposed author is part of it.
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
