import { newUser, type TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

type Item = { id: string; podcastId: string; payload: { title: string }; createdAt: string; price: object | null };
type List = { id: string; name: string; itemCount: number };

let service: TestService;
let ada: TestBrowser & { readonly id: string };
let ben: TestBrowser & { readonly id: string };
beforeAll(async () => {
  service = await testService({ demo: true });
  ada = await newUser(service, "ada@example.org");
  ben = await newUser(service, "ben@example.org");
});
afterAll(() => service.close());

let made = 0;
const newList = async (owner: TestBrowser, name = `List ${(made += 1)}`): Promise<List> =>
  (await owner.post("/lists", { name }).expect(201)).body as List;
const add = async (owner: TestBrowser, list: List, podcastId: string, title = `Show ${podcastId}`): Promise<Item> =>
  (await owner.post(`/lists/${list.id}/items`, { podcastId, payload: { title } }).expect(201)).body as Item;
const itemsOf = async (owner: TestBrowser, list: List, query = ""): Promise<{ items: Item[]; total: number }> =>
  (await owner.get(`/lists/${list.id}/items${query}`).expect(200)).body as { items: Item[]; total: number };
const refusal = ({ status, body }: { status: number; body: unknown }) => {
  const { code, detail } = body as { code: string; detail: string };
  return { status, code, detail };
};

test("creates, renames, lists, deletes and restores a list", async () => {
  const list = await newList(ada, "  To\u0000 ".replace("\u0000", "") + "Pitch ");
  expect(list).toEqual({ id: expect.any(String), name: "To Pitch", createdAt: expect.any(String), itemCount: 0 });
  const item = await add(ada, list, "one");
  await ada.call("patch", `/lists/${list.id}`, { name: "Pitched" }).expect(200);
  const { body } = await ada.get("/lists").expect(200);
  expect((body as { lists: List[] }).lists).toContainEqual({ ...list, name: "Pitched", itemCount: 1 });
  const { undoId } = (await ada.call("delete", `/lists/${list.id}`).expect(200)).body as { undoId: string };
  expect(refusal(await ada.get(`/lists/${list.id}/items`))).toMatchObject({ status: 404, code: "list.not-found" });
  expect((await ada.post(`/lists/undo/${undoId}`).expect(200)).body).toEqual({ listId: list.id });
  expect(await itemsOf(ada, list)).toMatchObject({ items: [item], total: 1 });
  expect(refusal(await ada.post(`/lists/undo/${undoId}`))).toMatchObject({ status: 404, code: "list.undo-gone" });
});

test("refuses duplicates, blank and long names and unknown podcasts with the specified texts", async () => {
  const [list, other] = [await newList(ada, "Mine"), await newList(ada, "Other")];
  const taken = { status: 409, code: "list.duplicate-name", detail: "You already have a list with that name." };
  expect(refusal(await ada.post("/lists", { name: " Mine" }))).toEqual(taken);
  expect(refusal(await ada.call("patch", `/lists/${other.id}`, { name: "Mine" }))).toEqual(taken);
  await ben.post("/lists", { name: "Mine" }).expect(201);
  const item = await add(ada, list, "a");
  await add(ada, other, "a");
  const inThis = await ada.post(`/lists/${list.id}/items`, { podcastId: "a", payload: { title: "A" } });
  expect(refusal(inThis)).toEqual({ status: 409, code: "list.duplicate-item", detail: "Already in this list." });
  for (const how of ["copy", "move"]) {
    const inThat = await ada.post(`/lists/${list.id}/items/${item.id}/${how}`, { targetListId: other.id });
    expect(refusal(inThat)).toEqual({ status: 409, code: "list.duplicate-item", detail: "Already in that list." });
  }
  expect(refusal(await ada.post("/lists", { name: " \n " }))).toMatchObject({ status: 422, code: "list.blank-name" });
  expect(refusal(await ada.post("/lists", { name: "x".repeat(101) }))).toMatchObject({
    status: 422,
    code: "list.long-name",
    detail: expect.stringContaining("100") as string,
  });
  expect(refusal(await ada.post(`/lists/${list.id}/items`, { podcastId: "nobody" }))).toMatchObject({
    status: 422,
    code: "podcast.unknown",
  });
});

test("adds a podcast, or a thousand at once, with the catalogue's facts", async () => {
  const list = await newList(ada);
  const { results } = (await ada.get("/search?category=Comedy&limit=3").expect(200)).body as {
    results: { id: string; title: string; itunesAuthor: string }[];
  };
  const [first, second, third] = results.map(({ id }) => id) as [string, string, string];
  const { body } = await ada.post(`/lists/${list.id}/items`, { podcastId: first }).expect(201);
  expect(body).toMatchObject({
    podcastId: first,
    payload: {
      title: results[0]?.title,
      author: results[0]?.itunesAuthor,
      image_url: expect.stringMatching(/^http:\/\/localhost:\d+\/demo\/covers\//) as string,
    },
  });
  const podcastIds = [second, first, "nobody", third, second];
  const batch = (await ada.post(`/lists/${list.id}/items/batch`, { podcastIds }).expect(200)).body as {
    undoId: string;
  };
  expect(batch).toEqual({ added: 2, alreadyThere: 1, unknown: ["nobody"], undoId: expect.any(String) });
  const oldest = await itemsOf(ada, list, "?sort=oldest");
  expect(oldest.items.map(({ podcastId }) => podcastId)).toEqual([first, second, third]);
  await ada.post(`/lists/undo/${batch.undoId}`).expect(200);
  expect((await itemsOf(ada, list)).total).toBe(1);
});

test("shows that are added together can have their prices", async () => {
  const { body } = await ada.get("/search?term=the").expect(200);
  const [first, second, third] = (body as { results: { id: string }[] }).results.map(({ id }) => id);
  const list = await newList(ada);
  await add(ada, list, first!);
  const price = { cents: 48_900, currency: "EUR" };
  const batch = { podcastIds: [first, second, third], prices: { [first!]: price, [second!]: price, other: price } };
  await ada.post(`/lists/${list.id}/items/batch`, batch).expect(200);
  const { items } = await itemsOf(ada, list, "?sort=oldest");
  // A show that was already there keeps its price.
  expect(items.map(({ podcastId, price: own }) => [podcastId, own])).toEqual([
    [first, null],
    [second, price],
    [third, null],
  ]);
  const wrong = { podcastIds: [third], prices: { [third!]: { cents: -1, currency: "EUR" } } };
  await ada.post(`/lists/${list.id}/items/batch`, wrong).expect(400);
});

test("items are moved, copied and removed, one and many, and every step can be undone", async () => {
  const [from, to] = [await newList(ada), await newList(ada)];
  const [a, b, c] = [await add(ada, from, "a"), await add(ada, from, "b"), await add(ada, from, "c")];
  await add(ada, to, "c");
  const moved = (await ada.post(`/lists/${from.id}/items/${a.id}/move`, { targetListId: to.id }).expect(200)).body;
  expect(moved).toEqual({ item: a, undoId: expect.any(String) });
  const bulk = { action: "move", itemIds: [b.id, c.id, a.id], targetListId: to.id };
  const many = (await ada.post(`/lists/${from.id}/items/bulk`, bulk).expect(200)).body as { undoId: string };
  expect(many).toEqual({ done: [b.id], alreadyThere: [c.id], undoId: expect.any(String) });
  await ada.post(`/lists/undo/${many.undoId}`).expect(200);
  await ada.post(`/lists/undo/${(moved as { undoId: string }).undoId}`).expect(200);
  expect((await itemsOf(ada, from, "?sort=oldest")).items).toEqual([a, b, c]);
  const copy = (await ada.post(`/lists/${from.id}/items/${a.id}/copy`, { targetListId: to.id }).expect(200)).body;
  expect(copy).toMatchObject({ item: { podcastId: "a", payload: a.payload } });
  expect((copy as { item: Item }).item.id).not.toBe(a.id);
  const removal = { action: "remove", itemIds: [a.id, c.id, crypto.randomUUID(), "x"] };
  const removed = (await ada.post(`/lists/${from.id}/items/bulk`, removal).expect(200)).body as { undoId: string };
  expect((await itemsOf(ada, from)).items).toEqual([b]);
  await ada.post(`/lists/undo/${removed.undoId}`).expect(200);
  expect((await itemsOf(ada, from)).items).toEqual([c, b, a]);
  const { undoId } = (await ada.call("delete", `/lists/${from.id}/items/${b.id}`).expect(200)).body as {
    undoId: string;
  };
  await ada.post(`/lists/undo/${undoId}`).expect(200);
  expect((await itemsOf(ada, from)).total).toBe(3);
});

test("B gets 404 for every id of A, and nothing changes", async () => {
  const [list, own] = [await newList(ada), await newList(ben)];
  const item = await add(ada, list, "theirs");
  const mine = await add(ben, own, "mine");
  const removed = (await ada.call("delete", `/lists/${list.id}/items/${(await add(ada, list, "gone")).id}`)).body as {
    undoId: string;
  };
  const rows = () => service.database.dataSource.query("SELECT * FROM list_items ORDER BY id");
  const before = (await rows()) as unknown[];
  const at = `/lists/${list.id}`;
  const attempts: [Parameters<TestBrowser["call"]>[0], string, object?][] = [
    ["patch", at, { name: "Stolen" }],
    ["delete", at],
    ["get", `${at}/items`],
    ["post", `${at}/items`, { podcastId: "x", payload: { title: "X" } }],
    ["post", `${at}/items/batch`, { podcastIds: ["x"] }],
    ["post", `${at}/items/bulk`, { action: "remove", itemIds: [item.id] }],
    ["post", `${at}/items/bulk`, { action: "copy", itemIds: [item.id], targetListId: own.id }],
    ["delete", `${at}/items/${item.id}`],
    ["post", `${at}/items/${item.id}/move`, { targetListId: own.id }],
    ["post", `${at}/items/${item.id}/copy`, { targetListId: own.id }],
    ["post", `/lists/${own.id}/items/${mine.id}/move`, { targetListId: list.id }],
    ["post", `/lists/${own.id}/items/${mine.id}/copy`, { targetListId: list.id }],
    ["post", `/lists/${own.id}/items/${item.id}/copy`, { targetListId: own.id }],
    ["delete", `/lists/${own.id}/items/${item.id}`],
    ["post", `/lists/undo/${removed.undoId}`],
  ];
  for (const [method, path, body] of attempts) {
    const answer = await ben.call(method, path, body);
    const same = path.includes(own.id) && (body as { targetListId?: string } | undefined)?.targetListId === own.id;
    expect({ method, path, status: answer.status }).toEqual({ method, path, status: same ? 422 : 404 });
  }
  expect(await rows()).toEqual(before);
  expect((await ben.get(`/lists/containing/theirs`).expect(200)).body).toEqual({ listIds: [] });
  expect((await ada.get(`/lists/containing/theirs`).expect(200)).body).toEqual({ listIds: [list.id] });
});

test.each(["x", "../x", "%00", "' OR 1=1--", "00000000-0000-0000-0000-00000000000g"])(
  "an invalid id, %j, is a 404",
  async (id) => {
    const path = `/lists/${encodeURIComponent(id)}`;
    for (const [method, at] of [
      ["get", `${path}/items`],
      ["delete", path],
      ["delete", `${path}/items/${encodeURIComponent(id)}`],
      ["post", `/lists/undo/${encodeURIComponent(id)}`],
    ] as const) {
      expect((await ada.call(method, at)).status).toBe(404);
    }
  },
);

test("programs follow a list's cursors or its numbers, and a cursor of another order is refused", async () => {
  const list = await newList(ada);
  for (let at = 0; at < 30; at += 1) await add(ada, list, `followed-${at}`);
  const path = `/lists/${list.id}/items`;
  for (const sort of ["newest", "oldest", "title_asc", "title_desc"]) {
    const first = await ada.get(`${path}?sort=${sort}`).expect(200);
    const { nextCursor, items } = first.body as { nextCursor: string; items: Item[] };
    const link = /^<\/api\/v1(.*)>; rel="next"$/.exec(first.headers.link ?? "")?.[1];
    expect(link).toBe(`${path}?sort=${sort}&cursor=${nextCursor}`);
    const [next, numbered] = [await ada.get(link ?? "").expect(200), await ada.get(`${path}?sort=${sort}&page=2`)];
    expect(next.body).toEqual(numbered.body);
    expect(next.body).toMatchObject({ page: 2, total: 30, nextCursor: null });
    expect(next.headers.link).toBeUndefined();
    const all = [...items, ...(next.body as { items: Item[] }).items];
    expect(new Set(all.map(({ id }) => id)).size).toBe(30);
    const other = sort === "newest" ? "title_asc" : "newest";
    expect(refusal(await ada.get(`${path}?sort=${other}&cursor=${nextCursor}`))).toMatchObject({ status: 400, code: "cursor.invalid" }); // prettier-ignore
  }
  const id = "00000000-0000-4000-8000-000000000000";
  const forged = [["newest", 2, "1e9", id], ["newest", 2, "9".repeat(17), id], ["newest", 2, "1", "x"], ["title_asc", 2, "\0", id], ["newest"], 1]; // prettier-ignore
  for (const parts of forged) {
    const cursor = Buffer.from(JSON.stringify(parts)).toString("base64url");
    const sort = Array.isArray(parts) ? String(parts[0]) : "newest";
    expect([parts, (await ada.get(`${path}?sort=${sort}&cursor=${cursor}`)).status]).toEqual([parts, 400]);
  }
  await ada.get(`${path}?cursor=!`).expect(400);
});
