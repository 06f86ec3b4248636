import { createHash } from "node:crypto";
import { HttpException } from "@nestjs/common";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { DataSource } from "typeorm";
import { httpProblem } from "../http/problem.js";
import type { Metrics } from "../shared/process/metrics.js";
import type { LimitName, LimitRules } from "./limit-rules.js";
import { unnamedStatements } from "./unnamed-statements.js";

/**
 * Rate limits in PostgreSQL: shared by all instances and kept across restarts. If the database does not answer, its error
 * propagates and nothing is allowed.
 */
export class Limits {
  private readonly limiters: ReadonlyMap<string, RateLimiterPostgres>;

  constructor(
    dataSource: DataSource,
    rules: LimitRules,
    private readonly metrics?: Metrics,
  ) {
    const storeClient = unnamedStatements(dataSource);
    this.limiters = new Map(
      Object.entries(rules).map(([name, { points, seconds }]) => [
        name,
        new RateLimiterPostgres({
          storeClient,
          storeType: "client",
          tableName: "rate_limits",
          tableCreated: true,
          clearExpiredByTimeout: name === Object.keys(rules)[0],
          keyPrefix: name,
          points,
          duration: seconds,
        }),
      ]),
    );
  }

  /** Counts one more. Above the limit, throws the 429 with the seconds to wait. */
  async spend(name: LimitName, key: string): Promise<void> {
    const wait = await this.trySpend(name, key);
    if (wait !== undefined) throw tooMany(wait);
  }

  /** Counts one more. Above the limit, returns the seconds to wait; otherwise undefined. */
  async trySpend(name: LimitName, key: string): Promise<number | undefined> {
    try {
      await this.limiter(name).consume(short(key));
      return undefined;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      this.metrics?.limitHit(name);
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  }

  /** The count of the current period. */
  async spent(name: LimitName, key: string): Promise<number> {
    return (await this.limiter(name).get(short(key)))?.consumedPoints ?? 0;
  }

  /** Resets the count. */
  async forget(name: LimitName, key: string): Promise<void> {
    await this.limiter(name).delete(short(key));
  }

  private limiter(name: LimitName): RateLimiterPostgres {
    const limiter = this.limiters.get(name);
    if (!limiter) throw new Error(`There is no limit "${name}".`);
    return limiter;
  }
}

export function tooMany(seconds: number): HttpException {
  return httpProblem(429, "limit.exceeded", "Too many attempts. Please wait a little and try again.", {
    retryAfter: seconds,
  });
}

/** Hashes a key: keys contain personal addresses, which the table must not store, and can be long. */
export function short(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
