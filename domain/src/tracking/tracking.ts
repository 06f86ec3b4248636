import type { EpisodePage } from "../catalogue/shows/episode.js";
import { FeedUnread } from "../catalogue/shows/feed-unread.js";
import type { PodcastCatalogue } from "../catalogue/podcast-catalogue.port.js";
import type { PodcastId } from "../catalogue/shows/podcast.js";
import type { Clock } from "../shared/clock.port.js";
import { EPISODES_PER_CHECK, type CheckRecorder } from "./check-recorder.js";
import { snapshotOf, type TrackedPodcast, type TrackerId } from "./tracked-podcast.js";
import type { TrackedStore } from "./tracked-store.port.js";

/** Starts tracking shows, and undoes the end of tracking. */
export class Tracking {
  constructor(
    private readonly catalogue: PodcastCatalogue,
    private readonly tracked: TrackedStore,
    private readonly recorder: CheckRecorder,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts tracking a show. Episodes that it already lists count as known, later ones cause alerts. Returns undefined if there is no such
   * podcast. If it throws CatalogueUnavailable, nothing has changed.
   */
  async start(userId: TrackerId, podcastId: PodcastId): Promise<TrackedPodcast | undefined> {
    const [podcast, page] = await Promise.all([this.catalogue.podcast(podcastId), this.listed(podcastId)]);
    if (!podcast) return undefined;
    const snapshot = snapshotOf({ ...podcast, id: podcastId }, this.catalogue.sourceProvider);
    return this.recorder.alone(async () => {
      // This counts as a check: people who already track the show get alerts for what it finds, but the new tracker does not.
      const seen = await this.recorder.note(podcastId, page?.episodes ?? [], this.clock.now());
      await this.tracked.start(userId, snapshot, seen);
      return this.tracked.find(userId, podcastId);
    });
  }

  /** The show's current list of episodes or, if its feed cannot be read, the stored one. */
  private listed(podcastId: PodcastId): Promise<EpisodePage | undefined> {
    const page = { limit: EPISODES_PER_CHECK };
    return this.catalogue.episodes(podcastId, { ...page, fresh: true }).catch((error: unknown) => {
      if (error instanceof FeedUnread) return this.catalogue.episodes(podcastId, page);
      throw error;
    });
  }

  /** Undoes the end of tracking. Missed alerts are not sent later. Returns undefined if there is nothing to undo. */
  async restore(userId: TrackerId, podcastId: PodcastId): Promise<TrackedPodcast | undefined> {
    const work = async (): Promise<TrackedPodcast | undefined> => {
      // Locks the show first, like every check, to avoid deadlocks.
      await this.recorder.watch(podcastId, this.clock.now());
      if (!(await this.tracked.restore(userId, podcastId))) throw new NothingStopped();
      return this.tracked.find(userId, podcastId);
    };
    return this.recorder.alone(work).catch((error: unknown) => {
      if (error instanceof NothingStopped) return undefined;
      throw error;
    });
  }
}

/** Thrown to roll the transaction back, so that no untracked show is watched. */
class NothingStopped extends Error {}
