import type { PodcastId } from "../catalogue/shows/podcast.js";
import type { PodcastCatalogue } from "../catalogue/podcast-catalogue.port.js";
import { snapshotOf } from "../catalogue/shows/podcast-snapshot.js";
import type { OwnerId, SavedPodcast, SavedStore } from "./saved-store.port.js";

/** Saves podcasts with their facts from the catalogue. */
export class Saving {
  constructor(
    private readonly store: SavedStore,
    private readonly catalogue: PodcastCatalogue,
    /** The origin of our own covers: "https://earshot.example". */
    private readonly origin: string,
  ) {}

  /** Returns undefined if the catalogue does not have this podcast. Throws CatalogueUnavailable. */
  async save(
    owner: OwnerId,
    podcastId: PodcastId,
  ): Promise<{ readonly saved: SavedPodcast; readonly isNew: boolean } | undefined> {
    const podcast = await this.catalogue.podcast(podcastId);
    return podcast && this.store.save(owner, podcastId, snapshotOf(podcast, this.origin));
  }
}
