import type { Clock } from "@earshot/domain/shared/clock.port";
import { Cron } from "@nestjs/schedule";
import type { ViewDigests } from "./view-digests.js";
import type { ViewRounds } from "./view-rounds.js";

/** Schedules the runs of watched views and their emails, in worker processes. */
export class WatchingSchedule {
  constructor(
    private readonly rounds: ViewRounds,
    private readonly digests: ViewDigests,
    private readonly clock: Clock,
  ) {}

  /** Soon after the catalogue changed. */
  @Cron("20,50 * * * * *", { name: "watched views", waitForCompletion: true })
  async run(): Promise<void> {
    await this.rounds.round();
  }

  @Cron("5,35 * * * * *", { name: "mails about watched views", waitForCompletion: true })
  async write(): Promise<void> {
    await this.digests.round(this.clock.now());
  }
}
