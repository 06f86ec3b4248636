import type { PodcastCatalogue } from "../../catalogue/podcast-catalogue.port.js";
import type { Transactions } from "../../shared/transactions.port.js";
import type { CheckQueue } from "./check-queue.port.js";
import { dueForCheck, queuedBefore, roundSize } from "./due-for-check.js";
import type { ProviderGate } from "./provider-gate.port.js";
import type { WatchedShows } from "../watched-shows.port.js";

/** Finds due shows and queues their checks. Safe to run concurrently. */
export class CheckRounds {
  constructor(
    private readonly catalogue: PodcastCatalogue,
    private readonly shows: WatchedShows,
    private readonly gate: ProviderGate,
    private readonly queue: CheckQueue,
    private readonly transactions: Transactions,
  ) {}

  /** Returns the number of queued checks. */
  async round(now: Date): Promise<number> {
    const size = roundSize(await this.gate.state(now));
    if (size === 0) return 0;
    return this.transactions.run(async () => {
      const candidates = await this.shows.candidates(now, queuedBefore(now), size);
      const due = candidates.filter((show) => dueForCheck(show, now)).map(({ podcastId }) => podcastId);
      if (due.length === 0) return 0;
      await this.shows.markQueued(due, now);
      await this.queue.put(due);
      return due.length;
    });
  }

  /** Makes all shows due for a check after an import into the catalogue. */
  async followCatalogue(now: Date): Promise<boolean> {
    const { updatedAt } = await this.catalogue.summary();
    return updatedAt !== null && this.shows.catalogueChanged(new Date(updatedAt), now);
  }
}
