import type { DefaultableField } from "./podcast.js";

/** The facts that a show has if more is known about it than its name and texts. */
const ESSENTIAL_FACTS: readonly DefaultableField[] = ["categories", "episodeCount", "lastUpdate"];

/** Whether a show is little more than a title: no category, no number of episodes, no date. Such shows follow the others. */
export function knowsLittle({ defaulted }: { readonly defaulted: readonly DefaultableField[] }): boolean {
  return ESSENTIAL_FACTS.every((field) => defaulted.includes(field));
}

/**
 * Index from which little is known of every show in a list, while more is known of at least one show before it; undefined
 * if there is no such index.
 */
export function littleKnownFrom(
  shows: readonly { readonly defaulted: readonly DefaultableField[] }[],
): number | undefined {
  const last = shows.findLastIndex((show) => !knowsLittle(show));
  return last < 0 || last === shows.length - 1 ? undefined : last + 1;
}
