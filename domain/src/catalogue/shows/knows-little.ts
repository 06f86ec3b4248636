import type { DefaultableField } from "./podcast.js";

/** A show with none of these facts is known only by its name and texts. */
const ESSENTIAL_FACTS: readonly DefaultableField[] = ["categories", "episodeCount", "lastUpdate"];

/** Whether a show is little more than a title: no category, episode count or date. Such shows are listed after the others. */
export function knowsLittle({ defaulted }: { readonly defaulted: readonly DefaultableField[] }): boolean {
  return ESSENTIAL_FACTS.every((field) => defaulted.includes(field));
}

/**
 * The index from which little is known about every show in a list, if more is known about at least one show before it; otherwise
 * undefined.
 */
export function littleKnownFrom(
  shows: readonly { readonly defaulted: readonly DefaultableField[] }[],
): number | undefined {
  const last = shows.findLastIndex((show) => !knowsLittle(show));
  return last < 0 || last === shows.length - 1 ? undefined : last + 1;
}
