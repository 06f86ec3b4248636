import { withMakerWords } from "@earshot/domain/catalogue/shows/maker-words";
import type { EpisodePage } from "@earshot/domain/catalogue/shows/episode";
import type { Podcast, PodcastDetail, PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { EpisodesRequest, ListedShow, LookupKey } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { CatalogueSummary } from "@earshot/domain/catalogue/search/search-request";
import type { CategoryStat } from "@earshot/domain/market/category-stat";
import type { Clock } from "@earshot/domain/shared/clock.port";
import type { StoredCatalogue } from "./record/stored-catalogue.js";
import type { IndexInUse } from "./record/index-readers.js";
import { catalogueSummary, categoryStats } from "./shows/catalogue-facts.js";
import { IndexedCatalogue } from "./search/indexed-catalogue.js";
import { makersOf } from "./shows/makers.js";
import { episodePage } from "./shows/episodes.js";
import { lookUp } from "./shows/look-up.js";
import { detailOf, type PodcastRow } from "./shows/podcast.row.js";
import type { SearchReaders } from "./search/threads/search-readers.js";
import { StoredShowRows } from "./shows/show-rows.js";

/** Refreshes the feeds of stored shows. */
export type FreshShows = {
  /** Reads the show's feed, if it has one that may be read now. Throws FeedUnread. */
  readonly read: (id: PodcastId) => Promise<void>;
  /** When the feed was last read, according to these rows; null: never. */
  readonly readAt: (rows: StoredCatalogue, id: PodcastId) => Promise<Date | null>;
};

/** The imported catalogue: shows are in our own PostgreSQL, and the index of their words is in a file beside it. */
export class LocalCatalogue extends IndexedCatalogue {
  constructor(
    private readonly database: StoredCatalogue,
    clock: Clock,
    index: IndexInUse<SearchReaders>,
    private readonly feeds?: FreshShows,
  ) {
    super({ index, rows: new StoredShowRows(database) }, clock);
  }

  async podcast(id: PodcastId): Promise<PodcastDetail | undefined> {
    const row = await this.row(id);
    if (!row) return undefined;
    const readAt = await this.feeds?.readAt(this.database, row.id);
    const feedReadAt = readAt ? Math.floor(readAt.getTime() / 1000) : undefined;
    const detail = detailOf(row, await this.rankOf(row), this.clock.now(), feedReadAt);
    const makers = await makersOf((sql, parameters) => this.database.query(sql, parameters), row.id);
    return makers ? withMakerWords(detail, makers) : detail;
  }

  lookUp(keys: readonly LookupKey[]): Promise<readonly (readonly Podcast[])[]> {
    return lookUp(this.database, keys, (ids) => this.podcasts(ids));
  }

  async episodes(id: PodcastId, request: EpisodesRequest): Promise<EpisodePage | undefined> {
    if (request.fresh && isPossibleId(id)) await this.feeds?.read(id);
    const found = await episodePage(this.database, id, request);
    if (found.episodes.length > 0) return found;
    const row = await this.row(id);
    return row === undefined || row.id === id ? row && found : this.episodes(row.id, request);
  }

  categoryStats(categories: readonly string[]): Promise<Readonly<Record<string, CategoryStat>>> {
    return categoryStats(this.database, categories);
  }

  summary(): Promise<CatalogueSummary> {
    return catalogueSummary(this.database);
  }

  async mostPopular({ after, limit }: { after: number; limit: number }): Promise<readonly ListedShow[]> {
    // Positions are numbered from 1, with some fractions in between; duplicates and dead shows come after all others.
    const rows = await this.database.query<{ id: string; last_update: string | null }[]>(
      `SELECT id, last_update FROM catalogue.podcasts
       WHERE position > $1 AND position <= $1 + $2 AND sinks = 0 ORDER BY position`,
      [after, limit],
    );
    return rows.map(({ id, last_update }) => ({ id, lastUpdate: Number(last_update) }));
  }

  /** The shows with the requested ids: a show that was merged with another is also found by its old id. */
  protected async rowsOf(ids: readonly PodcastId[]): Promise<ReadonlyMap<PodcastId, PodcastRow>> {
    const asked = ids.filter(isPossibleId);
    const found = await this.sources.rows.byIds(asked);
    const others = asked.filter((id) => !found.has(id));
    if (others.length === 0) return found;
    const moved = await this.database.query<{ id: string; moved_to: string }[]>(
      "SELECT id, moved_to FROM moved_shows WHERE id = ANY($1)",
      [others],
    );
    const later = await this.sources.rows.byIds(moved.map(({ moved_to }) => moved_to));
    const joined = moved.flatMap(({ id, moved_to }) => {
      const row = later.get(moved_to);
      return row ? [[id, row] as const] : [];
    });
    return new Map([...found, ...joined]);
  }
}

/** Ids have one short form, so other texts need no query. */
function isPossibleId(id: PodcastId): boolean {
  return /^[0-9a-z]{1,40}$/.test(id);
}
