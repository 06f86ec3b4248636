import { Cron } from "@nestjs/schedule";
import type { MergeArrivals } from "./merge-arrivals.js";

/** When the catalogue takes in what feeds said. Several processes may try; one of them merges. */
export class RefreshSchedule {
  constructor(private readonly arrivals: MergeArrivals) {}

  @Cron("*/5 * * * * *", { name: "feed-arrivals", waitForCompletion: true })
  async merge(): Promise<void> {
    await this.arrivals.round();
  }
}
