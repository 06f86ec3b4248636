import { describeApiKeyStore } from "./api-key-store.contract.js";
import { MemoryApiKeyStore } from "./api-key-store.fake.js";

describeApiKeyStore("Memory", () =>
  Promise.resolve({ store: new MemoryApiKeyStore(), ada: "ada", ben: "ben", close: () => Promise.resolve() }),
);
