import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { activityOf } from "@earshot/domain/audience/facts/activity";
import type { SearchState } from "@earshot/domain/catalogue/search/search-url";
import type { SearchResult } from "@earshot/domain/catalogue/search/search-request";
import type { ShowHistory } from "@earshot/domain/catalogue/show-history.port";
import type { Clock } from "@earshot/domain/shared/clock.port";
import {
  CHANGES_MAX,
  differenceOf,
  firstStored,
  foundListeners,
  type FoundShow,
  hasRange,
  READ_MAX,
  type ViewChange,
  withMethod,
} from "@earshot/domain/saved/watching/result-difference";
import { readStoredSearch, viewAddress } from "@earshot/domain/saved/views/saved-view";
import { Logger } from "@nestjs/common";
import type { WatchedViewRow } from "../views/watched-view.row.js";
import type { PostgresWatches } from "./postgres-watches.js";

/** Milliseconds after which a run reads no more pages (contract D4). */
const BUDGET_MS = 2_000;
/** Maximum views in one round. Each is stored separately. */
const AT_ONCE = 20;
const PAGE = 100;
/** Maximum shows whose history one run reads; a change of the method for all shows is found without the history. */
const HISTORIES = 100;

/** Runs watched views after the catalogue has changed. Safe in several processes at once. */
export class ViewRounds {
  private readonly logger = new Logger(ViewRounds.name);

  constructor(
    private readonly catalogue: PodcastCatalogue,
    private readonly history: ShowHistory,
    private readonly watches: PostgresWatches,
    private readonly clock: Clock,
  ) {}

  /** Runs the views that are due and returns their number. If a view fails, a later round tries it again. */
  async round(): Promise<number> {
    const generation = await this.generation();
    if (!generation) return 0;
    const due = await this.watches.claim(generation, this.clock.now(), AT_ONCE);
    let ran = 0;
    for (const { watch, search: stored } of due) {
      try {
        const search = readStoredSearch(stored)?.search;
        if (search && (await this.run(watch, search, generation))) ran += 1;
      } catch (error) {
        this.logger.warn(`The view ${watch.viewId} was not run: ${error instanceof Error ? error.message : "unknown"}`);
      }
    }
    return ran;
  }

  /** The time of the catalogue's last change. If the source does not know it, views run once a day. */
  private async generation(): Promise<Date | undefined> {
    const { updatedAt, source } = await this.catalogue.summary();
    if (updatedAt !== null) return new Date(updatedAt);
    return source === "rapidapi" ? new Date(this.clock.now().toISOString().slice(0, 10)) : undefined;
  }

  private async run(watch: WatchedViewRow, search: SearchState, generation: Date): Promise<boolean> {
    const found = await this.read(search);
    if (!found) {
      this.logger.warn(`The view ${watch.viewId} takes longer than ${BUDGET_MS} ms.`);
      await this.watches.skip(watch.viewId, this.clock.now());
      return false;
    }
    const address = viewAddress({ version: 1, search, layout: null, hidden: [] });
    const method = await this.methodOf(found);
    const isFirst = watch.generation === null || watch.address !== address;
    const { changes, stored } = isFirst
      ? { changes: [], stored: firstStored(found) }
      : differenceOf(watch.stored, found);
    const named = withMethod(changes, search, {
      everywhere: !isFirst && watch.method !== null && method !== null && method !== watch.method,
      shows: await this.newMethods(changes, watch.generation),
    });
    return this.watches.store(watch, {
      address,
      generation,
      ranAt: this.clock.now(),
      method: method ?? watch.method,
      stored: [...stored],
      changes: named.slice(0, CHANGES_MAX),
      total: named.length,
      byMethod: named.filter((change) => change.byMethod).length,
    });
  }

  /**
   * The first shows in the view's order, without duplicates; undefined if it takes too long. Shows with only some of the words follow the
   * exact results only to fill a page, so they are not results of a watch.
   */
  private async read({ term, mode, sort, filters }: SearchState): Promise<readonly FoundShow[] | undefined> {
    const found = new Map<string, FoundShow>();
    const until = performance.now() + BUDGET_MS;
    let cursor: string | undefined;
    let most = READ_MAX;
    do {
      if (cursor !== undefined && performance.now() > until) return undefined;
      const request = { term, mode, sort, filters, limit: PAGE, facets: false, explain: false };
      const page = await this.catalogue.search({ ...request, ...(cursor !== undefined && { cursor }) });
      most = Math.min(most, page.exact ?? READ_MAX);
      for (const result of page.results) if (!found.has(result.id)) found.set(result.id, this.foundShow(result));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined && found.size < most);
    return [...found.values()].slice(0, most);
  }

  private foundShow({ id, title, lastUpdate, activity, explicit, ...show }: SearchResult): FoundShow {
    const listeners = foundListeners(show.listener_range, show.listenersAtLeast);
    return { id, title, listeners, activity: activity ?? activityOf(lastUpdate, this.clock.now()), explicit };
  }

  /** The method behind the estimates of a result; null if no estimate names one. */
  private async methodOf(found: readonly FoundShow[]): Promise<string | null> {
    const estimated = found.find(({ listeners }) => hasRange(listeners));
    const detail = estimated && (await this.catalogue.podcast(estimated.id));
    return detail?.estimate?.methodVersion ?? null;
  }

  /** The shows whose estimate has changed since the last run only because of a new method. */
  private async newMethods(changes: readonly ViewChange[], since: Date | null): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    if (since === null) return found;
    const ids = [...new Set(changes.map(({ podcastId }) => podcastId))].slice(0, HISTORIES);
    for (const id of ids) {
      const isNew = (await this.history.changes(id)).some(
        (change) =>
          change.field === "listeners" &&
          new Date(change.at) > since &&
          change.method.from !== null &&
          change.method.to !== null &&
          change.method.from !== change.method.to,
      );
      if (isNew) found.add(id);
    }
    return found;
  }
}
