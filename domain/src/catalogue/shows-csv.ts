import { parseListenerRange } from "../audience/listener-range.js";
import { csvRow } from "../shared/csv.js";
import type { DefaultableField, Podcast } from "./podcast.js";

/** Columns of found shows as a file. Audiences are people; a date is a day in UTC. What is not known is empty. */
const COLUMNS = [
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

/** Found shows as CSV, with a head. Every cell is quoted, and none is one that a spreadsheet runs. */
export function showsCsv(shows: readonly Podcast[]): string {
  return [COLUMNS, ...shows.map(values)].map(csvRow).join("");
}

function values(show: Podcast): readonly (string | number)[] {
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
