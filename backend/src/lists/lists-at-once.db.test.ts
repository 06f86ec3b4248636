import type { Response } from "supertest";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { newUser, type TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { forgetSteps } from "./list-steps.js";

let service: TestService;
let ada: TestBrowser & { readonly id: string };
beforeAll(async () => {
  service = await testService();
  ada = await newUser(service, "ada@example.org");
});
afterAll(() => service.close());

let made = 0;
const newList = async (): Promise<string> =>
  ((await ada.post("/lists", { name: `List ${(made += 1)}` }).expect(201)).body as { id: string }).id;
const add = (list: string, podcastId: string) =>
  ada.post(`/lists/${list}/items`, { podcastId, payload: { title: podcastId } });
const atOnce = <Result>(many: number, work: (at: number) => PromiseLike<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: many }, (_, at) => work(at)));
const counted = (answers: readonly Response[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const number = async (sql: string, parameters: unknown[] = []): Promise<number> =>
  (await service.database.dataSource.query<{ n: number }[]>(sql, parameters))[0]?.n ?? -1;

test("fifty requests for a list of one name make one list and 49 conflicts", async () => {
  const answers = await atOnce(50, () => ada.post("/lists", { name: "To Pitch" }));
  expect(counted(answers)).toEqual({ 201: 1, 409: 49 });
  const refused = answers.find(({ status }) => status === 409)?.body as { detail: string };
  expect(refused.detail).toBe("You already have a list with that name.");
  expect(await number("SELECT count(*)::int AS n FROM lists WHERE name = 'To Pitch'")).toBe(1);
});

test("fifty requests to add one podcast add it once", async () => {
  const list = await newList();
  const answers = await atOnce(50, () => add(list, "same"));
  expect(counted(answers)).toEqual({ 201: 1, 409: 49 });
  expect(await number("SELECT count(*)::int AS n FROM list_items WHERE list_id = $1", [list])).toBe(1);
});

test("of ten renames to one name, one succeeds", async () => {
  const lists: string[] = [];
  for (let at = 0; at < 10; at += 1) lists.push(await newList());
  const answers = await atOnce(10, (at) => ada.call("patch", `/lists/${lists[at]}`, { name: "Renamed" }));
  expect(counted(answers)).toEqual({ 200: 1, 409: 9 });
});

test("deleting a list while others change it leaves no rows and causes no server error", async () => {
  for (let round = 0; round < 4; round += 1) {
    const [doomed, source] = [await newList(), await newList()];
    const items: string[] = [];
    for (let at = 0; at < 8; at += 1) {
      items.push(((await add(source, `s${at}`).expect(201)).body as { id: string }).id);
    }
    const answers = await atOnce(25, (at) => {
      if (at === 9) return ada.call("delete", `/lists/${doomed}`);
      const item = `/lists/${source}/items/${items[at % 8]}`;
      if (at % 3 === 0) return add(doomed, `a${at}`);
      return ada.post(`${item}/${at % 3 === 1 ? "move" : "copy"}`, { targetListId: doomed });
    });
    expect(answers.map(({ status }) => status).filter((status) => ![200, 201, 404, 409].includes(status))).toEqual([]);
    expect(await number("SELECT count(*)::int AS n FROM list_items WHERE list_id = $1", [doomed])).toBe(0);
  }
  const orphans =
    "SELECT count(*)::int AS n FROM list_items i WHERE NOT EXISTS (SELECT 1 FROM lists l WHERE l.id = i.list_id)";
  expect(await number(orphans)).toBe(0);
});

test("items that many requests move back and forth end up in one list each", async () => {
  const [one, two] = [await newList(), await newList()];
  const items: string[] = [];
  for (let at = 0; at < 10; at += 1) items.push(((await add(one, `m${at}`).expect(201)).body as { id: string }).id);
  // All requests move the same rows, one after the other; in batches, so that none waits too long for a connection.
  for (let round = 0; round < 3; round += 1) {
    const answers = await atOnce(20, (at) => {
      const [from, to] = at % 2 === 0 ? [one, two] : [two, one];
      return ada.post(`/lists/${from}/items/bulk`, { action: "move", itemIds: items, targetListId: to });
    });
    expect(counted(answers)).toEqual({ 200: 20 });
  }
  expect(await number("SELECT count(*)::int AS n FROM list_items WHERE id = ANY($1::uuid[])", [items])).toBe(10);
});

test("only one of many undos of one step succeeds, and nothing is restored twice", async () => {
  const list = await newList();
  await add(list, "x").expect(201);
  const { undoId } = (await ada.call("delete", `/lists/${list}`).expect(200)).body as { undoId: string };
  const answers = await atOnce(20, () => ada.post(`/lists/undo/${undoId}`));
  expect(counted(answers)).toEqual({ 200: 1, 404: 19 });
  expect(await number("SELECT count(*)::int AS n FROM list_items WHERE list_id = $1", [list])).toBe(1);
});

test("restores a deleted list once its name is free again", async () => {
  const { id } = (await ada.post("/lists", { name: "Taken" }).expect(201)).body as { id: string };
  const { undoId } = (await ada.call("delete", `/lists/${id}`).expect(200)).body as { undoId: string };
  const other = ((await ada.post("/lists", { name: "Taken" }).expect(201)).body as { id: string }).id;
  const refused = await ada.post(`/lists/undo/${undoId}`).expect(409);
  expect(refused.body).toMatchObject({ code: "list.duplicate-name" });
  await ada.call("patch", `/lists/${other}`, { name: "Other" }).expect(200);
  expect((await ada.post(`/lists/undo/${undoId}`).expect(200)).body).toEqual({ listId: id });
});

test("refuses the list after the thousandth, even when many are created at once", async () => {
  const ben = await newUser(service, "ben@example.org");
  await service.database.dataSource.query(
    "INSERT INTO lists (user_id, name) SELECT $1, 'n' || n FROM generate_series(1, 995) n",
    [ben.id],
  );
  const answers = await atOnce(10, (at) => ben.post("/lists", { name: `last ${at}` }));
  expect(counted(answers)).toEqual({ 201: 5, 422: 5 });
});

test("steps are kept for an hour, then removed", async () => {
  const list = await newList();
  const { undoId } = (await ada.call("delete", `/lists/${list}`).expect(200)).body as { undoId: string };
  const transactions = service.app.get(PostgresTransactions, { strict: false });
  const age = (minutes: number) =>
    service.database.dataSource.query(
      "UPDATE list_steps SET created_at = created_at - make_interval(mins => $1) WHERE id = $2",
      [minutes, undoId],
    );
  await age(59);
  await forgetSteps(transactions, 3_600);
  expect(await number("SELECT count(*)::int AS n FROM list_steps WHERE id = $1", [undoId])).toBe(1);
  await age(2);
  await forgetSteps(transactions, 3_600);
  await ada.post(`/lists/undo/${undoId}`).expect(404);
});
