import { describeListItemStore } from "./list-item-store.contract.js";
import { MemoryListItemStore } from "./list-item-store.fake.js";
import { accepted, describeListStore, podcast } from "./list-store.contract.js";
import { MemoryListStore } from "./list-store.fake.js";
import { MemoryLists } from "./memory-lists.fake.js";
import { describeSharedListStores, type OpenSharedStores } from "./shared-list-stores.contract.js";

const open = async (): Promise<OpenSharedStores> => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const memory = new MemoryLists(() => now);
  const [lists, items] = [new MemoryListStore(memory), new MemoryListItemStore(memory)];
  return {
    lists,
    items,
    ada: "ada",
    ben: "ben",
    later: async (seconds) => void (now += seconds * 1000),
    forgetSteps: async (seconds) => memory.forgetSteps(seconds),
    fillLists: async (owner, count) => {
      for (let at = 1; at <= count; at += 1) accepted(await lists.create(owner, `List ${at}`));
    },
    fillItems: async (owner, list, count) => {
      const many = Array.from({ length: count }, (_, at) => podcast(`f${at + 1}`, `Show ${at + 1}`));
      accepted(await items.add(owner, list, many));
    },
    join: async (list, user, role) => memory.join(list, user, role),
    close: () => Promise.resolve(),
  };
};

describeListStore("Memory", open);
describeListItemStore("Memory", open);
describeSharedListStores("Memory", open);
