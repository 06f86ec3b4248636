/** @jest-environment node */
import "fake-indexeddb/auto";
import { describeDraftStore } from "@earshot/domain/campaigns/draft-store.contract";
import { jest } from "@jest/globals";
import { BrowserDraftStore } from "./browser-draft-store";
import { lateDraftStore } from "./late-draft-store";

let made = 0;

describeDraftStore("IndexedDB", async () => {
  const store = new BrowserDraftStore(`drafts-${(made += 1)}`);
  return { store, close: () => store.close() };
});

test("drafts survive the page that wrote them", async () => {
  const first = new BrowserDraftStore("kept");
  await first.put({ id: "d1", owner: null, fields: { campaignBrief: "A watch" }, baseVersion: 0, at: 1 });
  await first.close();
  const second = new BrowserDraftStore("kept");
  expect((await second.find("d1"))?.fields).toEqual({ campaignBrief: "A watch" });
  await second.close();
});

test("a store that cannot be opened rejects, and is tried again the next time", async () => {
  const store = new BrowserDraftStore("later");
  const open = jest.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("Storage is forbidden.", "SecurityError");
  });
  await expect(store.find("d1")).rejects.toThrow("forbidden");
  open.mockRestore();
  await expect(store.find("d1")).resolves.toBeUndefined();
  await store.close();
});

test("loads the code of the store again after a failure", async () => {
  const fetches = [Promise.reject(new Error("offline")), Promise.resolve(new BrowserDraftStore("late"))];
  const late = lateDraftStore(() => fetches.shift()!);
  await expect(late.all(null)).rejects.toThrow("offline");
  await expect(late.all(null)).resolves.toEqual([]);
});
