import type { PodcastId } from "../catalogue/podcast.js";
import { type Alert, AlertStore, type NewEpisode } from "./alert-store.port.js";
import {
  type AlertSettings,
  FIRST_SETTINGS,
  type TrackedPodcast,
  type TrackedSnapshot,
  type TrackerId,
} from "./tracked-podcast.js";
import { type Seen, TrackedStore } from "./tracked-store.port.js";

type Kept = { readonly userId: TrackerId; readonly podcast: TrackedPodcast };
type Stopped = Kept & { readonly told: readonly Told[]; readonly at: number };
type Told = { readonly userId: TrackerId; readonly key: string; readonly alert: Alert };

/** Who tracks what, and alerts, in memory. `nextCheckAt` is not known here. */
export class MemoryTrackedStore extends TrackedStore {
  readonly kept = new Map<string, Kept>();
  readonly alerts = new MemoryAlertStore(this);
  private readonly stopped = new Map<string, Stopped>();
  private count = 0;

  /** `now`: milliseconds, by which stops are forgotten. */
  constructor(private readonly now: () => number = () => 0) {
    super();
  }

  isStopped(podcastId: PodcastId): boolean {
    return [...this.stopped.values()].some(({ podcast }) => podcast.podcastId === podcastId);
  }

  isTracked(podcastId: PodcastId): boolean {
    return this.ofShow(podcastId).length > 0;
  }

  ofShow(podcastId: PodcastId): readonly Kept[] {
    return [...this.kept.values()].filter(({ podcast }) => podcast.podcastId === podcastId);
  }

  async list(userId: TrackerId): Promise<readonly TrackedPodcast[]> {
    return [...this.kept.values()]
      .filter((kept) => kept.userId === userId)
      .map((kept) => this.shown(kept))
      .sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime() || (a.podcastId < b.podcastId ? -1 : 1));
  }

  async find(userId: TrackerId, podcastId: PodcastId): Promise<TrackedPodcast | undefined> {
    const kept = this.kept.get(keyOf(userId, podcastId));
    return kept && this.shown(kept);
  }

  async start(userId: TrackerId, snapshot: TrackedSnapshot, { at, lastSeenPubDate }: Seen): Promise<void> {
    const key = keyOf(userId, snapshot.podcastId);
    const before = this.kept.get(key)?.podcast;
    const podcast = {
      id: before?.id ?? String((this.count += 1)),
      ...snapshot,
      lastSeenPubDate,
      lastCheckedAt: at,
      startedAt: before?.startedAt ?? at,
      nextCheckAt: null,
      alerts: before?.alerts ?? FIRST_SETTINGS,
      newEpisodes: 0,
    };
    this.kept.set(key, { userId, podcast });
  }

  async stop(userId: TrackerId, podcastId: PodcastId): Promise<void> {
    const key = keyOf(userId, podcastId);
    const kept = this.kept.get(key);
    if (!kept) return;
    this.kept.delete(key);
    this.stopped.set(key, { ...kept, told: this.alerts.drop(userId, podcastId), at: this.now() });
  }

  async restore(userId: TrackerId, podcastId: PodcastId): Promise<boolean> {
    const key = keyOf(userId, podcastId);
    const stopped = this.stopped.get(key);
    this.stopped.delete(key);
    if (stopped && !this.kept.has(key)) {
      this.kept.set(key, { userId, podcast: stopped.podcast });
      this.alerts.putBack(stopped.told);
    }
    return stopped !== undefined;
  }

  async forgetStopped(seconds: number): Promise<number> {
    const old = [...this.stopped].filter(([, { at }]) => at < this.now() - seconds * 1000);
    for (const [key] of old) this.stopped.delete(key);
    return old.length;
  }

  async setAlerts(userId: TrackerId, podcastId: PodcastId, alerts: AlertSettings): Promise<boolean> {
    const key = keyOf(userId, podcastId);
    const kept = this.kept.get(key);
    if (kept) this.kept.set(key, { userId, podcast: { ...kept.podcast, alerts } });
    return kept !== undefined;
  }

  async endMail(userId: TrackerId): Promise<void> {
    for (const { podcast } of [...this.kept.values()].filter((kept) => kept.userId === userId))
      await this.setAlerts(userId, podcast.podcastId, { ...podcast.alerts, email: "off" });
  }

  async checked(_sourceProvider: string, podcastId: PodcastId, { at, lastSeenPubDate }: Seen): Promise<void> {
    for (const { userId, podcast } of this.ofShow(podcastId))
      this.kept.set(keyOf(userId, podcastId), { userId, podcast: { ...podcast, lastCheckedAt: at, lastSeenPubDate } });
  }

  private shown({ userId, podcast }: Kept): TrackedPodcast {
    return { ...podcast, newEpisodes: this.alerts.unseen(userId, podcast.podcastId).length };
  }
}

export class MemoryAlertStore extends AlertStore {
  told: readonly Told[] = [];
  private count = 0;

  constructor(private readonly tracked: MemoryTrackedStore) {
    super();
  }

  async add(_provider: string, podcastId: PodcastId, episodes: readonly NewEpisode[], at: Date): Promise<void> {
    for (const { userId, podcast } of this.tracked.ofShow(podcastId)) {
      if (!podcast.alerts.inApp && podcast.alerts.email === "off") continue;
      for (const { key, episode } of episodes) {
        const known = this.told.some(
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
        this.told = [...this.told, { userId, key, alert }];
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
    this.told = this.told.map((one) =>
      one.userId === userId ? { ...one, alert: { ...one.alert, isNew: false } } : one,
    );
  }

  unseen(userId: TrackerId, podcastId: PodcastId): readonly Alert[] {
    return this.shown(userId).filter((alert) => alert.isNew && alert.podcastId === podcastId);
  }

  /** Answers what it dropped. */
  drop(userId: TrackerId, podcastId: PodcastId): readonly Told[] {
    const going = this.told.filter((one) => one.userId === userId && one.alert.podcastId === podcastId);
    this.told = this.told.filter((one) => !going.includes(one));
    return going;
  }

  putBack(told: readonly Told[]): void {
    this.told = [...this.told, ...told].toSorted((a, b) => Number(a.alert.id) - Number(b.alert.id));
  }

  private shown(userId: TrackerId): readonly Alert[] {
    const visible = (podcastId: PodcastId) => this.tracked.kept.get(keyOf(userId, podcastId))?.podcast.alerts.inApp;
    return this.told.filter((one) => one.userId === userId && visible(one.alert.podcastId)).map(({ alert }) => alert);
  }
}

const keyOf = (userId: TrackerId, podcastId: PodcastId): string => `${userId} ${podcastId}`;
