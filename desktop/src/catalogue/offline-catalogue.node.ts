import type { ShowProfile } from "@earshot/domain/catalogue/shows/show-profile";
import type { EpisodePage } from "@earshot/domain/catalogue/shows/episode";
import { nearTitles } from "@earshot/domain/catalogue/text/near-titles";
import type { Podcast, PodcastDetail, PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { type ListedShow, LOOKUP_MAX, type LookupKey } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { CatalogueSummary } from "@earshot/domain/catalogue/search/search-request";
import type { CategoryStat } from "@earshot/domain/market/category-stat";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { feedIdentity } from "../../../backend/src/catalogue/local/record/feed-identity";
import { IndexInUse } from "../../../backend/src/catalogue/local/record/index-readers";
import { statsOf } from "../../../backend/src/catalogue/local/shows/catalogue-facts";
import { IndexedCatalogue } from "../../../backend/src/catalogue/local/search/indexed-catalogue";
import { detailOf, podcastOf, type PodcastRow } from "../../../backend/src/catalogue/local/shows/podcast.row";
import { profileOfFacts } from "../../../backend/src/catalogue/profile/profile-of-facts";
import type { SearchReaders } from "../../../backend/src/catalogue/local/search/threads/search-readers";
import { OfflineRows } from "./offline-rows.node";

const ITUNES_ID = /^\d{1,15}$/;

/** The catalogue on this device for offline use. The search code is the server's own. */
export class OfflineCatalogue extends IndexedCatalogue {
  private readonly rows: OfflineRows;

  /** Throws if the file cannot be read. */
  constructor(
    path: string,
    private readonly readers: SearchReaders,
    clock: Clock,
  ) {
    const rows = new OfflineRows(path);
    super({ index: new OneFile(readers, rows.facts.info.generation), rows }, clock);
    this.rows = rows;
  }

  /** When the facts were read from their sources, in ISO 8601; null if unknown. */
  get updatedAt(): string | null {
    return this.rows.facts.info.updated_at;
  }

  get shows(): number {
    return this.rows.count;
  }

  async podcast(id: PodcastId): Promise<PodcastDetail | undefined> {
    const row = await this.row(id);
    return row && detailOf(row, await this.rankOf(row), this.clock.now());
  }

  lookUp(keys: readonly LookupKey[]): Promise<readonly (readonly Podcast[])[]> {
    return Promise.all(keys.map((key) => this.called(key)));
  }

  async episodes(id: PodcastId): Promise<EpisodePage | undefined> {
    return (await this.row(id)) && { episodes: [], nextCursor: null };
  }

  /** The parts of a show's profile that are on this device: charts and network. */
  async profile(id: PodcastId): Promise<ShowProfile | undefined> {
    const row = await this.row(id);
    return row && profileOfFacts(row);
  }

  categoryStats(categories: readonly string[]): Promise<Readonly<Record<string, CategoryStat>>> {
    return Promise.resolve(statsOf(this.rows.facts.statistics, categories));
  }

  summary(): Promise<CatalogueSummary> {
    const { info, episodes, categories, languages } = this.rows.facts;
    const { source, updated_at: updatedAt } = info;
    return Promise.resolve({ podcasts: this.shows, episodes, updatedAt, source, categories, languages });
  }

  mostPopular(page: { readonly after: number; readonly limit: number }): Promise<readonly ListedShow[]> {
    return Promise.resolve(this.rows.listed(page));
  }

  async close(): Promise<void> {
    this.rows.close();
    await this.readers.close();
  }

  protected rowsOf(ids: readonly PodcastId[]): Promise<ReadonlyMap<PodcastId, PodcastRow>> {
    return this.rows.byIds(ids);
  }

  private async called({ kind, value }: LookupKey): Promise<readonly Podcast[]> {
    if (kind === "id") return [...(await this.podcasts([value])).values()];
    if (kind === "title") return this.titled(value);
    // The app's file contains no GUIDs.
    if (kind === "guid") return [];
    const identity = kind === "feed" ? feedIdentity(value) : ITUNES_ID.test(value) ? value : undefined;
    const found = identity === undefined ? [] : this.rows.where(kind, [identity]);
    return found.slice(0, LOOKUP_MAX).map(({ show }) => podcastOf(show));
  }

  /** Shows with exactly this title, followed by those with similar titles. */
  private async titled(title: string): Promise<readonly Podcast[]> {
    const ids = await Promise.all([title, ...nearTitles(title)].map((each) => this.readers.ask("titled", each)));
    const found = await this.podcasts(ids.flat());
    return [...new Set(ids.flat())].flatMap((id) => found.get(id) ?? []).slice(0, LOOKUP_MAX);
  }
}

/** The app's only file. */
class OneFile extends IndexInUse<SearchReaders> {
  constructor(
    private readonly readers: SearchReaders,
    private readonly number: number,
  ) {
    super();
  }

  use<Result>(work: (readers: SearchReaders, generation: number) => Promise<Result>): Promise<Result> {
    return work(this.readers, this.number);
  }

  /** There is no next file, because the app opens a newer file as a new catalogue. */
  async following(): Promise<void> {}
}
