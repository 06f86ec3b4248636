import { MemoryTrackedStore } from "./tracked-store.fake.js";
import { describeTrackingStores } from "./tracking-stores.contract.js";
import { MemoryWatchedShows } from "./watched-shows.fake.js";

describeTrackingStores("Memory", async () => {
  let now = 0;
  const tracked = new MemoryTrackedStore(() => now);
  return {
    tracked,
    alerts: tracked.alerts,
    shows: new MemoryWatchedShows(
      (podcastId) => tracked.isTracked(podcastId),
      (podcastId) => tracked.isStopped(podcastId),
    ),
    ada: "ada",
    ben: "ben",
    later: async (seconds) => void (now += seconds * 1000),
    together: (work) => work(),
    close: () => Promise.resolve(),
  };
});
