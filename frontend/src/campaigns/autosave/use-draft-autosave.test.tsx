import { MemoryDraftStore } from "@earshot/domain/campaigns/draft-store.fake";
import { jest } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import { leaveServer } from "../../platform/leave-server";
import { DraftAutosave, type DraftVersionKey } from "./draft-autosave";
import { useFlushOnClose } from "./use-draft-autosave";

test("saves what was typed last before the page leaves for another server", async () => {
  // jsdom cannot open other pages.
  const silent = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const store = new MemoryDraftStore();
  let current: DraftVersionKey | null = null;
  const autosave = new DraftAutosave({
    store,
    current: { read: () => current, write: (next) => void (current = next) },
    newId: () => "d1",
    now: () => 1_000,
  });
  const { unmount } = renderHook(() => useFlushOnClose(autosave));
  autosave.change({ owner: null, fields: { campaignBrief: "A watch" } });
  await leaveServer();
  expect(await store.all(null)).toMatchObject([{ id: "d1", fields: { campaignBrief: "A watch" } }]);
  expect(sessionStorage).toHaveLength(0);
  unmount();
  silent.mockRestore();
});
