import { MemorySavedStore } from "./saved-store.fake.js";
import { describeSavedStore } from "./saved-store.contract.js";

describeSavedStore("Memory", async () => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  return {
    store: new MemorySavedStore(() => now),
    ada: "ada",
    ben: "ben",
    later: async (seconds) => void (now += seconds * 1000),
    close: () => Promise.resolve(),
  };
});
