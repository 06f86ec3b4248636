import request from "supertest";
import { importShows } from "../testing/catalogue/import-shows.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { podcastId } from "./local/record/podcast-id.js";

let service: TestService;
beforeAll(async () => {
  service = await testService();
  await importShows(service.database, [show("tide")]);
});
afterAll(() => service.close());

const show = (name: string, more: object = {}) => ({
  ...{ source: "feed" as const, key: `feeds.example/${name}.xml`, title: name, categories: ["Science"] },
  ...more,
});
const get = (query: string) => request(service.server).get(`/api/v1/changes?${query}`);
type Page = { changes: { id: string; kind: string }[]; nextSince: string; more: boolean };
const page = async (query: string) => (await get(query).expect(200)).body as Page;

test("a program follows the catalogue from now on, and gets each change once", async () => {
  const start = await page("");
  expect(start).toEqual({ changes: [], nextSince: expect.any(String), more: false });
  await importShows(service.database, [show("moon"), show("neap"), show("tide", { episodeCount: 3 })]);
  const first = await page(`since=${start.nextSince}&limit=2`);
  expect([first.changes.length, first.more]).toEqual([2, true]);
  const second = await page(`since=${first.nextSince}&kind=added,updated&kind=removed`);
  expect([second.changes, second.more]).toEqual([
    [expect.objectContaining({ id: podcastId("feeds.example/tide.xml"), kind: "updated" })],
    false,
  ]);
  expect((await page(`since=${second.nextSince}`)).changes).toEqual([]);
  const answer = await get(`since=${start.nextSince}`);
  expect(answer.headers.etag).toBeDefined();
  await get(`since=${start.nextSince}`)
    .set("If-None-Match", answer.headers.etag ?? "")
    .expect(304);
});

test("answers 400 to malformed requests, and 410 to a cursor of an earlier count", async () => {
  for (const query of ["kind=renamed", "limit=0", "limit=1001", "since=not+one", "since=bm9ib2R5"]) {
    expect([query, (await get(query)).status]).toEqual([query, 400]);
  }
  const { nextSince } = await page("");
  await service.database.dataSource.query("UPDATE catalogue_log SET epoch = gen_random_uuid()");
  expect((await get(`since=${nextSince}`)).body).toMatchObject({ status: 410, code: "changes.expired" });
});

test("answers a made-up cursor with 400 and a code", async () => {
  const { nextSince } = await page("");
  const [name, number, signature] = Buffer.from(nextSince, "base64url").toString().split(":");
  const forged = Buffer.from(`${name}:${Number(number) - 1}:${signature}`).toString("base64url");
  expect((await get(`since=${forged}`)).body).toMatchObject({ status: 400, code: "cursor.invalid" });
  await get(`since=${nextSince}`).expect(200);
});

test("filters the history of a show by fields, times and a step", async () => {
  const days = ["2026-11-02", "2026-11-03", "2026-11-12"] as const;
  for (const [at, day] of days.entries())
    await importShows(service.database, [show("ebb", { episodeCount: at + 1, popularityScore: at })], {
      now: new Date(`${day}T10:00:00Z`),
    });
  const address = `/api/v1/podcasts/${podcastId("feeds.example/ebb.xml")}/history`;
  const history = async (query: string) => {
    const { body } = (await request(service.server).get(`${address}?${query}`).expect(200)) as {
      body: { changes: { at: string; field: string; from: number; to: number }[] };
    };
    return body.changes.map(({ at, field, from, to }) => [at.slice(0, 10), field, from, to]);
  };
  const [first, second] = [
    ["2026-11-03", "episodeCount", 1, 2] as const,
    ["2026-11-12", "episodeCount", 2, 3] as const,
  ];
  expect(await history("field=episodeCount")).toEqual([second, first]);
  expect(await history("field=episodeCount&to=2026-11-12")).toEqual([first]);
  expect(await history("field=episodeCount&from=2026-11-03T10:00:01Z&to=")).toEqual([second]);
  expect(await history("field=episodeCount,popularityScore&step=month")).toEqual([
    ["2026-11-12", "episodeCount", 1, 3],
    ["2026-11-12", "popularityScore", 0, 2],
  ]);
  for (const query of ["field=title", "from=yesterday", "from=2026-11-12&to=2026-11-12", "step=year"])
    expect([query, (await request(service.server).get(`${address}?${query}`)).status]).toEqual([query, 400]);
});
