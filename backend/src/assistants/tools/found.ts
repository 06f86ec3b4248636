import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { PodcastDetail, PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { DomainError } from "@earshot/domain/shared/domain-error";

/** A show with its receipt. Throws DomainError "podcast.unknown". */
export async function shownDetail(catalogue: PodcastCatalogue, id: PodcastId): Promise<PodcastDetail> {
  return found(await catalogue.podcast(id));
}

/** Throws DomainError "podcast.unknown" for undefined. */
export function found<Value>(value: Value | undefined): Value {
  if (value === undefined)
    throw new DomainError("podcast.unknown", "No podcast found. Take its id from search_podcasts.");
  return value;
}
