import request from "supertest";
import { DataSource } from "typeorm";
import { LIMIT_RULES } from "../limits/limit-rules.js";
import { Limits } from "../limits/limits.js";
import { Outbox } from "../mail/outbox.js";
import { Metrics } from "../shared/process/metrics.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { until } from "../testing/until.js";

const TOKEN = "a token of the tests";
let service: TestService;
beforeAll(async () => {
  service = await testService({ env: { PUBLIC_URL: "https://earshot.example", METRICS_TOKEN: TOKEN } });
});
afterAll(() => service.close());

const metrics = (headers: Record<string, string>) => request(service.server).get("/metrics").set(headers);

test("shows metrics only to this machine and to clients with the token, and 404 to others", async () => {
  const shownHere = (await metrics({}).expect(200)).text;
  for (const name of ["process_cpu_seconds_total", "backup_age_seconds +Inf"]) expect(shownHere).toContain(name);
  await metrics({ Host: "earshot.example" }).expect(404);
  for (const proxied of ["Forwarded", "X-Real-IP", "Via", "X-Forwarded-For", "X-Forwarded-Host"])
    await metrics({ [proxied]: "127.0.0.1" }).expect(404);
  const asProxied = { Host: "earshot.example", "X-Forwarded-For": "203.0.113.5" };
  const shown = await metrics({ ...asProxied, Authorization: `Bearer ${TOKEN}` }).expect(200);
  expect(shown.headers["cache-control"]).toBe("no-store");
  await metrics({ ...asProxied, Authorization: "Bearer wrong" }).expect(404);
});

test("requests are counted by route pattern, not by address", async () => {
  for (const id of ["one", "two"]) await request(service.server).get(`/api/v1/podcasts/${id}`).expect(404);
  await request(service.server).get("/healthz").expect(200);
  const { text } = await metrics({}).expect(200);
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{route="\/api\/v1\/podcasts\/:id",method="GET",status="404"\} 2$/m,
  );
  expect(text).toMatch(/^http_request_duration_seconds_count\{route="\/healthz",method="GET",status="200"\} 1$/m);
  expect(text).toMatch(/^http_in_flight 1$/m);
  expect(text).not.toContain("podcasts/one");
});

test("each feature reports its state with one small query, which simultaneous readers share", async () => {
  await service.app
    .get(Outbox, { strict: false })
    .send({ key: "m", to: "a@b.example", subject: "s", text: "t", html: "t" });
  // On a busy machine, a feature can exceed its time limit, and the metrics report that.
  const answers = await until(async () => {
    const both = await Promise.all([metrics({}), metrics({})]);
    return both.every(({ text }) => !/^metrics_source_up\{.*\} 0$/m.test(text)) && both;
  });
  for (const { text } of answers) {
    expect(text).toMatch(/^outbox_waiting 1$/m);
    expect(text).toMatch(/^outbox_oldest_seconds \d+(\.\d+)?$/m);
    expect(text).toMatch(/^catalogue_generation\{node="primary"\} \d+$/m);
    expect(text).toMatch(/^webhooks_waiting 0$/m);
    expect(text).toMatch(/^webhook_deliveries_total\{result="failed"\} 0$/m);
    expect(text).toMatch(/^build_info\{version="\d+\.\d+\.\d+"\} 1$/m);
    expect(text).toMatch(/^feed_reads_due 0$/m);
    expect(text).toMatch(/^feed_reads_total\{result="failed"\} 0$/m);
    expect(text).toMatch(/^db_pool\{pool="main",state="waiting"\} \d+$/m);
    for (const source of ["jobs", "outbox", "catalogue", "feeds", "webhooks"])
      expect(text).toContain(`metrics_source_up{source="${source}"} 1`);
  }
  await service.app.get(Outbox, { strict: false }).claim(86_400);
});

test("the stages of a search are timed", async () => {
  await request(service.server).get("/api/v1/search?term=nothing").expect(200);
  const { text } = await metrics({});
  for (const stage of ["question", "match", "rows"])
    expect(text).toMatch(new RegExp(`^search_stage_seconds_count\\{task="search",stage="${stage}"\\} [1-9]`, "m"));
  // No show has the word, so no statement is needed to find matches.
  expect(text).toMatch(/^search_stage_statements_total\{task="search",stage="question"\} [1-9]/m);
  expect(text).toMatch(/^search_stage_processor_seconds_total\{task="search",stage="match"\} \d/m);
});

test("a refusal by a limit is counted under its rule", async () => {
  const strict = { points: 0, seconds: 60 };
  const counted = new Limits(
    service.app.get(DataSource),
    { ...LIMIT_RULES, exportByUser: strict },
    service.app.get(Metrics),
  );
  await expect(counted.spend("exportByUser", "somebody")).rejects.toThrow();
  expect((await metrics({})).text).toMatch(/^limit_hits_total\{rule="exportByUser"\} 1$/m);
});
