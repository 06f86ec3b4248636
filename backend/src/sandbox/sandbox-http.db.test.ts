import { SANDBOX_INPUTS, TEST_KEY } from "@earshot/domain/keys/test-key";
import { Ajv2020, type AnySchema } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { type Item, parseList } from "structured-headers";
import request, { type Response } from "supertest";
import { testService, type TestService } from "../testing/service/test-service.js";

let service: TestService;
beforeAll(async () => {
  service = await testService({ demo: true, env: { CATALOGUE_READS: "10000" } });
});
afterAll(() => service.close());

const call = (path: string, key = TEST_KEY) =>
  request(service.server).get(`/api/v1${path}`).set("Authorization", `Bearer ${key}`);
const searched = (term: string) => call(`/search?term=${encodeURIComponent(term)}`);

type Show = { id: string; title: string };
type Problem = { code: string; type: string; "violated-policies"?: string[] };
const results = ({ body }: { body: unknown }) => (body as { results: Show[] }).results;

type Fields = Readonly<
  Record<string, { readonly q?: number; readonly w?: number; readonly r?: number; readonly t?: number }>
>;

/** Parses a header field of the draft. */
function field({ headers }: Response, name: string): Fields {
  const items = parseList(headers[name] as string) as Item[];
  return Object.fromEntries(items.map(([policy, parameters]) => [String(policy), Object.fromEntries(parameters)]));
}

test("finds the sandbox's shows with the public test key, on the usual routes", async () => {
  const answer = await call("/search?term=history&limit=1").expect(200);
  expect(results(answer).map(({ id }) => id)).toEqual(["sandbox-01"]);
  expect(answer.headers.link).toMatch(/^<\/api\/v1\/search\?term=history&limit=1&cursor=[\w%-]+>; rel="next"$/);
  expect(field(answer, "ratelimit-policy")).toEqual({ minute: { q: 60, w: 60 }, day: { q: 1_000, w: 86_400 } });
  // The website's service worker would cache public answers by URL.
  expect(answer.headers["cache-control"]).toBe("private, no-cache");
  const { minute, day } = field(answer, "ratelimit");
  expect([minute?.r, day?.r]).toEqual([59, 999]);
  const again = await call("/search?term=history&limit=1")
    .set("If-None-Match", answer.headers.etag ?? "")
    .expect(304);
  const { minute: minuteAfter, day: dayAfter } = field(again, "ratelimit");
  expect([minuteAfter?.r, dayAfter?.r]).toEqual([58, 999]);
  await request(service.server).get("/api/v1/catalogue").set("X-API-Key", TEST_KEY).expect(200);
  // Without the key, the same URL is answered by the real catalogue.
  const { body } = await request(service.server).get("/api/v1/catalogue").set("Sec-Fetch-Site", "none").expect(200);
  expect((body as { podcasts: number }).podcasts).toBeGreaterThan(25);
});

test("shows nothing of the live catalogue to the test key", async () => {
  const rows: { id: string }[] = await service.database.dataSource.query("SELECT id FROM catalogue.podcasts LIMIT 1");
  const live = rows[0]?.id ?? "";
  for (const part of ["", "/episodes", "/history", "/profile", "/similar", "/health", "/chapters?episode=1"]) {
    await call(`/podcasts/${live}${part}`).expect(404);
    await call(`/podcasts/${SANDBOX_INPUTS.gone}${part}`).expect(404);
  }
  for (const part of ["", "/episodes", "/history", "/profile", "/similar", "/health"]) {
    const { text } = await call(`/podcasts/sandbox-02${part}`).expect(200);
    expect(text.match(/"id":"(?!sandbox-)/g)).toBeNull();
  }
  const wanted = {
    ids: [live, "sandbox-03"],
    itunesIds: ["990000001"],
    feedUrls: ["https://feeds.example/sandbox-02.xml"],
  };
  const looked = await request(service.server)
    .post("/api/v1/podcasts/lookup")
    .set("Authorization", `Bearer ${TEST_KEY}`)
    .send(wanted)
    .expect(200);
  const found = (looked.body as { results: { podcast: Show | null }[] }).results.map(({ podcast }) => podcast?.id);
  expect(found.toSorted()).toEqual(["sandbox-01", "sandbox-02", "sandbox-03", undefined]);
  const stats = await call("/category-stats?category=History").expect(200);
  expect(stats.body).toMatchObject({ history: { podcast_count: 5 } });
  const { changes } = (await call("/changes?since=sandbox-0").expect(200)).body as { changes: { id: string }[] };
  expect(changes.map(({ id }) => id.slice(0, 8))).toEqual(changes.map(() => "sandbox-"));
  const home = await call("/catalogue/home").expect(200);
  expect(home.body).toMatchObject({ growing: [], begun: { total: 0 } });
});

test("the test key works on no account, other route or assistant's tool", async () => {
  const left = (answer: Response) => field(answer, "ratelimit").day?.r ?? NaN;
  let before = left(await call("/catalogue").expect(200));
  for (const path of ["/account", "/account/api-keys", "/saved-podcasts", "/saved-views", "/webhooks"]) {
    const answer = await call(path).expect(403);
    expect([path, (answer.body as Problem).code, left(answer)]).toEqual([path, "key.scope", before]);
  }
  // As with any other key, a misspelled path and the operator's paths do not exist, and looking for them counts.
  for (const path of ["/nothing", "/podcast/sandbox-01", "/admin/users"])
    expect(left(await call(path).expect(404))).toBe((before -= 1));
  const posted = await request(service.server).post("/api/v1/nothing").set("Authorization", `Bearer ${TEST_KEY}`);
  expect([posted.status, left(posted)]).toEqual([404, before - 1]);
  const tools = await request(service.server).post("/mcp").set("Authorization", `Bearer ${TEST_KEY}`).send({});
  expect([tools.status, (tools.body as { detail: string }).detail]).toEqual([
    401,
    "The public test key has no tools for assistants. Use a key of your own.",
  ]);
  for (const path of ["/sandbox/api/v1/search?term=history", "/SANDBOX/api/v1/catalogue", "/sandbox"])
    await request(service.server).get(path).expect(404);
  await call("/search?term=history", `${TEST_KEY}s`).expect(401);
});

test("a program that always sends the test key can read the description of the API", async () => {
  const { body } = await call("/openapi.json").expect(200);
  expect(body).toMatchObject({ openapi: "3.1.0" });
  await call("/openapi.json", `${TEST_KEY}s`).expect(401);
});

test("the documented words give the errors that a program may meet", async () => {
  const limited = await searched(SANDBOX_INPUTS.limited).expect(429);
  expect(limited.body).toMatchObject({
    code: "limit.exceeded",
    type: "https://iana.org/assignments/http-problem-types#quota-exceeded",
    "violated-policies": ["minute"],
  });
  const { minute } = field(limited, "ratelimit");
  expect([minute?.r, Number(limited.headers["retry-after"]) >= (minute?.t ?? Infinity)]).toEqual([0, true]);
  const down = await searched(SANDBOX_INPUTS.down).expect(503);
  expect([(down.body as Problem).code, Number(down.headers["retry-after"]) > 0]).toEqual([
    "catalogue.unavailable",
    true,
  ]);
  expect((await searched(SANDBOX_INPUTS.broken).expect(500)).body).toMatchObject({ code: "internal" });
  expect(results(await searched(SANDBOX_INPUTS.empty).expect(200))).toEqual([]);
  expect(results(await searched(SANDBOX_INPUTS.slow).expect(200))).toHaveLength(24);
  // For the real catalogue, these are ordinary words.
  await request(service.server)
    .get(`/api/v1/search?term=${encodeURIComponent(SANDBOX_INPUTS.limited)}`)
    .set("Sec-Fetch-Site", "none")
    .expect(200);
});

test.each([
  ["/search", "/search?term=history&mode=all&facets=1&modes=1"],
  ["/suggest", "/suggest?q=hist"],
  ["/podcasts", "/podcasts?ids=sandbox-01,sandbox-gone&itunesId=990000002"],
  ["/podcasts/{id}", "/podcasts/sandbox-03"],
  ["/podcasts/{id}", "/podcasts/sandbox-25"],
  ["/podcasts/{id}/episodes", "/podcasts/sandbox-25/episodes"],
  ["/podcasts/{id}/history", "/podcasts/sandbox-01/history"],
  ["/podcasts/{id}/similar", "/podcasts/sandbox-01/similar"],
  ["/category-distributions", "/category-distributions?category=History"],
  ["/changes", "/changes?since=sandbox-0"],
  ["/catalogue", "/catalogue"],
])("answers %s as in the OpenAPI document: %s", async (path, address) => {
  type Answers = { get: { responses: Record<string, { content: Record<string, { schema: AnySchema }> }> } };
  const { body } = await request(service.server).get("/api/v1/openapi.json").expect(200);
  type Document = { paths: Record<string, Answers>; components: { schemas: Record<string, AnySchema> } };
  const { paths, components } = body as Document;
  const ajv = new Ajv2020({ strict: false });
  (formats as unknown as (ajv: Ajv2020) => void)(ajv);
  for (const [name, schema] of Object.entries(components.schemas))
    ajv.addSchema(schema, `#/components/schemas/${name}`);
  const valid = ajv.compile(paths[path]!.get.responses["200"]!.content["application/json"]!.schema);
  const answer = await call(address).expect(200);
  expect({ valid: valid(answer.body), errors: valid.errors }).toEqual({ valid: true, errors: null });
});

test("allows a network 60 calls a minute with the test key, and stores none of them", async () => {
  let last = await call("/catalogue").expect(200);
  // Calls in earlier tests count too, and the minute may end in between.
  for (let calls = 0; last.status === 200 && calls < 130; calls += 1) last = await call("/catalogue");
  expect([last.status, (last.body as Problem)["violated-policies"]]).toEqual([429, ["minute"]]);
  expect(await service.database.dataSource.query("SELECT count(*)::int AS n FROM api_quotas")).toEqual([{ n: 0 }]);
});
