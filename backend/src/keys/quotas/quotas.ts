import { LRUCache } from "lru-cache";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";

/** A limit, and how much of it is used. */
export type Window = {
  /** When the window began, in the database's format. */
  readonly from: string;
  readonly used: number;
  readonly most: number;
  /** On the monotonic clock of this process, in milliseconds. */
  readonly endsAt: number;
};
/** An account's quota after a request. */
export type Quota = {
  readonly admitted: boolean;
  /** The name of the account's plan. */
  readonly plan: string;
  readonly minute: Window;
  readonly day: Window;
  /** Maximum items in one request. */
  readonly batchMax: number;
};
export type Points = { readonly minute: number; readonly day: number };

/** Points to return to a quota. `from` identifies the window that counted them; later windows did not. */
type Returned = Points & { readonly minuteFrom: string; readonly dayFrom: string };
type Row = {
  plan: string;
  minute_from: string;
  minute_used: number;
  minute_left: number;
  day_from: string;
  day_used: number;
  day_left: number;
  per_minute: number;
  per_day: number;
  batch_max: number;
  admitted: boolean;
};

/** Milliseconds for which this process treats a quota as used up; short, so that a larger plan takes effect soon. */
const USED_UP_MS = 60_000;
/** Milliseconds that returned points wait for another request of the same account, whose statement also writes them. */
const REFUND_DELAY_MS = 1_000;
const MOST_ACCOUNTS = 50_000;

const BACK = `
  greatest(0, q.minute_used - CASE WHEN q.minute_from = $3::timestamptz THEN $4::integer ELSE 0 END)`;
const BACK_DAY = `
  greatest(0, q.day_used - CASE WHEN q.day_from = $5::timestamptz THEN $6::integer ELSE 0 END)`;

/**
 * One statement for both windows, whether they begin, continue or are used up: returns points, admits the request only if both
 * windows have room for all of it, and returns the result. All times are the database's. TypeORM's upsert can only copy columns.
 */
const SPEND = `
  WITH plan AS (
    SELECT p.name, p.per_minute, p.per_day, p.batch_max, clock_timestamp() AS now
    FROM (SELECT $1::uuid AS user_id) asked
    LEFT JOIN account_plans a USING (user_id)
    JOIN plans p ON p.name IN (a.plan, 'free')
    ORDER BY p.name = a.plan DESC NULLS LAST LIMIT 1
  ), first_use AS (
    SELECT now, $2::integer <= least(per_minute, per_day) AS fits FROM plan
  )
  INSERT INTO api_quotas AS q (user_id, minute_from, minute_used, day_from, day_used, admitted)
  SELECT $1, now, CASE WHEN fits THEN $2 ELSE 0 END, now, CASE WHEN fits THEN $2 ELSE 0 END, fits FROM first_use
  ON CONFLICT (user_id) DO UPDATE SET (minute_from, minute_used, day_from, day_used, admitted) = (
    SELECT minute_began, minute_sum + CASE WHEN fits THEN $2 ELSE 0 END,
           day_began, day_sum + CASE WHEN fits THEN $2 ELSE 0 END, fits
    FROM (
      SELECT *, minute_sum + $2 <= per_minute AND day_sum + $2 <= per_day AS fits
      FROM (
        SELECT plan.per_minute, plan.per_day,
          CASE WHEN q.minute_from + interval '1 minute' <= now THEN now ELSE q.minute_from END AS minute_began,
          CASE WHEN q.minute_from + interval '1 minute' <= now THEN 0 ELSE ${BACK} END AS minute_sum,
          CASE WHEN q.day_from + interval '24 hours' <= now THEN now ELSE q.day_from END AS day_began,
          CASE WHEN q.day_from + interval '24 hours' <= now THEN 0 ELSE ${BACK_DAY} END AS day_sum
        FROM plan
      ) windows
    ) decided
  )
  RETURNING q.minute_from::text, q.minute_used, q.day_from::text, q.day_used, q.admitted,
    (SELECT name FROM plan) AS plan, (SELECT per_minute FROM plan), (SELECT per_day FROM plan), (SELECT batch_max FROM plan),
    extract(epoch FROM q.minute_from + interval '1 minute' - (SELECT now FROM plan))::float8 AS minute_left,
    extract(epoch FROM q.day_from + interval '24 hours' - (SELECT now FROM plan))::float8 AS day_left`;

const REFUND = `
  UPDATE api_quotas q SET minute_used = ${BACK}, day_used = ${BACK_DAY} WHERE q.user_id = $1 AND $2::integer = 0`;

/**
 * The quotas of accounts, each shared by all of the account's keys. Counted in PostgreSQL, across all processes and restarts, with
 * one statement per request. If the database does not answer, its error propagates and nothing is allowed.
 */
export class Quotas {
  private readonly usedUp = new LRUCache<string, { readonly until: number; readonly quota: Quota }>({
    max: MOST_ACCOUNTS,
  });
  private readonly returned = new Map<string, Returned>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly transactions: PostgresTransactions) {}

  /** Takes the points from both windows, or none. */
  async spend(userId: string, points: number): Promise<Quota> {
    const known = this.blocked(userId);
    if (known) return known;
    const back = this.returned.get(userId);
    this.returned.delete(userId);
    const quota = await this.ask(userId, points, back);
    if (isUsedUp(quota)) this.remember(userId, quota);
    return quota;
  }

  /** The quota of an account that has no points left, from this process's memory; undefined means that the request must be counted. */
  blocked(userId: string): Quota | undefined {
    const known = this.usedUp.get(userId);
    return known && known.until > performance.now() ? { ...known.quota, admitted: false } : undefined;
  }

  /** Returns the points of a request that cost less. The next statement for the account writes this. */
  refund(userId: string, { minute, day }: Quota, points: Points): void {
    if (points.minute === 0 && points.day === 0) return;
    this.usedUp.delete(userId);
    const before = this.returned.get(userId);
    this.returned.set(userId, {
      minuteFrom: minute.from,
      minute: points.minute + (before?.minuteFrom === minute.from ? before.minute : 0),
      dayFrom: day.from,
      day: points.day + (before?.dayFrom === day.from ? before.day : 0),
    });
    this.timer ??= setTimeout(() => void this.settle().catch(() => undefined), REFUND_DELAY_MS).unref();
  }

  /** Writes the returned points. */
  async settle(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const [userId, { minuteFrom, minute, dayFrom, day }] of [...this.returned]) {
      this.returned.delete(userId);
      await this.transactions.write(REFUND, [userId, 0, minuteFrom, minute, dayFrom, day]);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.settle().catch(() => undefined);
  }

  private async ask(userId: string, points: number, back: Returned | undefined): Promise<Quota> {
    const given = [back?.minuteFrom ?? null, back?.minute ?? 0, back?.dayFrom ?? null, back?.day ?? 0];
    const [row] = await this.transactions.write<Row>(SPEND, [userId, points, ...given]);
    if (!row) throw new Error('There is no plan "free".');
    const now = performance.now();
    const window = (from: string, used: number, most: number, left: number): Window => {
      return { from, used, most, endsAt: now + left * 1_000 };
    };
    return {
      admitted: row.admitted,
      plan: row.plan,
      minute: window(row.minute_from, row.minute_used, row.per_minute, row.minute_left),
      day: window(row.day_from, row.day_used, row.per_day, row.day_left),
      batchMax: row.batch_max,
    };
  }

  private remember(userId: string, quota: Quota): void {
    const now = performance.now();
    const ends = [quota.minute, quota.day].filter(isFull).map(({ endsAt }) => endsAt);
    this.usedUp.set(userId, { until: Math.min(now + USED_UP_MS, Math.max(...ends)), quota });
  }
}

const isFull = ({ used, most }: Window) => used >= most;
const isUsedUp = ({ minute, day }: Quota) => isFull(minute) || isFull(day);
