import { randomUUID } from "node:crypto";
import { type DeliveryState, DELIVERIES_KEPT_DAYS } from "@earshot/domain/webhooks/webhook";
import { Any, Between, type FindOptionsWhere, In, IsNull, LessThan, LessThanOrEqual, MoreThan, Not, Or } from "typeorm";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { WebhookDeliveryRow } from "./webhook-delivery.row.js";
import { WebhookEndpointRow } from "./webhook-endpoint.row.js";

/** An event for an endpoint, before it is stored. */
type NewDelivery = Pick<WebhookDeliveryRow, "endpointId" | "userId" | "type" | "body">;
/** A delivery that only this process may try until its lease ends. */
export type ClaimedDelivery = { readonly delivery: WebhookDeliveryRow; readonly endpoint: WebhookEndpointRow };
/** Where the next page of the log begins. */
export type LogPosition = { readonly createdAt: Date; readonly id: string };

/** Maximum simultaneous tries for one endpoint, across all processes. */
const EACH = 5;
/** Maximum number of endpoints whose deliveries are claimed at once. */
const ENDPOINTS_AT_ONCE = 100;
/** Seconds that a try may take. A dead process's deliveries are free again after this time. */
const LEASE = 60;
const INSERTED_AT_ONCE = 500;
const DAY = 86_400_000;

const later = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1_000);

/** Pending and sent deliveries, in PostgreSQL: the outbox and the log are the same rows. */
export class WebhookDeliveries {
  constructor(private readonly transactions: PostgresTransactions) {}

  /** Runs in the surrounding transaction. Returns the ids. */
  async add(some: readonly NewDelivery[], now: Date): Promise<readonly string[]> {
    const rows = await this.transactions.writing(WebhookDeliveryRow);
    const added = some.map((one) => ({ ...one, id: randomUUID(), createdAt: now, nextTryAt: now }));
    for (let at = 0; at < added.length; at += INSERTED_AT_ONCE)
      await rows.insert(added.slice(at, at + INSERTED_AT_ONCE));
    return added.map(({ id }) => id);
  }

  /** Claims up to `limit` due deliveries for this process only. One endpoint gets at most five at a time. */
  async claim(limit: number, now: Date): Promise<readonly ClaimedDelivery[]> {
    return this.transactions.run(async () => {
      const endpoints = await this.lockDue(now);
      const taken = await this.leased(endpoints, now);
      const claimed: ClaimedDelivery[] = [];
      for (const endpoint of endpoints) {
        const room = Math.min(EACH - (taken.get(endpoint.id) ?? 0), limit - claimed.length);
        if (room > 0) claimed.push(...(await this.lease(endpoint, room, now)));
      }
      return claimed;
    });
  }

  /** Records how a try ended. Returns false if another try has begun since: then that one's result counts instead. */
  async settle(
    { id, tries }: Pick<WebhookDeliveryRow, "id" | "tries">,
    result: Pick<WebhookDeliveryRow, "state" | "step" | "nextTryAt" | "tookMs" | "status" | "error" | "answer">,
  ): Promise<boolean> {
    const rows = await this.transactions.writing(WebhookDeliveryRow);
    const { affected } = await rows.update({ id, tries }, { ...result, leasedUntil: null });
    return (affected ?? 0) > 0;
  }

  /** Cancels an endpoint's pending tries. A replay can still send those deliveries. */
  async endWaiting(endpointId: string): Promise<void> {
    const rows = await this.transactions.writing(WebhookDeliveryRow);
    await rows.update({ endpointId, nextTryAt: Not(IsNull()) }, { state: "exhausted", nextTryAt: null });
  }

  /** The log of an endpoint, newest first. */
  async page(
    endpointId: string,
    {
      state,
      after,
      limit,
    }: { readonly state?: DeliveryState | undefined; readonly after?: LogPosition | undefined; readonly limit: number },
  ): Promise<readonly WebhookDeliveryRow[]> {
    const rows = await this.transactions.reading(WebhookDeliveryRow);
    const query = rows.createQueryBuilder("one").where({ endpointId, ...(state && { state }) });
    if (after) query.andWhere("(one.createdAt, one.id) < (:createdAt, :id)", after);
    return query.orderBy({ "one.createdAt": "DESC", "one.id": "DESC" }).limit(limit).getMany();
  }

  async find(endpointId: string, id: string): Promise<WebhookDeliveryRow | undefined> {
    const rows = await this.transactions.reading(WebhookDeliveryRow);
    return (await rows.findOneBy({ endpointId, id })) ?? undefined;
  }

  /** Sends a delivery again now, with all its tries. Returns false if it does not exist, or if a try is running. */
  async replay(endpointId: string, id: string, now: Date): Promise<boolean> {
    return (await this.again({ endpointId, id }, now)) > 0;
  }

  /**
   * Sends the deliveries in a period again and returns their number. Leaves out those that wait for their first try or are being
   * tried.
   */
  async replayAll(
    endpointId: string,
    { from, to, onlyFailed }: { readonly from: Date; readonly to: Date; readonly onlyFailed: boolean },
    now: Date,
  ): Promise<number> {
    const state = In<DeliveryState>(onlyFailed ? ["failed", "exhausted"] : ["failed", "exhausted", "delivered"]);
    return this.again({ endpointId, createdAt: Between(from, to), state }, now);
  }

  async sweep(now: Date): Promise<void> {
    const rows = await this.transactions.writing(WebhookDeliveryRow);
    await rows.delete({ createdAt: LessThan(new Date(now.getTime() - DELIVERIES_KEPT_DAYS * DAY)) });
  }

  private async again(which: FindOptionsWhere<WebhookDeliveryRow>, now: Date): Promise<number> {
    const rows = await this.transactions.writing(WebhookDeliveryRow);
    const isIdle = { leasedUntil: Or(IsNull(), LessThan(now)) };
    const { affected } = await rows.update({ ...which, ...isIdle }, { state: "pending", step: 0, nextTryAt: now });
    return affected ?? 0;
  }

  /** Endpoints with due deliveries, longest waiting first. Simultaneous claims skip each other's endpoints. */
  private async lockDue(now: Date): Promise<readonly WebhookEndpointRow[]> {
    const rows = await this.transactions.writing(WebhookDeliveryRow);
    const due = await rows
      .createQueryBuilder("one")
      .innerJoin(WebhookEndpointRow, "endpoint", "endpoint.id = one.endpointId AND endpoint.state <> 'disabled'")
      .innerJoin("acting_users", "owner", "owner.id = one.userId")
      .select("one.endpointId", "id")
      .addSelect("min(one.nextTryAt)", "first")
      .where("one.nextTryAt <= :now", { now })
      .groupBy("one.endpointId")
      .orderBy("first")
      .limit(ENDPOINTS_AT_ONCE)
      .getRawMany<{ id: string }>();
    if (due.length === 0) return [];
    const positions = new Map(due.map(({ id }, at) => [id, at]));
    const endpoints = await this.transactions.writing(WebhookEndpointRow);
    const held = await endpoints
      .createQueryBuilder("endpoint")
      .where({ id: Any([...positions.keys()]), state: Not("disabled") })
      .setLock("for_no_key_update")
      .setOnLocked("skip_locked")
      .getMany();
    return held.toSorted((a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0));
  }

  private async leased(endpoints: readonly WebhookEndpointRow[], now: Date): Promise<ReadonlyMap<string, number>> {
    if (endpoints.length === 0) return new Map();
    const rows = await this.transactions.writing(WebhookDeliveryRow);
    const counts = await rows
      .createQueryBuilder("one")
      .select("one.endpointId", "id")
      .addSelect("count(*)::int", "leased")
      .where({ endpointId: Any(endpoints.map(({ id }) => id)), leasedUntil: MoreThan(now) })
      .groupBy("one.endpointId")
      .getRawMany<{ id: string; leased: number }>();
    return new Map(counts.map(({ id, leased }) => [id, leased]));
  }

  private async lease(endpoint: WebhookEndpointRow, limit: number, now: Date): Promise<readonly ClaimedDelivery[]> {
    const rows = await this.transactions.writing(WebhookDeliveryRow);
    const due = await rows.find({
      where: { endpointId: endpoint.id, nextTryAt: LessThanOrEqual(now) },
      order: { nextTryAt: "ASC" },
      take: limit,
    });
    const until = later(now, LEASE);
    const leased = { leasedUntil: until, nextTryAt: until, lastTryAt: now };
    await rows.update({ id: Any(due.map(({ id }) => id)) }, { ...leased, tries: () => "tries + 1" });
    return due.map((one) => ({ endpoint, delivery: { ...one, ...leased, tries: one.tries + 1 } }));
  }
}
