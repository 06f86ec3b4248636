import { CatalogueUnavailable, PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { newUser, type TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

type Saved = { id: string; podcastId: string; title: string; author: string | null; addedAt: string };

let service: TestService;
let ada: TestBrowser & { readonly id: string };
let shows: { id: string; title: string; itunesAuthor: string }[];
beforeAll(async () => {
  service = await testService({ demo: true });
  ada = await newUser(service, "ada@example.org");
  const { body } = await ada.get("/search?category=Comedy&limit=30").expect(200);
  shows = (body as { results: typeof shows }).results;
});
afterAll(() => service.close());
afterEach(() => import.meta.jest.restoreAllMocks());

const save = (browser: TestBrowser, podcastId: string) => browser.post("/saved-podcasts", { podcastId });

test("saves a podcast with the catalogue's facts, and updates them when saved again", async () => {
  const [show] = shows as [(typeof shows)[number]];
  const first = (await save(ada, show.id).expect(201)).body as Saved;
  expect(first).toEqual({
    id: expect.any(String),
    podcastId: show.id,
    title: show.title,
    author: show.itunesAuthor,
    imageUrl: expect.stringMatching(/^http:\/\/localhost:\d+\/demo\/covers\//) as string,
    addedAt: expect.any(String),
  });
  await service.database.dataSource.query("UPDATE saved_podcasts SET title = 'Old' WHERE id = $1", [first.id]);
  expect((await save(ada, show.id).expect(200)).body).toEqual(first);
  expect((await ada.get(`/saved-podcasts/by-podcast/${show.id}`).expect(200)).body).toEqual({ saved: first });
  expect((await ada.get("/saved-podcasts/by-podcast/nobody").expect(200)).body).toEqual({ saved: null });
  const among = `/saved-podcasts/among?podcastId=${show.id}&podcastId=nobody`;
  expect((await ada.get(among).expect(200)).body).toEqual({ saved: [{ id: first.id, podcastId: show.id }] });
  await ada.call("delete", `/saved-podcasts/${first.id}`).expect(204);
  await ada.call("delete", `/saved-podcasts/${first.id}`).expect(404);
});

test("restores a removed podcast to its place, once and only for its owner", async () => {
  const cleo = await newUser(service, "cleo@example.org");
  for (const { id } of shows.slice(0, 3)) await save(cleo, id).expect(201);
  const before = (await cleo.get("/saved-podcasts").expect(200)).body as { items: Saved[] };
  const [, middle] = before.items as [Saved, Saved, Saved];
  await cleo.post(`/saved-podcasts/${middle.id}/restore`).expect(404);
  await cleo.call("delete", `/saved-podcasts/${middle.id}`).expect(204);
  for (const other of [middle.id, "x", "%00"]) await ada.post(`/saved-podcasts/${other}/restore`).expect(404);
  expect((await cleo.post(`/saved-podcasts/${middle.id}/restore`).expect(200)).body).toEqual(middle);
  expect((await cleo.get("/saved-podcasts").expect(200)).body).toEqual(before);
  const again = await cleo.post(`/saved-podcasts/${middle.id}/restore`).expect(404);
  expect(again.body).toMatchObject({ code: "saved.undo-gone", detail: "This can no longer be undone." });
});

test("lists 24 saved shows a page, newest first, with the exact total", async () => {
  const ben = await newUser(service, "ben@example.org");
  for (const { id } of shows) await save(ben, id).expect(201);
  const page = async (at: number) =>
    (await ben.get(`/saved-podcasts?page=${at}`).expect(200)).body as { items: Saved[] };
  const [one, two] = [await page(1), await page(2)];
  expect(one).toMatchObject({ total: shows.length, page: 1, pageSize: 24 });
  expect([...one.items, ...two.items].map(({ podcastId }) => podcastId)).toEqual(
    shows.map(({ id }) => id).toReversed(),
  );
  expect((await page(9)).items).toEqual([]);
  await ben.get("/saved-podcasts?page=0").expect(400);
});

test("thirty requests to save one podcast save it once", async () => {
  const [, show] = shows;
  const answers = await Promise.all(Array.from({ length: 30 }, () => save(ada, show!.id)));
  expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => (body as Saved).id)).size).toBe(1);
});

test("unknown podcasts are reported, and an unreachable source does not make a podcast unknown", async () => {
  const unknown = await save(ada, "nobody").expect(422);
  expect(unknown.body).toMatchObject({ code: "podcast.unknown", detail: "No podcast found." });
  await ada.post("/saved-podcasts", {}).expect(400);
  const catalogue = service.app.get(PodcastCatalogue, { strict: false });
  import.meta.jest.spyOn(catalogue, "podcast").mockRejectedValue(new CatalogueUnavailable("timeout", 7));
  const down = await save(ada, shows[2]!.id).expect(503);
  expect(down.headers["retry-after"]).toBe("7");
  expect((await ada.get(`/saved-podcasts/by-podcast/${shows[2]!.id}`).expect(200)).body).toEqual({ saved: null });
});

test("user B cannot see or remove anything of A's", async () => {
  const ben = await newUser(service, "b@example.org");
  const { id, podcastId } = (await save(ada, shows[3]!.id).expect(201)).body as Saved;
  for (const other of [id, "x", "%00", "00000000-0000-4000-8000-000000000000"]) {
    await ben.call("delete", `/saved-podcasts/${other}`).expect(404);
  }
  expect((await ben.get("/saved-podcasts").expect(200)).body).toMatchObject({ items: [], total: 0 });
  expect((await ben.get(`/saved-podcasts/among?podcastId=${podcastId}`).expect(200)).body).toEqual({ saved: [] });
  expect((await ada.get(`/saved-podcasts/by-podcast/${podcastId}`).expect(200)).body).toMatchObject({ saved: { id } });
});
