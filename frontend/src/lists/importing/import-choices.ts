import type { MatchReport } from "@earshot/backend/lists/lists.schemas";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";

/** The visitor's choices for a report: which entries to add, and as which shows. */
export type Choices = ReadonlyMap<number, PodcastId>;

/** Found entries are chosen at first; doubtful ones wait for a choice. */
export function firstChoices({ entries }: MatchReport): Choices {
  const found = entries.filter(({ outcome }) => outcome === "found");
  return new Map(found.flatMap(({ position, candidates: [best] }) => (best ? [[position, best.podcast.id]] : [])));
}

/** Each chosen show once, in the order of the text. */
export function chosenShows(choices: Choices): readonly PodcastId[] {
  return [...new Set([...choices].sort(([a], [b]) => a - b).map(([, id]) => id))];
}

/** The report with an entry's show chosen, or none of its candidates. */
export function choose(choices: Choices, position: number, id: PodcastId | undefined): Choices {
  const next = new Map(choices);
  if (id === undefined) next.delete(position);
  else next.set(position, id);
  return next;
}
