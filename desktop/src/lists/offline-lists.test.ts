import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CopiedItem, CopiedList } from "@earshot/domain/lists/offline-lists";
import { openAppDatabase } from "../system/app-database.node";
import { ListCopy } from "./list-copy.node";
import { ListServer } from "./list-server.node";
import { OfflineLists } from "./offline-lists.node";

/** A server's lists, by its API. */
class Server {
  lists: (CopiedList & { items: CopiedItem[] })[] = [];
  line: "open" | "cut" = "open";
  /** After this many requests the line is cut. */
  left = Infinity;
  private number = 0;

  send = async (path: string, method = "GET", body: object = {}): Promise<Response> => {
    if (this.line === "cut" || this.left-- <= 0) throw new TypeError("fetch failed");
    const { name, podcastId, payload } = body as { name: string; podcastId: string; payload: CopiedItem["payload"] };
    const [, id, items, itemId] = /^\/api\/v1\/lists(?:\/([^/]+))?(\/items)?(?:\/([^/?]+))?/.exec(path) ?? [];
    const list = this.lists.find((one) => one.id === id);
    if (id === undefined && method === "POST") return this.create(name);
    if (id === undefined) return Response.json({ lists: this.lists });
    if (!list) return Response.json({}, { status: 404 });
    if (method === "PATCH") return this.rename(list, name);
    if (method === "GET") return Response.json({ items: list.items, total: list.items.length });
    if (method === "POST") {
      if (list.items.some((item) => item.podcastId === podcastId)) return Response.json({}, { status: 409 });
      list.items.push({ id: `i${++this.number}`, podcastId, payload, createdAt: "2026-11-22T10:00:00.000Z" });
    } else if (items) list.items = list.items.filter((item) => item.id !== itemId);
    else this.lists = this.lists.filter((one) => one !== list);
    return Response.json({});
  };

  private create(name: string): Response {
    if (this.lists.some((list) => list.name === name)) return Response.json({}, { status: 409 });
    const list = { id: `s${++this.number}`, name, createdAt: "2026-11-22T10:00:00.000Z", items: [] };
    this.lists.push(list);
    return Response.json(list, { status: 201 });
  }

  private rename(list: CopiedList, name: string): Response {
    if (this.lists.some((one) => one !== list && one.name === name)) return Response.json({}, { status: 409 });
    Object.assign(list, { name });
    return Response.json(list);
  }
}

let folder: string;
let server: Server;
let lists: OfflineLists;
let told: (readonly string[])[];
let close: () => void;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "earshot-lists-"));
  const database = openAppDatabase(join(folder, "app.db"));
  close = () => database.close();
  server = new Server();
  told = [];
  lists = new OfflineLists({
    copy: new ListCopy(database),
    server: new ListServer(server.send),
    owner: () => Promise.resolve("ada"),
    merged: (conflicts) => void told.push(conflicts),
  });
  await server.send("/api/v1/lists", "POST", { name: "To pitch" });
  for (const podcastId of ["a", "b"]) await server.send("/api/v1/lists/s1/items", "POST", show(podcastId));
  await lists.refresh();
  server.line = "cut";
});
afterEach(() => {
  close();
  rmSync(folder, { recursive: true, force: true });
});

const show = (podcastId: string) => ({ podcastId, payload: { title: podcastId, author: null, image_url: null } });

/** Asks as the page does. */
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

test("lists are read, searched and changed without a connection, and merged afterwards", async () => {
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
  expect(told).toEqual([[]]);
  expect(await named()).toEqual(["Pitched", "New one"]);
});

test("the same refusals as the server's", async () => {
  expect(await ask("/lists", "POST", { name: "To pitch" })).toMatchObject({
    status: 409,
    body: { code: "list.duplicate-name" },
  });
  expect(await ask("/lists", "POST", { name: " " })).toMatchObject({ status: 422, body: { code: "list.blank-name" } });
  expect(await ask("/lists/s1/items", "POST", show("a"))).toMatchObject({ status: 409 });
  expect(await ask("/lists/nobody", "PATCH", { name: "x" })).toMatchObject({ status: 404 });
});

test("an edit that waits can be taken back", async () => {
  const { undoId } = (await ask("/lists/s1", "DELETE")).body as { undoId: string };
  expect(await named()).toEqual([]);
  expect((await ask(`/lists/undo/${undoId}`, "POST", {})).body).toEqual({ listId: "s1" });
  await merge();
  expect(onServer()).toEqual([["To pitch", "a", "b"]]);
});

test("nothing is deleted that was not seen, and what was changed twice is told until it is read", async () => {
  await ask("/lists/s1", "DELETE");
  server.line = "open";
  await server.send("/api/v1/lists/s1/items", "POST", show("c"));
  await lists.merge();
  expect(onServer()).toEqual([["To pitch", "a", "b", "c"]]);
  expect(told).toEqual([["“To pitch” was changed elsewhere, so it was not deleted."]]);
  expect(await lists.conflicts()).toHaveLength(1);
  await lists.dropConflicts();
  expect(await lists.conflicts()).toEqual([]);
});

test("a list that was deleted elsewhere comes back with what was added offline", async () => {
  await ask("/lists/s1/items", "POST", show("c"));
  await ask("/lists/s1", "PATCH", { name: "Mine" });
  server.line = "open";
  await server.send("/api/v1/lists/s1", "DELETE");
  await lists.merge();
  expect(onServer()).toEqual([["Mine", "a", "b", "c"]]);
  expect(told[0]![0]).toContain("was deleted elsewhere");
});

test("a merge that is cut at any request goes on, and nothing is done twice", async () => {
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
