import { parseListenerRange } from "../../audience/range/listener-range.js";
import { csvRow } from "../../shared/text/csv.js";
import type { DefaultableField, Podcast } from "./podcast.js";
import { rhythmWords } from "./rhythm-words.js";

/** The columns of an exported list of found shows. Audiences are numbers of people, dates are UTC days, and unknown values are empty. */
export const SHOW_COLUMNS = [
  "title",
  "author",
  "listeners_from",
  "listeners_to",
  "categories",
  "language",
  "episodes",
  "last_update",
  "website",
  "feed",
  "podcast_id",
] as const;

/** The last column: the minimum size, as a word, of a show without listeners that is known from lists of popular shows. */
export const AT_LEAST = "listeners_at_least";

/** Further facts from a search, if known. */
type FoundShow = Podcast & { readonly pea_range?: string; readonly daysBetweenEpisodes?: number };

/** The found shows as CSV with a header row. Every cell is quoted, and formulas are neutralized. */
export function showsCsv(shows: readonly FoundShow[]): string {
  return [[...SHOW_COLUMNS, "per_episode_from", "per_episode_to", "rhythm", AT_LEAST], ...shows.map(foundCells)]
    .map(csvRow)
    .join("");
}

function foundCells(show: FoundShow): readonly (string | number)[] {
  const perEpisode = parseListenerRange(show.pea_range);
  return [
    ...showCells(show),
    perEpisode.kind === "unknown" ? "" : perEpisode.low,
    perEpisode.kind === "closed" ? perEpisode.high : "",
    show.daysBetweenEpisodes === undefined ? "" : rhythmWords(show.daysBetweenEpisodes),
    show.listenersAtLeast ?? "",
  ];
}

/** A show's cells, in column order. */
export function showCells(show: Podcast): readonly (string | number)[] {
  const known = (field: DefaultableField) => !show.defaulted.includes(field);
  const range = parseListenerRange(show.listener_range);
  return [
    show.title,
    known("itunesAuthor") ? show.itunesAuthor : "",
    range.kind === "unknown" ? "" : range.low,
    range.kind === "closed" ? range.high : "",
    known("categories") ? show.categories.join("; ") : "",
    known("language") ? show.language : "",
    known("episodeCount") ? show.episodeCount : "",
    show.lastUpdate > 0 ? new Date(show.lastUpdate * 1000).toISOString().slice(0, 10) : "",
    known("link") ? show.link : "",
    known("url") ? show.url : "",
    show.id,
  ];
}
