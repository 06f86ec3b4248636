import { describeSavedViewStore } from "./saved-view-store.contract.js";
import { MemorySavedViewStore } from "./saved-view-store.fake.js";

describeSavedViewStore("Memory", () =>
  Promise.resolve({ store: new MemorySavedViewStore(), ada: "ada", ben: "ben", close: () => Promise.resolve() }),
);
