import type { EpisodePage } from "@earshot/domain/catalogue/episode";
import type { Podcast, PodcastDetail, PodcastId } from "@earshot/domain/catalogue/podcast";
import { type ListedShow, type LookupKey, PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type {
  CatalogueSummary,
  SearchPage,
  SearchRequest,
  SimilarPodcast,
  SuggestRequest,
  Suggestion,
} from "@earshot/domain/catalogue/search-request";
import type { CategoryStat } from "@earshot/domain/market/category-stat";
import type { Clock } from "@earshot/domain/shared/clock.port";
import type { DataSource } from "typeorm";
import type { IndexInUse } from "./record/index-readers.js";
import { catalogueSummary, categoryStats } from "./search/catalogue-facts.js";
import { episodePage } from "./search/episodes.js";
import { showsLike, suggestionsFor } from "./search/like-shows.js";
import { searchLocally, type SearchSources } from "./search/local-search.js";
import { lookUp } from "./search/look-up.js";
import { detailOf, PODCAST_COLUMNS, podcastOf, type PodcastRow } from "./search/podcast.row.js";
import type { SearchReaders } from "./search/search-readers.js";
import { StoredShowRows } from "./search/show-rows.js";

/** The feeds of stored shows, where they are read again. */
export type FreshShows = {
  /** Reads the show's feed, if it has one that may be read now. Throws FeedUnread. */
  readonly read: (id: PodcastId) => Promise<void>;
  /** When the feed was last read; null: never. */
  readonly readAt: (id: PodcastId) => Promise<Date | null>;
};

/** The catalogue that was imported: shows are in our own PostgreSQL, and the index of their words in a file beside it. */
export class LocalCatalogue extends PodcastCatalogue {
  readonly sourceProvider = "local";

  private readonly sources: SearchSources;

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    index: IndexInUse<SearchReaders>,
    private readonly feeds?: FreshShows,
  ) {
    super();
    this.sources = { index, rows: new StoredShowRows(database) };
  }

  search(request: SearchRequest): Promise<SearchPage> {
    return searchLocally(this.sources, request, this.clock.now());
  }

  async podcast(id: PodcastId): Promise<PodcastDetail | undefined> {
    const row = await this.row(id);
    if (!row) return undefined;
    const detail = detailOf(row, row.ranked ? await this.rankOf(id) : null, this.clock.now());
    const readAt = await this.feeds?.readAt(id);
    return readAt ? { ...detail, fetchedAt: Math.max(detail.fetchedAt, Math.floor(readAt.getTime() / 1000)) } : detail;
  }

  async podcasts(ids: readonly PodcastId[]): Promise<ReadonlyMap<PodcastId, Podcast>> {
    const rows = await this.database.query<PodcastRow[]>(
      `SELECT DISTINCT ON (id) ${PODCAST_COLUMNS} FROM catalogue.podcasts WHERE id = ANY($1) ORDER BY id, position`,
      [ids.filter(isPossibleId)],
    );
    return new Map(rows.map((row) => [row.id, podcastOf(row)]));
  }

  lookUp(keys: readonly LookupKey[]): Promise<readonly (readonly Podcast[])[]> {
    return lookUp(this.database, keys);
  }

  async episodes(
    id: PodcastId,
    page: { readonly limit: number; readonly cursor?: string; readonly fresh?: boolean },
  ): Promise<EpisodePage | undefined> {
    if (page.fresh && isPossibleId(id)) await this.feeds?.read(id);
    const found = await episodePage(this.database, id, page);
    if (found.episodes.length > 0) return found;
    return (await this.row(id)) && found;
  }

  categoryStats(categories: readonly string[]): Promise<Readonly<Record<string, CategoryStat>>> {
    return categoryStats(this.database, categories);
  }

  async similar(id: PodcastId, limit: number): Promise<readonly SimilarPodcast[] | undefined> {
    const row = await this.row(id);
    return row && showsLike(this.sources, row, limit);
  }

  suggest(request: SuggestRequest): Promise<readonly Suggestion[]> {
    return suggestionsFor(this.sources, request);
  }

  summary(): Promise<CatalogueSummary> {
    return catalogueSummary(this.database);
  }

  async mostPopular({ after, limit }: { after: number; limit: number }): Promise<readonly ListedShow[]> {
    // Positions count from 1 with few in between, and duplicates and dead shows stand behind all others.
    const rows = await this.database.query<{ id: string; last_update: string | null }[]>(
      `SELECT id, last_update FROM catalogue.podcasts
       WHERE position > $1 AND position <= $1 + $2 AND sinks = 0 ORDER BY position`,
      [after, limit],
    );
    return rows.map(({ id, last_update }) => ({ id, lastUpdate: Number(last_update) }));
  }

  private rankOf(id: PodcastId): Promise<number | null> {
    return this.sources.index.use((readers) => readers.ask("rank", id));
  }

  private async row(id: PodcastId): Promise<PodcastRow | undefined> {
    if (!isPossibleId(id)) return undefined;
    const [row] = await this.database.query<PodcastRow[]>(
      `SELECT ${PODCAST_COLUMNS} FROM catalogue.podcasts WHERE id = $1 ORDER BY position LIMIT 1`,
      [id],
    );
    return row;
  }
}

/** Ids are short and plain; anything else is nobody's and need not be looked up. */
function isPossibleId(id: PodcastId): boolean {
  return /^[0-9a-z]{1,40}$/.test(id);
}
