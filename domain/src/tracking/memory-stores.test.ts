import { MemoryTrackedStore } from "./tracked-store.fake.js";
import { describeTrackingStores } from "./tracking-stores.contract.js";
import { MemoryWatchedShows } from "./watched-shows.fake.js";

describeTrackingStores("Memory", async () => {
  const tracked = new MemoryTrackedStore();
  return {
    tracked,
    alerts: tracked.alerts,
    shows: new MemoryWatchedShows((podcastId) => tracked.isTracked(podcastId)),
    ada: "ada",
    ben: "ben",
    together: (work) => work(),
    close: () => Promise.resolve(),
  };
});
