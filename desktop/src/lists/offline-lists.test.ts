import type { CopiedItem } from "@earshot/domain/lists/offline-lists";
import { listsOnDevice } from "../testing/lists-on-device";
import { payloadOf, type ServerOfLists } from "../testing/server-of-lists";
import type { OfflineLists } from "./offline-lists.node";

let server: ServerOfLists;
let lists: OfflineLists;
let notices: (readonly string[])[];
let close: () => void;
beforeEach(async () => {
  ({ server, lists, notices, close } = listsOnDevice());
  await server.send("/api/v1/lists", "POST", { name: "To pitch" });
  for (const podcastId of ["a", "b"]) await server.send("/api/v1/lists/s1/items", "POST", show(podcastId));
  await lists.refresh();
  server.line = "cut";
});
afterEach(() => close());

const show = (podcastId: string) => ({ podcastId, payload: payloadOf(podcastId) });

/** Sends a request as the page does. */
async function ask(path: string, method = "GET", body?: object): Promise<{ status: number; body: never }> {
  const sent = body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const answer = (await lists.answer(new Request(`https://app.invalid/api/v1${path}`, { method, ...sent })))!;
  return { status: answer.status, body: (await answer.json()) as never };
}
const named = async () => ((await ask("/lists")).body as { lists: { name: string }[] }).lists.map(({ name }) => name);
const onServer = () => server.lists.map(({ name, items }) => [name, ...items.map(({ podcastId }) => podcastId)]);
const merge = async () => {
  server.line = "open";
  await lists.merge();
};

test("reads, searches and changes lists offline, and merges them later", async () => {
  expect((await ask("/lists/s1/items?sort=title_desc&q=A")).body).toMatchObject({
    total: 1,
    items: [{ podcastId: "a" }],
  });
  expect((await ask("/lists/containing/b")).body).toEqual({ listIds: ["s1"] });
  const { id } = (await ask("/lists", "POST", { name: "New one" })).body as { id: string };
  expect((await ask(`/lists/${id}/items`, "POST", show("c"))).status).toBe(201);
  await ask("/lists/s1", "PATCH", { name: "Pitched" });
  const { items } = (await ask("/lists/s1/items")).body as { items: CopiedItem[] };
  await ask(`/lists/s1/items/${items.find(({ podcastId }) => podcastId === "a")!.id}`, "DELETE");
  expect(await named()).toEqual(["Pitched", "New one"]);
  expect(onServer()).toEqual([["To pitch", "a", "b"]]);
  await merge();
  expect(onServer()).toEqual([
    ["Pitched", "b"],
    ["New one", "c"],
  ]);
  expect(notices).toEqual([[]]);
  expect(await named()).toEqual(["Pitched", "New one"]);
});

test("refuses the same requests as the server", async () => {
  expect(await ask("/lists", "POST", { name: "To pitch" })).toMatchObject({
    status: 409,
    body: { code: "list.duplicate-name" },
  });
  expect(await ask("/lists", "POST", { name: " " })).toMatchObject({ status: 422, body: { code: "list.blank-name" } });
  expect(await ask("/lists/s1/items", "POST", show("a"))).toMatchObject({ status: 409 });
  expect(await ask("/lists/nobody", "PATCH", { name: "x" })).toMatchObject({ status: 404 });
});

test("an unsent edit can be undone", async () => {
  const { undoId } = (await ask("/lists/s1", "DELETE")).body as { undoId: string };
  expect(await named()).toEqual([]);
  expect((await ask(`/lists/undo/${undoId}`, "POST", {})).body).toEqual({ listId: "s1" });
  await merge();
  expect(onServer()).toEqual([["To pitch", "a", "b"]]);
});

/** Deletes the list "To pitch" and creates another one with that name and with show "c". */
async function replaced(): Promise<{ undoId: string; id: string }> {
  const { undoId } = (await ask("/lists/s1", "DELETE")).body as { undoId: string };
  const { id } = (await ask("/lists", "POST", { name: "To pitch" })).body as { id: string };
  await ask(`/lists/${id}/items`, "POST", show("c"));
  return { undoId, id };
}

test("a restored list stays separate from a list that had its name in the meantime", async () => {
  const { undoId, id } = await replaced();
  expect((await ask(`/lists/undo/${undoId}`, "POST", {})).status).toBe(409);
  await ask(`/lists/${id}`, "PATCH", { name: "Second" });
  expect((await ask(`/lists/undo/${undoId}`, "POST", {})).body).toEqual({ listId: "s1" });
  expect(await named()).toEqual(["To pitch", "Second"]);
  await merge();
  expect(onServer()).toEqual([
    ["To pitch", "a", "b"],
    ["Second", "c"],
  ]);
  expect(notices).toEqual([[]]);
});

test("deleting a newer list with its name does not delete a restored list", async () => {
  const { undoId, id } = await replaced();
  await ask(`/lists/${id}`, "DELETE");
  await ask(`/lists/undo/${undoId}`, "POST", {});
  expect(await named()).toEqual(["To pitch"]);
  await merge();
  expect(onServer()).toEqual([["To pitch", "a", "b"]]);
  expect(notices).toEqual([[]]);
});

test("a new list stays separate from a deleted one that a change elsewhere kept", async () => {
  await replaced();
  server.line = "open";
  await server.send("/api/v1/lists/s1/items", "POST", show("d"));
  for (let left = 1; ; left += 1) {
    server.left = left;
    if (await lists.merge().then(() => true, () => false)) break; // prettier-ignore
  }
  server.left = Infinity;
  expect(onServer()).toEqual([
    ["To pitch", "a", "b", "d"],
    ["To pitch (2)", "c"],
  ]);
  expect(await lists.conflicts()).toEqual([
    "“To pitch” was changed elsewhere, so it was not deleted.",
    "Another list is called “To pitch”, so your new one is called “To pitch (2)”.",
  ]);
});

test("refuses to undo an edit that may have been sent, and loses no other edit", async () => {
  const { undoId } = (await ask("/lists/s1", "DELETE")).body as { undoId: string };
  await ask("/lists", "POST", { name: "New one" });
  const undo = async () => (await ask(`/lists/undo/${undoId}`, "POST", {})).status;
  let meanwhile: Promise<number> | undefined;
  server.meanwhile = (request) => {
    if (!request.startsWith("DELETE")) return;
    meanwhile = undo();
    throw new TypeError("fetch failed");
  };
  await expect(merge()).rejects.toThrow("fetch failed");
  expect(await meanwhile).toBe(404);
  expect(await undo()).toBe(404);
  server.meanwhile = () => undefined;
  await lists.merge();
  expect(onServer()).toEqual([["New one"]]);
});

test("keeps a list that changed elsewhere, and reports conflicts until they are read", async () => {
  await ask("/lists/s1", "DELETE");
  server.line = "open";
  await server.send("/api/v1/lists/s1/items", "POST", show("c"));
  await lists.merge();
  expect(onServer()).toEqual([["To pitch", "a", "b", "c"]]);
  expect(notices).toEqual([["“To pitch” was changed elsewhere, so it was not deleted."]]);
  expect(await lists.conflicts()).toHaveLength(1);
  await lists.dropConflicts();
  expect(await lists.conflicts()).toEqual([]);
});

test("a list deleted on another device returns with the shows added offline", async () => {
  await ask("/lists/s1/items", "POST", show("c"));
  await ask("/lists/s1", "PATCH", { name: "Mine" });
  server.line = "open";
  await server.send("/api/v1/lists/s1", "DELETE");
  await lists.merge();
  expect(onServer()).toEqual([["Mine", "a", "b", "c"]]);
  expect(notices[0]![0]).toContain("was deleted elsewhere");
});

test("copies own columns, and restores them with a list deleted on another device", async () => {
  const own = { status: "Booked", note: "Wrote", price: { cents: 5, currency: "USD" as const }, tags: ["Q1"] };
  server.line = "open";
  Object.assign(server.lists[0]!.items[0]!, own);
  await lists.refresh();
  server.line = "cut";
  expect((await ask("/lists/s1/items?status=Booked")).body).toMatchObject({
    total: 1,
    items: [{ podcastId: "a", ...own }],
  });
  expect((await ask("/lists/s1/items?status=Idea")).body).toMatchObject({
    items: [{ podcastId: "b", note: "", tags: [] }],
  });
  await ask("/lists/s1/items", "POST", show("c"));
  server.line = "open";
  await server.send("/api/v1/lists/s1", "DELETE");
  await lists.merge();
  expect(server.lists[0]!.items).toMatchObject([{ podcastId: "a", ...own }, { podcastId: "b" }, { podcastId: "c" }]);
});

test.each([
  [200, "<h1>Not now</h1>"],
  [403, "<h1>Not now</h1>"],
  [404, "<h1>Not now</h1>"],
  [403, '{"message":"Forbidden"}'],
])("an edit waits while a gateway answers with %d: %s", async (status, page) => {
  await ask("/lists/s1", "PATCH", { name: "Pitched" });
  const { send } = server;
  for (const blocked of ["PATCH", "GET"]) {
    server.line = "open";
    server.send = async (path, method = "GET", body) =>
      method === blocked ? new Response(page, { status }) : send(path, method, body);
    await expect(lists.merge()).rejects.toThrow(`The server answered ${status}.`);
  }
  expect(notices).toEqual([]);
  server.send = send;
  await lists.merge();
  expect(onServer()).toEqual([["Pitched", "a", "b"]]);
});

test("a merge interrupted at any request resumes and does nothing twice", async () => {
  await ask("/lists", "POST", { name: "New one" });
  const id = ((await ask("/lists")).body as { lists: { id: string }[] }).lists[1]!.id;
  await ask(`/lists/${id}/items`, "POST", show("c"));
  await ask("/lists/s1", "PATCH", { name: "Pitched" });
  server.line = "open";
  let cuts = 0;
  for (let left = 1; ; left += 1) {
    server.left = left;
    const failed = await lists.merge().then(
      () => false,
      () => true,
    );
    if (!failed) break;
    cuts += 1;
  }
  expect(cuts).toBeGreaterThan(3);
  server.left = Infinity;
  expect(onServer()).toEqual([
    ["Pitched", "a", "b"],
    ["New one", "c"],
  ]);
});
