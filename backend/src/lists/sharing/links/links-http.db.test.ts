import { newUser, TestBrowser } from "../../../testing/service/test-browser.js";
import { testService, type TestService } from "../../../testing/service/test-service.js";

type Item = { podcastId: string; payload: { title: string }; figures: { listeners: string } | null };

let service: TestService;
let ada: TestBrowser & { readonly id: string };
let shows: string[];
beforeAll(async () => {
  service = await testService({
    demo: true,
    limits: { sharePasswordsByNetwork: { points: 4, seconds: 900 } },
  });
  ada = await newUser(service, "ada@example.org");
  await ada.call("patch", "/account", { name: "Ada" }).expect(200);
  const { body } = await ada.get("/search?category=Comedy&limit=30").expect(200);
  shows = (body as { results: { id: string }[] }).results.map(({ id }) => id);
});
afterAll(() => service.close());

let made = 0;
async function newList(count = 3): Promise<string> {
  const { body } = await ada.post("/lists", { name: `To Pitch ${(made += 1)}` }).expect(201);
  const { id } = body as { id: string };
  await ada.post(`/lists/${id}/items/batch`, { podcastIds: shows.slice(0, count) }).expect(200);
  return id;
}
async function share(list: string, wanted: object = {}): Promise<{ id: string; token: string; url: string }> {
  return (await ada.post(`/lists/${list}/shares`, { as: "live", ...wanted }).expect(201)).body as never;
}
const guest = () => new TestBrowser(service);
const itemsAt = async (token: string, query = "", browser = guest()) =>
  (await browser.get(`/shared/${token}/items${query}`).expect(200)).body as { items: Item[]; total: number };
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

test("shows the current list behind a live link to everyone, without its owner's name", async () => {
  const list = await newList();
  const { token, url } = await share(list);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(url).toBe(`${service.origin}/l/${token}`);
  const about = await guest().get(`/shared/${token}`).expect(200);
  expect(about.body).toEqual({ name: expect.stringContaining("To Pitch"), ownerName: null, as: "live", frozenOn: null, endsAt: null }); // prettier-ignore
  expect(about.headers).toMatchObject({ "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" });
  expect(about.headers["cache-control"]).toBe("no-store");
  const before = await itemsAt(token, "?sort=oldest");
  expect(before.items.map(({ podcastId }) => podcastId)).toEqual(shows.slice(0, 3));
  expect(before.items[0]?.figures).toMatchObject({ listeners: expect.any(String) as string, episodes: expect.any(Number) as number }); // prettier-ignore
  await ada.post(`/lists/${list}/items/batch`, { podcastIds: shows.slice(3, 4) }).expect(200);
  expect((await itemsAt(token)).total).toBe(4);
  await ada.call("patch", `/lists/${list}`, { name: `Renamed ${made}` }).expect(200);
  expect((await guest().get(`/shared/${token}`)).body).toMatchObject({ name: `Renamed ${made}` });
  const answers = [about.text, JSON.stringify(before)].join();
  for (const secret of [ada.id, list, "ada@example.org", "Ada"]) expect(answers).not.toContain(secret);
});

test("a frozen link keeps the shows, names and figures of its day", async () => {
  const list = await newList();
  const { token } = await share(list, { as: "frozen", showOwner: true });
  const [before, about] = [
    await itemsAt(token, "?sort=oldest"),
    (await guest().get(`/shared/${token}`)).body as object,
  ];
  expect(about).toMatchObject({ ownerName: "Ada", as: "frozen", frozenOn: expect.any(String) as string });
  expect(before.items.map(({ podcastId }) => podcastId)).toEqual(shows.slice(0, 3));
  const { dataSource } = service.database;
  await ada.call("patch", `/lists/${list}`, { name: `Other ${made}` }).expect(200);
  await ada.post(`/lists/${list}/items/batch`, { podcastIds: shows.slice(3, 9) }).expect(200);
  await dataSource.query("DELETE FROM list_items WHERE list_id = $1 AND podcast_id = $2", [list, shows[0]]);
  expect(await itemsAt(token, "?sort=oldest")).toEqual(before);
  expect((await guest().get(`/shared/${token}`)).body).toEqual(about);
  const titles = (await itemsAt(token, "?sort=title_asc")).items.map(({ payload }) => payload.title);
  expect(titles.toReversed()).toEqual(
    (await itemsAt(token, "?sort=title_desc")).items.map(({ payload }) => payload.title),
  );
});

test("a long list is sent in pages, and as one CSV", async () => {
  const list = await newList(30);
  for (const as of ["live", "frozen"]) {
    const { token } = await share(list, { as });
    const [one, two] = [await itemsAt(token), await itemsAt(token, "?page=2")];
    expect([one.total, one.items.length, two.items.length]).toEqual([30, 24, 6]);
    expect(new Set([...one.items, ...two.items].map(({ podcastId }) => podcastId)).size).toBe(30);
    const csv = await guest().get(`/shared/${token}/export.csv`).expect(200);
    expect(csv.headers["content-disposition"]).toContain("attachment");
    expect(csv.text.trim().split("\r\n")).toHaveLength(31);
  }
});

test("a revoked link is gone at once, and an expired one reports that it has expired", async () => {
  const list = await newList();
  const { id, token } = await share(list);
  const late = await share(list, { expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
  await guest().get(`/shared/${late.token}`).expect(200);
  await service.database.dataSource.query("UPDATE list_shares SET ends_at = now() - interval '1 second' WHERE id = $1", [late.id]); // prettier-ignore
  await ada.call("delete", `/lists/${list}/shares/${id}`).expect(204);
  expect(codeOf(await ada.call("delete", `/lists/${list}/shares/${id}`))).toEqual([404, "share.not-found"]);
  for (const [link, refusal] of [
    [token, [404, "share.unknown"]],
    ["x", [404, "share.unknown"]],
    [late.token, [410, "share.ended"]],
  ] as const) {
    for (const path of ["", "/items", "/export.csv"])
      expect(codeOf(await guest().get(`/shared/${link}${path}`))).toEqual(refusal);
    expect(codeOf(await guest().post(`/shared/${link}/unlock`, { password: "any" }))).toEqual(refusal);
    expect(codeOf(await guest().post(`/shared/${link}/views`))).toEqual(refusal);
    expect(codeOf(await ada.post(`/shared/${link}/copy`, {}))).toEqual(refusal);
  }
  for (const expiresAt of ["2020-01-01T00:00:00Z", "2999-01-01T00:00:00Z"])
    expect(codeOf(await ada.post(`/lists/${list}/shares`, { as: "live", expiresAt }))).toEqual([422, "share.end"]);
});

test("a deleted list's link returns 404 until the list is restored", async () => {
  const list = await newList();
  const { token } = await share(list);
  const { undoId } = (await ada.call("delete", `/lists/${list}`).expect(200)).body as { undoId: string };
  expect(codeOf(await guest().get(`/shared/${token}/items`))).toEqual([404, "share.unknown"]);
  await ada.post(`/lists/undo/${undoId}`).expect(200);
  expect((await itemsAt(token)).total).toBe(3);
});

test("a password opens a link for one browser, and guesses are limited and logged", async () => {
  const list = await newList();
  const [{ id, token }, other] = [await share(list, { password: "green tea 1" }), await share(list, { password: "green tea 1" })]; // prettier-ignore
  const [reader, stranger] = [guest(), guest()];
  for (const path of ["", "/items", "/export.csv"])
    expect(codeOf(await reader.get(`/shared/${token}${path}`))).toEqual([401, "share.password"]);
  expect(codeOf(await ada.post(`/shared/${token}/copy`, {}))).toEqual([401, "share.password"]);
  await reader.post(`/shared/${token}/unlock`, { password: "green tea 1" }).expect(204);
  expect((await itemsAt(token, "", reader)).total).toBe(3);
  // A proof for one link opens no other link, not even one with the same password.
  expect(codeOf(await reader.get(`/shared/${other.token}`))).toEqual([401, "share.password"]);
  for (const password of ["Green tea 1", "", "x"])
    expect(codeOf(await stranger.post(`/shared/${token}/unlock`, { password }))).toEqual([403, "share.wrong-password"]);
  expect(codeOf(await stranger.post(`/shared/${token}/unlock`, { password: "green tea 1" }))).toEqual([429, "limit.exceeded"]); // prettier-ignore
  const [{ hash } = { hash: "" }] = await service.database.dataSource.query<{ hash: string }[]>("SELECT password_hash AS hash FROM list_shares WHERE id = $1", [id]); // prettier-ignore
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(service.log()).toContain('"security":"share.refused"');
  // A forged, expired or malformed proof opens nothing.
  for (const proof of ["", "%", "1.x", `${Date.now() + 1e9}.x`, "9".repeat(400)]) {
    stranger.cookies.set("earshot-link", proof);
    expect(codeOf(await stranger.get(`/shared/${token}`))).toEqual([401, "share.password"]);
  }
});

test("counts views by day, and shows the owner links with counts but without tokens", async () => {
  const list = await newList();
  const { id, token } = await share(list, { password: "green tea 1" });
  const open = await share(list);
  service.clock.avoidMidnight();
  for (let at = 0; at < 3; at += 1) await guest().post(`/shared/${open.token}/views`).expect(204);
  await guest().post(`/shared/${token}/views`).expect(401);
  const day = new Date(service.clock.now()).toISOString().slice(0, 10);
  const { body, text } = await ada.get(`/lists/${list}/shares`).expect(200);
  expect(body).toMatchObject({
    shares: [
      { id: open.id, views: 3, days: [{ day, views: 3 }], hasPassword: false, ended: false },
      { id, views: 0, days: [], hasPassword: true },
    ],
  });
  expect(text).not.toContain(token);
  expect(text).not.toMatch(/hash|argon/);
});

test("copies a shared list to one's own lists with the same shows in the same order", async () => {
  const ben = await newUser(service, `ben${Math.random()}@example.org`);
  const list = await newList(30);
  for (const as of ["live", "frozen"]) {
    const { token } = await share(list, { as });
    const { body } = await ben.post(`/shared/${token}/copy`, { name: `Copy ${as}` }).expect(201);
    const { listId, itemCount } = body as { listId: string; itemCount: number };
    expect(itemCount).toBe(30);
    const { items } = (await ben.get(`/lists/${listId}/items?sort=oldest`).expect(200)).body as { items: Item[] };
    expect(items.map(({ podcastId }) => podcastId)).toEqual(shows.slice(0, 24));
    expect(codeOf(await ben.post(`/shared/${token}/copy`, { name: `Copy ${as}` }))).toEqual([
      409,
      "list.duplicate-name",
    ]);
    expect(codeOf(await guest().post(`/shared/${token}/copy`, {}))).toEqual([401, "session.required"]);
  }
});

test("a list has at most 20 links", async () => {
  const list = await newList(1);
  for (let at = 0; at < 20; at += 1) await share(list);
  expect(codeOf(await ada.post(`/lists/${list}/shares`, { as: "live" }))).toEqual([422, "share.too-many"]);
});

test("neither a token nor a password is in the log or in the database", async () => {
  const list = await newList(1);
  const { token } = await share(list, { password: "canary of a link" });
  const reader = guest();
  await reader.post(`/shared/${token}/unlock`, { password: "canary of a link" }).expect(204);
  for (const path of ["", "/items", "/export.csv"]) await reader.get(`/shared/${token}${path}`).expect(200);
  await ada.post(`/shared/${token}/unlock`, { password: "canary of a link" }).expect(204);
  await ada.post(`/shared/${token}/copy`, { name: "From a link" }).expect(201);
  const rows = await service.database.dataSource.query<{ row: string }[]>("SELECT s::text AS row FROM list_shares s");
  const stored = service.log() + rows.map(({ row }) => row).join("\n");
  expect(stored).toContain("/api/v1/shared/…");
  for (const secret of [token, "canary of a link"]) expect(stored).not.toContain(secret);
});
