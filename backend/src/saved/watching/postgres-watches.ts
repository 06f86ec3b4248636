import { RESTORE_SECONDS } from "@earshot/domain/saved/saved-store.port";
import type { ViewChange } from "@earshot/domain/saved/watching/result-difference";
import { type Announcements, NoAnnouncements } from "@earshot/domain/shared/announcements.port";
import { Any, type FindOptionsWhere, IsNull, LessThan, LessThanOrEqual, type Repository } from "typeorm";
import { olderThan } from "../../database/older-than.js";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { SavedViewRow } from "../views/saved-view.row.js";
import { WatchedViewRow } from "../views/watched-view.row.js";
import { ViewRunRow } from "./view-run.row.js";

export type DueWatch = { readonly watch: WatchedViewRow; readonly search: unknown };
type WatchOfView = WatchedViewRow & { readonly view: SavedViewRow };
export type StoredRun = Pick<WatchedViewRow, "address" | "ranAt" | "method" | "stored"> & {
  readonly generation: Date;
  readonly changes: readonly ViewChange[];
  readonly total: number;
  readonly byMethod: number;
};

/** Seconds for which a process claims a view. If it is killed, another process can run the view after this time. */
const CLAIM_SECONDS = 60;
/** Minimum seconds between two runs of a view: the catalogue also changes in place, several times an hour. */
const PAUSE_SECONDS = 3_600;
/** Seconds for which changes are stored. */
const RUNS_KEPT_SECONDS = 90 * 86_400;
export const RUNS_PAGE = 10;

const later = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000);

/** Watched views and their runs in PostgreSQL. */
export class PostgresWatches {
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly announcements: Announcements = new NoAnnouncements(),
  ) {}

  /** Returns false if the user has no such view. */
  async watch(userId: string, viewId: string, now: Date): Promise<boolean> {
    return this.transactions.run(async () => {
      const views = await this.transactions.writing(SavedViewRow);
      const view = await views.findOne({ where: { id: viewId, userId }, lock: { mode: "pessimistic_write" } });
      if (!view) return false;
      const watches = await this.transactions.writing(WatchedViewRow);
      await watches
        .createQueryBuilder()
        .insert()
        .values({ viewId, userId, since: now, seenUntil: now, stored: [] })
        .orIgnore()
        .execute();
      return true;
    });
  }

  async unwatch(userId: string, viewId: string): Promise<boolean> {
    const watches = await this.transactions.writing(WatchedViewRow);
    return (await watches.delete({ userId, viewId, removedAt: IsNull() })).affected === 1;
  }

  /** The user's watched views without their results, and the number of unseen changes. */
  async ofUser(userId: string): Promise<readonly (WatchedViewRow & { readonly news: number })[]> {
    const rows = await this.transactions.reading(WatchedViewRow);
    const where = { userId, removedAt: IsNull() };
    const watches = await rows.find({ where, select: OVERVIEW, order: { since: "ASC", viewId: "ASC" } });
    const runs = await this.transactions.reading(ViewRunRow);
    const counts = await runs
      .createQueryBuilder("run")
      .innerJoin(WatchedViewRow, "watch", "watch.viewId = run.viewId AND run.at > watch.seenUntil")
      .select("run.viewId", "viewId")
      .addSelect("sum(run.total)::int", "news")
      .where("watch.userId = :userId", { userId })
      .groupBy("run.viewId")
      .getRawMany<{ viewId: string; news: number }>();
    const news = new Map(counts.map((one) => [one.viewId, one.news]));
    return watches.map((watch) => ({ ...watch, news: news.get(watch.viewId) ?? 0 }));
  }

  /** Returns undefined if the user does not watch the view. */
  one(userId: string, viewId: string): Promise<WatchOfView | undefined> {
    return this.find({ userId, viewId });
  }

  byFeed(feedHash: string): Promise<WatchOfView | undefined> {
    return this.find({ feedHash });
  }

  /** The newest runs with changes, before a given time. */
  async runs(viewId: string, before: Date | undefined, limit: number): Promise<readonly ViewRunRow[]> {
    return (await this.transactions.reading(ViewRunRow)).find({
      where: { viewId, ...(before && { at: LessThan(before) }) },
      order: { at: "DESC" },
      take: limit,
    });
  }

  /** Never moves the time back. Changes that were seen are not emailed. */
  async seen(userId: string, viewId: string, until: Date): Promise<void> {
    await this.transactions.run(async () => {
      const watches = await this.transactions.writing(WatchedViewRow);
      await watches.update({ userId, viewId, seenUntil: LessThan(until) }, { seenUntil: until });
      const runs = await this.transactions.writing(ViewRunRow);
      await runs.update({ userId, viewId, at: LessThanOrEqual(until), mailWaits: true }, { mailWaits: false });
    });
  }

  /** Sets the token of the feeds; null removes them. Returns false if the user does not watch the view. */
  async setFeed(userId: string, viewId: string, feedHash: string | null): Promise<boolean> {
    const watches = await this.transactions.writing(WatchedViewRow);
    return (await watches.update({ userId, viewId, removedAt: IsNull() }, { feedHash })).affected === 1;
  }

  /** Claims views that have not run in this generation, for this process alone until the claim ends. */
  async claim(generation: Date, now: Date, limit: number): Promise<readonly DueWatch[]> {
    return this.transactions.run(async () => {
      const watches = await this.transactions.writing(WatchedViewRow);
      const due = await watches
        .createQueryBuilder("watch")
        .where("watch.removedAt IS NULL")
        .andWhere("(watch.generation IS NULL OR watch.generation < :generation)", { generation })
        .andWhere("(watch.ranAt IS NULL OR watch.ranAt <= :pause)", { pause: later(now, -PAUSE_SECONDS) })
        .andWhere("(watch.claimedUntil IS NULL OR watch.claimedUntil <= :now)", { now })
        .orderBy("watch.ranAt", "ASC", "NULLS FIRST")
        .limit(limit)
        .setLock("pessimistic_write")
        .setOnLocked("skip_locked")
        .getMany();
      const ids = due.map(({ viewId }) => viewId);
      if (ids.length === 0) return [];
      await watches.update({ viewId: Any(ids) }, { claimedUntil: later(now, CLAIM_SECONDS) });
      const views = await (await this.transactions.reading(SavedViewRow)).findBy({ id: Any(ids) });
      const searches = new Map(views.map(({ id, search }) => [id, search]));
      return due.map((watch) => ({ watch, search: searches.get(watch.viewId) }));
    });
  }

  /** Stores a run and its changes together, or neither. Returns false if another process was faster, or if the watch ended. */
  async store(watch: WatchedViewRow, { changes, total, byMethod, ...run }: StoredRun): Promise<boolean> {
    return this.transactions.run(async () => {
      const { viewId, userId, ranAt } = watch;
      const watches = await this.transactions.writing(WatchedViewRow);
      const { affected } = await watches.update({ viewId, ranAt: ranAt ?? IsNull() }, { ...run, claimedUntil: null });
      if (!affected) return false;
      if (total === 0) return true;
      const at = run.ranAt ?? run.generation;
      const methods = { methodFrom: watch.method, methodTo: run.method };
      const runs: Repository<ViewRunRow> = await this.transactions.writing(ViewRunRow);
      await runs.insert({ viewId, userId, at, ...methods, total, byMethod, changes, mailWaits: watch.mail });
      const data = { savedSearchId: viewId, total, byMethod, ...methods, changes };
      await this.announcements.announce({ type: "search.changed", at, userId, savedSearchId: viewId, data });
      return true;
    });
  }

  /** Records that the run failed; the next attempt is after the usual pause. */
  async skip(viewId: string, now: Date): Promise<void> {
    const watches = await this.transactions.writing(WatchedViewRow);
    await watches.update({ viewId, claimedUntil: LessThanOrEqual(later(now, CLAIM_SECONDS)) }, { ranAt: now });
  }

  async forgetRuns(): Promise<void> {
    await (await this.transactions.writing(ViewRunRow)).delete({ at: olderThan(RUNS_KEPT_SECONDS) });
  }

  /** Removes watches whose deleted views can no longer be restored. */
  async forgetRemoved(): Promise<void> {
    await (await this.transactions.writing(WatchedViewRow)).delete({ removedAt: olderThan(RESTORE_SECONDS) });
  }

  private async find(where: FindOptionsWhere<WatchedViewRow>) {
    const watches = await this.transactions.reading(WatchedViewRow);
    const watch = await watches.findOne({ where, select: OVERVIEW });
    const views = await this.transactions.reading(SavedViewRow);
    const view = watch && (await views.findOneBy({ id: watch.viewId }));
    return view ? { ...watch, view } : undefined;
  }
}

/** All columns except the result, which is large. */
const OVERVIEW = {
  viewId: true,
  userId: true,
  since: true,
  generation: true,
  ranAt: true,
  seenUntil: true,
  feedHash: true,
  mail: true,
  mailWeekly: true,
} as const;
