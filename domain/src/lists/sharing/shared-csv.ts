import { orMore } from "../../audience/range/listener-band.js";
import { csvRow } from "../../shared/text/csv.js";
import type { ListItem } from "../list.js";
import type { SharedFigures } from "./shared-figures.js";

const COLUMNS = [
  "list",
  "title",
  "author",
  "podcast_id",
  "listeners",
  "category",
  "language",
  "episodes",
  "last_episode",
  "per_episode",
] as const;

type SharedItem = Pick<ListItem, "podcastId" | "payload"> & { readonly figures: SharedFigures | null };

function listenersCell({ listeners, listenersAtLeast }: SharedFigures): string {
  if (listeners !== "N/A") return listeners;
  return listenersAtLeast ? orMore(listenersAtLeast) : "";
}

/** The first line of a shared list as CSV. */
export function sharedCsvHead(): string {
  return csvRow(COLUMNS);
}

/** The rows of a shared list as CSV. Every cell is quoted, and formulas are neutralized. Unknown values are empty. */
export function sharedCsvLines(listName: string, items: readonly SharedItem[]): string {
  return items
    .map(({ podcastId, payload, figures }) =>
      csvRow([
        listName,
        payload.title,
        payload.author ?? "",
        podcastId,
        figures ? listenersCell(figures) : "",
        figures?.category ?? "",
        figures?.language ?? "",
        figures?.episodes ?? "",
        figures && figures.lastEpisode > 0 ? new Date(figures.lastEpisode * 1000).toISOString().slice(0, 10) : "",
        figures?.perEpisode?.replace("N/A", "") ?? "",
      ]),
    )
    .join("");
}
