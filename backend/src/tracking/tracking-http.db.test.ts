import { CatalogueUnavailable, PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { CatalogueBuild } from "../catalogue/local/write/catalogue-build.js";
import type { ImportedEpisode } from "../catalogue/local/record/imported-podcast.js";
import { podcastId } from "../catalogue/local/record/podcast-id.js";
import { newUser, TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

type Tracked = { id: string; newEpisodes: number; lastSeenPubDate: string | null; startedAt: string };
type Answer = { alerts: { id: string; title: string; isNew: boolean }[]; unseen: number; nextCursor: string | null };

let service: TestService;
let ada: TestBrowser & { readonly id: string };
let count = 0;
beforeAll(async () => {
  service = await testService();
  await importShow("a", [episode(1), episode(2)]);
  await importShow("b", []);
});
beforeEach(async () => {
  ada = await newUser(service, `ada${(count += 1)}@example.org`);
});
afterEach(() => import.meta.jest.restoreAllMocks());
afterAll(() => service.close());

const A = podcastId("a");
const B = podcastId("b");
const DAY = 86_400;
const FIRST = Date.parse("2026-08-01T06:00:00Z") / 1000;

function episode(day: number, more: Partial<ImportedEpisode> = {}): ImportedEpisode {
  return { guid: `guid-${day}`, title: `Day ${day}`, published: FIRST + day * DAY, duration: 600, ...more };
}

async function importShow(key: string, episodes: readonly ImportedEpisode[]): Promise<void> {
  const build = await CatalogueBuild.begin(service.database.dataSource, {
    mode: "merge",
    indexFolder: service.database.indexFolder,
  });
  await build.add({
    source: "feed",
    key,
    title: `Show ${key}`,
    author: "Ada Quill",
    description: "About tides",
    categories: ["News"],
    imageUrl: "https://img.example/a.png",
    feedUrl: `https://feeds.example/${key}`,
    episodes,
  });
  await build.finish();
}

/** Imports a show that has nothing but a title. Returns its id. */
async function importBare(): Promise<string> {
  const { dataSource, indexFolder } = service.database;
  const build = await CatalogueBuild.begin(dataSource, { mode: "merge", indexFolder });
  await build.add({ source: "feed", key: "bare", title: "Bare", categories: [] });
  await build.finish();
  return podcastId("bare");
}

const track = async (browser: TestBrowser, id: string): Promise<Tracked> =>
  (await browser.call("put", `/tracked-podcasts/${id}`).expect(200)).body as Tracked;
const alertsOf = async (browser: TestBrowser, query = ""): Promise<Answer> =>
  (await browser.get(`/alerts${query}`).expect(200)).body as Answer;

test("a show that only a directory lists is never called checked", async () => {
  const { dataSource, indexFolder } = service.database;
  const build = await CatalogueBuild.begin(dataSource, { mode: "merge", indexFolder });
  const page = "podcasts.apple.com/us/podcast/entry/id12";
  await build.add({ source: "dump", key: page, title: "Entry", categories: [], link: `https://${page}` });
  await build.finish();
  await track(ada, podcastId(page));
  await track(ada, A);
  const { items } = (await ada.get("/tracked-podcasts").expect(200)).body as {
    items: { title: string; lastCheckedAt: string | null; nextCheckAt: string | null }[];
  };
  expect(
    items.map(({ title, lastCheckedAt, nextCheckAt }) => [title, lastCheckedAt !== null, nextCheckAt !== null]),
  ).toEqual([
    ["Show a", true, true],
    ["Entry", false, false],
  ]);
});

test("stores the facts of a tracked show once, and returns them", async () => {
  const first = await track(ada, A);
  expect(first).toEqual({
    id: expect.any(String) as string,
    podcastId: A,
    title: "Show a",
    imageUrl: "https://img.example/a.png",
    author: "Ada Quill",
    description: "About tides",
    categories: ["News"],
    createdOn: expect.any(Number) as number,
    lastUpdate: expect.any(Number) as number,
    explicit: "N/A",
    language: null,
    episodeCount: 2,
    // Nothing is known about the demand for it.
    listenerRange: null,
    popularityScore: null,
    sourceProvider: "local",
    sourceFetchedAt: expect.any(String) as string,
    lastSeenPubDate: "2026-08-03T06:00:00.000Z",
    lastCheckedAt: expect.any(String) as string,
    startedAt: expect.any(String) as string,
    nextCheckAt: expect.any(String) as string,
    alerts: { inApp: true, email: "off" },
    newEpisodes: 0,
  });
  await ada.call("put", `/tracked-podcasts/${A}/alerts`, { inApp: true, email: "daily" }).expect(200);
  const second = await track(ada, A);
  expect(second).toMatchObject({ id: first.id, startedAt: first.startedAt, alerts: { email: "daily" } });
  expect((await ada.get("/tracked-podcasts").expect(200)).body).toMatchObject({ items: [{ id: first.id }] });
  expect((await ada.get(`/tracked-podcasts/${A}`).expect(200)).body).toMatchObject({ tracked: { id: first.id } });
});

test("what the source does not state is stored as NULL, never as a default", async () => {
  const bare = await importBare();
  expect(await track(ada, bare)).toMatchObject({ title: "Bare", author: null, description: null, language: null });
  const [row] = await service.database.dataSource.query<Record<string, unknown>[]>(
    "SELECT author, description, language, popularity_score FROM tracked_podcasts WHERE podcast_id = $1",
    [bare],
  );
  expect(row).toEqual({ author: null, description: null, language: null, popularity_score: null });
  await ada.call("delete", `/tracked-podcasts/${bare}`).expect(204);
});

test("lists the newest tracked show first, and ends tracking without an error when repeated", async () => {
  await track(ada, A);
  await track(ada, B);
  const ids = async () =>
    ((await ada.get("/tracked-podcasts").expect(200)).body as { items: { podcastId: string }[] }).items.map(
      ({ podcastId: id }) => id,
    );
  expect(await ids()).toEqual([B, A]);
  for (let times = 0; times < 2; times += 1) await ada.call("delete", `/tracked-podcasts/${B}`).expect(204);
  expect(await ids()).toEqual([A]);
  expect((await ada.get(`/tracked-podcasts/${B}`).expect(200)).body).toEqual({ tracked: null });
});

test("ended tracking can be resumed once, even if no one tracked the show meanwhile", async () => {
  const id = podcastId("back");
  await importShow("back", [episode(1)]);
  await track(ada, id);
  await track(ada, A);
  await ada.call("put", `/tracked-podcasts/${id}/alerts`, { inApp: true, email: "each" }).expect(200);
  const before = (await ada.get("/tracked-podcasts").expect(200)).body as { items: Tracked[] };
  await ada.post(`/tracked-podcasts/${id}/restore`).expect(404);
  await ada.call("delete", `/tracked-podcasts/${id}`).expect(204);
  const ben = await newUser(service, `ben${count}@example.org`);
  for (const other of [id, "nobody", "%00"]) {
    expect([400, 404]).toContain((await ben.post(`/tracked-podcasts/${other}/restore`)).status);
  }
  const watched = () =>
    service.database.dataSource.query<unknown[]>("SELECT 1 FROM watched_shows WHERE podcast_id = $1", [id]);
  await service.database.dataSource.query("DELETE FROM watched_shows WHERE podcast_id = $1", [id]);
  await ben.post(`/tracked-podcasts/${id}/restore`).expect(404);
  expect(await watched()).toHaveLength(0);
  const { body } = await ada.post(`/tracked-podcasts/${id}/restore`).expect(200);
  expect({ ...(body as Tracked), nextCheckAt: undefined }).toEqual({ ...before.items[1], nextCheckAt: undefined });
  expect(await watched()).toHaveLength(1);
  expect((await ada.get("/tracked-podcasts").expect(200)).body).toMatchObject({
    items: before.items.map(({ startedAt }) => ({ startedAt })),
  });
  const again = await ada.post(`/tracked-podcasts/${id}/restore`).expect(404);
  expect(again.body).toMatchObject({ code: "tracked.undo-gone", detail: "This can no longer be undone." });
});

test("reports an unknown podcast and an unreachable source, and tracks nothing", async () => {
  const unknown = await ada.call("put", "/tracked-podcasts/nobody").expect(404);
  expect(unknown.body).toMatchObject({ code: "podcast.unknown", detail: "No podcast found." });
  const catalogue = service.app.get(PodcastCatalogue, { strict: false });
  for (const method of ["podcast", "episodes"] as const) {
    const spy = import.meta.jest.spyOn(catalogue, method).mockRejectedValue(new CatalogueUnavailable("down", 7));
    const down = await ada.call("put", `/tracked-podcasts/${A}`).expect(503);
    expect(down.body).toMatchObject({ detail: "Failed to load podcasts. Please try again later." });
    expect(down.headers["retry-after"]).toBe("7");
    spy.mockRestore();
  }
  expect((await ada.get("/tracked-podcasts").expect(200)).body).toEqual({ items: [] });
});

test("only tracked shows have settings, and only offered values are accepted", async () => {
  const path = `/tracked-podcasts/${A}/alerts`;
  expect((await ada.call("put", path, { inApp: true, email: "off" }).expect(404)).body).toMatchObject({
    code: "tracked.not-found",
  });
  await track(ada, A);
  for (const wrong of [{}, { inApp: "yes", email: "off" }, { inApp: true, email: "hourly" }])
    await ada.call("put", path, wrong).expect(400);
  expect((await ada.call("put", path, { inApp: false, email: "each" }).expect(200)).body).toEqual({
    inApp: false,
    email: "each",
  });
});

test("B cannot see or change what A tracks", async () => {
  await track(ada, A);
  const ben = await newUser(service, `ben${count}@example.org`);
  expect((await ben.get(`/tracked-podcasts/${A}`).expect(200)).body).toEqual({ tracked: null });
  await ben.call("put", `/tracked-podcasts/${A}/alerts`, { inApp: false, email: "off" }).expect(404);
  await ben.call("delete", `/tracked-podcasts/${A}`).expect(204);
  expect((await ada.get(`/tracked-podcasts/${A}`).expect(200)).body).toMatchObject({
    tracked: { alerts: { inApp: true } },
  });
});

test("earlier trackers get one alert for an import's episodes, which are new until seen", async () => {
  const ben = await newUser(service, `ben${count}@example.org`);
  await importShow("c", [episode(1)]);
  const id = podcastId("c");
  await track(ada, id);
  await importShow("c", [episode(1), episode(2), episode(3), episode(0, { guid: "found in the archive" })]);
  // A new tracker triggers a check of the show for everyone.
  await track(ben, id);
  expect(await alertsOf(ben)).toEqual({ alerts: [], unseen: 0, nextCursor: null });
  const { alerts, unseen } = await alertsOf(ada);
  expect(unseen).toBe(2);
  expect(alerts).toEqual([
    {
      id: expect.any(String) as string,
      podcastId: id,
      podcastTitle: "Show c",
      imageUrl: "https://img.example/a.png",
      episodeId: "guid-3",
      title: "Day 3",
      published: "2026-08-04T06:00:00.000Z",
      duration: 600,
      mp3: "",
      createdAt: expect.any(String) as string,
      isNew: true,
    },
    expect.objectContaining({ episodeId: "guid-2" }),
  ]);
  expect((await ada.get("/alerts/count").expect(200)).body).toEqual({ unseen: 2 });
  expect((await ada.get(`/tracked-podcasts/${id}`)).body).toMatchObject({ tracked: { newEpisodes: 2 } });
  expect((await ada.post("/alerts/seen", {}).expect(200)).body).toEqual({ unseen: 0 });
  expect((await alertsOf(ada)).alerts.map(({ isNew }) => isNew)).toEqual([false, false]);
  await track(ben, id);
  expect((await alertsOf(ada)).alerts).toHaveLength(2);
  // The second page.
  const page = await alertsOf(ada, "?limit=1");
  expect(page.nextCursor).toBe(`before-${page.alerts[0]?.id}`);
  const rest = await alertsOf(ada, `?limit=1&cursor=${page.nextCursor}`);
  expect([rest.alerts[0]?.title, rest.nextCursor]).toEqual(["Day 2", null]);
  await ada.get("/alerts?cursor=1").expect(400);
  await ada.call("delete", `/tracked-podcasts/${id}`).expect(204);
  expect(await alertsOf(ada)).toEqual({ alerts: [], unseen: 0, nextCursor: null });
});

test("hides alerts while the setting is off, and shows them again afterward", async () => {
  const ben = await newUser(service, `ben${count}@example.org`);
  await importShow("d", [episode(1)]);
  const id = podcastId("d");
  await track(ada, id);
  await ada.call("put", `/tracked-podcasts/${id}/alerts`, { inApp: false, email: "each" }).expect(200);
  await importShow("d", [episode(1), episode(2)]);
  await track(ben, id);
  expect(await alertsOf(ada)).toMatchObject({ alerts: [], unseen: 0 });
  await ada.call("put", `/tracked-podcasts/${id}/alerts`, { inApp: true, email: "off" }).expect(200);
  expect(await alertsOf(ada)).toMatchObject({ alerts: [{ title: "Day 2" }], unseen: 1 });
});
