import type { PodcastId } from "../../catalogue/shows/podcast.js";
import type { Transactions } from "../../shared/transactions.port.js";
import type { WatchedShows } from "../watched-shows.port.js";

/** Moves a tracked show's next check forward, because its feed has reportedly changed. */
export function checkSoon(
  shows: WatchedShows,
  transactions: Transactions,
  podcastId: PodcastId,
  at: Date,
): Promise<void> {
  return transactions.run(async () => {
    const show = await shows.lockTracked(podcastId);
    if (show && at < show.nextCheckAt) await shows.save({ ...show, nextCheckAt: at });
  });
}
