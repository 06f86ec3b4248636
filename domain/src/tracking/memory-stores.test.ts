import { describeAlertMailStore } from "./alerts/alert-mail-store.contract.js";
import { MemoryAlertMailStore } from "./alerts/alert-mail-store.fake.js";
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

describeAlertMailStore("Memory", async () => {
  const people = new Map(["ada", "ben"].map((id) => [id, { confirmed: true, leaving: false }]));
  const change = async (userId: string, facts: { confirmed?: boolean; leaving?: boolean }) => {
    people.set(userId, { confirmed: true, leaving: false, ...people.get(userId), ...facts });
  };
  const writable = (userId: string) => people.get(userId)?.confirmed === true && !people.get(userId)?.leaving;
  const tracked = new MemoryTrackedStore(undefined, writable);
  return {
    mails: new MemoryAlertMailStore(tracked, (userId) => (writable(userId) ? `${userId}@example.org` : undefined)),
    tracked,
    alerts: tracked.alerts,
    ada: "ada",
    ben: "ben",
    nobody: "nobody",
    confirm: (userId, confirmed) => change(userId, { confirmed }),
    leave: (userId, leaving) => change(userId, { leaving }),
    together: (work) => work(),
    close: () => Promise.resolve(),
  };
});
