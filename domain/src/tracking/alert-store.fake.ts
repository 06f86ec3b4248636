import type { PodcastId } from "../catalogue/shows/podcast.js";
import { type Alert, AlertStore, type NewEpisode } from "./alert-store.port.js";
import type { TrackerId } from "./tracked-podcast.js";
import type { MemoryTrackedStore } from "./tracked-store.fake.js";

export type StoredAlert = {
  readonly userId: TrackerId;
  readonly key: string;
  readonly alert: Alert;
};

/** Alerts in memory, for the people who track shows in `tracked`. */
export class MemoryAlertStore extends AlertStore {
  stored: readonly StoredAlert[] = [];
  private count = 0;

  constructor(private readonly tracked: MemoryTrackedStore) {
    super();
  }

  async add(_provider: string, podcastId: PodcastId, episodes: readonly NewEpisode[], at: Date): Promise<void> {
    for (const { userId, podcast } of this.tracked.ofShow(podcastId)) {
      if (!podcast.alerts.inApp && podcast.alerts.email === "off") continue;
      for (const { key, episode } of episodes) {
        const known = this.stored.some(
          (one) => one.userId === userId && one.alert.podcastId === podcastId && one.key === key,
        );
        if (known) continue;
        const alert: Alert = {
          id: String((this.count += 1)),
          podcastId,
          podcastTitle: podcast.title,
          imageUrl: podcast.imageUrl,
          episodeId: episode.id,
          title: episode.title,
          published: episode.published === null ? null : new Date(episode.published),
          duration: episode.duration,
          mp3: episode.mp3,
          createdAt: at,
          isNew: true,
        };
        this.stored = [...this.stored, { userId, key, alert }];
      }
    }
  }

  async page(userId: TrackerId, limit: number, after?: string): Promise<readonly Alert[]> {
    return this.shown(userId)
      .filter(({ id }) => after === undefined || Number(id) < Number(after))
      .toReversed()
      .slice(0, limit);
  }

  async countUnseen(userId: TrackerId): Promise<number> {
    return this.shown(userId).filter(({ isNew }) => isNew).length;
  }

  async markSeen(userId: TrackerId, _at: Date): Promise<void> {
    this.stored = this.stored.map((one) =>
      one.userId === userId ? { ...one, alert: { ...one.alert, isNew: false } } : one,
    );
  }

  unseen(userId: TrackerId, podcastId: PodcastId): readonly Alert[] {
    return this.shown(userId).filter((alert) => alert.isNew && alert.podcastId === podcastId);
  }

  /** Removes a person's alerts for a show and returns them. */
  drop(userId: TrackerId, podcastId: PodcastId): readonly StoredAlert[] {
    const going = this.stored.filter((one) => one.userId === userId && one.alert.podcastId === podcastId);
    this.stored = this.stored.filter((one) => !going.includes(one));
    return going;
  }

  putBack(stored: readonly StoredAlert[]): void {
    this.stored = [...this.stored, ...stored].toSorted((a, b) => Number(a.alert.id) - Number(b.alert.id));
  }

  private shown(userId: TrackerId): readonly Alert[] {
    const visible = (podcastId: PodcastId) => this.tracked.settingsOf(userId, podcastId)?.inApp;
    return this.stored.filter((one) => one.userId === userId && visible(one.alert.podcastId)).map(({ alert }) => alert);
  }
}
