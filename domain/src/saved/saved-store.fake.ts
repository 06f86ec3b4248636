import type { PodcastSnapshot } from "../catalogue/shows/podcast-snapshot.js";
import type { PodcastId } from "../catalogue/shows/podcast.js";
import { type OwnerId, PAGE_SIZE, type SavedId, type SavedPodcast, SavedStore } from "./saved-store.port.js";

type Row = { readonly owner: OwnerId; readonly saved: SavedPodcast };

/** Saved podcasts in memory, for tests. `now` returns epoch milliseconds. */
export class MemorySavedStore extends SavedStore {
  private rows: readonly Row[] = [];
  private removed: readonly (Row & { readonly at: number })[] = [];
  private count = 0;

  constructor(private readonly now: () => number) {
    super();
  }

  async save(
    owner: OwnerId,
    podcastId: PodcastId,
    { title, imageUrl, author }: PodcastSnapshot,
  ): Promise<{ readonly saved: SavedPodcast; readonly isNew: boolean }> {
    const before = this.ofPodcast(owner, podcastId);
    const id = before?.id ?? `saved-${(this.count += 1)}`;
    const saved = { id, podcastId, title, imageUrl, author, addedAt: before?.addedAt ?? new Date(this.now()) };
    const entry = { owner, saved };
    this.rows = before ? this.rows.map((one) => (one.saved.id === id ? entry : one)) : [...this.rows, entry];
    return { saved, isNew: !before };
  }

  async remove(owner: OwnerId, id: SavedId): Promise<boolean> {
    const going = this.rows.find((one) => one.owner === owner && one.saved.id === id);
    if (!going) return false;
    this.rows = this.rows.filter((one) => one !== going);
    this.removed = [...this.removed, { ...going, at: this.now() }];
    return true;
  }

  async restore(owner: OwnerId, id: SavedId): Promise<SavedPodcast | undefined> {
    const gone = this.removed.find((one) => one.owner === owner && one.saved.id === id);
    if (!gone) return undefined;
    this.removed = this.removed.filter((one) => one !== gone);
    const current = this.ofPodcast(owner, gone.saved.podcastId);
    if (!current) this.rows = [...this.rows, gone];
    return current ?? gone.saved;
  }

  async forgetRemoved(seconds: number): Promise<number> {
    const before = this.removed.length;
    this.removed = this.removed.filter(({ at }) => at >= this.now() - seconds * 1000);
    return before - this.removed.length;
  }

  async page(
    owner: OwnerId,
    page: number,
  ): Promise<{ readonly items: readonly SavedPodcast[]; readonly total: number }> {
    const all = this.newestFirst(owner);
    return { items: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: all.length };
  }

  async among(owner: OwnerId, podcastIds: readonly PodcastId[]): Promise<readonly SavedPodcast[]> {
    return this.newestFirst(owner).filter(({ podcastId }) => podcastIds.includes(podcastId));
  }

  private ofPodcast(owner: OwnerId, podcastId: PodcastId): SavedPodcast | undefined {
    return this.newestFirst(owner).find((one) => one.podcastId === podcastId);
  }

  private newestFirst(owner: OwnerId): readonly SavedPodcast[] {
    const all = this.rows.filter((one) => one.owner === owner).map(({ saved }) => saved);
    return all.toSorted((a, b) => b.addedAt.getTime() - a.addedAt.getTime());
  }
}
