import type { PodcastCatalogue } from "../catalogue/podcast-catalogue.port.js";
import type { Transactions } from "../shared/transactions.port.js";
import type { CheckQueue } from "./check-queue.port.js";
import { dueForCheck, queuedBefore, roundSize } from "./due-for-check.js";
import type { ProviderGate } from "./provider-gate.port.js";
import type { WatchedShows } from "./watched-shows.port.js";

/** Finds the shows that are due and hands their checks to the workers. Several at a time do no harm. */
export class CheckRounds {
  constructor(
    private readonly catalogue: PodcastCatalogue,
    private readonly shows: WatchedShows,
    private readonly gate: ProviderGate,
    private readonly queue: CheckQueue,
    private readonly transactions: Transactions,
  ) {}

  /** Answers how many checks were handed over. */
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

  /** A catalogue that changes as a whole, by an import, makes all its shows due. */
  async followCatalogue(now: Date): Promise<boolean> {
    const { updatedAt } = await this.catalogue.summary();
    return updatedAt !== null && this.shows.catalogueChanged(new Date(updatedAt), now);
  }
}
