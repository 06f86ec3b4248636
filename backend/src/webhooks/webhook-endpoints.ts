import { DomainError, fieldFault } from "@earshot/domain/shared/domain-error";
import {
  type DisabledBy,
  SECRET_GRACE_HOURS_MAX,
  type WebhookEvent,
  type WebhookFilter,
  WEBHOOKS_MAX,
} from "@earshot/domain/webhooks/webhook";
import { roleIn } from "../lists/stores/lock-lists.js";
import { planOf } from "../keys/quotas/plan-of.js";
import type { Seal } from "../mail/seal.js";
import { lockAccountRow } from "../database/lock-account-row.js";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { SavedViewRow } from "../saved/views/saved-view.row.js";
import { WebhookDeliveries } from "./webhook-deliveries.js";
import { WebhookEndpointRow } from "./webhook-endpoint.row.js";
import { webhookSecret } from "./webhook-signature.js";

type NewEndpoint = {
  /** Validated and normalized. */
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly description: string;
  readonly filter: WebhookFilter;
};
type EndpointChange = { readonly [Name in keyof NewEndpoint]?: NewEndpoint[Name] | undefined } & {
  readonly enabled?: boolean | undefined;
};

const HOUR = 3_600_000;

/** Webhook endpoints in PostgreSQL, with sealed secrets. */
export class WebhookEndpoints {
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly deliveries: WebhookDeliveries,
    private readonly seal: Seal,
  ) {}

  /** The maximum number of endpoints for an account. */
  async most(userId: string): Promise<number> {
    return Math.min(WEBHOOKS_MAX, (await planOf(this.transactions, userId)).webhooksMax);
  }

  /** Oldest first. */
  async ofUser(userId: string): Promise<readonly WebhookEndpointRow[]> {
    const rows = await this.transactions.reading(WebhookEndpointRow);
    return rows.find({ where: { userId }, order: { createdAt: "ASC", id: "ASC" } });
  }

  async find(userId: string, id: string): Promise<WebhookEndpointRow | undefined> {
    const rows = await this.transactions.reading(WebhookEndpointRow);
    return (await rows.findOneBy({ userId, id })) ?? undefined;
  }

  /** Throws DomainError "webhook.filter" if it names a list or a saved search that the user does not have: nothing would be sent. */
  async checkFilter(userId: string, { listId, savedSearchId }: WebhookFilter): Promise<void> {
    if (listId !== undefined && !(await roleIn(this.transactions, userId, listId))) throw refused("listId", "list");
    const views = await this.transactions.reading(SavedViewRow);
    if (savedSearchId !== undefined && !(await views.existsBy({ id: savedSearchId, userId })))
      throw refused("savedSearchId", "saved view");
  }

  /** Throws DomainError "webhook.full" or "webhook.unconfirmed". */
  async add(userId: string, wanted: NewEndpoint): Promise<{ endpoint: WebhookEndpointRow; secret: string }> {
    return this.transactions.run(async () => {
      await this.lockOwner(userId);
      const rows = await this.transactions.writing(WebhookEndpointRow);
      const most = await this.most(userId);
      if ((await rows.countBy({ userId })) >= most)
        throw new DomainError("webhook.full", `An account on your plan can have at most ${most} webhooks.`);
      const secret = webhookSecret();
      const { events, ...facts } = wanted;
      const row = { ...facts, userId, events: [...events], secret: this.seal.close(secret) };
      const { identifiers } = await rows.insert(row);
      const endpoint = await rows.findOneByOrFail({ id: (identifiers[0] as { id: string }).id });
      return { endpoint, secret };
    });
  }

  /**
   * Returns undefined if the user has no such endpoint. Enabling an endpoint resets its failures; disabling it cancels its pending
   * tries.
   */
  async change(
    userId: string,
    id: string,
    { enabled, url, events, description, filter }: EndpointChange,
  ): Promise<WebhookEndpointRow | undefined> {
    return this.transactions.run(async () => {
      const rows = await this.transactions.writing(WebhookEndpointRow);
      const held = await rows.findOne({ where: { userId, id }, lock: { mode: "for_no_key_update" } });
      if (!held) return undefined;
      const isDisabled = held.state === "disabled";
      const changed = {
        ...held,
        url: url ?? held.url,
        events: events ? [...events] : held.events,
        description: description ?? held.description,
        filter: filter ?? held.filter,
        ...(enabled === true && isDisabled && { state: "active" as const, disabledBy: null, failingSince: null }),
        ...(enabled === false && !isDisabled && { state: "disabled" as const, disabledBy: "user" as const }),
      };
      await rows.update({ id }, changed);
      if (enabled === false && !isDisabled) await this.deliveries.endWaiting(id);
      return changed;
    });
  }

  /** Returns false if the user has no such endpoint. */
  async remove(userId: string, id: string): Promise<boolean> {
    const { affected } = await (await this.transactions.writing(WebhookEndpointRow)).delete({ userId, id });
    return (affected ?? 0) > 0;
  }

  /**
   * Creates a new secret; the old one is also used to sign until its grace period ends. Returns undefined if the user has no such
   * endpoint.
   */
  async rotate(
    userId: string,
    id: string,
    { graceHours, now }: { readonly graceHours: number; readonly now: Date },
  ): Promise<{ endpoint: WebhookEndpointRow; secret: string } | undefined> {
    return this.transactions.run(async () => {
      const rows = await this.transactions.writing(WebhookEndpointRow);
      const held = await rows.findOne({ where: { userId, id }, lock: { mode: "for_no_key_update" } });
      if (!held) return undefined;
      const secret = webhookSecret();
      const hours = Math.min(Math.max(0, graceHours), SECRET_GRACE_HOURS_MAX);
      const change = {
        secret: this.seal.close(secret),
        previousSecret: hours > 0 ? held.secret : null,
        previousUntil: hours > 0 ? new Date(now.getTime() + hours * HOUR) : null,
      };
      await rows.update({ id }, change);
      return { endpoint: { ...held, ...change }, secret };
    });
  }

  /** Locks an endpoint until the transaction ends. Returns undefined if it was deleted. */
  async hold(id: string): Promise<WebhookEndpointRow | undefined> {
    const rows = await this.transactions.writing(WebhookEndpointRow);
    return (await rows.findOne({ where: { id }, lock: { mode: "for_no_key_update" } })) ?? undefined;
  }

  /** Records that a try for a locked endpoint succeeded. */
  async markWorking({ id, state }: WebhookEndpointRow): Promise<void> {
    if (state !== "failing") return;
    const rows = await this.transactions.writing(WebhookEndpointRow);
    await rows.update({ id }, { state: "active", failingSince: null });
  }

  /**
   * Records that a try for a locked endpoint failed, like all others since the given time. With `disabledBy`, also disables the
   * endpoint.
   */
  async fails({ id }: WebhookEndpointRow, since: Date, disabledBy?: DisabledBy): Promise<void> {
    const rows = await this.transactions.writing(WebhookEndpointRow);
    const state = disabledBy ? ("disabled" as const) : ("failing" as const);
    await rows.update({ id }, { state, failingSince: since, disabledBy: disabledBy ?? null });
    if (disabledBy) await this.deliveries.endWaiting(id);
  }

  /** The secrets that sign now, newest first. Throws if they were sealed with another secret of the service. */
  secretsOf({ secret, previousSecret, previousUntil }: WebhookEndpointRow, now: Date): readonly string[] {
    const before = previousSecret && previousUntil && previousUntil > now ? [previousSecret] : [];
    return [secret, ...before].map((sealed) => this.seal.open(sealed));
  }

  /** Deletes secrets whose grace period is over. */
  async forgetSecrets(now: Date): Promise<void> {
    const rows = await this.transactions.writing(WebhookEndpointRow);
    await rows
      .createQueryBuilder()
      .update()
      .set({ previousSecret: null, previousUntil: null })
      .where("previousUntil <= :now", { now })
      .execute();
  }

  /** Keeps others from adding an endpoint to the account until the transaction ends. */
  private async lockOwner(userId: string): Promise<void> {
    const { manager } = await this.transactions.writing(WebhookEndpointRow);
    await lockAccountRow(manager, userId);
    const acting = await manager
      .createQueryBuilder()
      .select("account.id")
      .from("acting_users", "account")
      .where("account.id = :userId", { userId })
      .getRawOne<{ account_id: string }>();
    if (!acting) throw new DomainError("webhook.unconfirmed", "Please confirm your email address first.");
  }
}

function refused(field: keyof WebhookFilter, what: string): DomainError {
  const message = `You have no such ${what}.`;
  return fieldFault("webhook.filter", `filter.${field}`, message);
}
