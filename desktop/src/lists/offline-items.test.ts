import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { PODCAST_DEFAULTS } from "@earshot/domain/catalogue/sources/normalize-podcast";
import type { CopiedItem } from "@earshot/domain/lists/offline-lists";
import { listsOnDevice } from "../testing/lists-on-device";
import { payloadOf, type ServerOfLists } from "../testing/server-of-lists";
import type { ListedShows } from "./offline-list-routes.node";
import type { OfflineLists } from "./offline-lists.node";

/** The shows on this device: "a" to "f", each with its letter in the title. */
const SHOWS = new Map<string, Podcast>(
  [..."abcdef"].map((id) => [id, { ...PODCAST_DEFAULTS, id, title: `Show ${id}`, defaulted: [] }]),
);
const some = (ids: readonly string[]) => new Map(ids.flatMap((id) => (SHOWS.has(id) ? [[id, SHOWS.get(id)!]] : [])));
const onDevice: ListedShows = {
  podcasts: (ids) => Promise.resolve(some(ids)),
  figures: (ids) =>
    Promise.resolve(
      new Map(
        [...some(ids)].map(([id, show]) => [id, { ...show, pea_range: "1,000-2,000", confidence: "medium" as const }]),
      ),
    ),
  lookUp: (keys) =>
    Promise.resolve(keys.map(({ value }) => [...SHOWS.values()].filter(({ title }) => title === value))),
};

let server: ServerOfLists;
let lists: OfflineLists;
let notices: (readonly string[])[];
let close: () => void;
beforeEach(async () => {
  ({ server, lists, notices, close } = listsOnDevice(onDevice));
  for (const name of ["To pitch", "Booked"]) await server.send("/api/v1/lists", "POST", { name });
  for (const podcastId of ["a", "b", "c"]) {
    await server.send("/api/v1/lists/s1/items", "POST", { podcastId, payload: payloadOf(podcastId) });
  }
  await lists.refresh();
  server.line = "cut";
});
afterEach(() => close());

async function ask<Body = object>(path: string, method = "GET", body?: object) {
  const sent = body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const answer = (await lists.answer(new Request(`https://app.invalid/api/v1/lists${path}`, { method, ...sent })))!;
  return { status: answer.status, body: (await answer.json()) as Body };
}
type Page = { readonly items: readonly (CopiedItem & { readonly version: number })[] };
const itemsOf = async (list: string) => (await ask<Page>(`/${list}/items?sort=oldest`)).body.items;
const shownIn = async (list: string) => (await itemsOf(list)).map(({ podcastId }) => podcastId).sort();
const itemOf = async (podcastId: string) => (await itemsOf("s1")).find((item) => item.podcastId === podcastId)!;
const onServer = () => server.lists.map(({ items }) => items.map(({ podcastId }) => podcastId).join(""));
const write = async (podcastId: string, columns: object) => {
  const { id, version } = await itemOf(podcastId);
  return ask<CopiedItem>(`/s1/items/${id}`, "PATCH", { version, ...columns });
};
const merge = async () => {
  server.line = "open";
  await lists.merge();
};
const rowOf = (podcastId: string) => server.lists[0]!.items.find((item) => item.podcastId === podcastId)!;

test("an edit of own columns appears at once, waits, and reaches the server", async () => {
  const price = { cents: 34_000, currency: "USD" };
  const { status, body } = await write("a", { status: "Booked", note: "  Wrote\r\nthem ", price, tags: ["q1", "Q1"] });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: "Booked", note: "Wrote\nthem", price, tags: ["q1"], version: 2 });
  expect((await ask("/s1/items?status=Booked")).body).toMatchObject({
    total: 1,
    items: [{ podcastId: "a", version: 2 }],
  });
  expect(rowOf("a")).not.toHaveProperty("note");
  await write("a", { note: "Wrote again" });
  await merge();
  expect(rowOf("a")).toMatchObject({ status: "Booked", note: "Wrote again", price, tags: ["q1"], version: 3 });
  expect(notices).toEqual([[]]);
});

test("refuses invalid values like the server", async () => {
  expect(await write("a", { price: { cents: -1, currency: "USD" } })).toMatchObject({ status: 400, body: { code: "request.malformed" } }); // prettier-ignore
  expect(await write("a", { note: "x".repeat(2_001) })).toMatchObject({ status: 422, body: { code: "list.bad-edit" } });
  expect(await write("a", { status: "Nowhere" })).toMatchObject({ status: 422, body: { code: "list.no-such-status" } });
  expect(await ask("/s1/items/none", "PATCH", { version: 1, note: "x" })).toMatchObject({ status: 404 });
  server.line = "open";
  server.requests.length = 0;
  await lists.merge();
  expect(server.requests).toEqual([]);
});

test("refuses an edit of an older row and returns the newer one", async () => {
  const { id, version } = await itemOf("a");
  await write("a", { note: "From one window" });
  const other = await ask<{ current: CopiedItem }>(`/s1/items/${id}`, "PATCH", { version, note: "From another" });
  expect(other).toMatchObject({
    status: 409,
    body: { code: "list.item-changed", current: { note: "From one window" } },
  });
  expect((await itemOf("a")).note).toBe("From one window");
});

test("adds a show together with its own columns", async () => {
  const own = { status: "Booked", note: "Wrote", price: { cents: 5, currency: "USD" }, tags: ["q1"] };
  await ask("/s2/items", "POST", { podcastId: "d", payload: payloadOf("d"), own });
  expect(await itemsOf("s2")).toMatchObject([{ podcastId: "d", ...own }]);
  await merge();
  expect(server.lists[1]!.items).toMatchObject([{ podcastId: "d", ...own }]);
});

test("keeps the later text of a field edited in two places, and shows the other until read", async () => {
  await write("a", { note: "Mine", status: "Contacted" });
  Object.assign(rowOf("a"), { note: "Theirs", tags: ["Q2"], version: 5 });
  await merge();
  expect(rowOf("a")).toMatchObject({ note: "Mine", status: "Contacted", tags: ["Q2"] });
  expect(await lists.conflicts()).toEqual(["The note of “a” was changed to “Theirs” elsewhere. Your later one, “Mine”, is used."]); // prettier-ignore
});

test("merges again if a row changes during the merge", async () => {
  await write("a", { note: "Mine" });
  server.meanwhile = (request) => {
    if (!request.startsWith("PATCH")) return;
    server.meanwhile = () => undefined;
    Object.assign(rowOf("a"), { status: "Booked", version: 9 });
  };
  await merge();
  expect(rowOf("a")).toMatchObject({ note: "Mine", status: "Booked", version: 10 });
  expect(notices).toEqual([[]]);
});

test("reports an edit that the server refuses, and sends the later ones", async () => {
  await write("a", { status: "Booked" });
  await write("b", { note: "Kept" });
  server.lists[0] = { ...server.lists[0]!, statuses: [{ name: "Only one", kind: "open" }] };
  await merge();
  expect(await lists.conflicts()).toEqual([
    "A change of “a” in “To pitch” was not saved: This list has no such status.",
  ]);
  expect(rowOf("b").note).toBe("Kept");
});

test("moved and copied shows keep their own columns", async () => {
  await write("a", { note: "Wrote" });
  const { id } = await itemOf("a");
  const moved = await ask<{ item: CopiedItem }>(`/s1/items/${id}/move`, "POST", { targetListId: "s2" });
  expect(moved).toMatchObject({ status: 200, body: { item: { podcastId: "a", note: "Wrote" } } });
  const copied = await ask(`/s1/items/${(await itemOf("b")).id}/copy`, "POST", { targetListId: "s2" });
  expect(copied.status).toBe(200);
  expect([await shownIn("s1"), await shownIn("s2")]).toEqual([["b", "c"], ["a", "b"]]); // prettier-ignore
  expect(onServer()).toEqual(["abc", ""]);
  await merge();
  expect(onServer()).toEqual(["bc", "ab"]);
  expect(server.lists[1]!.items[0]).toMatchObject({ note: "Wrote" });
});

test("refuses moves like the server", async () => {
  const { id } = await itemOf("a");
  expect(await ask(`/s1/items/${id}/move`, "POST", { targetListId: "s1" })).toMatchObject({ status: 422 });
  expect(await ask(`/s1/items/${id}/move`, "POST", { targetListId: "gone" })).toMatchObject({ status: 404 });
  await ask(`/s1/items/${id}/copy`, "POST", { targetListId: "s2" });
  expect(await ask(`/s1/items/${id}/copy`, "POST", { targetListId: "s2" })).toMatchObject({
    status: 409,
    body: { code: "list.duplicate-item", detail: "Already in that list." },
  });
});

test("moves, copies and removes many shows with one edit each, which can be undone", async () => {
  const ids = (await itemsOf("s1")).map(({ id }) => id);
  const bulk = (action: string, itemIds: readonly string[]) =>
    ask<{ undoId: string }>("/s1/items/bulk", "POST", { action, itemIds, targetListId: "s2" });
  const copy = await bulk("copy", ids.slice(0, 2));
  expect(copy.body).toMatchObject({ done: ids.slice(0, 2), alreadyThere: [] });
  const move = await bulk("move", ids);
  expect(move.body).toMatchObject({ done: ids.slice(2), alreadyThere: ids.slice(0, 2) });
  await bulk("remove", ids.slice(0, 1));
  expect([await shownIn("s1"), await shownIn("s2")]).toEqual([["b"], ["a", "b", "c"]]); // prettier-ignore
  await ask(`/undo/${move.body.undoId}`, "POST", {});
  expect([await shownIn("s1"), await shownIn("s2")]).toEqual([["b", "c"], ["a", "b"]]); // prettier-ignore
  await merge();
  expect(onServer()).toEqual(["bc", "ab"]);
});

/** Edits a show's columns in a list, as the page does. */
const writeIn = async (list: string, podcastId: string, columns: object) => {
  const { id, version } = (await itemsOf(list)).find((item) => item.podcastId === podcastId)!;
  await ask(`/${list}/items/${id}`, "PATCH", { version, ...columns });
};
const bulkIn = async (action: "remove" | "move" | "copy", podcastId: string) => {
  const itemIds = [(await itemOf(podcastId)).id];
  return (await ask<{ undoId: string }>("/s1/items/bulk", "POST", { action, itemIds, targetListId: "s2" })).body.undoId;
};
const undo = (undoId: string) => ask(`/undo/${undoId}`, "POST", {});

test("undoing an addition also removes what was written about the show since", async () => {
  const { undoId } = (await ask<{ undoId: string }>("/s1/items/batch", "POST", { podcastIds: ["d"] })).body;
  await writeIn("s1", "d", { note: "Wrote", status: "Booked", tags: ["q1"] });
  await ask("/s1", "PATCH", { name: "Pitched" });
  await undo(undoId);
  expect(await shownIn("s1")).toEqual(["a", "b", "c"]);
  await merge();
  expect(onServer()).toEqual(["abc", ""]);
  expect(notices).toEqual([[]]);
  expect((await undo(undoId)).status).toBe(404);
});

test("undoing a copy also removes what was written about it", async () => {
  const undoId = await bulkIn("copy", "a");
  await writeIn("s2", "a", { note: "Wrote" });
  await undo(undoId);
  expect([await shownIn("s1"), await shownIn("s2")]).toEqual([["a", "b", "c"], []]);
  await merge();
  expect(onServer()).toEqual(["abc", ""]);
  expect(rowOf("a")).not.toMatchObject({ note: "Wrote" });
  expect(notices).toEqual([[]]);
});

test("undoing a move keeps the show's columns from the other list", async () => {
  const undoId = await bulkIn("move", "a");
  await writeIn("s2", "a", { note: "Wrote" });
  await undo(undoId);
  expect([await shownIn("s1"), await shownIn("s2")]).toEqual([["a", "b", "c"], []]);
  expect(await itemOf("a")).toMatchObject({ note: "Wrote" });
  await merge();
  expect(onServer().map((ids) => [...ids].sort().join(""))).toEqual(["abc", ""]);
  expect(server.lists[0]!.items.find(({ podcastId }) => podcastId === "a")).toMatchObject({ note: "Wrote" });
  expect(notices).toEqual([[]]);
});

test("restores a removed show, even if it was added again and moved meanwhile", async () => {
  await write("a", { note: "First" });
  const undoId = await bulkIn("remove", "a");
  await ask("/s1/items/batch", "POST", { podcastIds: ["a"] });
  await writeIn("s1", "a", { note: "Second" });
  await bulkIn("move", "a");
  await undo(undoId);
  const notes = async () => [await itemsOf("s1"), await itemsOf("s2")].map((items) => items.find(({ podcastId }) => podcastId === "a")?.note); // prettier-ignore
  expect(await notes()).toEqual(["First", "Second"]);
  await merge();
  expect(await notes()).toEqual(["First", "Second"]);
  expect(onServer().map((ids) => [...ids].sort().join(""))).toEqual(["abc", "a"]);
  expect(notices).toEqual([[]]);
});

test("matches an imported text on this device, and adds the shows with one request later", async () => {
  const { body: found } = await ask<{ entries: { outcome: string; candidates: { podcast: Podcast }[] }[] }>("/match", "POST", { text: "Show d\nShow e\nShow a\nNobody" }); // prettier-ignore
  expect(found.entries.map(({ outcome }) => outcome)).toEqual(["found", "found", "found", "not-found"]);
  const podcastIds = [...found.entries.flatMap(({ candidates }) => candidates.map(({ podcast }) => podcast.id)), "z"];
  const { body } = await ask("/s1/items/batch", "POST", { podcastIds });
  expect(body).toMatchObject({ added: 2, alreadyThere: 1, unknown: ["z"] });
  expect((await itemsOf("s1")).map(({ payload }) => payload.title)).toEqual(["a", "b", "c", "Show d", "Show e"]);
  server.requests.length = 0;
  await merge();
  expect(onServer()).toEqual(["abcde", ""]);
  expect(server.requests.filter((request) => request.startsWith("POST"))).toEqual([
    "POST /api/v1/lists/s1/items/batch",
  ]);
});

test("reads a subscription list and a table as on the server", async () => {
  const outcomes = async (text: string) =>
    (await ask<{ entries: { outcome: string }[] }>("/match", "POST", { text })).body.entries.map(
      ({ outcome }) => outcome,
    );
  expect(
    await outcomes(
      "<opml version='2.0'><body><outline text='Show a' type='rss' xmlUrl='https://a.example/feed'/></body></opml>",
    ),
  ).toEqual(["found"]);
  expect(await outcomes("title,author\nShow b,\nNobody,")).toEqual(["found", "not-found"]);
});

test("a list's sums include offline edits, with this device's figures", async () => {
  await write("a", { price: { cents: 4_000, currency: "USD" } });
  await write("b", { status: "Declined" });
  const { body } = await ask("/s1/shortlist");
  expect(body).toMatchObject({
    frozenOn: null,
    sum: { shows: 2, lost: 1, audience: "2,000-4,000", withoutAudience: 0, costs: [{ cents: 4_000, shows: 1 }] },
  });
  expect((await ask("/s1/items")).body).toMatchObject({ figures: { a: { perEpisode: "1,000-2,000" } } });
});

test("other people's lists, comments and statuses need the server", async () => {
  for (const [path, method] of [
    ["/shared", "GET"],
    ["/s1/comments", "GET"],
    ["/s1/statuses", "PUT"],
    ["/s1/frozen", "POST"],
  ] as const) {
    // prettier-ignore
    const request = new Request(`https://app.invalid/api/v1/lists${path}`, { method });
    expect(await lists.answer(request)).toBeUndefined();
  }
});

test("resumes a merge of every kind of edit at any request, and does nothing twice", async () => {
  await write("a", { note: "Wrote" });
  const [a, b] = await itemsOf("s1");
  await ask(`/s1/items/${a!.id}/move`, "POST", { targetListId: "s2" });
  await ask("/s1/items/bulk", "POST", { action: "copy", itemIds: [b!.id], targetListId: "s2" });
  await ask("/s2/items/batch", "POST", { podcastIds: ["d", "e"] });
  await ask("/s1/items/bulk", "POST", { action: "remove", itemIds: [b!.id] });
  server.line = "open";
  server.lists = server.lists.filter(({ name }) => name !== "Booked");
  let cuts = 0;
  for (let left = 1; ; left += 1) {
    server.left = left;
    if (await lists.merge().then(() => true, () => false)) break; // prettier-ignore
    cuts += 1;
  }
  expect(cuts).toBeGreaterThan(10);
  server.left = Infinity;
  expect(server.lists.map(({ name, items }) => [name, items.map(({ podcastId }) => podcastId).sort().join("")])).toEqual([
    ["To pitch", "c"],
    ["Booked", "abde"],
  ]); // prettier-ignore
  expect(server.lists[1]!.items.find(({ podcastId }) => podcastId === "a")).toMatchObject({ note: "Wrote" });
  expect(await lists.conflicts()).toEqual([expect.stringContaining("“Booked” was deleted elsewhere. It is back")]);
});
