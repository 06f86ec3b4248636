import type { ViewChange } from "@earshot/domain/saved/watching/result-difference";
import { mailedBetween, type MailPace, type WaitingView } from "@earshot/domain/saved/watching/view-digest";
import { lastDigestTime } from "@earshot/domain/mail/digest-time";
import { Any, IsNull, type Repository } from "typeorm";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { SavedViewRow } from "../views/saved-view.row.js";
import { WatchedViewRow } from "../views/watched-view.row.js";
import { ViewDigestRow } from "./view-digest.row.js";
import { ViewRunRow } from "./view-run.row.js";

/** A person whose watched views have changed. */
export type DigestReader = {
  readonly userId: string;
  /** Confirmed to belong to the person. */
  readonly email: string;
  readonly lastDigest: Date | null;
  readonly waiting: readonly WaitingView[];
};

type Waiting = Pick<ViewRunRow, "id" | "userId" | "viewId" | "at" | "total" | "byMethod"> & {
  readonly name: string;
  readonly weekly: boolean;
  readonly changes: readonly ViewChange[];
};

/** Maximum changes per run that are read for an email: more than an email names, because it names changes of shows first. */
const CHANGES = "jsonb_path_query_array(run.changes, '$[0 to 49]')";
const WANTED = "watch.viewId = run.viewId AND watch.mail AND watch.removedAt IS NULL";

const LOCK = { mode: "for_no_key_update" } as const;

/** The parameters of a query for the times of the runs that a daily or weekly email can mention. */
const between = (pace: MailPace, { from, until }: ReturnType<typeof mailedBetween>) => ({
  [`${pace}From`]: from,
  [`${pace}Until`]: until,
});

/** People who want emails about watched views, and the changes that were not emailed yet, in PostgreSQL. */
export class PostgresViewDigests {
  constructor(private readonly transactions: PostgresTransactions) {}

  /**
   * Sets how often changes of a view are emailed; null: never. If the pace changes, pending changes are kept for the next email.
   * Returns false if the user does not watch the view.
   */
  async setMail(userId: string, viewId: string, pace: MailPace | null): Promise<boolean> {
    return this.transactions.run(async () => {
      const watches = await this.watches();
      const mine = { userId, viewId, removedAt: IsNull() };
      const watch = await watches.findOne({ where: mine, select: { viewId: true, mail: true }, lock: LOCK });
      if (!watch) return false;
      await watches.update(mine, { mail: pace !== null, mailWeekly: pace === "weekly" });
      if (!watch.mail || pace === null)
        await (await this.runs()).update({ userId, viewId, mailWaits: true }, { mailWaits: false });
      return true;
    });
  }

  /** Ends the emails about all views. */
  async endMail(userId: string): Promise<void> {
    await this.transactions.run(async () => {
      await (await this.watches()).update({ userId, mail: true }, { mail: false });
      await (await this.runs()).update({ userId, mailWaits: true }, { mailWaits: false });
    });
  }

  /** At most this many people with an email due. Leaves out unconfirmed addresses and accounts about to be deleted. */
  async due(now: Date, limit: number): Promise<readonly string[]> {
    const [daily, weekly] = [mailedBetween("daily", now), mailedBetween("weekly", now)];
    const runs = await this.transactions.reading(ViewRunRow);
    const rows = await runs
      .createQueryBuilder("run")
      .innerJoin(WatchedViewRow, "watch", WANTED)
      .select("run.userId", "userId")
      .distinct(true)
      .where("run.mailWaits")
      .andWhere(
        `(CASE WHEN watch.mailWeekly THEN run.at > :weeklyFrom AND run.at < :weeklyUntil
               ELSE run.at > :dailyFrom AND run.at < :dailyUntil END)`,
        { ...between("weekly", weekly), ...between("daily", daily) },
      )
      .andWhere("run.userId IN (SELECT id FROM mailable_users)")
      .andWhere((outer) => {
        const sent = outer.subQuery().select("digest.userId").from(ViewDigestRow, "digest");
        return `run.userId NOT IN ${sent.where("digest.sentAt >= :today").getQuery()}`;
      })
      .setParameter("today", lastDigestTime(now))
      .limit(limit)
      .getRawMany<{ userId: string }>();
    return rows.map(({ userId }) => userId);
  }

  /**
   * These people with their pending changes, locked until the surrounding transaction ends. Skips people who are already locked or
   * must no longer get emails.
   */
  async hold(userIds: readonly string[]): Promise<readonly DigestReader[]> {
    const { manager } = await this.runs();
    const readers = await manager
      .createQueryBuilder()
      .select("reader.id", "id")
      .addSelect("reader.email", "email")
      .from("mailable_users", "reader")
      .where("reader.id = ANY(:userIds)", { userIds })
      // Locks in the order of ids, as everywhere, to prevent deadlocks.
      .orderBy("reader.id")
      .setLock("for_no_key_update")
      .setOnLocked("skip_locked")
      .getRawMany<{ id: string; email: string }>();
    const ids = readers.map(({ id }) => id);
    // Read after locking: another worker may just have emailed them.
    const waiting = Map.groupBy(await this.waiting(ids), ({ userId }) => userId);
    const digests = await (await this.digests()).findBy({ userId: Any(ids) });
    const last = new Map(digests.map(({ userId, sentAt }) => [userId, sentAt]));
    return readers.map(({ id, email }) => ({
      userId: id,
      email,
      lastDigest: last.get(id) ?? null,
      waiting: [...Map.groupBy(waiting.get(id) ?? [], ({ viewId }) => viewId)].map(([viewId, runs]) => ({
        id: viewId,
        name: runs[0]?.name ?? "",
        pace: runs[0]?.weekly ? "weekly" : "daily",
        runs,
      })),
    }));
  }

  /** Marks these runs as included in an email to this person. */
  async mailed(userId: string, runIds: readonly string[], at: Date): Promise<void> {
    await (await this.runs()).update({ id: Any(runIds) }, { mailWaits: false });
    await (await this.digests()).upsert({ userId, sentAt: at }, ["userId"]);
  }

  private async waiting(userIds: readonly string[]): Promise<readonly Waiting[]> {
    return (await this.runs())
      .createQueryBuilder("run")
      .innerJoin(WatchedViewRow, "watch", WANTED)
      .innerJoin(SavedViewRow, "view", "view.id = run.viewId")
      .select("run.id", "id")
      .addSelect("run.userId", "userId")
      .addSelect("run.viewId", "viewId")
      .addSelect("run.at", "at")
      .addSelect("run.total", "total")
      .addSelect("run.byMethod", "byMethod")
      .addSelect(CHANGES, "changes")
      .addSelect("view.name", "name")
      .addSelect("watch.mailWeekly", "weekly")
      .where("run.userId = ANY(:userIds) AND run.mailWaits", { userIds })
      .getRawMany<Waiting>();
  }

  private watches(): Promise<Repository<WatchedViewRow>> {
    return this.transactions.writing(WatchedViewRow);
  }

  private runs(): Promise<Repository<ViewRunRow>> {
    return this.transactions.writing(ViewRunRow);
  }

  private digests(): Promise<Repository<ViewDigestRow>> {
    return this.transactions.writing(ViewDigestRow);
  }
}
