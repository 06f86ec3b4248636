import type { FeedHub } from "@earshot/domain/feeds/feed-hub.port";
import { WANTED_LEASE } from "@earshot/domain/feeds/hub-lease";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { Logger } from "@nestjs/common";
import type { FeedSubscriptions, HubTask } from "./feed-subscriptions.js";
import type { HubSecrets } from "./hub-secrets.js";

export type HubRules = {
  /** Base URL of callbacks. undefined: hubs cannot reach us, so no hub gets requests. */
  readonly origin: string | undefined;
  /** Whether feeds are read in the background. */
  readonly background: boolean;
};

/** Subscribes to feeds at their hubs, renews leases before they end, and unsubscribes from feeds that are no longer needed. */
export class HubRounds {
  private readonly logger = new Logger(HubRounds.name);

  constructor(
    private readonly subscriptions: FeedSubscriptions,
    private readonly hub: FeedHub,
    private readonly secrets: HubSecrets,
    private readonly clock: Clock,
    private readonly rules: HubRules,
  ) {}

  /** Sends the due requests. Returns their number. */
  async round(): Promise<number> {
    const { origin, background } = this.rules;
    if (origin === undefined) return 0;
    const tasks = await this.subscriptions.take(this.clock.now(), { background });
    await Promise.all(tasks.map((task) => this.send(task, origin)));
    return tasks.length;
  }

  private async send({ id, hub, topic, mode }: HubTask, origin: string): Promise<void> {
    const callback = `${origin}/hub/${id}`;
    const request = { hub, mode, topic, callback, secret: this.secrets.of(id), lease: WANTED_LEASE };
    const answer = await this.hub.ask(request);
    if (answer.kind === "accepted") return;
    this.logger.debug(`${hub}: ${answer.reason}`);
    const rest = answer.retryAfter;
    const until = rest === undefined ? undefined : new Date(this.clock.now().getTime() + rest * 1_000);
    await this.subscriptions.failed(id, answer.reason, until);
  }
}
