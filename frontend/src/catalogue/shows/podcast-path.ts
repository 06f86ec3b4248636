import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";

/**
 * The navigation state of a link to a podcast's page: the card's data, so that the page renders at once (it still loads fresh facts), and
 * whether Back returns to the results.
 */
export type PodcastPageState = { readonly podcast?: Podcast; readonly fromResults?: true };

export function podcastPath(id: string): string {
  return `/podcast/${encodeURIComponent(id)}`;
}

export function kitPath(id: string): string {
  return `${podcastPath(id)}/kit`;
}

/** Reads the state of a history entry, which can be anything: history entries outlive versions of the site. */
export function podcastPageState(state: unknown): PodcastPageState {
  if (typeof state !== "object" || state === null) return {};
  const { podcast, fromResults } = state as { podcast?: Partial<Podcast>; fromResults?: unknown };
  const usable =
    typeof podcast?.id === "string" && typeof podcast.title === "string" && Array.isArray(podcast.categories);
  return {
    ...(usable && Array.isArray(podcast.defaulted) ? { podcast: podcast as Podcast } : {}),
    ...(fromResults === true ? { fromResults } : {}),
  };
}
