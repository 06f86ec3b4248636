import { ShowHistory } from "@earshot/domain/catalogue/show-history.port";
import { LocalShowHistory } from "./local/shows/show-history.js";
import { AUDIENCE_FIGURES } from "@earshot/domain/audience/figures/audience-figures";
import { FeedHealths } from "@earshot/domain/catalogue/feed-health.port";
import { ShowProfiles } from "@earshot/domain/catalogue/show-profiles.port";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { NestExpressApplication } from "@nestjs/platform-express";
import { Test } from "@nestjs/testing";
import { Ajv2020, type AnySchema } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import request from "supertest";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { CatalogueReads } from "../limits/catalogue-reads.guard.js";
import { CONFIG } from "../core/config.module.js";
import { operationsOf } from "../http/endpoints/declared-endpoints.js";
import { openApiDocument } from "../http/endpoints/openapi.js";
import { ProblemFilter } from "../http/requests/problem.filter.js";
import { SecurityLog } from "../http/access/security-log.js";
import { Metrics } from "../shared/process/metrics.js";
import { importShows } from "../testing/catalogue/import-shows.js";
import { testCatalogue, type TestCatalogue } from "../testing/catalogue/test-catalogue.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { TIDE_SHOWS } from "../testing/catalogue/tide-shows.js";
import { answerTag } from "./answer-headers.js";
import { CatalogueFactsController } from "./catalogue-facts.controller.js";
import { podcastId } from "./local/record/podcast-id.js";
import { LookupController } from "./lookup.controller.js";
import { StoredFeedHealth } from "./health/stored-feed-health.js";
import { PodcastController } from "./podcast.controller.js";
import { StoredShowProfiles } from "./profile/stored-show-profiles.js";
import { ProfileController } from "./profile.controller.js";
import { SearchController } from "./search.controller.js";
import { SlowSearches } from "./slow-searches.js";

const CONTROLLERS = [
  SearchController,
  LookupController,
  PodcastController,
  ProfileController,
  CatalogueFactsController,
];
const OPERATIONS = operationsOf(CONTROLLERS);
const NOW = new Date("2026-08-04T10:00:00Z");
const TIDE = podcastId("tide");

let database: TestDatabase;
let opened: TestCatalogue;
let app: NestExpressApplication;

beforeAll(async () => {
  database = await testDatabase();
  await importShows(database, TIDE_SHOWS, { mode: "replace", now: NOW });
  opened = testCatalogue(database, { now: () => NOW });
  const transactions = new PostgresTransactions(database.dataSource);
  const module = await Test.createTestingModule({
    controllers: CONTROLLERS,
    providers: [
      { provide: CONFIG, useValue: { catalogueReads: 0 } },
      { provide: SlowSearches, useValue: new SlowSearches({ slowSearch: 60_000 }) },
      Metrics,
      CatalogueReads,
      { provide: PodcastCatalogue, useValue: opened.catalogue },
      { provide: ShowProfiles, useValue: new StoredShowProfiles(transactions) },
      { provide: FeedHealths, useValue: new StoredFeedHealth(transactions, { now: () => NOW }) },
      { provide: ShowHistory, useValue: new LocalShowHistory(database.dataSource) },
    ],
  }).compile();
  app = module.createNestApplication<NestExpressApplication>({ logger: false });
  app.set("query parser", "simple");
  app.useGlobalFilters(new ProblemFilter(new SecurityLog("a secret of the test")));
  app.set("etag", answerTag);
  await app.init();
});

afterAll(async () => {
  await app.close();
  await opened.close();
  await database.drop();
});

const get = (path: string) => request(app.getHttpServer()).get(`/api/v1${path}`);

describe("answers match the OpenAPI document", () => {
  const ajv = new Ajv2020({ strict: false });
  (formats as unknown as (ajv: Ajv2020) => void)(ajv);
  const document = openApiDocument(OPERATIONS, "/api/v1") as unknown as {
    paths: Record<string, { get: { responses: Record<string, { content: Record<string, { schema: AnySchema }> }> } }>;
    components: { schemas: Record<string, AnySchema> };
  };
  for (const [name, schema] of Object.entries(document.components.schemas))
    ajv.addSchema(schema, `#/components/schemas/${name}`);

  test.each([
    ["/search", "/search?term=tide&facets=1&explain=1&category=science&language=English&minEpisodes=1"],
    ["/search", "/search?term=tide&facets=true&explain=false&hasContact=&minPopularity=6.5"],
    ["/search", "/search?term=tdie"],
    ["/search", "/search?language=en&sort=title"],
    ["/suggest", "/suggest?q=ti"],
    ["/podcasts", `/podcasts?ids=${TIDE},nobody&itunesId=4711`],
    ["/podcasts/{id}", `/podcasts/${TIDE}`],
    ["/podcasts/{id}", `/podcasts/${podcastId("moon")}`],
    ["/podcasts/{id}/episodes", `/podcasts/${TIDE}/episodes`],
    ["/podcasts/{id}/similar", `/podcasts/${TIDE}/similar`],
    ["/podcasts/{id}/profile", `/podcasts/${TIDE}/profile`],
    ["/podcasts/{id}/health", `/podcasts/${TIDE}/health`],
    ["/podcasts/{id}/health", `/podcasts/${podcastId("moon")}/health`],
    ["/category-stats", "/category-stats?category=Science&category=nature"],
    ["/category-distributions", "/category-distributions?category=Science&category=nature"],
    ["/catalogue", "/catalogue"],
  ])("%s: %s", async (path, address) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.type).toBe("application/json");
    const valid = ajv.compile(document.paths[path]!.get.responses["200"]!.content["application/json"]!.schema);
    expect({ valid: valid(answer.body), errors: valid.errors }).toEqual({ valid: true, errors: null });
  });

  test("the document defines each audience figure in the domain's words", () => {
    type Properties = { properties: Record<string, { description?: string; anyOf?: Properties[] } & Properties> };
    const { properties } = document.paths["/podcasts/{id}"]!.get.responses["200"]!.content["application/json"]!
      .schema as Properties;
    const receipt = properties.estimate!.anyOf![0]!.properties;
    for (const [figure, { field, definition }] of Object.entries(AUDIENCE_FIGURES)) {
      expect(properties[field]!.description).toContain(definition);
      expect(receipt[figure]!.description).toBe(definition);
    }
  });

  test("the document names every existing route, and no other", () => {
    const { router } = app.getHttpAdapter().getInstance() as unknown as {
      router: { stack: { route?: { path: string } }[] };
    };
    const routes = router.stack.flatMap(({ route }) =>
      route ? [route.path.replace("/api/v1", "").replace(":id", "{id}")] : [],
    );
    expect(routes.sort()).toEqual(OPERATIONS.map(({ path }) => path).sort());
  });

  test("answers of each kind of problem match the document", async () => {
    for (const address of ["/search", "/search?limit=0", "/podcasts/nobody", "/category-stats"]) {
      const answer = await get(address);
      expect(answer.type).toBe("application/problem+json");
      const valid = ajv.validate("#/components/schemas/Problem", JSON.parse(answer.text));
      expect({ valid, errors: ajv.errors }).toEqual({ valid: true, errors: null });
    }
  });
});

test("a search finds shows, and reports how it was understood and how long it took", async () => {
  const { body } = await get("/search?term=tide%20-moon&mode=title");
  expect(body).toMatchObject({
    results: [{ id: TIDE, title: "The Tide Table", listener_range: expect.stringMatching(/\d/) }],
    total: { value: 1, relation: "eq" },
    nextCursor: null,
    interpretation: { query: "tide -moon", match: "all" },
    took: expect.any(Number),
  });
  expect((await get("/search?term=tides&mode=topic&limit=1")).body.nextCursor).toEqual(expect.any(String));
});

test("an unknown mode means titles; categories are understood in any spelling", async () => {
  expect((await get("/search?term=tide&mode=nonsense")).body.total.value).toBe(1);
  expect((await get("/search?category=natural%20sciences&category=nature")).body.total.value).toBe(1);
  expect((await get("/search?term=tide&category=All")).body.total.value).toBe(1);
});

test.each([
  ["minPopularity=6&maxPopularity=6", 1],
  ["minPopularity=6.5", 0],
  ["maxPopularity=5", 0],
  ["updatedSince=2026-07-25", 1],
  ["updatedSince=2026-07-26", 0],
  ["newestEpisodeSince=2026-07-25&newestEpisodeUntil=2026-07-25", 1],
  ["newestEpisodeUntil=2026-07-24", 0],
  ["host=tides.example", 1],
  ["host=https%3A%2F%2Fwww.Feeds.Tides.example%2Fa", 1],
  ["host=ides.example", 0],
  ["itunesId=4711", 1],
  ["itunesId=471", 0],
  ["minListeners=3&maxListeners=3000000", 1],
])("applies the filters of the API page: %s", async (query, found) => {
  const { body } = await get(`/search?${query}`);
  expect(body.results.map(({ title }: { title: string }) => title)).toEqual(found === 1 ? ["The Tide Table"] : []);
});

test("a result says where its feed is hosted", async () => {
  const { results } = (await get("/search?term=tide")).body;
  expect(results[0]).toMatchObject({ host: "feeds.tides.example", itunesId: "4711" });
});

test("facets and category counts equal the totals of their filters", async () => {
  const { facets } = (await get("/search?term=tides&mode=topic&facets=1")).body;
  expect(facets.category).toEqual([
    { value: "Science", count: 2 },
    { value: "Nature", count: 1 },
  ]);
  for (const { value, count } of facets.category) {
    expect((await get(`/search?term=tides&mode=topic&category=${value}`)).body.total).toEqual({
      value: count,
      relation: "eq",
    });
  }
  const { categories } = (await get("/catalogue")).body;
  for (const { name, podcasts } of categories) {
    expect((await get(`/search?category=${name}`)).body.total).toEqual({ value: podcasts, relation: "eq" });
  }
});

test("tells guests that figures exist, but not the figures", async () => {
  const { body, headers } = await get("/category-stats?category=Science&category=Nowhere");
  expect(body).toEqual({ science: { category: "Science", locked: true } });
  expect(headers["cache-control"]).toContain("private");
});

test("a podcast's estimate comes with its receipt, and adds up to what the search showed", async () => {
  const found = (await get("/search?term=tide")).body.results[0];
  const { body } = await get(`/podcasts/${TIDE}`);
  expect(body.listener_range).toBe(found.listener_range);
  expect(body.estimate).toMatchObject({
    basis: "modelled",
    inputs: expect.arrayContaining([expect.objectContaining({ name: "episodeCount" })]),
  });
  expect(body.estimate.inputs.reduce((sum: number, { weight }: { weight: number }) => sum + weight, 0)).toBeCloseTo(1);
});

test("answers an unchanged search with 304, however long it took", async () => {
  const first = await get("/search?term=tide");
  const again = await get("/search?term=tide").set("If-None-Match", first.headers.etag!);
  expect(again.status).toBe(304);
  expect((await get("/search?term=moon").set("If-None-Match", first.headers.etag!)).status).toBe(200);
});

test.each([
  ["/search", 422, "search.blank", "term"],
  ["/search?term=%20%20&mode=host", 422, "search.blank", "term"],
  ["/search?term=a&limit=0", 400, "request.malformed", "limit"],
  ["/search?term=a&limit=101", 400, "request.malformed", "limit"],
  ["/search?term=a&limit=ten", 400, "request.malformed", "limit"],
  ["/search?term=a&term=b", 400, "request.malformed", "term"],
  ["/search?term=%00", 400, "request.malformed", "term"],
  [`/search?term=${"x".repeat(1_001)}`, 400, "request.malformed", "term"],
  ["/search?term=a&language=Klingonish", 400, "request.malformed", "language"],
  ["/search?term=a&minEpisodes=-1", 400, "request.malformed", "minEpisodes"],
  ["/search?term=a&maxListeners=1e9", 400, "request.malformed", "maxListeners"],
  ["/search?term=a&lastUpdate=7d", 400, "request.malformed", "lastUpdate"],
  ["/search?term=a&activity=sleepy", 400, "request.malformed", "activity"],
  ["/search?term=a&sort=random", 400, "request.malformed", "sort"],
  ["/search?term=a&sort=title&order=up", 400, "request.malformed", "order"],
  ["/search?term=a&explicit=yes", 400, "request.malformed", "explicit"],
  ["/search?term=a&cursor=%25%25", 400, "request.malformed", "cursor"],
  ["/search?term=a&minPopularity=high", 400, "request.malformed", "minPopularity"],
  ["/search?term=a&updatedSince=2026-02-30", 400, "request.malformed", "updatedSince"],
  ["/search?term=a&newestEpisodeUntil=tomorrow", 400, "request.malformed", "newestEpisodeUntil"],
  ["/search?term=a&host=not%20a%20domain", 400, "request.malformed", "host"],
  ["/search?term=a&itunesId=abc", 400, "request.malformed", "itunesId"],
  ["/search?term=a&minListeners=9&maxListeners=3", 400, "request.malformed", "minListeners"],
  ["/search?minEpisodes=20&maxEpisodes=19", 400, "request.malformed", "minEpisodes"],
  ["/search?minPopularity=6.5&maxPopularity=6", 400, "request.malformed", "minPopularity"],
  [
    "/search?newestEpisodeSince=2026-02-02&newestEpisodeUntil=2026-02-01",
    400,
    "request.malformed",
    "newestEpisodeSince",
  ],
  ["/category-stats", 400, "request.malformed", "category"],
  ["/suggest?q=%00", 400, "request.malformed", "q"],
  [`/podcasts/${TIDE}/episodes?limit=1000`, 400, "request.malformed", "limit"],
])("%s is refused with %d %s and names %s", async (address, status, code, path) => {
  const answer = await get(address);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text)).toMatchObject({ status, code, errors: [{ path }] });
});

test("links to the next page in the Link header, except on the last page", async () => {
  for (const address of ["/search?term=tides&mode=topic&limit=1", `/podcasts/${TIDE}/episodes?limit=1`]) {
    const first = await get(address);
    const { nextCursor } = first.body as { nextCursor: string };
    expect(first.headers.link).toBe(`</api/v1${address}&cursor=${nextCursor}>; rel="next"`);
    const last = await get(`${address}&cursor=${nextCursor}`).expect(200);
    expect([(last.body as { nextCursor: null }).nextCursor, last.headers.link]).toEqual([null, undefined]);
  }
});

test("refuses a cursor of another search, and an invalid one", async () => {
  const { nextCursor } = (await get("/search?term=tides&mode=topic&limit=1")).body as { nextCursor: string };
  expect((await get(`/search?term=moon&cursor=${nextCursor}`)).status).toBe(400);
  expect((await get("/search?term=moon&cursor=bm9ib2R5")).body).toMatchObject({ code: "cursor.invalid" });
  expect((await get(`/podcasts/${TIDE}/episodes?cursor=zzz`)).status).toBe(400);
});

test.each(["nobody", "..%2F..%2Fetc%2Fpasswd", "%00", "a'b", "1%20OR%201=1", "%F0%9F%98%80", "x".repeat(150)])(
  "the id %s does not exist",
  async (id) => {
    for (const rest of ["", "/episodes", "/similar", "/profile", "/health"]) {
      expect([400, 404]).toContain((await get(`/podcasts/${id}${rest}`)).status);
    }
  },
);

const HOSTILE = [
  ...[
    "'",
    "''",
    '"',
    "\\",
    "%",
    "_",
    ";",
    "--",
    "/*",
    "$$",
    "$1",
    "%s",
    "{{7*7}}",
    "${1}",
    "<script>",
    "\u202e",
    "\ufffe",
  ],
  ...[
    "' OR '1'='1",
    "'; SELECT pg_sleep(5); --",
    "1) UNION SELECT 1",
    "title:",
    "ep>",
    "listeners:..",
    "updated<",
    "lang:",
    "cat:",
    "(",
    ")",
    "-",
    "OR",
  ],
  ...[
    "😀",
    "a\u0301\u0301\u0301",
    "e\u200d",
    "\ud83d",
    "ｆｕｌｌ",
    "İ",
    "ß",
    "ﬁ",
    "\t\n",
    "constructor",
    "__proto__",
    "toString",
  ],
];

test("answers any text in every parameter quickly and without a server error", async () => {
  for (const text of HOSTILE) {
    const value = encodeURIComponent(text.toWellFormed());
    for (const address of [
      ...["title", "topic", "host"].map((mode) => `/search?term=${value}&mode=${mode}&facets=1`),
      ...["tag", "category", "language", "sort", "order", "cursor", "minListeners", "activity"].map(
        (name) => `/search?term=tide&${name}=${value}`,
      ),
      `/suggest?q=${value}`,
      `/category-stats?category=${value}`,
      `/search?term=tide&${value}=${value}`,
    ]) {
      await expect(async () => {
        const { status } = await get(address);
        expect({ address, fine: status < 500 }).toEqual({ address, fine: true });
      }).toAnswerWithin(1_500);
    }
  }
}, 60_000);

test("answers unusual query strings without a server error", async () => {
  for (const query of ["term[]=a", "term[x]=a", "term[__proto__][x]=1", "term=%zz", "term=%E0%A4%A", "&&&=", "term"]) {
    expect([200, 400, 422]).toContain((await get(`/search?${query}`)).status);
  }
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});
