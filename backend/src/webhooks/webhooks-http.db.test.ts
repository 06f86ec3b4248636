import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import request from "supertest";
import { ShowCheck } from "@earshot/domain/tracking/checks/show-check";
import { podcastId } from "../catalogue/local/record/podcast-id.js";
import { ViewRounds } from "../saved/watching/view-rounds.js";
import { importShows } from "../testing/catalogue/import-shows.js";
import { isSigned, webhookReceiver, type WebhookReceiver } from "../testing/servers/webhook-receiver.js";
import { newUser, PASSWORD, type TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { expectExamples } from "../testing/written-examples.js";
import { CatalogueFollower } from "./catalogue-follower.js";
import { EVENT_SCHEMAS } from "./event.schemas.js";
import { WebhookWork } from "./webhook-work.js";
import type { SentDeliveries, SentNewWebhook, SentWebhooks } from "./webhooks.schemas.js";

/** Pretends that a view last ran a day ago and found no show. */
const FOUND_NOTHING = `UPDATE watched_views SET generation = generation - interval '1 day', ran_at = NULL, kept = '[]'
  WHERE view_id = $1`;
const UNKNOWN = "7c9e6679-7425-40de-944b-e07fc1f90ae8";

let service: TestService;
let receiver: WebhookReceiver;
let ada: TestBrowser & { readonly id: string };
let view: string;
let people = 0;
/** The first event of each type. */
const examples: Record<string, object> = {};
beforeAll(async () => {
  receiver = await webhookReceiver();
  service = await testService({ env: { FETCH_ALLOW: "127.0.0.1" } });
  await importShows(service.database, [show("tide"), show("moon"), show("neap")]);
});
beforeEach(async () => {
  ada = await newUser(service, `ada${(people += 1)}@example.org`);
  view = randomUUID();
  receiver.forget();
  receiver.answers((response) => void response.writeHead(204).end());
});
afterEach(async () => {
  // Everything that a test sent matches the documented schema.
  for (const { event } of receiver.events) {
    EVENT_SCHEMAS[event.type]?.schema.strict().parse(event);
    examples[event.type] ??= event;
  }
  await service.database.dataSource.query("DELETE FROM webhook_endpoints");
});
afterAll(async () => {
  await service.close();
  await receiver.close();
});

const show = (name: string, more: object = {}) => ({
  ...{
    source: "feed" as const,
    key: `feeds.example/${name}.xml`,
    title: `The ${name} report`,
    categories: ["Science"],
  },
  ...more,
});
const idOf = (name: string) => podcastId(`feeds.example/${name}.xml`);
const create = async (body: object, by: TestBrowser = ada): Promise<SentNewWebhook & { secret: string }> => {
  const whole = { url: `${receiver.origin}/hook`, events: ["search.changed"], ...body };
  return (await by.post("/webhooks", whole).expect(201)).body as SentNewWebhook & { secret: string };
};
const log = async (id: string, query = "") =>
  (await ada.get(`/webhooks/${id}/deliveries${query}`).expect(200)).body as SentDeliveries;
const send = async () => {
  const work = service.app.get(WebhookWork, { strict: false });
  const started = await work.round();
  await work.idle();
  return started;
};
/** Runs a watched view whose last result differs from the current one. */
async function changeView(): Promise<void> {
  await ada.call("put", `/saved-views/${view}`, { name: "Science", query: "term=tide" });
  await ada.call("put", `/watched-views/${view}`).expect(204);
  const rounds = service.app.get(ViewRounds, { strict: false });
  await rounds.round();
  await service.database.dataSource.query(FOUND_NOTHING, [view]);
  expect(await rounds.round()).toBe(1);
}

test("a change of a watched view is sent, signed, and is in the log", async () => {
  const { secret, ...webhook } = await create({ description: "Reports" });
  expect(webhook).toMatchObject({ state: "active", description: "Reports", filter: {}, disabledBy: null });
  expect(secret).toMatch(/^whsec_/);
  await changeView();
  expect(await log(webhook.id)).toMatchObject({ deliveries: [{ state: "pending", tries: 0, status: null }] });
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  const [received, ...more] = receiver.events;
  expect(more).toEqual([]);
  // The standard's own library also compares the time with this machine's clock.
  const headers = Object.entries(received?.headers ?? {}).map(([name, value]) => [name, String(value)] as const);
  const verify = (body = "") => new Webhook(secret).verify(body, Object.fromEntries(headers));
  expect(verify(received?.body)).toEqual(received?.event);
  expect(() => verify("{}")).toThrow("No matching signature found");
  expect(received?.headers).toMatchObject({ "content-type": "application/json", "user-agent": "Earshot-Webhooks/1" });
  expect(Number(received?.headers["webhook-timestamp"])).toBeCloseTo(Date.now() / 1_000, -2);
  expect(received?.event).toMatchObject({
    type: "search.changed",
    data: { savedSearchId: view, total: 1, changes: [{ kind: "entered", podcastId: idOf("tide") }] },
  });
  expect((await log(webhook.id)).deliveries).toEqual([
    expect.objectContaining({ id: received?.id, state: "delivered", tries: 1, status: 204, error: null, body: received?.body }), // prettier-ignore
  ]);
});

test("stores a change and its events together or not at all", async () => {
  const { id } = await create({});
  await changeView();
  const before = (await log(id)).deliveries.length;
  await service.database.dataSource.query(
    "ALTER TABLE webhook_deliveries ADD CONSTRAINT never CHECK (false) NOT VALID",
  );
  const { dataSource } = service.database;
  try {
    await dataSource.query(FOUND_NOTHING, [view]);
    expect(await service.app.get(ViewRounds, { strict: false }).round()).toBe(0);
  } finally {
    await dataSource.query("ALTER TABLE webhook_deliveries DROP CONSTRAINT never");
  }
  expect((await log(id)).deliveries).toHaveLength(before);
  expect(await dataSource.query("SELECT 1 FROM view_runs WHERE user_id = $1", [ada.id])).toHaveLength(1);
});

test("changes of tracked, listed and named shows are sent to those they concern", async () => {
  const events = ["podcast.changed", "podcast.removed"];
  const mine = await create({ events, url: `${receiver.origin}/mine` });
  const named = await create({ events, url: `${receiver.origin}/named`, filter: { podcastIds: [idOf("neap")] } });
  const ben = await newUser(service, `ben${people}@example.org`);
  await create({ events, url: `${receiver.origin}/ben` }, ben);
  const follow = () => service.app.get(CatalogueFollower, { strict: false }).round();
  await follow();
  await ada.call("put", `/tracked-podcasts/${idOf("tide")}`).expect(200);
  const list = (await ada.post("/lists", { name: "Tides" }).expect(201)).body as { id: string };
  await ada.post(`/lists/${list.id}/items`, { podcastId: idOf("moon"), payload: { title: "moon" } }).expect(201);
  await importShows(service.database, ["tide", "moon", "neap"].map((name) => show(name, { episodeCount: 7 }))); // prettier-ignore
  expect(await follow()).toBe(3);
  expect(await follow()).toBe(0);
  await send();
  expect(receiver.events.map(({ path, event }) => [path, event.type, event.data.podcastId]).toSorted()).toEqual(
    [
      ["/mine", "podcast.changed", idOf("tide")],
      ["/mine", "podcast.changed", idOf("moon")],
      ["/named", "podcast.changed", idOf("neap")],
    ].toSorted(),
  );
  expect(receiver.events[0]?.event.data).toMatchObject({ fields: { episodeCount: { to: 7 } }, longFields: [] });

  await ada.call("patch", `/webhooks/${mine.id}`, { filter: { listId: list.id } }).expect(200);
  await ada.call("patch", `/webhooks/${named.id}`, { enabled: false }).expect(200);
  await importShows(service.database, ["tide", "moon", "neap"].map((name) => show(name, { episodeCount: 8 }))); // prettier-ignore
  expect(await follow()).toBe(1);
});

test("a new episode of a tracked show is sent", async () => {
  const webhook = await create({ events: ["episode.published"] });
  const episode = (day: number) => ({
    guid: `https://shows.example/ebb/${day}`,
    title: `Day ${day}`,
    published: 1_790_000_000 + day * 86_400,
  });
  await importShows(service.database, [show("ebb", { episodes: [episode(1)] })]);
  await ada.call("put", `/tracked-podcasts/${idOf("ebb")}`).expect(200);
  await importShows(service.database, [show("ebb", { episodes: [episode(1), episode(2)] })]);
  await service.app.get(ShowCheck, { strict: false }).check(idOf("ebb"));
  await send();
  expect(receiver.events.map(({ event }) => event)).toEqual([
    expect.objectContaining({
      type: "episode.published",
      data: expect.objectContaining({ podcastId: idOf("ebb"), title: "Day 2", audioUrl: null }) as object,
    }),
  ]);
  expect((await log(webhook.id, "?status=delivered")).deliveries).toHaveLength(1);
  expect((await log(webhook.id, "?status=failed")).deliveries).toEqual([]);
});

test("each change of a list is sent to its owner and its members, once", async () => {
  const mine = await create({ events: ["list.changed"] });
  const ben = await newUser(service, `ben${people}@example.org`);
  const eve = await newUser(service, `eve${people}@example.org`);
  const list = async (name: string) => (await ada.post("/lists", { name }).expect(201)).body as { id: string };
  const { id } = await list("Tides");
  await service.database.dataSource.query(
    "WITH circle AS (INSERT INTO list_circles SELECT id, user_id FROM lists WHERE id = $1 RETURNING list_id) " +
      "INSERT INTO list_members (list_id, user_id, role) SELECT list_id, $2, 'viewer' FROM circle",
    [id, ben.id],
  );
  await create({ events: ["list.changed"], url: `${receiver.origin}/ben` }, ben);
  await create({ events: ["list.changed"], url: `${receiver.origin}/eve` }, eve);
  const told = async (at = "/hook") => {
    await send();
    const all = receiver.events.filter(({ path }) => path === at).map(({ event }) => event.data);
    receiver.forget();
    return all;
  };
  expect(await told()).toEqual([
    { listId: id, change: "created", total: 0, podcastIds: [], fields: { name: { from: null, to: "Tides" } } },
  ]);
  await ada.call("patch", `/lists/${id}`, { name: "Seas" }).expect(200);
  expect(await told("/ben")).toMatchObject([{ change: "renamed", fields: { name: { from: "Tides", to: "Seas" } } }]);
  const batch = await ada.post(`/lists/${id}/items/batch`, { podcastIds: [idOf("tide"), idOf("moon")] }).expect(200);
  await ada.post(`/lists/${id}/items/batch`, { podcastIds: [idOf("tide")] }).expect(200);
  expect(await told()).toMatchObject([{ change: "items-added", total: 2, podcastIds: [idOf("tide"), idOf("moon")] }]);
  const { items } = (await ada.get(`/lists/${id}/items`).expect(200)).body as { items: { id: string }[] };
  const item = `/lists/${id}/items/${items[0]?.id}`;
  const edited = await ada.call("patch", item, { version: 1, note: "Ask", tags: [] }).expect(200);
  const { version, podcastId: editedId } = edited.body as { version: number; podcastId: string };
  await ada.call("patch", item, { version, note: "Ask" }).expect(200);
  expect(await told()).toEqual([
    { listId: id, change: "items-changed", total: 1, podcastIds: [editedId], fields: { note: { from: "", to: "Ask" } } }, // prettier-ignore
  ]);
  await ada.post(`/lists/${id}/frozen`).expect(201);
  expect(await told()).toMatchObject([{ change: "settings-changed", fields: { frozenOn: { from: null } } }]);

  const { id: target } = await list("Later");
  await told();
  const changes = async () => (await told()).map(({ listId, change, total }) => [listId, change, total]).toSorted();
  const moved = await ada.post(`${item}/move`, { targetListId: target }).expect(200);
  expect(await changes()).toEqual([[id, "items-removed", 1], [target, "items-added", 1]].toSorted()); // prettier-ignore
  const undo = async ({ body }: request.Response) =>
    ada.post(`/lists/undo/${(body as { undoId: string }).undoId}`).expect(200);
  await undo(moved);
  expect(await changes()).toEqual([[id, "items-added", 1], [target, "items-removed", 1]].toSorted()); // prettier-ignore
  await undo(batch);
  expect(await changes()).toEqual([[id, "items-removed", 2]]);
  await ada.call("patch", `/webhooks/${mine.id}`, { filter: { listId: target } }).expect(200);
  await ada.post(`/lists/${id}/items/batch`, { podcastIds: [idOf("tide")] }).expect(200);
  await undo(await ada.call("delete", `/lists/${target}`).expect(200));
  expect((await changes()).map(([, change]) => change)).toEqual(["deleted", "restored"]);
  await undo(await ada.call("delete", `/lists/${id}`).expect(200));
  expect((await told("/ben")).map(({ change }) => change)).toEqual(["deleted", "restored"]);
  expect(await told("/eve")).toEqual([]);
});

test("a change of a list that fails is not sent", async () => {
  const { id } = await create({ events: ["list.changed"] });
  await ada.post("/lists", { name: "Twice" }).expect(201);
  await ada.post("/lists", { name: "Twice" }).expect(409);
  const { dataSource } = service.database;
  await dataSource.query("ALTER TABLE webhook_deliveries ADD CONSTRAINT never CHECK (false) NOT VALID");
  try {
    await ada.post("/lists", { name: "Never" }).expect(500);
  } finally {
    await dataSource.query("ALTER TABLE webhook_deliveries DROP CONSTRAINT never");
  }
  expect((await log(id)).deliveries).toHaveLength(1);
  expect(((await ada.get("/lists").expect(200)).body as { lists: unknown[] }).lists).toHaveLength(1);
});

test("an import that changes the catalogue is sent once", async () => {
  const follow = () => service.app.get(CatalogueFollower, { strict: false }).round();
  await follow();
  await create({ events: ["catalogue.imported"] });
  expect(await follow()).toBe(0);
  const now = new Date("2026-11-26T08:00:00Z");
  const { podcasts, episodes } = await importShows(service.database, [show("ebb", { episodeCount: 70 })], { now });
  expect(await Promise.all([follow(), follow()])).toEqual(expect.arrayContaining([0, 1]));
  expect(await follow()).toBe(0);
  await importShows(service.database, [show("ebb", { episodeCount: 70 })]);
  expect(await follow()).toBe(0);
  await send();
  expect(receiver.events.map(({ event }) => event)).toEqual([
    { type: "catalogue.imported", timestamp: now.toISOString(), data: { at: now.toISOString(), podcasts, episodes } },
  ]);
});

test("limits endpoints by plan, even when they are created at once", async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => ada.post("/webhooks", { url: receiver.origin, events: ["search.changed"] })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422]);
  expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: "webhook.full" });
  const { webhooks, most } = (await ada.get("/webhooks").expect(200)).body as SentWebhooks;
  expect([webhooks.length, most]).toEqual([2, 2]);
  await ada.call("delete", `/webhooks/${webhooks[0]?.id}`).expect(204);
  await ada.call("delete", `/webhooks/${webhooks[0]?.id}`).expect(404);
  await create({});
});

test("addresses that are not public ones are refused, and so are other people's webhooks", async () => {
  for (const url of [
    "http://hooks.example.org/",
    "https://localhost/",
    "https://10.0.0.1/",
    "https://[::1]/",
    service.origin,
  ])
    expect([url, (await ada.post("/webhooks", { url, events: ["search.changed"] })).status]).toEqual([url, 422]);
  await ada.post("/webhooks", { url: receiver.origin, events: [] }).expect(400);
  await ada.post("/webhooks", { url: receiver.origin, events: ["podcast.renamed"] }).expect(400);
  await ada.post("/webhooks", { url: receiver.origin, events: ["search.changed"], filter: { shows: [] } }).expect(400);
  const { id } = await create({});
  const ben = await newUser(service, `ben${people}@example.org`);
  const { id: list } = (await ben.post("/lists", { name: "Bens" }).expect(201)).body as { id: string };
  for (const filter of [{ listId: list }, { listId: UNKNOWN }, { savedSearchId: UNKNOWN }]) {
    const errors = [{ path: `filter.${Object.keys(filter).join()}` }];
    const whole = { url: receiver.origin, events: ["list.changed"], filter };
    expect((await ada.post("/webhooks", whole).expect(422)).body).toMatchObject({ code: "webhook.filter", errors });
    expect((await ada.call("patch", `/webhooks/${id}`, { filter }).expect(422)).body).toMatchObject({ errors });
  }
  const reversed = { from: "2026-02-01T00:00:00Z", to: "2026-01-01T00:00:00Z" };
  const refused = await ada.post(`/webhooks/${id}/replay`, reversed).expect(400);
  expect(refused.body).toMatchObject({ errors: [{ path: "to" }] });
  await ben.call("patch", `/webhooks/${id}`, { enabled: false }).expect(404);
  await ben.call("delete", `/webhooks/${id}`).expect(404);
  await ben.get(`/webhooks/${id}/deliveries`).expect(404);
  for (const route of ["rotate-secret", "test", "replay", `deliveries/${UNKNOWN}/replay`])
    await ben.post(`/webhooks/${id}/${route}`, { from: "2026-01-01T00:00:00Z" }).expect(404);
  await ada.post(`/webhooks/${id}/deliveries/${UNKNOWN}/replay`).expect(404);
  await ada.get(`/webhooks/${id}/deliveries?cursor=1.2`).expect(400);
});

test("signs with a rotated secret too until its grace period ends", async () => {
  const { id, secret: before } = await create({});
  const rotated = (await ada.post(`/webhooks/${id}/rotate-secret`, { graceHours: 2 }).expect(200))
    .body as SentNewWebhook;
  const after = rotated.secret ?? "";
  const signers = async () => {
    receiver.forget();
    await ada.post(`/webhooks/${id}/test`).expect(202);
    await send();
    const [received] = receiver.events;
    expect(received?.event).toMatchObject({ type: "webhook.test", data: { webhookId: id } });
    return received && [before, after].map((secret) => isSigned(received, secret));
  };
  expect(await signers()).toEqual([true, true]);
  service.clock.advance(2 * 3_600_000);
  expect(await signers()).toEqual([false, true]);
  await ada.post(`/webhooks/${id}/rotate-secret`, { graceHours: 0 }).expect(200);
  expect(await signers()).toEqual([false, false]);
});

test("creates a webhook once per key, and shows the secret only in the first answer", async () => {
  const key = (await ada.post("/account/api-keys", { name: "Hooks", scopes: ["webhooks:manage"], currentPassword: PASSWORD })
    .expect(201)).body as { secret: string }; // prettier-ignore
  const ask = () =>
    request(service.server)
      .post("/api/v1/webhooks")
      .set("Authorization", `Bearer ${key.secret}`)
      .set("Idempotency-Key", "once")
      .send({ url: receiver.origin, events: ["search.changed"] });
  const [first, again] = [await ask().expect(201), await ask().expect(201)];
  expect(again.headers["idempotency-replayed"]).toBe("true");
  const { secret, ...facts } = first.body as { secret: string };
  expect(again.body).toEqual({ ...facts, secret: null });
  expect(await service.database.dataSource.query("SELECT 1 FROM webhook_endpoints")).toHaveLength(1);
  // Neither the database nor the log contains the secret.
  for (const table of ["webhook_endpoints", "idempotency_keys", "webhook_deliveries"]) {
    const rows = await service.database.dataSource.query<object[]>(
      `SELECT row_to_json(t)::text AS row FROM ${table} t`,
    );
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  }
  expect(service.log()).not.toContain(secret.slice(6));
});

test("a removed show is sent, and each type of event has an example in the API's document", async () => {
  const follow = () => service.app.get(CatalogueFollower, { strict: false }).round();
  await importShows(service.database, [show("spring")]);
  await follow();
  await create({ events: ["podcast.removed"], filter: { podcastIds: [idOf("spring")] } });
  await create({ events: ["list.changed"] });
  await importShows(service.database, ["tide", "moon", "neap", "ebb"].map((name) => show(name)), { mode: "replace" }); // prettier-ignore
  expect(await follow()).toBe(1);
  await ada.post("/lists", { name: "Tides" }).expect(201);
  await send();
  const now = Object.fromEntries(receiver.events.map(({ event }) => [event.type, event]));
  expect(now["podcast.removed"]?.data).toMatchObject({ podcastId: idOf("spring") });
  const found: Readonly<Record<string, object>> = { ...examples, ...now };
  const types = Object.keys(EVENT_SCHEMAS);
  // The other types are from the tests above: run the whole file.
  expect(types.filter((type) => found[type] === undefined)).toEqual([]);
  expectExamples("events", Object.fromEntries(types.map((type) => [type, found[type]])));
});
