import type { PostgresTransactions } from "../database/postgres-transactions.js";
import type { Metrics } from "../shared/process/metrics.js";
import type { LimitName, LimitRules } from "./limit-rules.js";
import { short } from "./limits.js";

/**
 * Rate limits within the surrounding transaction: if it rolls back, nothing is counted. Uses the same table as `Limits`. Others
 * that count the same key wait until the transaction ends.
 */
export class TransactionalLimits {
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly rules: LimitRules,
    private readonly metrics?: Metrics,
  ) {}

  /** Counts one more. If the limit is reached, returns false and counts nothing. */
  async take(name: LimitName, key: string): Promise<boolean> {
    const { points, seconds } = this.rules[name];
    // One statement with a value for each case, for the table that rate-limiter-flexible writes: TypeORM's upsert can only copy
    // columns, and has no CASE.
    const taken = await this.transactions.write(
      `WITH clock AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms)
       INSERT INTO rate_limits AS counted (key, points, expire) SELECT $1, 1, ms + $3 * 1000 FROM clock
       ON CONFLICT (key) DO UPDATE SET
         points = CASE WHEN counted.expire <= (SELECT ms FROM clock) THEN 1 ELSE counted.points + 1 END,
         expire = CASE WHEN counted.expire <= (SELECT ms FROM clock) THEN excluded.expire ELSE counted.expire END
       WHERE counted.points < $2 OR counted.expire <= (SELECT ms FROM clock)
       RETURNING points`,
      [`${name}:${short(key)}`, points, seconds],
    );
    if (taken.length === 0) this.metrics?.limitHit(name);
    return taken.length > 0;
  }
}
