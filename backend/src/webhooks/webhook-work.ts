import type { Clock } from "@earshot/domain/shared/clock.port";
import { hasFailedTooLong, waitAfter } from "@earshot/domain/webhooks/webhook-tries";
import { type BeforeApplicationShutdown, Logger } from "@nestjs/common";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import type { ClaimedDelivery, WebhookDeliveries } from "./webhook-deliveries.js";
import type { WebhookEndpointRow } from "./webhook-endpoint.row.js";
import type { WebhookEndpoints } from "./webhook-endpoints.js";
import type { WebhookMails } from "./webhook-mails.js";
import type { WebhookAttempts } from "./webhook-metrics.js";
import { isSuccess, type SendResult, type WebhookSender } from "./webhook-sender.js";
import { signatureHeaders } from "./webhook-signature.js";

/** Maximum simultaneous tries in this process. */
const PARALLEL = 20;
/** Seconds that running tries get to finish when the process must end; the next process repeats the rest. */
const DRAIN = 5;
const GONE = 410;

/** Sends due deliveries. Safe in several processes at once. */
export class WebhookWork implements BeforeApplicationShutdown {
  private readonly logger = new Logger(WebhookWork.name);
  private readonly busy = new Set<Promise<void>>();
  private stopped = false;

  constructor(
    private readonly deliveries: WebhookDeliveries,
    private readonly endpoints: WebhookEndpoints,
    private readonly sender: WebhookSender,
    private readonly mails: WebhookMails,
    private readonly transactions: PostgresTransactions,
    private readonly clock: Clock,
    private readonly attempts: WebhookAttempts,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    const timeout = new Promise((over) => setTimeout(over, DRAIN * 1_000).unref());
    await Promise.race([this.idle(), timeout]);
  }

  /** Starts due tries and returns how many. Slow receivers delay the next round only if all slots are taken. */
  async round(): Promise<number> {
    let started = 0;
    for (;;) {
      const free = PARALLEL - this.busy.size;
      if (this.stopped) return started;
      const claimed = free > 0 ? await this.deliveries.claim(free, this.clock.now()) : [];
      for (const one of claimed) {
        const work: Promise<void> = this.carry(one).finally(() => this.busy.delete(work));
        this.busy.add(work);
      }
      started += claimed.length;
      if (this.busy.size < PARALLEL) return started;
      await Promise.race(this.busy);
    }
  }

  /** Whether any try is running. */
  get isBusy(): boolean {
    return this.busy.size > 0;
  }

  /** Resolves when all tries that were started so far have ended. */
  async idle(): Promise<void> {
    while (this.busy.size > 0) await Promise.all(this.busy);
  }

  private async carry(claimed: ClaimedDelivery): Promise<void> {
    try {
      const began = performance.now();
      const result = await this.try(claimed);
      await this.settle(claimed, result, Math.round(performance.now() - began));
    } catch (error) {
      // The database is unreachable; the lease ends, and the delivery is tried again.
      this.logger.debug(error);
    }
  }

  private async try({ delivery: { id, body }, endpoint }: ClaimedDelivery): Promise<SendResult> {
    const at = this.clock.now();
    let secrets: readonly string[];
    try {
      secrets = this.endpoints.secretsOf(endpoint, at);
    } catch {
      return { error: "its secret can no longer be read; replace it" };
    }
    return this.sender.send(endpoint.url, signatureHeaders(secrets, { id, at, body }), body);
  }

  private async settle({ delivery, endpoint }: ClaimedDelivery, result: SendResult, tookMs: number): Promise<void> {
    const { status, error, answer, retryAfter } = result;
    const now = this.clock.now();
    const facts = { tookMs, status: status ?? null, error: error ?? null, answer: answer ?? null };
    await this.transactions.run(async () => {
      // The endpoint is locked before its deliveries, as everywhere: two simultaneous results would otherwise deadlock.
      const held = await this.endpoints.hold(endpoint.id);
      if (!held) return;
      if (isSuccess(status)) {
        const delivered = { ...facts, state: "delivered" as const, step: delivery.step, nextTryAt: null };
        if (await this.deliveries.settle(delivery, delivered)) await this.endpoints.markWorking(held);
        return this.attempts.count("delivered");
      }
      const step = delivery.step + 1;
      const isOver = status === GONE || held.state === "disabled";
      const wait = isOver ? undefined : waitAfter(step, Math.random(), retryAfter);
      const nextTryAt = wait === undefined ? null : new Date(now.getTime() + wait * 1_000);
      const state = nextTryAt ? ("failed" as const) : ("exhausted" as const);
      if (await this.deliveries.settle(delivery, { ...facts, state, step, nextTryAt }))
        await this.fails(held, now, status === GONE);
      this.attempts.count(state);
    });
  }

  /** Records a failure, and disables an endpoint that no longer exists or has failed for too long. */
  private async fails(held: WebhookEndpointRow, now: Date, isGone: boolean): Promise<void> {
    if (held.state === "disabled") return;
    const since = held.failingSince ?? now;
    const disabledBy = isGone ? "410" : hasFailedTooLong(since, now) ? "auto" : undefined;
    await this.endpoints.fails(held, since, disabledBy);
    if (disabledBy) await this.mails.disabled(held, disabledBy, now);
  }
}
