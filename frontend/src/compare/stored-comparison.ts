import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { addToComparison, comparisonFromUrl, comparisonToUrl } from "@earshot/domain/compare/compared-ids";
import { deviceMemory } from "../platform/device-memory";

const KEY = "earshot.comparison";

/** Remembers a comparison on this device, so that a show's page can add to it. */
export function storeComparison(ids: readonly PodcastId[]): void {
  deviceMemory.write(KEY, ids.length === 0 ? null : ids.join(","));
}

/** The last comparison on this device; empty if there is none. */
export function lastComparison(): readonly PodcastId[] {
  return comparisonFromUrl(new URLSearchParams({ ids: deviceMemory.read(KEY) ?? "" })).ids;
}

/**
 * The address of the last comparison with one more show. If it is full, the show starts a new comparison; so it does, with `reference`, if
 * that is not in the last one.
 */
export function comparisonWith(id: PodcastId, reference?: PodcastId): string {
  const last = lastComparison();
  const begun = reference === undefined ? [] : [reference];
  const ids = begun.every((one) => last.includes(one)) ? last : begun;
  const next = addToComparison(ids, id);
  if (next.kind === "already-there") return comparisonToUrl(ids);
  return comparisonToUrl(next.kind === "added" ? next.ids : [...begun, id]);
}
