import type { EpisodePage } from "../catalogue/episode.js";
import { FeedUnread } from "../catalogue/feed-unread.js";
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
    const [podcast, page] = await Promise.all([this.catalogue.podcast(podcastId), this.listed(podcastId)]);
    if (!podcast) return undefined;
    const snapshot = snapshotOf({ ...podcast, id: podcastId }, this.catalogue.sourceProvider);
    return this.looks.alone(async () => {
      // This look counts as a check: who tracks the show already hears of what it found, who starts now does not.
      const seen = await this.looks.note(podcastId, page?.episodes ?? [], this.clock.now());
      await this.tracked.start(userId, snapshot, seen);
      return this.tracked.find(userId, podcastId);
    });
  }

  /** What the show lists now or, when its feed cannot be read, what it listed before. */
  private listed(podcastId: PodcastId): Promise<EpisodePage | undefined> {
    const page = { limit: LOOK_DEPTH };
    return this.catalogue.episodes(podcastId, { ...page, fresh: true }).catch((error: unknown) => {
      if (error instanceof FeedUnread) return this.catalogue.episodes(podcastId, page);
      throw error;
    });
  }

  /**
   * Tracks a show again as if it had never been stopped. What others heard of it meanwhile is not told later. undefined:
   * there is nothing to take back.
   */
  async restore(userId: TrackerId, podcastId: PodcastId): Promise<TrackedPodcast | undefined> {
    const work = async (): Promise<TrackedPodcast | undefined> => {
      // The show first, as in every look at it, so that no two calls wait for each other in a circle.
      await this.looks.watch(podcastId, this.clock.now());
      if (!(await this.tracked.restore(userId, podcastId))) throw new NothingStopped();
      return this.tracked.find(userId, podcastId);
    };
    return this.looks.alone(work).catch((error: unknown) => {
      if (error instanceof NothingStopped) return undefined;
      throw error;
    });
  }
}

/** Thrown inside a transaction, so that a show nobody tracks is not watched. */
class NothingStopped extends Error {}
