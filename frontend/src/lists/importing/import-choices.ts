import type { MatchReport } from "@earshot/backend/lists/lists.schemas";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";

/** The visitor's choices for a report: which entries to add, and as which shows. */
export type Choices = ReadonlyMap<number, PodcastId>;

/** At first, all found entries are chosen; doubtful ones wait for a decision. */
export function firstChoices({ entries }: MatchReport): Choices {
  const found = entries.filter(({ outcome }) => outcome === "found");
  return new Map(found.flatMap(({ position, candidates: [best] }) => (best ? [[position, best.podcast.id]] : [])));
}

/** The chosen shows without duplicates, in the order of the text. */
export function chosenShows(choices: Choices): readonly PodcastId[] {
  return [...new Set([...choices].sort(([a], [b]) => a - b).map(([, id]) => id))];
}

/** Returns the choices with a show chosen for an entry; undefined chooses none of its candidates. */
export function choose(choices: Choices, position: number, id: PodcastId | undefined): Choices {
  const next = new Map(choices);
  if (id === undefined) next.delete(position);
  else next.set(position, id);
  return next;
}
