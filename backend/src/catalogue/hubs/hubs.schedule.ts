import { Logger } from "@nestjs/common";
import { Cron } from "@nestjs/schedule";
import type { HubRounds } from "./hub-rounds.js";

/** Schedules requests to hubs. Any number of processes can run it. */
export class HubsSchedule {
  private readonly logger = new Logger(HubsSchedule.name);

  constructor(private readonly rounds: HubRounds) {}

  @Cron("*/20 * * * * *", { name: "hubs", waitForCompletion: true })
  async round(): Promise<void> {
    try {
      await this.rounds.round();
    } catch (error) {
      // The database is unreachable: the next round is soon enough.
      this.logger.warn(error instanceof Error ? error.message : error);
    }
  }
}
