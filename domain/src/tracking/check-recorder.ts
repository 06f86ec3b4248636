import type { Episode } from "../catalogue/shows/episode.js";
import type { PodcastId } from "../catalogue/shows/podcast.js";
import { type Announcements, NoAnnouncements } from "../shared/announcements.port.js";
import type { Transactions } from "../shared/transactions.port.js";
import type { AlertStore } from "./alert-store.port.js";
import { cadenceOf, checkInterval } from "./check-interval.js";
import { episodeKey } from "./episode-key.js";
import { newEpisodes } from "./new-episodes.js";
import type { Seen, TrackedStore } from "./tracked-store.port.js";
import type { WatchedShows } from "./watched-shows.port.js";

/** The number of newest episodes read per check. */
export const EPISODES_PER_CHECK = 100;

export type RecordedCheck = Seen & { readonly fresh: number; readonly nextCheckAt: Date };

/** Applies the result of a check: creates alerts, updates the show's memory, and schedules the next check. */
export class CheckRecorder {
  constructor(
    private readonly shows: WatchedShows,
    private readonly tracked: TrackedStore,
    private readonly alerts: AlertStore,
    private readonly transactions: Transactions,
    /** Returns a random number, at least 0 and below 1. */
    private readonly chance: () => number,
    private readonly announcements: Announcements = new NoAnnouncements(),
  ) {}

  /** All or nothing, in one transaction. */
  note(podcastId: PodcastId, episodes: readonly Episode[], now: Date): Promise<RecordedCheck> {
    return this.alone(async () => {
      const show = await this.shows.hold(podcastId, now);
      const { fresh, memory } = newEpisodes(show.memory, episodes, now);
      const interval = checkInterval(cadenceOf(episodes, now), now, this.chance());
      const nextCheckAt = new Date(now.getTime() + interval * 1000);
      await this.shows.save({ podcastId, memory, interval, nextCheckAt, queuedAt: null, failures: 0 });
      const { sourceProvider } = this.shows;
      const seen = { at: now, lastSeenPubDate: memory.lastSeen };
      await this.tracked.checked(sourceProvider, podcastId, seen);
      if (fresh.length > 0) {
        const news = fresh.map((episode) => ({ key: episodeKey(episode.id), episode }));
        await this.alerts.add(sourceProvider, podcastId, news, now);
        await this.announcements.announce(
          ...fresh.map(({ id: episodeId, title, published, duration, mp3 }) => ({
            type: "episode.published" as const,
            at: now,
            sourceProvider,
            podcastId,
            data: { podcastId, episodeId, title, published, duration, audioUrl: mp3 === "" ? null : mp3 },
          })),
        );
      }
      return { ...seen, fresh: fresh.length, nextCheckAt };
    });
  }

  /** Starts watching a show if needed, and locks it until the surrounding transaction ends. */
  async watch(podcastId: PodcastId, now: Date): Promise<void> {
    await this.shows.hold(podcastId, now);
  }

  alone<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.transactions.run(work);
  }
}
