import { setTimeout as pause } from "node:timers/promises";
import { Logger } from "@nestjs/common";
import { Cron } from "@nestjs/schedule";
import { isDatabaseFailure } from "../database/database-failure.js";
import type { PendingMigrations } from "../database/pending-migrations.js";
import type { CatalogueFollower } from "./catalogue-follower.js";
import type { WebhookWork } from "./webhook-work.js";

/** The migration that creates the tables. There are no webhooks until it has run. */
const TABLES = "Webhooks1700000000069";

/** Milliseconds for one round, and between two claims in it. */
const SECOND = 900;
const BEAT = 100;

/** Whether the tables exist: this version can run on the previous version's schema. */
export function hasWebhooks(pending: PendingMigrations): boolean {
  return !pending.names.includes(TABLES);
}

/** Schedules webhooks, in worker processes. */
export class WebhooksSchedule {
  private readonly logger = new Logger(WebhooksSchedule.name);

  constructor(
    private readonly work: WebhookWork,
    private readonly follower: CatalogueFollower,
    private readonly pending: PendingMigrations,
  ) {}

  @Cron("* * * * * *", { name: "webhooks", waitForCompletion: true })
  async send(): Promise<void> {
    const end = performance.now() + SECOND;
    await this.round(this.work);
    // A finished try makes room for the next one for its endpoint.
    while (this.work.isBusy && performance.now() < end) {
      await pause(BEAT);
      await this.round(this.work);
    }
  }

  @Cron("7-59/10 * * * * *", { name: "changes for webhooks", waitForCompletion: true })
  async follow(): Promise<void> {
    await this.round(this.follower);
  }

  /** Limits the log while the database is unreachable: otherwise there would be an error every second. */
  private async round(rounds: { round(): Promise<unknown> }): Promise<void> {
    if (!hasWebhooks(this.pending)) return;
    try {
      await rounds.round();
    } catch (error) {
      if (!isDatabaseFailure(error)) throw error;
      this.logger.debug(error);
    }
  }
}
