import type { PostgresTransactions } from "../shared/postgres-transactions.js";
import type { LimitName, LimitRules } from "./limit-rules.js";
import { short } from "./limits.js";

/**
 * Counts what is limited in the transaction around it: what is undone was never spent. In the same table as `Limits`. Others
 * who count the same key wait until that transaction ends.
 */
export class TransactionalLimits {
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly rules: LimitRules,
  ) {}

  /** Counts one more, unless the limit is reached: then false, and nothing is counted. */
  async take(name: LimitName, key: string): Promise<boolean> {
    const { points, seconds } = this.rules[name];
    // One statement with a value for each case, in the table that rate-limiter-flexible writes: the upsert of TypeORM copies
    // columns and knows no CASE.
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
    return taken.length > 0;
  }
}
