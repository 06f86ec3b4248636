import type { PodcastId } from "../catalogue/shows/podcast.js";
import { type CheckTimes, type WatchedShow, WatchedShows } from "./watched-shows.port.js";

/** Watched shows in memory, without locks. `tracked` returns whether a show is tracked, `stopped` whether its tracking can be resumed. */
export class MemoryWatchedShows extends WatchedShows {
  readonly sourceProvider = "local";
  readonly shows = new Map<PodcastId, WatchedShow>();
  private catalogueAt: number | undefined;

  constructor(
    private readonly tracked: (podcastId: PodcastId) => boolean,
    private readonly stopped: (podcastId: PodcastId) => boolean = () => false,
  ) {
    super();
  }

  async hold(podcastId: PodcastId, now: Date): Promise<WatchedShow> {
    const found = this.shows.get(podcastId);
    if (found) return found;
    const made = { podcastId, memory: undefined, interval: 0, nextCheckAt: now, queuedAt: null, failures: 0 };
    this.shows.set(podcastId, made);
    return made;
  }

  async lockTracked(podcastId: PodcastId): Promise<WatchedShow | undefined> {
    return this.tracked(podcastId) ? this.shows.get(podcastId) : undefined;
  }

  async save(show: WatchedShow): Promise<void> {
    if (this.shows.has(show.podcastId)) this.shows.set(show.podcastId, show);
  }

  async candidates(dueBy: Date, queuedBefore: Date, limit: number): Promise<readonly CheckTimes[]> {
    return [...this.shows.values()]
      .filter(({ nextCheckAt, queuedAt }) => nextCheckAt <= dueBy && (queuedAt === null || queuedAt < queuedBefore))
      .filter(({ podcastId }) => this.tracked(podcastId))
      .sort((a, b) => a.nextCheckAt.getTime() - b.nextCheckAt.getTime())
      .slice(0, limit)
      .map(({ podcastId, nextCheckAt, queuedAt }) => ({ podcastId, nextCheckAt, queuedAt }));
  }

  async markQueued(podcastIds: readonly PodcastId[], at: Date): Promise<void> {
    this.change(podcastIds, (show) => ({ ...show, queuedAt: at }));
  }

  async catalogueChanged(updatedAt: Date, now: Date): Promise<boolean> {
    if (this.catalogueAt === updatedAt.getTime()) return false;
    this.catalogueAt = updatedAt.getTime();
    this.change([...this.shows.keys()], (show) => (show.nextCheckAt > now ? { ...show, nextCheckAt: now } : show));
    return true;
  }

  async forgetUntracked(): Promise<void> {
    for (const podcastId of this.shows.keys())
      if (!this.tracked(podcastId) && !this.stopped(podcastId)) this.shows.delete(podcastId);
  }

  private change(podcastIds: readonly PodcastId[], change: (show: WatchedShow) => WatchedShow): void {
    for (const podcastId of podcastIds) {
      const show = this.shows.get(podcastId);
      if (show) this.shows.set(podcastId, change(show));
    }
  }
}
