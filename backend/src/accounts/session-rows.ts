import { createHash } from "node:crypto";
import { sessionEnd, type SessionFacts, sessionState, shouldTouch } from "@earshot/domain/accounts/session-policy";
import type { Clock } from "@earshot/domain/shared/clock.port";
import connectPgSimple from "connect-pg-simple";
import session, { type SessionData } from "express-session";
import type { Pool } from "pg";
import type { DataSource } from "typeorm";

const PgStore = connectPgSimple(session);

/** Milliseconds that a guest may stay at a provider. */
export const AT_PROVIDER = 10 * 60_000;

type Done = (error?: unknown) => void;

/**
 * Sessions in PostgreSQL. The table keeps a hash of each id, so that a copy of the database opens no session, and the
 * domain's policy decides how long one lives.
 */
export class SessionRows extends PgStore {
  private readonly pool: Pool;

  constructor(
    dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    const pool = (dataSource.driver as unknown as { master: Pool }).master;
    super({ pool, tableName: "sessions", pruneSessionInterval: false, errorLog: () => undefined });
    this.pool = pool;
  }

  override get(sid: string, done: (error: unknown, found?: SessionData | null) => void): void {
    super.get(rowKey(sid), (error: unknown, found?: SessionData | null) => {
      if (error || !found) return done(error, null);
      const facts = factsOf(found);
      if (!facts || sessionState(facts, this.clock.now()) === "live") return done(null, found);
      super.destroy(rowKey(sid), (failure: unknown) => done(failure, null));
    });
  }

  /** A session that was loaded is only ever changed, never made again: one that was ended meanwhile stays ended. */
  override set(sid: string, data: SessionData, done?: Done): void {
    const { stored } = data as { stored?: boolean };
    // Whatever changed it, the session was in use just now.
    const current = factsOf(data) ? { ...data, seenAt: this.clock.now().getTime() } : data;
    const content = JSON.stringify({ ...current, stored: true });
    const sql = stored
      ? "UPDATE sessions SET sess = $1, expire = $2 WHERE sid = $3"
      : "INSERT INTO sessions (sess, expire, sid) VALUES ($1, $2, $3) ON CONFLICT (sid) DO UPDATE SET sess = $1, expire = $2";
    this.run(sql, [content, this.endOf(current), rowKey(sid)], done);
  }

  /** Notes that a session is in use, at most once a minute. */
  override touch(sid: string, data: SessionData, done?: Done): void {
    const now = this.clock.now();
    const facts = factsOf(data);
    if (!facts || !shouldTouch(facts, now)) return done?.();
    this.run(
      "UPDATE sessions SET sess = jsonb_set(sess, '{seenAt}', to_jsonb($1::bigint)), expire = $2 WHERE sid = $3",
      [now.getTime(), sessionEnd({ ...facts, lastSeenAt: now }), rowKey(sid)],
      done,
    );
  }

  override destroy(sid: string, done?: Done): void {
    super.destroy(rowKey(sid), done);
  }

  /** Clears away sessions past their life; tells how many. They were dead before: this only takes their rows. */
  async removeExpired(): Promise<number> {
    const { rowCount } = await this.pool.query("DELETE FROM sessions WHERE expire < $1", [this.clock.now()]);
    return rowCount ?? 0;
  }

  private endOf(data: SessionData): Date {
    const facts = factsOf(data);
    return facts ? sessionEnd(facts) : new Date(this.clock.now().getTime() + AT_PROVIDER);
  }

  private run(sql: string, parameters: readonly unknown[], done?: Done): void {
    this.pool.query(sql, [...parameters]).then(
      () => done?.(),
      (error: unknown) => done?.(error),
    );
  }
}

/** What the policy asks about; undefined for a guest's session. */
function factsOf(data: SessionData): SessionFacts | undefined {
  const { userId, createdAt, seenAt, remembered } = data;
  if (userId === undefined || createdAt === undefined || seenAt === undefined) return undefined;
  return { createdAt: new Date(createdAt), lastSeenAt: new Date(seenAt), remembered: remembered === true };
}

function rowKey(sid: string): string {
  return createHash("sha256").update(sid).digest("base64url");
}
