import type { ExplainedPlan } from "@earshot/domain/lists/planning/list-planning";
import { newUser, TestBrowser } from "../../testing/service/test-browser.js";
import { testService, type TestService } from "../../testing/service/test-service.js";
import type { ItemPage, ListSummary } from "../lists.schemas.js";

let service: TestService;
let ada: TestBrowser & { readonly id: string };
let list: string;
beforeAll(async () => {
  service = await testService({ demo: true });
  ada = await newUser(service, "ada@example.org");
  const { body } = await ada.get("/search?category=Comedy&sort=listeners&limit=8").expect(200);
  const podcastIds = (body as { results: { id: string }[] }).results.map(({ id }) => id);
  list = ((await ada.post("/lists", { name: "Comedy" }).expect(201)).body as ListSummary).id;
  await ada.post(`/lists/${list}/items/batch`, { podcastIds }).expect(200);
});
afterAll(() => service.close());

const planOf = async (budget: number, more: object = {}): Promise<ExplainedPlan> =>
  (await ada.post("/plans", { listId: list, budget, ...more }).expect(200)).body as ExplainedPlan;

test("keeps to the budget, explains each pick, and respects locks, removals and own prices", async () => {
  const all = await planOf(100_000_000);
  expect(all.picks.length).toBeGreaterThan(2);
  const plan = await planOf(all.totals.cost / 2);
  expect(plan.totals.cost).toBeLessThanOrEqual(all.totals.cost / 2);
  expect(plan.totals.people).toBeLessThan(all.totals.people);
  expect(plan.picks.reduce((sum, { adds }) => sum + adds, 0)).toBe(plan.totals.people);
  for (const { adds, gross } of plan.picks) expect(gross).toBeGreaterThanOrEqual(adds);
  for (const { reasons } of plan.picks)
    expect(reasons[0]).toMatch(/^Adds about [\d,]+ people.*for \$[\d,]+(\.\d\d)? with 4 spots\.$/);
  for (const { reason } of plan.leftOut) expect(reason).not.toBe("");

  const [first] = all.picks;
  const without = await planOf(100_000_000, { removed: [first!.id] });
  expect(without.picks.map(({ id }) => id)).not.toContain(first!.id);
  expect(without.leftOut).toContainEqual({ id: first!.id, title: first!.title, reason: "You removed it." });
  const last = all.picks.at(-1)!;
  expect((await planOf(last.cost, { locked: [last.id] })).picks[0]).toMatchObject({ id: last.id });

  const { items } = (await ada.get(`/lists/${list}/items`).expect(200)).body as ItemPage;
  const item = items.find(({ podcastId }) => podcastId === first!.id)!;
  const price = (cents: number, currency: string, version: number) =>
    ada.call("patch", `/lists/${list}/items/${item.id}`, { version, price: { cents, currency } }).expect(200);
  await price(12_300, "USD", item.version);
  expect((await planOf(100_000_000)).picks.find(({ id }) => id === first!.id)).toMatchObject({ cost: 4 * 123 });
  await price(12_300, "EUR", item.version + 1);
  expect((await planOf(100_000_000)).leftOut).toContainEqual(
    expect.objectContaining({ id: first!.id, reason: "Its price is in EUR, and currencies are not converted." }),
  );

  const inEuros = await planOf(1_000, { currency: "EUR" });
  expect(inEuros.picks).toMatchObject([{ id: first!.id, cost: 4 * 123 }]);
  expect(inEuros.picks[0]?.reasons[0]).toContain("for €492 with 4 spots");
  expect(inEuros.leftOut[0]?.reason).toBe("It has no price in EUR yet. Likely prices are in US dollars only.");
});

test("gives the range of each number of people, and how they are computed", async () => {
  const { picks, totals, method } = await planOf(100_000_000);
  const figures = [
    ...picks.map(({ adds, addsRange }) => [adds, addsRange] as const),
    [totals.people, totals.peopleRange],
  ];
  for (const [likely, { low, high }] of figures as [number, { low: number; high: number }][]) {
    expect(low).toBeLessThanOrEqual(likely);
    expect(high).toBeGreaterThanOrEqual(likely);
  }
  expect(totals.peopleRange.low).toBeLessThan(totals.peopleRange.high);
  const podcastIds = picks.map(({ id }) => id);
  const { body } = await ada.post("/reach", { podcastIds }).expect(200);
  const reach = body as { method: ExplainedPlan["method"] };
  expect(method).toEqual({ version: reach.method.version, sentences: reach.method.sentences });
});

test("weighs the shows by a brief, and leaves out what the brief excludes", async () => {
  const brief = "Tickets for comedy shows, for listeners in English.";
  const plain = await planOf(100_000_000);
  const plan = await planOf(100_000_000, { brief });
  for (const { reasons } of plan.picks) {
    expect(reasons.at(-1)).toMatch(/^Fits the brief: \d+( to \d+)? of 100 points\.$/);
  }
  expect(plan.picks.length).toBeGreaterThan(2);
  expect(plain.picks.flatMap(({ reasons }) => reasons).join()).not.toContain("brief");
  const none = await planOf(100_000_000, { brief: "Tickets for a fair. No comedy." });
  expect(none.picks).toEqual([]);
  expect(none.leftOut.map(({ reason }) => reason)).toContain(
    "The brief excludes Comedy; the show is in that category.",
  );
  const german = await planOf(100_000_000, { want: { languages: ["de"] } });
  expect(german.leftOut.map(({ reason }) => reason)).toContain("It isn’t in a language that you want.");
});

test("spreads the budget over as many shows as asked, and asks no show for more than its share", async () => {
  const all = await planOf(100_000_000);
  const costs = all.picks.map(({ cost }) => cost).sort((a, b) => a - b);
  const budget = costs.at(-1)!;
  const [two, spread] = [costs[0]! + costs[1]!, await planOf(budget, { want: { maxShareOfOne: 0.5 } })];
  for (const { cost } of spread.picks) expect(cost).toBeLessThanOrEqual(budget / 2);
  expect(spread.leftOut.map(({ reason }) => reason).join()).toMatch(
    /4 spots cost \$[\d,.]+, more than 50% of the budget\./,
  );
  expect((await planOf(two, { want: { minShows: 2 } })).picks.length).toBeGreaterThanOrEqual(2);
});

test("leaves out shows whose audience is less certain than the plan wants", async () => {
  const plan = await planOf(100_000_000, { want: { minConfidence: "high" } });
  const sure = await Promise.all(
    plan.picks.map(async ({ id }) => (await ada.get(`/podcasts/${id}`).expect(200)).body as object),
  );
  for (const show of sure) expect(show).toMatchObject({ confidence: "high" });
  expect(plan.leftOut.map(({ reason }) => reason).join()).toContain("The confidence in its audience is ");
});

test("says that a show is gone from the catalogue instead of dropping it", async () => {
  const podcastIds = [(await planOf(100_000_000)).picks[0]!.id];
  const other = ((await ada.post("/lists", { name: "Gone" }).expect(201)).body as ListSummary).id;
  await ada.post(`/lists/${other}/items/batch`, { podcastIds }).expect(200);
  await service.database.dataSource.query("UPDATE list_items SET podcast_id = 'gone' WHERE list_id = $1", [other]);
  expect(await planOf(1_000, { listId: other })).toMatchObject({
    picks: [],
    leftOut: [{ id: "gone", reason: "It is no longer in the catalogue." }],
  });
});

test("names the fields of a plan that it does not know", async () => {
  for (const more of [{ breif: "Dog food" }, { want: { minShow: 3 } }, { brief: "x".repeat(801) }]) {
    await ada.post("/plans", { listId: list, budget: 100, ...more }).expect(400);
  }
});

test("requires access to the list and a numeric budget for a plan", async () => {
  const ben = await newUser(service, "ben@example.org");
  await ben.post("/plans", { listId: list, budget: 100 }).expect(404);
  await new TestBrowser(service).post("/plans", { listId: list, budget: 100 }).expect(401);
  await ada.post("/plans", { listId: list, budget: -1 }).expect(400);
  await ada.post("/plans", { listId: list }).expect(400);
  await ada.post("/plans", { listId: list, budget: 100, currency: "XYZ" }).expect(400);
});
