import { createHash } from "node:crypto";
import { sessionEnd, type SessionFacts, sessionState, shouldTouch } from "@earshot/domain/accounts/session-policy";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { type SessionData, Store } from "express-session";
import { type DataSource, LessThan, type Repository } from "typeorm";
import { returnedRows } from "../../database/returned-rows.js";
import { UserRow } from "./user.row.js";
import { SessionRow } from "./session.row.js";

/** Milliseconds that a sign-in at a provider may take. */
export const AT_PROVIDER = 10 * 60_000;

type Done = (error?: unknown) => void;

/**
 * Sessions in PostgreSQL. The table contains a hash of each id, so that a copy of the database opens no session. The domain's
 * policy determines how long a session lasts.
 */
export class SessionRows extends Store {
  private readonly rows: Repository<SessionRow>;

  constructor(
    dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
    this.rows = dataSource.getRepository(SessionRow);
  }

  override get(sid: string, done: (error: unknown, found?: SessionData | null) => void): void {
    this.find(rowKey(sid)).then((found) => done(null, found), done);
  }

  /** Updates a loaded session but never inserts it again: one that has ended in the meantime stays ended. */
  override set(sid: string, data: SessionData, done?: Done): void {
    const { stored } = data as { stored?: boolean };
    // Any change means that the session is in use.
    const current = factsOf(data) ? { ...data, seenAt: this.clock.now().getTime() } : data;
    const row = { sess: { ...current, stored: true } as SessionData, expire: this.endOf(current) };
    settle(
      stored ? this.rows.update({ sid: rowKey(sid) }, row) : this.rows.upsert({ sid: rowKey(sid), ...row }, ["sid"]),
      done,
    );
  }

  /** Records that a session is in use, at most once a minute. */
  override touch(sid: string, data: SessionData, done?: Done): void {
    const now = this.clock.now();
    const facts = factsOf(data);
    if (!facts || !shouldTouch(facts, now)) return done?.();
    const touched = this.rows
      .createQueryBuilder()
      .update()
      .set({
        // Updates only this field: another request may be changing the others.
        sess: () => "jsonb_set(sess, '{seenAt}', to_jsonb(CAST(:seenAt AS bigint)))",
        expire: sessionEnd({ ...facts, lastSeenAt: now }),
      })
      .where({ sid: rowKey(sid) })
      .setParameters({ seenAt: now.getTime() });
    settle(touched.execute(), done);
  }

  override destroy(sid: string, done?: Done): void {
    settle(this.rows.delete({ sid: rowKey(sid) }), done);
  }

  /** Removes a row and returns its content: of several concurrent calls, only one gets it. */
  async take(sid: string): Promise<SessionData | undefined> {
    const gone = await this.rows
      .createQueryBuilder()
      .delete()
      .where({ sid: rowKey(sid) })
      .returning("*")
      .execute();
    return returnedRows(this.rows, gone)[0]?.sess;
  }

  /** Removes expired sessions, which could no longer be used, and returns their number. */
  async removeExpired(): Promise<number> {
    return (await this.rows.delete({ expire: LessThan(this.clock.now()) })).affected ?? 0;
  }

  private async find(sid: string): Promise<SessionData | null> {
    const row = await this.rows
      .createQueryBuilder("session")
      .leftJoin(UserRow, "owner", "owner.id = session.userId")
      .where("session.sid = :sid", { sid })
      // A lock applies from its exact time on, and also to a session that began then.
      .andWhere("owner.lockedAt IS NULL")
      .getOne();
    if (!row) return null;
    const now = this.clock.now();
    const facts = factsOf(row.sess);
    if (facts ? sessionState(facts, now) === "live" : row.expire > now) return row.sess;
    await this.rows.delete({ sid });
    return null;
  }

  private endOf(data: SessionData): Date {
    const facts = factsOf(data);
    return facts ? sessionEnd(facts) : new Date(this.clock.now().getTime() + AT_PROVIDER);
  }
}

function settle(work: Promise<unknown>, done: Done = () => undefined): void {
  work.then(() => done(), done);
}

/** The times that the policy needs; undefined for a guest's session. */
function factsOf(data: SessionData): SessionFacts | undefined {
  const { userId, createdAt, seenAt, remembered } = data;
  if (userId === undefined || createdAt === undefined || seenAt === undefined) return undefined;
  return { createdAt: new Date(createdAt), lastSeenAt: new Date(seenAt), remembered: remembered === true };
}

function rowKey(sid: string): string {
  return createHash("sha256").update(sid).digest("base64url");
}
