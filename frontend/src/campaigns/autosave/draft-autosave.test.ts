import { DRAFT_PAUSE_MS } from "@earshot/domain/campaigns/brief-draft";
import { MemoryDraftStore } from "@earshot/domain/campaigns/draft-store.fake";
import { jest } from "@jest/globals";
import { DraftAutosave, type DraftVersionKey } from "./draft-autosave";

const text = (campaignBrief: string) => ({ owner: null, fields: { campaignBrief } });

function setUp(store = new MemoryDraftStore()) {
  let current: DraftVersionKey | null = null;
  let made = 0;
  const autosave = new DraftAutosave({
    store,
    current: { read: () => current, write: (next) => (current = next) },
    newId: () => `d${(made += 1)}`,
    now: () => Date.now(),
  });
  const stored = async () => (await store.all(null)).map(({ id, fields }) => [id, fields.campaignBrief]);
  return { store, autosave, stored, place: () => current };
}

beforeEach(() => void jest.useFakeTimers({ now: 1_000 }));
afterEach(() => void jest.useRealTimers());

test("writes a text when no key was pressed for 400 ms, and not before", async () => {
  const { autosave, stored } = setUp();
  autosave.change(text("A"));
  await jest.advanceTimersByTimeAsync(DRAFT_PAUSE_MS - 1);
  autosave.change(text("A watch"));
  await jest.advanceTimersByTimeAsync(DRAFT_PAUSE_MS - 1);
  expect(await stored()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await stored()).toEqual([["d1", "A watch"]]);
  expect(autosave.current()).toEqual({ kind: "kept", at: 1_000 + 2 * DRAFT_PAUSE_MS - 1 });
});

test("writes immediately on request, and only once", async () => {
  const { autosave, stored, store } = setUp();
  autosave.change(text("A watch"));
  await autosave.flush();
  expect(await stored()).toEqual([["d1", "A watch"]]);
  await jest.advanceTimersByTimeAsync(DRAFT_PAUSE_MS);
  expect((await store.find("d1"))?.version).toBe(1);
});

test("continues with the same draft, and keeps the earlier texts", async () => {
  const { autosave, store } = setUp();
  for (const words of ["one", "two", "three"]) {
    autosave.change(text(words));
    await autosave.flush();
  }
  expect((await store.versions("d1")).map(({ fields }) => fields.campaignBrief)).toEqual(["two", "one"]);
});

test("saves a text as a new draft if another window saved a newer one", async () => {
  const { autosave, store, stored } = setUp();
  autosave.change(text("mine"));
  await autosave.flush();
  await store.put({ ...text("theirs"), id: "d1", baseVersion: 1, at: 2_000 });
  autosave.change(text("mine too"));
  await autosave.flush();
  expect(await stored()).toEqual([
    ["d1", "theirs"],
    ["d2", "mine too"],
  ]);
  autosave.change(text("mine three"));
  await autosave.flush();
  expect(await stored()).toContainEqual(["d2", "mine three"]);
});

test("saves a text that the store refused with the next flush", async () => {
  const { autosave, store, stored } = setUp();
  const put = jest.spyOn(store, "put").mockRejectedValueOnce(new Error("full"));
  const states: string[] = [];
  autosave.follow(() => states.push(autosave.current().kind));
  autosave.change(text("A watch"));
  await autosave.flush();
  expect(await stored()).toEqual([]);
  await autosave.flush();
  expect(await stored()).toEqual([["d1", "A watch"]]);
  expect(states).toEqual(["failed", "kept"]);
  put.mockRestore();
});

test("saves the present draft before opening another one", async () => {
  const { autosave, stored, place } = setUp();
  autosave.change(text("first"));
  await autosave.open({ id: "other", version: 3 });
  expect(await stored()).toEqual([["d1", "first"]]);
  expect(place()).toEqual({ id: "other", version: 3 });
});

test("removes a sent draft, and no late timer restores it", async () => {
  const { autosave, stored, place } = setUp();
  autosave.change(text("sent"));
  await autosave.flush();
  autosave.change(text("sent!"));
  await autosave.forget();
  await jest.advanceTimersByTimeAsync(DRAFT_PAUSE_MS);
  expect(await stored()).toEqual([]);
  expect(place()).toBeNull();
  autosave.change(text("next"));
  await autosave.flush();
  expect(await stored()).toEqual([["d2", "next"]]);
});

test("saves no draft of an empty form", async () => {
  const { autosave, stored } = setUp();
  autosave.change(text("  "));
  await autosave.flush();
  expect(await stored()).toEqual([]);
  expect(autosave.current()).toEqual({ kind: "idle" });
});
