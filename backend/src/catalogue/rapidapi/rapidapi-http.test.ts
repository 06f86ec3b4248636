import type { Server } from "node:http";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { INestApplication } from "@nestjs/common";
import { Test } from "@nestjs/testing";
import request from "supertest";
import { CONFIG } from "../../core/config.module.js";
import { ProblemFilter } from "../../http/requests/problem.filter.js";
import { SecurityLog } from "../../http/access/security-log.js";
import { PodcastController } from "../podcast.controller.js";
import { SearchController } from "../search.controller.js";
import { ShowHistory } from "@earshot/domain/catalogue/show-history.port";
import { SlowSearches } from "../slow-searches.js";
import { createRapidApiCatalogue } from "./create-rapidapi-catalogue.js";
import { type Fault, FakeProvider } from "../../testing/rapidapi/fake-provider.js";
import { CatalogueReads } from "../../limits/catalogue-reads.guard.js";
import { Metrics } from "../../shared/process/metrics.js";

// What a visitor's browser receives while the provider misbehaves; the timeout is scaled from 10 s to 1.5 s.
const fake = new FakeProvider();
let waited = 0;
let app: INestApplication<Server>;

beforeAll(async () => {
  const settings = { key: "k3y-canary", host: "provider.example", baseUrl: await fake.listen(), timeoutMs: 1_500 };
  const clock = { now: () => new Date("2026-08-04T10:00:00Z") };
  const tuning = { elapsed: () => performance.now() + waited, log: () => undefined };
  const catalogue = createRapidApiCatalogue(settings, undefined, clock, tuning);
  const module = await Test.createTestingModule({
    controllers: [SearchController, PodcastController],
    providers: [
      { provide: CONFIG, useValue: {} },
      { provide: SlowSearches, useValue: new SlowSearches({ slowSearch: 60_000 }) },
      { provide: PodcastCatalogue, useValue: catalogue },
      { provide: ShowHistory, useValue: { changes: () => Promise.resolve([]) } },
      CatalogueReads,
      Metrics,
    ],
  }).compile();
  app = module.createNestApplication<INestApplication<Server>>({ logger: false });
  app.useGlobalFilters(new ProblemFilter(new SecurityLog("a secret of the test")));
  await app.init();
});

afterAll(async () => {
  await app.close();
  await fake.close();
});

// Each test begins with a provider without recent failures.
beforeEach(() => {
  fake.fault = undefined;
  waited += 120_000;
});

const get = (path: string) => request(app.getHttpServer()).get(`/api/v1${path}`);

test("serves a search, a podcast and its episodes", async () => {
  const found = await get("/search?term=compiler");
  expect(found.body).toMatchObject({ total: { value: 3, relation: "eq" }, results: [{ id: "7001" }, {}, {}] });
  expect((await get("/podcasts/7001")).body).toMatchObject({ id: "7001", estimate: { basis: "provided" } });
  expect((await get("/podcasts/7001/episodes?limit=2")).body).toMatchObject({ episodes: [{}, {}] });
  expect((await get("/podcasts/1")).status).toBe(404);
});

const faults: Fault[] = [
  { kind: "hang" },
  { kind: "trickle" },
  { kind: "endless" },
  { kind: "status", status: 500 },
  { kind: "body", body: "<html><body>Down for maintenance" },
  { kind: "half" },
  { kind: "reset-in-body" },
  { kind: "redirect" },
];

test.each(faults)("answers in time with the specified message and no details of the provider: %j", async (fault) => {
  fake.fault = fault;
  // The provider would never answer; the timeout here is 1.5 s.
  const answer = await get(`/search?term=${fault.kind}`);
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({ detail: "Failed to load podcasts. Please try again later." });
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(JSON.stringify([answer.body, answer.headers])).not.toMatch(/k3y-canary|provider\.example/);

  fake.fault = undefined;
  expect((await get("/search?term=kernel")).status).toBe(200);
});

test("shows results of an hour ago again, marked as older", async () => {
  expect((await get("/search?term=murders")).body).not.toHaveProperty("stale");
  waited += 2 * 60 * 60_000;
  fake.fault = { kind: "hang" };
  const older = await get("/search?term=murders");
  expect(older.status).toBe(200);
  expect(older.body).toMatchObject({ stale: true, total: { value: 2 } });
});
