import type { DraftStore } from "@earshot/domain/campaigns/draft-store.port";

/** A draft store whose code loads on first use, and is loaded again after a failure. */
export function lateDraftStore(fetchStore: () => Promise<DraftStore>): DraftStore {
  let fetched: Promise<DraftStore> | undefined;
  const store = () =>
    (fetched ??= fetchStore().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    }));
  return {
    put: async (change) => (await store()).put(change),
    find: async (id) => (await store()).find(id),
    all: async (owner) => (await store()).all(owner),
    versions: async (id) => (await store()).versions(id),
    remove: async (id) => (await store()).remove(id),
  };
}
