import { Cron } from "@nestjs/schedule";
import type { BackgroundReads } from "./background-reads.js";
import type { CatalogueUpdate } from "./catalogue-update.js";
import type { MergeArrivals } from "./merge-arrivals.js";

/** Schedules the background reads of feeds, and the merges of their facts. Any number of processes can run it. */
export class RefreshSchedule {
  constructor(
    private readonly arrivals: MergeArrivals,
    private readonly reads: BackgroundReads,
    private readonly update: CatalogueUpdate,
  ) {}

  @Cron("*/10 * * * * *", { name: "feed-reads", waitForCompletion: true })
  async read(): Promise<void> {
    await this.reads.round();
  }

  @Cron("*/5 * * * * *", { name: "feed-arrivals", waitForCompletion: true })
  async merge(): Promise<void> {
    await this.arrivals.round();
  }

  @Cron("0 23 * * * *", { name: "catalogue-update", waitForCompletion: true })
  async updateCatalogue(): Promise<void> {
    await this.update.round();
  }
}
