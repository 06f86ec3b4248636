import type { Podcast, PodcastId } from "@earshot/domain/catalogue/podcast";

/** One line, outline or record of what was brought, and the shows that it may mean, best first. */
export type MatchEntry = {
  readonly position: number;
  readonly given: string;
  readonly kind: "title" | "feed" | "itunes" | "id";
  readonly outcome: "found" | "doubtful" | "not-found";
  readonly candidates: readonly { readonly podcast: Podcast }[];
};

export type MatchReport = {
  readonly entries: readonly MatchEntry[];
  /** Lines that name nothing: comments, headings, repetitions. */
  readonly skipped: number;
};

/** What the visitor made of a report: which entries are meant, and by which show. */
export type Choices = ReadonlyMap<number, PodcastId>;

/** Found entries are meant; doubtful ones wait for a choice. */
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
