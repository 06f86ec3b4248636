import { setTimeout as pause } from "node:timers/promises";
import { Logger } from "@nestjs/common";
import { Cron } from "@nestjs/schedule";
import { isDatabaseFailure } from "../database/database-failure.js";
import type { CatalogueFollower } from "./catalogue-follower.js";
import type { WebhookWork } from "./webhook-work.js";

/** Milliseconds for one round, and between two claims in it. */
const SECOND = 900;
const BEAT = 100;

/** Schedules webhooks, in worker processes. */
export class WebhooksSchedule {
  private readonly logger = new Logger(WebhooksSchedule.name);

  constructor(
    private readonly work: WebhookWork,
    private readonly follower: CatalogueFollower,
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
    try {
      await rounds.round();
    } catch (error) {
      if (!isDatabaseFailure(error)) throw error;
      this.logger.debug(error);
    }
  }
}
