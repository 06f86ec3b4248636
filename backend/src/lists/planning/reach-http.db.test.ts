import { newUser, TestBrowser } from "../../testing/service/test-browser.js";
import { testService, type TestService } from "../../testing/service/test-service.js";
import type { ItemPage, ListSummary } from "../lists.schemas.js";
import type { SumAnswer } from "../shortlist.schemas.js";
import type { ReachAnswer } from "./reach.schemas.js";

let service: TestService;
let ada: TestBrowser & { readonly id: string };
let shows: readonly string[];
beforeAll(async () => {
  service = await testService({ demo: true });
  ada = await newUser(service, "ada@example.org");
  const { body } = await ada.get("/search?category=Comedy&sort=listeners&limit=8").expect(200);
  shows = (body as { results: { id: string }[] }).results.map(({ id }) => id);
});
afterAll(() => service.close());

const reachOf = async (body: object): Promise<ReachAnswer> =>
  (await ada.post("/reach", body).expect(200)).body as ReachAnswer;

test("keeps the net reach between the largest show and the sum, and adds up the new people", async () => {
  const reach = await reachOf({ podcastIds: [...shows, "unknown"] });
  expect(reach.counted + reach.unknown.length).toBe(shows.length);
  expect(reach.counted).toBeGreaterThan(2);
  const [largest] = reach.perShow;
  for (const level of ["low", "likely", "high"] as const)
    expect(reach.net[level]).toBeLessThanOrEqual(reach.gross[level]);
  expect(reach.net.likely).toBeGreaterThan(largest!.gross.likely);
  expect(reach.net.likely).toBeLessThan(reach.gross.likely);
  const added = reach.perShow.reduce((sum, show) => sum + show.new.likely, 0);
  expect(Math.abs(added - reach.net.likely)).toBeLessThanOrEqual(reach.counted);
  expect(reach.perShow[1]!.sharedWith[0]).toMatchObject({ id: largest!.id });
  expect(reach.universe[0]!.people.likely).toBeGreaterThan(0);
  expect(reach.method.sentences[0]).toMatch(/modeled.*not been checked against a panel/);
});

test("gives a list's gross reach the bounds of its sum, without lost shows", async () => {
  const { id } = (await ada.post("/lists", { name: "Comedy" }).expect(201)).body as ListSummary;
  await ada.post(`/lists/${id}/items/batch`, { podcastIds: shows }).expect(200);
  const { items } = (await ada.get(`/lists/${id}/items`).expect(200)).body as ItemPage;
  await ada.call("patch", `/lists/${id}/items/${items[0]!.id}`, { version: 1, status: "Declined" }).expect(200);
  const { sum } = (await ada.get(`/lists/${id}/shortlist`).expect(200)).body as SumAnswer;
  const reach = await reachOf({ listId: id });
  const [low] = sum.audience.replaceAll(",", "").split(/[-+]/).map(Number);
  // The list's total is rounded down to two digits.
  const unit = 10 ** (String(low).length - 2);
  expect(Math.floor(reach.gross.low / unit) * unit).toBe(low);
  expect(reach.counted + reach.unknown.length).toBe(shows.length - 1);
  const later = await reachOf({ listId: id, weeks: 3 });
  expect(later.gross.likely / reach.gross.likely).toBeCloseTo(1.42, 3);
  const ben = await newUser(service, "ben@example.org");
  await ben.post("/reach", { listId: id }).expect(404);
});

test("an empty list has a reach of zero", async () => {
  const { id } = (await ada.post("/lists", { name: "Empty" }).expect(201)).body as ListSummary;
  expect(await reachOf({ listId: id })).toMatchObject({ net: { high: 0 }, perShow: [], frequency: null });
});

test.each([
  {},
  { podcastIds: [] },
  { podcastIds: Array.from({ length: 1_001 }, (_, at) => `s${at}`) },
  { listId: "x", weeks: 0 },
  { listId: "x", weeks: 53 },
])("a request that names no shows or no possible time is refused", async (body) => {
  await ada.post("/reach", body).expect(400);
});

test("a guest gets no market figures", async () => {
  await new TestBrowser(service).post("/reach", { podcastIds: shows }).expect(401);
});
