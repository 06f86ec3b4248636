import { Cron } from "@nestjs/schedule";
import type { ViewRounds } from "./view-rounds.js";

/** When watched views are run: in worker processes, soon after the catalogue changed. */
export class WatchingSchedule {
  constructor(private readonly rounds: ViewRounds) {}

  @Cron("20,50 * * * * *", { name: "watched views", waitForCompletion: true })
  async run(): Promise<void> {
    await this.rounds.round();
  }
}
