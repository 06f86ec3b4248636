import request from "supertest";
import { importShows } from "../testing/import-shows.js";
import { testService, type TestService } from "../testing/test-service.js";
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

test("a program follows the catalogue: it begins now, and gets each change once", async () => {
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

test("what is malformed gets 400, and a cursor of another count 410 with a code", async () => {
  for (const query of ["kind=renamed", "limit=0", "limit=1001", "since=not+one", "since=bm9ib2R5"]) {
    expect([query, (await get(query)).status]).toEqual([query, 400]);
  }
  const { nextSince } = await page("");
  await service.database.dataSource.query("UPDATE catalogue_log SET epoch = gen_random_uuid()");
  expect((await get(`since=${nextSince}`)).body).toMatchObject({ status: 410, code: "changes.expired" });
});
