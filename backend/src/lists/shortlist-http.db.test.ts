import { USUAL_STATUSES } from "@earshot/domain/lists/columns/statuses";
import { strFromU8, unzipSync } from "fflate";
import { newUser, type TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { until } from "../testing/until.js";
import type { ItemPage, ListItem, ListSummary } from "./lists.schemas.js";
import type { SumAnswer } from "./shortlist.schemas.js";

let service: TestService;
let ada: TestBrowser & { readonly id: string };
let shows: readonly { id: string; title: string }[];
beforeAll(async () => {
  service = await testService({ demo: true });
  ada = await newUser(service, "ada@example.org");
  const { body } = await ada.get("/search?category=Comedy&sort=listeners&limit=8").expect(200);
  shows = (body as { results: { id: string; title: string }[] }).results;
});
afterAll(() => service.close());

let made = 0;
async function newList(count = 3): Promise<{ list: string; items: readonly ListItem[] }> {
  const { id } = (await ada.post("/lists", { name: `List ${(made += 1)}` }).expect(201)).body as ListSummary;
  if (count > 0) {
    const podcastIds = shows.slice(0, count).map((show) => show.id);
    await ada.post(`/lists/${id}/items/batch`, { podcastIds }).expect(200);
  }
  return { list: id, items: (await pageOf(id)).items };
}
const pageOf = async (list: string, query = ""): Promise<ItemPage> =>
  (await ada.get(`/lists/${list}/items?sort=oldest${query}`).expect(200)).body as ItemPage;
const edit = (list: string, item: ListItem, change: object, version = item.version) =>
  ada.call("patch", `/lists/${list}/items/${item.id}`, { version, ...change });
const sumOf = async (list: string, query = ""): Promise<SumAnswer> =>
  (await ada.get(`/lists/${list}/shortlist${query}`).expect(200)).body as SumAnswer;
const first = (items: readonly ListItem[]): ListItem => items[0]!;

test("edits single columns of a row, based on its version", async () => {
  const { list, items } = await newList();
  const row = first(items);
  expect(row).toMatchObject({ status: "Idea", note: "", price: null, tags: [], version: 1 });
  const price = { cents: 34_000, currency: "USD" };
  const { body } = await edit(list, row, { status: "Contacted", note: " Two\nspots ", price, tags: ["Q1", "q1"] }).expect(200); // prettier-ignore
  expect(body).toEqual({ ...row, status: "Contacted", note: "Two\nspots", price, tags: ["Q1"], version: 2 });
  expect((await edit(list, body as ListItem, { price: null }).expect(200)).body).toEqual({ ...body, price: null, version: 3 }); // prettier-ignore
  expect(first((await pageOf(list)).items)).toEqual({ ...body, price: null, version: 3 });
});

test("an edit of an outdated version changes nothing and returns the current row", async () => {
  const { list, items } = await newList();
  const row = first(items);
  const theirs = (await edit(list, row, { note: "Theirs" }).expect(200)).body as ListItem;
  const { body } = await edit(list, row, { note: "Mine" }).expect(409);
  expect(body).toMatchObject({ code: "list.item-changed", current: theirs });
  expect(first((await pageOf(list)).items)).toEqual(theirs);
});

test("only one of many simultaneous edits of one version succeeds", async () => {
  const { list, items } = await newList();
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => edit(list, first(items), { note: `${at}` })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
});

test("invalid values are refused with their field", async () => {
  const { list, items } = await newList();
  const refused = async (change: object) => {
    const { status, body } = await edit(list, first(items), change);
    return [status, (body as { code: string }).code];
  };
  expect(await refused({ status: "Nonsense" })).toEqual([422, "list.no-such-status"]);
  expect(await refused({ note: "x".repeat(2_001) })).toEqual([422, "list.bad-edit"]);
  expect((await refused({ price: { cents: 1.5, currency: "USD" } }))[0]).toBe(400);
  expect((await refused({ price: { cents: 5, currency: "QQQ" } }))[0]).toBe(400);
  await ada.call("patch", `/lists/${list}/items/x`, { version: 1 }).expect(404);
});

test("renames a status with its shows, and refuses to remove a used one", async () => {
  const { list, items } = await newList();
  await edit(list, first(items), { status: "Contacted" }).expect(200);
  const put = (statuses: object[]) => ada.call("put", `/lists/${list}/statuses`, { statuses });
  const { body } = await put([{ name: "Idea", kind: "open" }]).expect(409);
  expect(body).toMatchObject({ code: "list.status-used", detail: "Shows are “Contacted”. Give them another status first." }); // prettier-ignore
  // Two statuses exchange their names.
  await put([
    { name: "Contacted", kind: "open", was: "Idea" },
    { name: "Idea", kind: "lost", was: "Contacted" },
    { name: "Paused", kind: "active" },
  ]).expect(200);
  expect((await pageOf(list)).items.map(({ status }) => status)).toEqual(["Idea", "Contacted", "Contacted"]);
  expect(await sumOf(list)).toMatchObject({
    sum: { shows: 2, lost: 1, byStatus: { Idea: 1, Contacted: 2, Paused: 0 } },
  });
  expect((await pageOf(list, "&status=Idea")).total).toBe(1);
  // A new show gets the first status.
  await ada.post(`/lists/${list}/items`, { podcastId: "new", payload: { title: "New" } }).expect(201);
  expect((await pageOf(list)).items.at(-1)).toMatchObject({ status: "Contacted" });
});

test("figures are sent with the page and the sums, which state their omissions", async () => {
  const { list, items } = await newList(3);
  await ada.post(`/lists/${list}/items`, { podcastId: "gone", payload: { title: "Gone" } }).expect(201);
  const { figures } = await pageOf(list);
  expect(Object.keys(figures ?? {}).toSorted()).toEqual(shows.slice(0, 3).map(({ id }) => id).toSorted()); // prettier-ignore
  const details = await Promise.all(shows.slice(0, 3).map(async ({ id }) => (await ada.get(`/podcasts/${id}`)).body as { pea_range: string; hasContact: 0 | 1 })); // prettier-ignore
  expect(shows.slice(0, 3).map(({ id }) => figures?.[id]?.perEpisode)).toEqual(
    details.map(({ pea_range }) => pea_range),
  );
  const contacts = details.map(({ hasContact }) => hasContact === 1);
  expect(shows.slice(0, 3).map(({ id }) => figures?.[id]?.contact)).toEqual(contacts);
  await edit(list, first(items), { price: { cents: 50_000, currency: "USD" } }).expect(200);
  const bounds = details.map(
    ({ pea_range }) => pea_range.replaceAll(",", "").split("-").map(Number) as [number, number],
  );
  const [low, high] = [0, 1].map((at) => bounds.reduce((all, bound) => all + bound[at]!, 0));
  const { sum } = await sumOf(list);
  // In two digits, like the figures themselves.
  const unit = (bound: number) => 10 ** Math.max(0, String(bound).length - 2);
  const [least, most] = [Math.floor(low! / unit(low!)) * unit(low!), Math.ceil(high! / unit(high!)) * unit(high!)];
  expect(sum.audience.replaceAll(",", "")).toBe(`${least}-${most}`);
  expect(sum).toMatchObject({ shows: 4, withoutAudience: 1, withoutPrice: 3 });
  expect(sum.costs).toEqual([
    {
      currency: "USD",
      cents: 50_000,
      shows: 1,
      cpm: { low: Math.round(50_000_000 / bounds[0]![1]), high: Math.round(50_000_000 / bounds[0]![0]) },
    },
  ]);
});

test("frozen figures keep their values until they are unfrozen", async () => {
  const { list } = await newList(2);
  const before = await pageOf(list);
  const sum = await sumOf(list);
  const { body } = await ada.post(`/lists/${list}/frozen`).expect(201);
  const { frozenOn } = body as { frozenOn: string };
  expect(Date.parse(frozenOn)).toBeGreaterThan(Date.now() - 60_000);
  const { dataSource } = service.database;
  const change = "UPDATE catalogue.podcasts SET last_update = last_update + $1 WHERE id = $2";
  await dataSource.query(change, [5, shows[0]!.id]);
  try {
    const today = async () => JSON.stringify((await pageOf(list, "&figures=today")).figures);
    // A replica may receive the change a moment later.
    await until(async () => (await today()) !== JSON.stringify(before.figures));
    expect((await pageOf(list)).figures).toEqual(before.figures);
    expect(await sumOf(list)).toEqual({ ...sum, frozenOn });
    // A show added later has no frozen figures.
    await ada.post(`/lists/${list}/items`, { podcastId: shows[5]!.id, payload: { title: "Late" } }).expect(201);
    expect((await pageOf(list)).figures).toEqual(before.figures);
    expect(await sumOf(list)).toMatchObject({ sum: { shows: 3, withoutAudience: 1 } });
    // After it is deleted and restored, it is still frozen.
    const { undoId } = (await ada.call("delete", `/lists/${list}`).expect(200)).body as { undoId: string };
    await ada.post(`/lists/undo/${undoId}`).expect(200);
    expect((await pageOf(list)).figures).toEqual(before.figures);
    await ada.call("delete", `/lists/${list}/frozen`).expect(200);
    expect((await pageOf(list)).figures).not.toEqual(before.figures);
  } finally {
    await dataSource.query(change, [-5, shows[0]!.id]);
  }
});

test("a list adopts the statuses of items moved or copied into it", async () => {
  const [{ list, items }, { list: other }] = [await newList(2), await newList(0)];
  await ada
    .call("put", `/lists/${list}/statuses`, { statuses: [...USUAL_STATUSES, { name: "Too dear", kind: "lost" }] })
    .expect(200);
  await edit(list, first(items), { status: "Too dear", note: "Ask again", price: { cents: 1, currency: "EUR" } }).expect(200); // prettier-ignore
  for (const how of ["copy", "move"]) {
    const { list: target } = how === "copy" ? { list: other } : await newList(0);
    await ada.post(`/lists/${list}/items/${first(items).id}/${how}`, { targetListId: target }).expect(200);
    expect((await pageOf(target)).items).toMatchObject([
      { status: "Too dear", note: "Ask again", price: { cents: 1 } },
    ]);
    expect(await sumOf(target)).toMatchObject({ sum: { shows: 0, lost: 1 } });
  }
});

test("includes the shows' own columns in the account export", async () => {
  const { list, items } = await newList(1);
  await edit(list, first(items), {
    note: "Mine alone",
    tags: ["Q9", "UK"],
    price: { cents: 77, currency: "USD" },
  }).expect(200);
  const { text } = await ada.get("/account/export").expect(200);
  const { listItems } = JSON.parse(text) as { listItems: { id: string }[] };
  expect(listItems.find(({ id }) => id === first(items).id)).toMatchObject({
    status: "Idea",
    note: "Mine alone",
    tags: "Q9, UK",
    priceCents: "77",
    priceCurrency: "USD",
  });
});

test("takes a show's price from the readable list that it was added to last", async () => {
  const eve = await newUser(service, "eve@example.org");
  const [show, other, unpriced] = shows.slice(5, 8).map(({ id }) => id);
  const priced = async (by: TestBrowser, name: string, id: string | undefined, cents: number) => {
    const list = ((await by.post("/lists", { name }).expect(201)).body as ListSummary).id;
    const price = { cents, currency: "EUR" };
    await by.post(`/lists/${list}/items`, { podcastId: id, own: { price } }).expect(201);
    return { price, listId: list, listName: name };
  };
  const prices = async (by: TestBrowser) =>
    ((await by.get(`/lists/prices?ids=${[show, other, unpriced].join(",")}`).expect(200)).body as { prices: unknown })
      .prices;
  const older = await priced(ada, "Spring", show, 20_000);
  expect(await prices(ada)).toEqual({ [show!]: older });
  const newer = await priced(ada, "Summer", show, 30_000);
  const theirs = await priced(eve, "Theirs", other, 40_000);
  expect(await prices(ada)).toEqual({ [show!]: newer });
  expect(await prices(eve)).toEqual({ [other!]: theirs });
  await eve.post(`/lists/${theirs.listId}/invitations`, { email: "ada@example.org", role: "viewer" }).expect(202);
  await ada.post("/lists/invitations/accept", { token: await service.secretFor("ada@example.org") }).expect(200);
  expect(await prices(ada)).toEqual({ [show!]: newer, [other!]: theirs });
  await ada.get(`/lists/prices?ids=${Array.from({ length: 25 }, (_, at) => at).join(",")}`).expect(400);
});

test("items keep their columns when their list is imported again", async () => {
  const { list, items } = await newList(2);
  await edit(list, first(items), { status: "Booked", note: "Kept" }).expect(200);
  await ada.post(`/lists/${list}/items/batch`, { podcastIds: shows.map(({ id }) => id) }).expect(200);
  expect(first((await pageOf(list)).items)).toMatchObject({ status: "Booked", note: "Kept", version: 2 });
  const own = { status: "Booked", note: "Before", price: { cents: 9, currency: "EUR" }, tags: ["UK"] };
  const { body } = await ada.post(`/lists/${list}/items`, { podcastId: "z", payload: { title: "Z" }, own }).expect(201);
  expect(body).toMatchObject(own);
});

test("two simultaneous editors end with the same list, without losing an accepted edit", async () => {
  const { list, items } = await newList(4);
  const random = randomNumbers(7);
  const taken = new Map<string, string>();
  const someone = async (name: string) => {
    const rows = new Map(items.map((item) => [item.id, item]));
    for (let turn = 0; turn < 60; turn += 1) {
      const item = [...rows.values()][Math.floor(random() * rows.size)]!;
      const note = `${item.note} ${name}${turn}`.slice(-1_500).trim();
      const answer = await edit(list, item, { note });
      if (answer.status === 200) taken.set(`${name}${turn}`, item.id);
      // If the row has changed, the next edit starts from the current one.
      rows.set(
        item.id,
        (answer.status === 200 ? answer.body : (answer.body as { current: object }).current) as ListItem,
      );
    }
  };
  await Promise.all([someone("a"), someone("b")]);
  const now = new Map((await pageOf(list)).items.map((item) => [item.id, item]));
  expect(taken.size).toBeGreaterThan(40);
  for (const [edit, id] of taken) expect(now.get(id)?.note.split(" ")).toContain(edit);
});

test("exports figures after the five columns, as numbers, with a frozen header and links", async () => {
  const { list, items } = await newList(2);
  await edit(list, first(items), { note: "=1+1", price: { cents: 34_050, currency: "USD" } }).expect(200);
  const plain = (await ada.get(`/lists/${list}/export.csv?sort=oldest`).expect(200)).text;
  const csv = (await ada.get(`/lists/${list}/export.csv?sort=oldest&figures=true`).expect(200)).text;
  const lines = csv.trimEnd().split("\r\n");
  for (const [at, line] of plain.trimEnd().split("\r\n").entries()) expect(lines[at]!.startsWith(line)).toBe(true);
  expect(lines[0]).toContain(`"per_episode_from","per_episode_to"`);
  expect(lines[1]).toContain(`"Idea","'=1+1","340.5","USD"`);
  const xlsx = await ada.get(`/lists/${list}/export.xlsx?sort=oldest&figures=true`).buffer(true).parse((answer, done) => {
    const pieces: Buffer[] = [];
    answer.on("data", (piece: Buffer) => pieces.push(piece));
    answer.on("end", () => done(null, Buffer.concat(pieces)));
  }); // prettier-ignore
  const files = unzipSync(xlsx.body as Buffer);
  const sheet = strFromU8(files["xl/worksheets/sheet1.xml"]!);
  expect(sheet).toContain('state="frozen"');
  expect(sheet).toMatch(/<c r="Q2"><v>340\.5<\/v><\/c>/);
  expect(sheet).not.toContain("<f");
  expect(sheet).toContain('<hyperlink ref="B2" r:id="rId1"/>');
  expect(strFromU8(files["xl/worksheets/_rels/sheet1.xml.rels"]!)).toContain(`/podcast/${shows[0]!.id}"`);
  await ada.get(`/lists/${list}/export.opml?figures=true`).expect(400);
});

/** Pseudo-random numbers from 0 to 1, the same in each run (a linear congruence). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}
