import { DRAFT_PAUSE_MS } from "@earshot/domain/campaigns/brief-draft";
import { MemoryDraftStore } from "@earshot/domain/campaigns/draft-store.fake";
import { jest } from "@jest/globals";
import { DraftKeeper, type DraftPlace } from "./draft-keeper";

const text = (campaignBrief: string) => ({ owner: null, fields: { campaignBrief } });

function keeping(store = new MemoryDraftStore()) {
  let place: DraftPlace | null = null;
  let made = 0;
  const keeper = new DraftKeeper({
    store,
    place: { read: () => place, write: (next) => (place = next) },
    newId: () => `d${(made += 1)}`,
    now: () => Date.now(),
  });
  const kept = async () => (await store.all(null)).map(({ id, fields }) => [id, fields.campaignBrief]);
  return { store, keeper, kept, place: () => place };
}

beforeEach(() => void jest.useFakeTimers({ now: 1_000 }));
afterEach(() => void jest.useRealTimers());

test("writes a text when no key was pressed for 400 ms, and not before", async () => {
  const { keeper, kept } = keeping();
  keeper.change(text("A"));
  await jest.advanceTimersByTimeAsync(DRAFT_PAUSE_MS - 1);
  keeper.change(text("A watch"));
  await jest.advanceTimersByTimeAsync(DRAFT_PAUSE_MS - 1);
  expect(await kept()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await kept()).toEqual([["d1", "A watch"]]);
  expect(keeper.current()).toEqual({ kind: "kept", at: 1_000 + 2 * DRAFT_PAUSE_MS - 1 });
});

test("writes at once when asked to, and once", async () => {
  const { keeper, kept, store } = keeping();
  keeper.change(text("A watch"));
  await keeper.flush();
  expect(await kept()).toEqual([["d1", "A watch"]]);
  await jest.advanceTimersByTimeAsync(DRAFT_PAUSE_MS);
  expect((await store.find("d1"))?.version).toBe(1);
});

test("goes on with the same draft, and keeps the earlier texts", async () => {
  const { keeper, store } = keeping();
  for (const words of ["one", "two", "three"]) {
    keeper.change(text(words));
    await keeper.flush();
  }
  expect((await store.versions("d1")).map(({ fields }) => fields.campaignBrief)).toEqual(["two", "one"]);
});

test("a text that another window overtook becomes a draft of its own", async () => {
  const { keeper, store, kept } = keeping();
  keeper.change(text("mine"));
  await keeper.flush();
  await store.put({ ...text("theirs"), id: "d1", baseVersion: 1, at: 2_000 });
  keeper.change(text("mine too"));
  await keeper.flush();
  expect(await kept()).toEqual([
    ["d1", "theirs"],
    ["d2", "mine too"],
  ]);
  keeper.change(text("mine three"));
  await keeper.flush();
  expect(await kept()).toContainEqual(["d2", "mine three"]);
});

test("a text that the store refused is written by the next flush", async () => {
  const { keeper, store, kept } = keeping();
  const put = jest.spyOn(store, "put").mockRejectedValueOnce(new Error("full"));
  const states: string[] = [];
  keeper.follow(() => states.push(keeper.current().kind));
  keeper.change(text("A watch"));
  await keeper.flush();
  expect(await kept()).toEqual([]);
  await keeper.flush();
  expect(await kept()).toEqual([["d1", "A watch"]]);
  expect(states).toEqual(["failed", "kept"]);
  put.mockRestore();
});

test("opening another draft writes what is due of the present one first", async () => {
  const { keeper, kept, place } = keeping();
  keeper.change(text("first"));
  await keeper.open({ id: "other", version: 3 });
  expect(await kept()).toEqual([["d1", "first"]]);
  expect(place()).toEqual({ id: "other", version: 3 });
});

test("a draft that was sent is gone, and a late timer does not bring it back", async () => {
  const { keeper, kept, place } = keeping();
  keeper.change(text("sent"));
  await keeper.flush();
  keeper.change(text("sent!"));
  await keeper.forget();
  await jest.advanceTimersByTimeAsync(DRAFT_PAUSE_MS);
  expect(await kept()).toEqual([]);
  expect(place()).toBeNull();
  keeper.change(text("next"));
  await keeper.flush();
  expect(await kept()).toEqual([["d2", "next"]]);
});

test("an empty form makes no draft", async () => {
  const { keeper, kept } = keeping();
  keeper.change(text("  "));
  await keeper.flush();
  expect(await kept()).toEqual([]);
  expect(keeper.current()).toEqual({ kind: "idle" });
});
