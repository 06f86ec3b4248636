import request from "supertest";
import { importShows } from "../testing/catalogue/import-shows.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { podcastId } from "./local/record/podcast-id.js";

const GUID = "9b024349-ccf0-5f69-a609-6b82873eab3c";
const TIDE = podcastId("feeds.example/tide.xml");
const MOON = podcastId("feeds.example/moon.xml");
const MERGED = podcastId("feeds.example/merged.xml");

let service: TestService;
beforeAll(async () => {
  service = await testService();
  const show = (name: string, more: object) => ({
    source: "feed" as const,
    key: `feeds.example/${name}.xml`,
    feedUrl: `https://feeds.example/${name}.xml`,
    title: name,
    categories: ["Science"],
    ...more,
  });
  await importShows(service.database, [
    show("tide", { itunesId: 4711, podcastGuid: GUID.toUpperCase(), popularityScore: 3 }),
    show("moon", { itunesId: 4712, podcastGuid: "the moon's own" }),
    // Another feed with the same Apple number.
    show("neap", { itunesId: 4711, popularityScore: 9, dead: true }),
  ]);
  await service.database.dataSource.query("INSERT INTO moved_shows (id, moved_to) VALUES ($1, $2)", [MERGED, TIDE]);
});
afterAll(() => service.close());

type Result = { by: string; key: string; podcast: { id: string } | null };
const found = ({ results }: { results: Result[] }) => results.map(({ by, key, podcast }) => [by, key, podcast?.id]);
const get = (query: string) => request(service.server).get(`/api/v1/podcasts?${query}`);
const post = (body: object) => request(service.server).post("/api/v1/podcasts/lookup").send(body);

test("looks up shows by every kind of key in the given order, with null for unknown ones", async () => {
  const answer = await post({
    podcastGuids: ["nobody's", GUID],
    ids: [MOON, "nobody", TIDE, MOON, MERGED],
    feedUrls: ["http://www.feeds.example/tide.xml/", "no address"],
    itunesIds: ["4712", 4711, "x"],
  });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({ "cache-control": "no-store" });
  expect(found(answer.body as { results: Result[] })).toEqual([
    ["id", MOON, MOON],
    ["id", "nobody", undefined],
    ["id", TIDE, TIDE],
    ["id", MOON, MOON],
    ["id", MERGED, TIDE],
    ["feedUrl", "http://www.feeds.example/tide.xml/", TIDE],
    ["feedUrl", "no address", undefined],
    ["itunesId", "4712", MOON],
    ["itunesId", "4711", TIDE],
    ["itunesId", "x", undefined],
    ["podcastGuid", "nobody's", undefined],
    ["podcastGuid", GUID, TIDE],
  ]);
});

test("accepts one or several values in a GET, and revalidates it", async () => {
  const answer = await get(`ids=${MOON},${TIDE}&feedUrl=feeds.example&itunesId=4711&itunesId=4712&podcastGuid=${GUID}`);
  expect(found(answer.body as { results: Result[] })).toEqual([
    ["id", MOON, MOON],
    ["id", TIDE, TIDE],
    ["feedUrl", "feeds.example", undefined],
    ["itunesId", "4711", TIDE],
    ["itunesId", "4712", MOON],
    ["podcastGuid", GUID, TIDE],
  ]);
  const again = await get("podcastGuid=nobody");
  expect([again.status, again.body]).toEqual([200, { results: [{ by: "podcastGuid", key: "nobody", podcast: null }] }]);
  await get("podcastGuid=nobody")
    .set("If-None-Match", again.headers.etag as string)
    .expect(304);
});

test("accepts 200 keys of all kinds, and refuses more or none", async () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => String(at));
  const half = { ids: names(100), itunesIds: names(50) };
  expect(((await post({ ...half, podcastGuids: names(50) })).body as { results: Result[] }).results).toHaveLength(200);
  for (const body of [{ ...half, podcastGuids: names(51) }, { ids: names(201) }, {}, { ids: [] }]) {
    const { status, text } = await post(body);
    expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([400, "request.malformed"]);
  }
  await get("").expect(400);
  await get("ids=,,&feedUrl=").expect(400);
  await get(`ids=${names(201).join(",")}`).expect(400);
});

test("accepts 200 ids in one parameter, and refuses one that is too long", async () => {
  const ids = Array.from({ length: 200 }, (_, at) => String(at).padStart(13, "x"));
  const { results } = (await get(`ids=${ids.join(",")}`).expect(200)).body as { results: Result[] };
  expect(results).toHaveLength(200);
  for (const [name, length] of [
    ["ids", 13_001],
    ["feedUrl", 2_001],
    ["itunesId", 2_001],
    ["podcastGuid", 2_001],
  ] as const) {
    const { status, text } = await get(`${name}=${"x".repeat(length)}`);
    expect([name, status, (JSON.parse(text) as { code: string }).code]).toEqual([name, 400, "request.malformed"]);
  }
});

test("no cookie and no origin is needed, and another site's page is refused", async () => {
  await post({ ids: [TIDE] }).expect(200);
  await post({ ids: [TIDE] })
    .set("Origin", "https://elsewhere.example")
    .expect(403);
});

test("a lookup of nothing names the fields that it can have", async () => {
  const detail = async (call: request.Test) => ((await call.expect(400)).body as { detail: string }).detail;
  expect(await detail(post({ id: [TIDE] }))).toBe("name at least one show in ids, feedUrls, itunesIds or podcastGuids");
  expect(await detail(get("id=1"))).toBe("name at least one show in ids, feedUrl, itunesId or podcastGuid");
});
