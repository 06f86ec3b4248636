import request from "supertest";
import { newUser, type TestBrowser } from "../../testing/service/test-browser.js";
import { testService, type TestService } from "../../testing/service/test-service.js";
import type { FeedAddresses } from "./watched-views.schemas.js";
import { PostgresWatches } from "./postgres-watches.js";
import { ViewRounds } from "./view-rounds.js";

const ID = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const path = `/watched-views/${ID}`;

let service: TestService;
let ada: TestBrowser & { readonly id: string };
let ben: TestBrowser;
beforeAll(async () => {
  service = await testService({ demo: true });
  ada = await newUser(service, "ada@example.org");
  ben = await newUser(service, "ben@example.org");
  await ada.call("put", `/saved-views/${ID}`, { name: "History", query: "term=history&mode=topic" }).expect(201);
});
afterAll(() => service.close());
const body = async (route: string) => (await ada.get(route).expect(200)).body as Record<string, unknown>;

test("lets a user watch a view, see changes, mark them as seen, and stop", async () => {
  await ben.call("put", path).expect(404);
  await ada.get(`${path}/changes`).expect(404);
  await ada.call("put", path).expect(204);
  await ada.call("put", path).expect(204);
  expect(await body("/watched-views")).toMatchObject({ watches: [{ id: ID, news: 0, ranAt: null }] });
  expect(await service.app.get(ViewRounds, { strict: false }).round()).toBe(1);
  const ran = await body(`${path}/changes`);
  expect(ran).toMatchObject({ name: "History", runs: [], next: null, address: "/home?term=history&mode=topic" });
  expect(typeof ran.ranAt).toBe("string");
  const [kept] = await service.database.dataSource.query<{ n: number }[]>(
    "SELECT jsonb_array_length(kept) AS n FROM watched_views",
  );
  expect(kept?.n).toBeGreaterThan(0);

  // Makes it look as if the last run had missed the first two shows and found another one, so that the next run finds changes.
  const { dataSource } = service.database;
  await dataSource.query(`UPDATE watched_views SET generation = generation - interval '1 day', ran_at = NULL,
    kept = jsonb_set(kept - 0, '{0,id}', '"gone"')`);
  expect(await service.app.get(ViewRounds, { strict: false }).round()).toBe(1);
  const changed = (await body(`${path}/changes`)) as {
    news: number;
    runs: { at: string; changes: { kind: string }[] }[];
  };
  expect(changed.news).toBe(3);
  expect(changed.runs[0]?.changes.map(({ kind }) => kind)).toEqual(["entered", "entered", "left"]);
  await ben.get(`${path}/changes`).expect(404);
  await ben.call("post", `${path}/seen`, { until: changed.runs[0]?.at }).expect(404);
  await ada.call("post", `${path}/seen`, { until: changed.runs[0]?.at }).expect(204);
  expect(await body("/watched-views")).toMatchObject({ watches: [{ id: ID, news: 0 }] });
  await ada.get(`${path}/changes?before=yesterday`).expect(400);
  await ada.get(`${path}/changes?cursor=yesterday`).expect(400);

  await ben.call("delete", path).expect(404);
  await ada.call("delete", path).expect(204);
  expect(await body("/watched-views")).toMatchObject({ watches: [] });
  expect(await dataSource.query("SELECT 1 FROM view_runs")).toEqual([]);
});

test("pages of changes follow each other by cursor, or by the earlier name of it", async () => {
  const id = ID.replace(/7$/, "6");
  const { dataSource } = service.database;
  await ada.call("put", `/saved-views/${id}`, { name: "Pages", query: "term=music&mode=topic" }).expect(201);
  await ada.call("put", `/watched-views/${id}`).expect(204);
  await service.app.get(ViewRounds, { strict: false }).round();
  await dataSource.query(
    `INSERT INTO view_runs (view_id, user_id, at, total, by_method, changes)
     SELECT $1, $2, now() - n * interval '1 day', 1, 0, '[]' FROM generate_series(1, 30) n`,
    [id, ada.id],
  );
  type Page = { runs: { at: string }[]; next: string | null; nextCursor: string | null };
  const first = await ada.get(`/watched-views/${id}/changes`).expect(200);
  const { next, nextCursor, runs } = first.body as Page;
  expect(first.headers.link).toBe(`</api/v1/watched-views/${id}/changes?cursor=${encodeURIComponent(nextCursor ?? "")}>; rel="next"`); // prettier-ignore
  const second = (await body(`/watched-views/${id}/changes?cursor=${nextCursor}`)) as Page;
  expect(second.runs[0]?.at.localeCompare(runs.at(-1)?.at ?? "")).toBe(-1);
  expect(await body(`/watched-views/${id}/changes?before=${next}`)).toEqual(second);
  await ada.call("delete", `/saved-views/${id}`).expect(204);
});

test("a deleted view is not watched any more", async () => {
  const id = ID.replace(/7$/, "8");
  await ada.call("put", `/saved-views/${id}`, { name: "Music", query: "term=music" }).expect(201);
  await ada.call("put", `/watched-views/${id}`).expect(204);
  await ada.call("delete", `/saved-views/${id}`).expect(204);
  expect(await body("/watched-views")).toMatchObject({ watches: [] });
});

test("restores a watched view with its changes, seen state, feed and email setting", async () => {
  const id = ID.replace(/7$/, "5");
  const { dataSource } = service.database;
  const view = { name: "Music", query: "term=music&mode=topic" };
  await ada.call("put", `/saved-views/${id}`, view).expect(201);
  await ada.call("put", `/watched-views/${id}`).expect(204);
  await ada.call("put", `/watched-views/${id}/mail`, { mail: "weekly" }).expect(204);
  const feed = (await ada.call("post", `/watched-views/${id}/feed`).expect(201)).body as FeedAddresses;
  expect(await service.app.get(ViewRounds, { strict: false }).round()).toBe(1);
  await dataSource.query(
    `UPDATE watched_views SET generation = generation - interval '1 day', ran_at = NULL, kept = kept - 0
     WHERE view_id = $1`,
    [id],
  );
  expect(await service.app.get(ViewRounds, { strict: false }).round()).toBe(1);
  const before = await body(`/watched-views/${id}/changes`);
  expect(before).toMatchObject({ news: 1, mail: "weekly", hasFeed: true });

  await ada.call("delete", `/saved-views/${id}`).expect(204);
  expect(await body("/watched-views")).toMatchObject({ watches: [] });
  await ada.get(`/watched-views/${id}/changes`).expect(404);
  for (const [method, path, sent] of [
    ["delete", "", undefined],
    ["post", "/feed", undefined],
    ["put", "", undefined],
    ["put", "/mail", { mail: "daily" }],
    ["post", "/seen", { until: new Date().toISOString() }],
  ] as const)
    await ada.call(method, `/watched-views/${id}${path}`, sent).expect(404);
  expect((await fetch(feed.json)).status).toBe(404);
  await dataSource.query("UPDATE watched_views SET generation = NULL, ran_at = NULL WHERE view_id = $1", [id]);
  expect(await service.app.get(ViewRounds, { strict: false }).round()).toBe(0);
  await dataSource.query("UPDATE watched_views SET generation = now(), ran_at = $2 WHERE view_id = $1", [
    id,
    before.ranAt,
  ]);

  await ada.call("put", `/saved-views/${id}`, view).expect(201);
  expect(await body(`/watched-views/${id}/changes`)).toEqual(before);
  expect((await fetch(feed.json)).status).toBe(200);

  // Someone else can use the same id in the meantime, and sees nothing of the first view.
  await ada.call("delete", `/saved-views/${id}`).expect(204);
  await ben.call("put", `/saved-views/${id}`, view).expect(201);
  expect((await ben.get("/watched-views").expect(200)).body).toEqual({ watches: [] });
  await ben.call("put", `/watched-views/${id}`).expect(204);
  expect((await ben.get(`/watched-views/${id}/changes`).expect(200)).body).toMatchObject({ news: 0, mail: null });
  expect((await fetch(feed.json)).status).toBe(404);
});

test("an hour after its view is deleted, a watch is permanently deleted", async () => {
  const id = ID.replace(/7$/, "4");
  const count = async () =>
    (await service.database.dataSource.query<object[]>("SELECT 1 FROM watched_views WHERE view_id = $1", [id])).length;
  await ada.call("put", `/saved-views/${id}`, { name: "Music", query: "term=music" }).expect(201);
  await ada.call("put", `/watched-views/${id}`).expect(204);
  await ada.call("delete", `/saved-views/${id}`).expect(204);
  const pass = (minutes: number) =>
    service.database.dataSource.query(
      "UPDATE watched_views SET removed_at = removed_at - make_interval(mins => $1) WHERE view_id = $2",
      [minutes, id],
    );
  const watches = service.app.get(PostgresWatches, { strict: false });
  await pass(59);
  await watches.forgetRemoved();
  expect(await count()).toBe(1);
  await pass(2);
  await watches.forgetRemoved();
  expect(await count()).toBe(0);
});

test("creates, replaces and ends addresses of feeds, and stores no token", async () => {
  const id = ID.replace(/7$/, "9");
  const view = { name: "Waves <&>", query: "term=music&mode=topic" };
  await ada.call("put", `/saved-views/${id}`, view).expect(201);
  await ada.call("post", `/watched-views/${id}/feed`).expect(404);
  await ada.call("put", `/watched-views/${id}`).expect(204);
  await ben.call("post", `/watched-views/${id}/feed`).expect(404);
  const make = async () => (await ada.call("post", `/watched-views/${id}/feed`).expect(201)).body as FeedAddresses;
  const [first, second] = [await make(), await make()];
  const read = (address: string) => fetch(address);
  expect((await read(first.rss)).status).toBe(404);
  const rss = await read(second.rss);
  expect([rss.status, rss.headers.get("content-type")]).toEqual([200, "application/rss+xml; charset=utf-8"]);
  expect(rss.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(rss.headers.get("cache-control")).toBe("private, no-cache");
  expect(await rss.text()).toContain("<title>Waves &lt;&amp;&gt;: changes - Earshot</title>");
  const { pathname } = new URL(second.rss);
  await request(service.server)
    .get(pathname)
    .set("If-None-Match", rss.headers.get("etag") ?? "")
    .expect(304);
  const json = (await (await read(second.json)).json()) as object;
  expect(json).toMatchObject({ title: "Waves <&>: changes - Earshot", feed_url: second.json, items: [] });
  expect(JSON.stringify(json)).not.toContain("ada");
  const token = /s\/([\w-]{43})/.exec(second.json)?.[1] ?? "none";
  const stored = await service.database.dataSource.query<object[]>("SELECT * FROM watched_views");
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(service.log()).not.toContain(token);
  expect(await body("/watched-views")).toMatchObject({ watches: [{ id, hasFeed: true }] });
  await ben.call("delete", `/watched-views/${id}/feed`).expect(404);
  await ada.call("delete", `/watched-views/${id}/feed`).expect(204);
  expect((await read(second.json)).status).toBe(404);
  for (const name of ["x.json", `${token}.txt`, "..%2f.xml", `${token}0.xml`])
    expect((await read(`${service.origin}/feeds/s/${name}`)).status).toBe(404);
});
