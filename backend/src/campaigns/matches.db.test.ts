import { MATCH_GROUPS } from "@earshot/domain/campaigns/matches/match-group";
import { TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { type MatchesAnswer, matchesAnswer } from "./matches.schemas.js";

const BRIEF = "Zeppelinwatch for marathon training and running. Budget $5,000. No politics.";
let service: TestService;
beforeAll(async () => {
  service = await testService({ demo: true });
});
afterAll(() => service.close());

const match = async (body: object): Promise<MatchesAnswer> =>
  (await new TestBrowser(service).post("/matches", body).expect(200)).body as MatchesAnswer;

test("returns the best shows of the catalogue to a guest, with the parts of each score", async () => {
  const answer = await new TestBrowser(service).post("/matches", { brief: BRIEF }).expect(200);
  expect(answer.headers["cache-control"]).toBe("no-store");
  const { matches, weighed } = matchesAnswer.strict().parse(answer.body);
  expect(matches.length).toBeGreaterThan(5);
  expect(weighed).toBeGreaterThanOrEqual(matches.length);
  // Group by group, each sorted by score.
  const groups = matches.map(({ group }) => MATCH_GROUPS.indexOf(group));
  expect(groups).toEqual(groups.toSorted((a, b) => a - b));
  for (const group of MATCH_GROUPS) {
    const middles = matches.flatMap(({ group: own, fit: { total } }) =>
      own !== group ? [] : [total.kind === "unknown" ? 50 : (total.low + total.high) / 2],
    );
    // The other groups only fill up a list that is too short.
    if (group === "fits") expect(middles.length).toBeGreaterThan(1);
    expect(middles).toEqual(middles.toSorted((a, b) => b - a));
  }
  const [best] = matches;
  expect(best?.podcast.categories.join()).toMatch(/Running|Fitness|Sports/);
  expect(best?.fit.parts.map(({ name, weight }) => [name, weight])).toEqual([
    ["topics", 40],
    ["budget", 25],
    ["categories", 20],
    ["language", 15],
  ]);
  for (const { podcast, price } of matches) expect(price !== undefined).toBe(podcast.pea_range !== undefined);
});

test("filters and choices narrow the matches", async () => {
  const { matches } = await match({ brief: BRIEF, filters: { explicit: 0, minListeners: 1 }, language: "en" });
  expect(matches).not.toEqual([]);
  for (const { podcast } of matches) {
    expect(podcast).toMatchObject({ explicit: 0, language: "en" });
    expect(podcast.defaulted).not.toContain("listener_range");
  }
  const other = await match({ brief: BRIEF, findings: { "category Running": "Comedy" } });
  expect(other.matches.some(({ podcast }) => podcast.categories.includes("Comedy"))).toBe(true);
});

test("a brief without a subject matches nothing", async () => {
  expect(await match({ brief: "" })).toEqual({ matches: [], weighed: 0, excluded: 0 });
  expect(await match({ brief: "Budget $5,000" })).toEqual({ matches: [], weighed: 0, excluded: 0 });
});

test.each([
  {},
  { brief: "x".repeat(801) },
  { brief: "DIY", budget: { low: -1, high: null } },
  { brief: "DIY", language: "English" },
  { brief: "DIY", filters: { country: "Germany" } },
  { brief: "DIY", filters: { hasContact: 2 } },
  { brief: "DIY", findings: Object.fromEntries(Array.from({ length: 89 }, (_, at) => [`k${at}`, ""])) },
])("%j is refused", async (body) => {
  await new TestBrowser(service).post("/matches", body).expect(400);
});

test("the text of the brief is neither stored nor logged", async () => {
  await match({ brief: BRIEF });
  await new TestBrowser(service).post("/matches", { brief: `${BRIEF} ${"x".repeat(800)}` }).expect(400);
  expect(service.log()).not.toMatch(/zeppelinwatch/i);
  const tables = await service.database.dataSource.query<{ name: string }[]>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(20);
  for (const { name } of tables) {
    const rows = await service.database.dataSource.query(
      `SELECT 1 FROM ${name} AS one WHERE one::text ILIKE '%zeppelinwatch%' LIMIT 1`,
    );
    expect([name, rows]).toEqual([name, []]);
  }
});
