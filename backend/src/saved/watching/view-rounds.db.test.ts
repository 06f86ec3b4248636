import { jest } from "@jest/globals";
import type { ShownActivity } from "@earshot/domain/audience/facts/activity";
import type { ListenerBand } from "@earshot/domain/audience/range/listener-band";
import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { SearchRequest } from "@earshot/domain/catalogue/search/search-request";
import type { ShowChange } from "@earshot/domain/catalogue/show-history.port";
import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { somePerson } from "../../testing/database/some-person.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { PostgresWatches } from "./postgres-watches.js";
import { ViewRounds } from "./view-rounds.js";

const HOUR = 3_600_000;
const START = Date.parse("2026-11-21T12:00:00Z");
const VIEW = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const SEARCH = { version: 1, search: { term: "tides", mode: "topic", sort: "listeners", filters: {} } };

/** A catalogue whose shows, method and time are set by the test. */
class Sample {
  shows: readonly (readonly [id: string, listeners: string])[] = [];
  activity: ShownActivity | undefined;
  /** The band of shows that are only on a list of popular shows. */
  atLeast: ListenerBand | undefined;
  method: string | null = "2026-11.4";
  updatedAt: string | null = new Date(START).toISOString();
  history: Readonly<Record<string, readonly ShowChange[]>> = {};
  /** How many of the shows have all words of the search. */
  exact: number | undefined;
  failure: Error | undefined;
  asked: SearchRequest[] = [];

  readonly catalogue = {
    summary: async () => ({ updatedAt: this.updatedAt, source: "local" }),
    search: async (request: SearchRequest) => {
      this.asked.push(request);
      if (this.failure) throw this.failure;
      const from = Number(request.cursor ?? 0);
      const some = this.shows.slice(from, from + request.limit);
      const results = some.map(([id, listeners]) => ({
        id,
        title: `Show ${id}`,
        listener_range: listeners,
        lastUpdate: START / 1000,
        explicit: 0,
        ...(this.activity === undefined ? {} : { activity: this.activity }),
        ...(listeners === "N/A" && this.atLeast !== undefined && { listenersAtLeast: this.atLeast }),
      }));
      const more = from + request.limit < this.shows.length;
      return { results, nextCursor: more ? String(from + request.limit) : null, exact: this.exact };
    },
    podcast: async () => ({ estimate: { methodVersion: this.method } }),
  } as unknown as PodcastCatalogue;
}

let database: TestDatabase;
let watches: PostgresWatches;
let sample: Sample;
let rounds: ViewRounds;
let ada: string;
let now: number;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = START;
  sample = new Sample();
  watches = new PostgresWatches(new PostgresTransactions(database.dataSource));
  rounds = another();
  ada = await somePerson(database, "ada@example.org");
  await query("INSERT INTO saved_views (id, user_id, name, search) VALUES ($1, $2, 'Tides', $3)", [VIEW, ada, SEARCH]);
  expect(await watches.watch(ada, VIEW, new Date(now))).toBe(true);
});
afterEach(() => query("DELETE FROM users"));

const query = <Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> =>
  database.dataSource.query<Row[]>(sql, [...parameters]);
const another = () =>
  new ViewRounds(sample.catalogue, { changes: async (id) => sample.history[id] ?? [] }, watches, {
    now: () => new Date(now),
  });
/** Creates the next generation of the catalogue, with these shows. */
function next(shows: Sample["shows"]): void {
  now += 2 * HOUR;
  Object.assign(sample, { shows, updatedAt: new Date(now).toISOString() });
}
const stored = async () =>
  (await watches.runs(VIEW, undefined, 10)).map(({ total, byMethod, changes }) => ({
    total,
    byMethod,
    changes: changes.map(({ kind, podcastId, from, to }) => [kind, podcastId, from, to].join(" ")),
  }));

test("the first run stores the result, and later generations are compared with it", async () => {
  sample.shows = [
    ["a", "1-10"],
    ["b", "1-10"],
  ];
  expect(await rounds.round()).toBe(1);
  expect(await stored()).toEqual([]);
  expect(await rounds.round()).toBe(0);
  next([
    ["c", "1-10"],
    ["a", "11-20"],
  ]);
  expect(await rounds.round()).toBe(1);
  expect(await stored()).toEqual([
    { total: 3, byMethod: 0, changes: ["entered c  1", "left b 2 ", "changed a 1-10 11-20"] },
  ]);
  expect((await watches.ofUser(ada)).map(({ news }) => news)).toEqual([3]);
  expect(sample.asked.at(-1)).toMatchObject({ term: "tides", mode: "topic", sort: "listeners", limit: 100 });
});

test("reports the band of a listed show before its first range", async () => {
  sample.shows = [["a", "N/A"]];
  await rounds.round();
  // Results stored by an earlier version have no word for such shows; this is not news.
  sample.atLeast = "Large";
  next([["a", "N/A"]]);
  await rounds.round();
  expect(await stored()).toMatchObject([]);
  next([["a", "2,000,000-15,000,000"]]);
  await rounds.round();
  expect((await stored())[0]?.changes).toEqual(["changed a Large or more 2,000,000-15,000,000"]);
});

test("close matches are not results", async () => {
  sample.exact = 0;
  sample.shows = [["close", "1-10"]];
  await rounds.round();
  next([["close", "100-200"]]);
  await rounds.round();
  expect(await stored()).toEqual([]);
  sample.exact = 1;
  next([
    ["a", "1-10"],
    ["close", "1-10"],
  ]);
  await rounds.round();
  expect((await stored()).map(({ changes }) => changes)).toEqual([["entered a  1"]]);
});

test("takes the activity from the catalogue, not from the last update", async () => {
  sample.shows = [["a", "1-10"]];
  sample.activity = "unknown";
  await rounds.round();
  now += 400 * 24 * HOUR;
  next(sample.shows);
  expect(await rounds.round()).toBe(1);
  expect(await stored()).toEqual([]);
  sample.activity = "occasional";
  next(sample.shows);
  await rounds.round();
  expect((await stored()).map(({ changes }) => changes)).toEqual([["changed a unknown occasional"]]);
});

test("keeps a run for the email if the owner gets email about the view", async () => {
  sample.shows = [["a", "1-10"]];
  await rounds.round();
  next([["b", "1-10"]]);
  await rounds.round();
  await query("UPDATE watched_views SET mail = true");
  next([["c", "1-10"]]);
  await rounds.round();
  expect(await query("SELECT mail_waits FROM view_runs ORDER BY at")).toEqual([
    { mail_waits: false },
    { mail_waits: true },
  ]);
});

test("stores nothing without a change, and waits an hour between generations", async () => {
  sample.shows = [["a", "1-10"]];
  await rounds.round();
  now += 60_000;
  sample.updatedAt = new Date(now).toISOString();
  expect(await rounds.round()).toBe(0);
  now += HOUR;
  expect(await rounds.round()).toBe(1);
  expect(await stored()).toEqual([]);
});

test("reads 600 shows at most and keeps 500", async () => {
  sample.shows = Array.from({ length: 1_000 }, (_, at) => [`s${at}`, "1-10"] as const);
  await rounds.round();
  expect(sample.asked).toHaveLength(6);
  expect(await query("SELECT jsonb_array_length(kept) AS n FROM watched_views")).toEqual([{ n: 500 }]);
});

test("a new method for all shows is marked on every figure", async () => {
  sample.shows = [["a", "1-10"]];
  await rounds.round();
  sample.method = "2026-11.5";
  next([["a", "100-200"]]);
  await rounds.round();
  expect(await stored()).toEqual([{ total: 1, byMethod: 1, changes: ["changed a 1-10 100-200"] }]);
  expect(await query("SELECT method_from, method_to FROM view_runs")).toEqual([
    { method_from: "2026-11.4", method_to: "2026-11.5" },
  ]);
});

test("a new method for one show is marked on that show", async () => {
  sample.shows = [
    ["a", "1-10"],
    ["b", "1-10"],
  ];
  await rounds.round();
  const change = { field: "listeners", from: null, to: null, method: { from: "2026-11.4", to: "2026-11.5" } } as const;
  sample.history = { b: [{ ...change, at: new Date(START + HOUR).toISOString() }] };
  next([
    ["a", "11-20"],
    ["b", "11-20"],
  ]);
  await rounds.round();
  expect(await query("SELECT total, by_method, changes->1->'byMethod' AS b FROM view_runs")).toEqual([
    { total: 2, by_method: 1, b: true },
  ]);
});

test("a view with another search starts again", async () => {
  sample.shows = [["a", "1-10"]];
  await rounds.round();
  const other = { ...SEARCH, search: { ...SEARCH.search, term: "ebb" } };
  await query("UPDATE saved_views SET search = $1", [other]);
  next([["b", "1-10"]]);
  expect(await rounds.round()).toBe(1);
  expect(await stored()).toEqual([]);
});

test("stores one run for many simultaneous rounds", async () => {
  sample.shows = [["a", "1-10"]];
  await rounds.round();
  next([["b", "1-10"]]);
  const ran = await Promise.all(Array.from({ length: 5 }, () => another().round()));
  expect(ran.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test("another process runs the view when the claim of a dead one ends", async () => {
  sample.shows = [["a", "1-10"]];
  await rounds.round();
  next([["b", "1-10"]]);
  const generation = new Date(now);
  const [dead] = await watches.claim(generation, new Date(now), 10);
  expect(dead?.watch.viewId).toBe(VIEW);
  expect(await rounds.round()).toBe(0);
  now += 61_000;
  expect(await rounds.round()).toBe(1);
  expect(await stored()).toEqual([{ total: 2, byMethod: 0, changes: ["entered b  1", "left a 1 "] }]);
  // The process was only slow, and stores its run late.
  const late = {
    address: "",
    generation,
    ranAt: new Date(now),
    method: null,
    stored: [],
    changes: [],
    total: 0,
    byMethod: 0,
  };
  expect(dead && (await watches.store(dead.watch, late))).toBe(false);
});

test("delays the run while a source is down, without reporting shows as gone", async () => {
  sample.shows = [["a", "1-10"]];
  await rounds.round();
  next([["b", "1-10"]]);
  sample.failure = new Error("down");
  expect(await rounds.round()).toBe(0);
  sample.failure = undefined;
  now += 61_000;
  expect(await rounds.round()).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test("a search that takes longer than two seconds is not compared, and is tried again after the pause", async () => {
  const many = (prefix: string) => Array.from({ length: 150 }, (_, at) => [`${prefix}${at}`, "1-10"] as const);
  sample.shows = many("a");
  await rounds.round();
  next(many("b"));
  let elapsed = 0;
  const slow = jest.spyOn(performance, "now").mockImplementation(() => (elapsed += 2_001));
  expect(await rounds.round()).toBe(0);
  slow.mockRestore();
  now += HOUR - 1;
  expect(await rounds.round()).toBe(0);
  expect(await stored()).toEqual([]);
  now += 1;
  expect(await rounds.round()).toBe(1);
  expect((await stored()).map(({ total }) => total)).toEqual([300]);
});
