import type { PodcastId } from "../catalogue/shows/podcast.js";
import { MemoryAlertStore, type StoredAlert } from "./alert-store.fake.js";
import {
  type AlertSettings,
  FIRST_SETTINGS,
  type TrackedPodcast,
  type TrackedSnapshot,
  type TrackerId,
} from "./tracked-podcast.js";
import { type Seen, TrackedStore } from "./tracked-store.port.js";

type Row = { readonly userId: TrackerId; readonly podcast: TrackedPodcast };
type Stopped = Row & { readonly alerts: readonly StoredAlert[]; readonly at: number };

/** Tracked podcasts and alerts in memory. `nextCheckAt` is always unknown here. */
export class MemoryTrackedStore extends TrackedStore {
  readonly rows = new Map<string, Row>();
  readonly alerts = new MemoryAlertStore(this);
  private readonly stopped = new Map<string, Stopped>();
  private count = 0;

  /** `now` returns epoch milliseconds and decides when stops expire. */
  constructor(private readonly now: () => number = () => 0) {
    super();
  }

  settingsOf(userId: TrackerId, podcastId: PodcastId): AlertSettings | undefined {
    return this.rows.get(keyOf(userId, podcastId))?.podcast.alerts;
  }

  isStopped(podcastId: PodcastId): boolean {
    return [...this.stopped.values()].some(({ podcast }) => podcast.podcastId === podcastId);
  }

  isTracked(podcastId: PodcastId): boolean {
    return this.ofShow(podcastId).length > 0;
  }

  ofShow(podcastId: PodcastId): readonly Row[] {
    return [...this.rows.values()].filter(({ podcast }) => podcast.podcastId === podcastId);
  }

  async list(userId: TrackerId): Promise<readonly TrackedPodcast[]> {
    return [...this.rows.values()]
      .filter((row) => row.userId === userId)
      .map((row) => this.shown(row))
      .sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime() || (a.podcastId < b.podcastId ? -1 : 1));
  }

  async find(userId: TrackerId, podcastId: PodcastId): Promise<TrackedPodcast | undefined> {
    const row = this.rows.get(keyOf(userId, podcastId));
    return row && this.shown(row);
  }

  async start(userId: TrackerId, snapshot: TrackedSnapshot, { at, lastSeenPubDate }: Seen): Promise<void> {
    const key = keyOf(userId, snapshot.podcastId);
    const before = this.rows.get(key)?.podcast;
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
    this.rows.set(key, { userId, podcast });
  }

  async stop(userId: TrackerId, podcastId: PodcastId): Promise<void> {
    const key = keyOf(userId, podcastId);
    const row = this.rows.get(key);
    if (!row) return;
    this.rows.delete(key);
    this.stopped.set(key, { ...row, alerts: this.alerts.drop(userId, podcastId), at: this.now() });
  }

  async restore(userId: TrackerId, podcastId: PodcastId): Promise<boolean> {
    const key = keyOf(userId, podcastId);
    const stopped = this.stopped.get(key);
    this.stopped.delete(key);
    if (stopped && !this.rows.has(key)) {
      this.rows.set(key, { userId, podcast: stopped.podcast });
      this.alerts.putBack(stopped.alerts);
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
    const row = this.rows.get(key);
    if (row) this.rows.set(key, { userId, podcast: { ...row.podcast, alerts } });
    return row !== undefined;
  }

  async endMail(userId: TrackerId): Promise<void> {
    for (const { podcast } of [...this.rows.values()].filter((row) => row.userId === userId))
      await this.setAlerts(userId, podcast.podcastId, { ...podcast.alerts, email: "off" });
  }

  async checked(_sourceProvider: string, podcastId: PodcastId, { at, lastSeenPubDate }: Seen): Promise<void> {
    for (const { userId, podcast } of this.ofShow(podcastId))
      this.rows.set(keyOf(userId, podcastId), { userId, podcast: { ...podcast, lastCheckedAt: at, lastSeenPubDate } });
  }

  private shown({ userId, podcast }: Row): TrackedPodcast {
    return { ...podcast, newEpisodes: this.alerts.unseen(userId, podcast.podcastId).length };
  }
}

const keyOf = (userId: TrackerId, podcastId: PodcastId): string => `${userId} ${podcastId}`;
