import { describeDraftStore } from "./draft-store.contract.js";
import { MemoryDraftStore } from "./draft-store.fake.js";

describeDraftStore("memory", async () => ({ store: new MemoryDraftStore(), close: async () => undefined }));
