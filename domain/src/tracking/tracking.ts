import type { PodcastCatalogue } from "../catalogue/podcast-catalogue.port.js";
import type { PodcastId } from "../catalogue/podcast.js";
import type { Clock } from "../shared/clock.port.js";
import { LOOK_DEPTH, type ShowLooks } from "./show-looks.js";
import { snapshotOf, type TrackedPodcast, type TrackerId } from "./tracked-podcast.js";
import type { TrackedStore } from "./tracked-store.port.js";

/** Starting to track a show. */
export class Tracking {
  constructor(
    private readonly catalogue: PodcastCatalogue,
    private readonly tracked: TrackedStore,
    private readonly looks: ShowLooks,
    private readonly clock: Clock,
  ) {}

  /**
   * Tracks a show from now on: what it lists at this moment is known, what comes later is told. undefined: no such podcast.
   * Throws CatalogueUnavailable; then nothing was changed.
   */
  async start(userId: TrackerId, podcastId: PodcastId): Promise<TrackedPodcast | undefined> {
    const [podcast, page] = await Promise.all([
      this.catalogue.podcast(podcastId),
      this.catalogue.episodes(podcastId, { limit: LOOK_DEPTH, fresh: true }),
    ]);
    if (!podcast) return undefined;
    const snapshot = snapshotOf({ ...podcast, id: podcastId }, this.catalogue.sourceProvider);
    return this.looks.alone(async () => {
      // This look counts as a check: who tracks the show already hears of what it found, who starts now does not.
      const seen = await this.looks.note(podcastId, page?.episodes ?? [], this.clock.now());
      await this.tracked.start(userId, snapshot, seen);
      return this.tracked.find(userId, podcastId);
    });
  }
}
