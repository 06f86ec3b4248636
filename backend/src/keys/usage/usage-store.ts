import {
  type AnswerKind,
  type KeyRequest,
  LATEST_REQUESTS,
  USAGE_DAYS,
  type UsageCounter,
  usageDays,
} from "@earshot/domain/keys/usage";
import { LATENCY_BOUNDS } from "@earshot/domain/keys/latency";
import { In, LessThan, type ObjectLiteral, type SelectQueryBuilder } from "typeorm";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { ApiRequestRow } from "./api-request.row.js";
import { ApiUsageRow } from "./api-usage.row.js";

/** Maximum rows in one statement. */
const PORTION = 1_000;

export type KindCount = { readonly kind: AnswerKind; readonly requests: number; readonly latency: readonly number[] };
/** `of` is a day, an hour such as "2026-11-25T13", a route or the id of a key. */
export type UsagePart = KindCount & { readonly of: string };
/** Days in UTC, both inclusive; covers all keys unless `keyId` is given. */
export type UsageRange = { readonly from: string; readonly to: string; readonly keyId: string | undefined };

const GROUPINGS = {
  day: "usage.day::text",
  hour: "usage.day::text || 'T' || lpad(usage.hour::text, 2, '0')",
  route: "usage.route",
  key: "usage.key_id::text",
} as const;

/** The usage of API keys, in PostgreSQL. */
export class UsageStore {
  constructor(private readonly transactions: PostgresTransactions) {}

  /** Writes the current counters, and adds new requests. Drops those of removed keys. */
  async write(counters: readonly UsageCounter[], requests: readonly KeyRequest[]): Promise<void> {
    await this.transactions.run(async () => {
      const all = [...counters, ...requests];
      // Locked, so that no key disappears before its rows are written; in the same order as when an account is deleted.
      await this.held(
        "users",
        all.map(({ userId }) => userId),
      );
      const exist = await this.held(
        "api_keys",
        all.map(({ keyId }) => keyId),
      );
      await this.writeCounters(counters.filter(({ keyId }) => exist.has(keyId)));
      await this.addRequests(requests.filter(({ keyId }) => exist.has(keyId)));
    });
  }

  /** An account's counts, by `grouping` and kind of answer. Counts without an hour belong to no hour. */
  async counts(
    userId: string,
    { from, to, keyId }: UsageRange,
    grouping: keyof typeof GROUPINGS,
  ): Promise<UsagePart[]> {
    const usage = (await this.transactions.reading(ApiUsageRow))
      .createQueryBuilder("usage")
      .select(GROUPINGS[grouping], "of")
      .addSelect("usage.kind", "kind")
      .addSelect("sum(usage.requests)::float8", "requests")
      .where("usage.userId = :userId AND usage.day BETWEEN :from AND :to", { userId, from, to })
      .groupBy(GROUPINGS[grouping])
      .addGroupBy("usage.kind");
    if (keyId !== undefined) usage.andWhere("usage.keyId = :keyId", { keyId });
    if (grouping === "hour") usage.andWhere("usage.hour IS NOT NULL");
    const rows = await withLatency(usage).getRawMany<Record<string, number> & { of: string; kind: AnswerKind }>();
    return rows.map(({ of, kind, requests = 0, ...row }) => {
      return { of, kind, requests, latency: BUCKETS.map((bucket) => row[bucket] ?? 0) };
    });
  }

  /** The latest requests of an account, newest first; with `keyId`, only those with that key. */
  async latest(userId: string, keyId: string | undefined): Promise<ApiRequestRow[]> {
    const rows = await this.transactions.reading(ApiRequestRow);
    const where = { userId, ...(keyId !== undefined && { keyId }) };
    return rows.find({ where, order: { at: "DESC", id: "DESC" }, take: LATEST_REQUESTS });
  }

  /** Removes rows older than the number of days for which they are stored. */
  async removeOld(now: Date): Promise<void> {
    const [oldest = ""] = usageDays(now);
    await (await this.transactions.writing(ApiUsageRow)).delete({ day: LessThan(oldest) });
    const before = new Date(now.getTime() - USAGE_DAYS * 86_400_000);
    await (await this.transactions.writing(ApiRequestRow)).delete({ at: LessThan(before) });
  }

  /** The given ids that exist in a table. They cannot be deleted until the transaction ends. */
  private async held(table: "users" | "api_keys", ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.transactions.writing<ObjectLiteral & { id: string }>(table);
    const where = { id: In([...new Set(ids)]) };
    const found = await rows.find({ select: { id: true }, where, lock: { mode: "for_key_share" } });
    return new Set(found.map(({ id }) => id));
  }

  private async writeCounters(counters: readonly UsageCounter[]): Promise<void> {
    const rows = await this.transactions.writing(ApiUsageRow);
    for (const portion of portions(counters))
      await rows
        .createQueryBuilder()
        .insert()
        .values(portion.map((counter) => ({ ...counter, latency: [...counter.latency] })))
        .orUpdate(["requests", "latency"], ["id"])
        .updateEntity(false)
        .execute();
  }

  private async addRequests(requests: readonly KeyRequest[]): Promise<void> {
    const rows = await this.transactions.writing(ApiRequestRow);
    for (const portion of portions(requests))
      await rows
        .createQueryBuilder()
        .insert()
        .values(portion.map((request) => ({ ...request, milliseconds: Math.round(request.milliseconds) })))
        .orIgnore()
        .updateEntity(false)
        .execute();
    const users = [...new Set(requests.map(({ userId }) => userId))];
    if (users.length === 0) return;
    const older = rows.manager
      .createQueryBuilder()
      .select("ranked.id")
      .from(
        (ranks) =>
          ranks
            .select("request.id", "id")
            .addSelect(
              "row_number() OVER (PARTITION BY request.user_id ORDER BY request.at DESC, request.id DESC)",
              "place",
            )
            .from(ApiRequestRow, "request")
            .where("request.user_id IN (:...users)", { users }),
        "ranked",
      )
      .where("ranked.place > :most", { most: LATEST_REQUESTS });
    await rows
      .createQueryBuilder()
      .delete()
      .where(`id IN (${older.getQuery()})`)
      .setParameters(older.getParameters())
      .execute();
  }
}

const BUCKETS = Array.from({ length: LATENCY_BOUNDS.length + 1 }, (_, index) => `bucket_${index}`);

function withLatency(usage: SelectQueryBuilder<ApiUsageRow>): SelectQueryBuilder<ApiUsageRow> {
  // PostgreSQL arrays start at 1.
  for (const [index, bucket] of BUCKETS.entries()) usage.addSelect(`sum(usage.latency[${index + 1}])::float8`, bucket);
  return usage;
}

function portions<One>(all: readonly One[]): One[][] {
  return Array.from({ length: Math.ceil(all.length / PORTION) }, (_, index) =>
    all.slice(index * PORTION, (index + 1) * PORTION),
  );
}
