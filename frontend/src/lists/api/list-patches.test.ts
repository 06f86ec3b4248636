import { makeStore } from "../../client/store";
import { FakeServer, refusal, soon } from "../../testing/fake-server";
import { removeItem } from "./item-changes";
import { optimistic, patchCount, patchItemsRemoved, patchLists, type Running } from "./list-patches";
import { type ItemQuery, listsApi } from "./lists-api";

const list = (id: string, itemCount: number) => ({
  id,
  name: `List ${id}`,
  itemCount,
  createdAt: "2026-01-01T00:00:00Z",
});
const item = (id: string) => ({ id, listId: "a", podcastId: `p${id}`, payload: {}, createdAt: "2026-01-01T00:00:00Z" });
const first: ItemQuery = { listId: "a", page: 1, sort: "newest", q: "" };
const narrowed: ItemQuery = { ...first, q: "salt" };
const other: ItemQuery = { ...first, listId: "b" };

/** A store with two lists and three pages of items in its cache. */
async function page() {
  const items = ["1", "2", "3"].map(item);
  const answer = { items, total: 3, page: 1, pageSize: 25 };
  const server = new FakeServer()
    .on("GET /lists", () => ({ lists: [list("a", 3), list("b", 0)] }))
    .on("GET /lists/a/items", () => answer)
    .on("GET /lists/b/items", () => answer);
  const store = makeStore(server.ask);
  await store.dispatch(listsApi.endpoints.lists.initiate());
  for (const query of [first, narrowed, other]) await store.dispatch(listsApi.endpoints.listItems.initiate(query));
  const counts = () =>
    listsApi.endpoints.lists
      .select()(store.getState())
      .data?.map(({ itemCount }) => itemCount);
  const shown = (query: ItemQuery) => {
    const { data } = listsApi.endpoints.listItems.select(query)(store.getState());
    return [data?.items.map(({ id }) => id), data?.total];
  };
  const running = (queryFulfilled: Promise<unknown> = Promise.resolve()): Running => ({ ...store, queryFulfilled });
  return { server, store, counts, shown, running };
}

test("removes items from every cached page of their list, and from no other list", async () => {
  const { running, shown } = await page();
  expect(patchItemsRemoved(running(), "a", ["2"])).toHaveLength(2);
  expect([shown(first), shown(narrowed), shown(other)]).toEqual([
    [["1", "3"], 2],
    [["1", "3"], 2],
    [["1", "2", "3"], 3],
  ]);
});

test("changes the count of its own list, and never below zero", async () => {
  const { running, counts } = await page();
  patchCount(running(), "a", -2);
  patchCount(running(), "b", 1);
  expect(counts()).toEqual([1, 1]);
  patchCount(running(), "a", -5);
  expect(counts()).toEqual([0, 1]);
});

test("leaves lists that are not cached unchanged", () => {
  const store = makeStore(new FakeServer().ask);
  const running: Running = { ...store, queryFulfilled: Promise.resolve() };
  patchLists(running, () => []);
  expect(patchItemsRemoved(running, "a", ["1"])).toEqual([]);
  expect(listsApi.endpoints.lists.select()(store.getState()).data).toBeUndefined();
});

test("undoes all patches after a refusal, and keeps them after success", async () => {
  const { running, counts, shown } = await page();
  const refused = running(Promise.reject(new Error("refused")));
  await optimistic(refused, [
    ...patchItemsRemoved(refused, "a", ["1", "2"]),
    patchCount(refused, "a", -2),
    patchLists(refused, (lists) => lists.toReversed()),
  ]);
  expect([counts(), shown(first)]).toEqual([
    [3, 0],
    [["1", "2", "3"], 3],
  ]);
  const agreed = running();
  await optimistic(agreed, [patchCount(agreed, "a", -2)]);
  expect(counts()).toEqual([1, 0]);
});

test("shows a removal before the server answers, and undoes it after a refusal", async () => {
  const { server, store, counts, shown } = await page();
  const remove = server.hold("DELETE /lists/a/items/2");
  const call = store.dispatch(removeItem.initiate({ listId: "a", itemId: "2" }));
  await soon();
  expect([counts(), shown(first)]).toEqual([
    [2, 0],
    [["1", "3"], 2],
  ]);
  await remove.answer(refusal(503));
  await call;
  expect([counts(), shown(first)]).toEqual([
    [3, 0],
    [["1", "2", "3"], 3],
  ]);
});
