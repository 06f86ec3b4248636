import { createHash } from "node:crypto";
import { HttpException } from "@nestjs/common";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { DataSource } from "typeorm";
import { problem } from "../shared/problem.js";
import type { LimitName, LimitRules } from "./limit-rules.js";

/**
 * Counts what is limited, in PostgreSQL: shared by all instances and kept over restarts. When the database does not
 * answer, the error passes through and nothing is let past.
 */
export class Limits {
  private readonly limiters: ReadonlyMap<string, RateLimiterPostgres>;

  constructor(dataSource: DataSource, rules: LimitRules) {
    this.limiters = new Map(
      Object.entries(rules).map(([name, { points, seconds }]) => [
        name,
        new RateLimiterPostgres({
          storeClient: dataSource,
          storeType: "typeorm",
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

  /** Counts one more. Throws the 429 with the seconds to wait once the limit is passed. */
  async spend(name: LimitName, key: string): Promise<void> {
    const wait = await this.trySpend(name, key);
    if (wait !== undefined) throw tooMany(wait);
  }

  /** Counts one more; answers the seconds to wait when the limit is passed, else undefined. */
  async trySpend(name: LimitName, key: string): Promise<number | undefined> {
    try {
      await this.limiter(name).consume(short(key));
      return undefined;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw refused;
    }
  }

  /** How many were counted in the present period. */
  async spent(name: LimitName, key: string): Promise<number> {
    return (await this.limiter(name).get(short(key)))?.consumedPoints ?? 0;
  }

  /** Starts counting afresh. */
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
  return new HttpException(
    problem(429, "limit.exceeded", "Too many attempts. Please wait a little and try again.", { retryAfter: seconds }),
    429,
  );
}

/** Keys hold addresses of people and may be long; the table keeps neither. */
export function short(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
