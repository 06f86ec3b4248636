import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TEST_KEY } from "@earshot/domain/keys/test-key";
import { KEY_SCOPES } from "@earshot/domain/shared/key-scopes";
import type { ReferenceAnswer, ReferenceOperation, ReferencePage } from "@earshot/domain/site/api-reference";
import { OWN_ORIGIN } from "@earshot/domain/site/page-metadata";
import { readFeed } from "../catalogue/import/feed/read-feed.js";
import { podcastId } from "../catalogue/local/record/podcast-id.js";
import { ViewRounds } from "../saved/watching/view-rounds.js";
import { importShows } from "../testing/catalogue/import-shows.js";
import { generalHeaders, type HeadedOperation, headerDifferences } from "../testing/documented-headers.js";
import {
  type Language,
  type PrintedSample,
  SAMPLE_LANGUAGES,
  SamplePrograms,
  testOf,
  WEBSITE,
} from "../testing/sample-programs.js";
import { newUser, PASSWORD, type TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { expectExamples } from "../testing/written-examples.js";

type Samples = { readonly keySamples: (operation: ReferenceOperation) => readonly PrintedSample[] };
type SandboxSample = { readonly path: string; readonly query: string; readonly body?: string };
type Endpoints = { readonly sampleOf: (operation: ReferenceOperation) => SandboxSample | undefined };

let service: TestService;
let programs: SamplePrograms;
let ada: TestBrowser & { readonly id: string };
let ben: TestBrowser & { readonly id: string };
let key: string;
/** A show with an audience, and its episode with chapters and a transcript; and another show. */
let show: { readonly id: string; readonly episode: string };
let other: string;
/** The operations of the API's document, by id. */
let documented: Readonly<Record<string, HeadedOperation>>;
let general: ReadonlySet<string>;
beforeAll(async () => {
  programs = new SamplePrograms();
  service = await testService({ demo: true });
  ada = await newUser(service, "ada@example.org");
  ben = await newUser(service, "ben@example.org");
  const wanted = { name: "Samples", scopes: KEY_SCOPES, currentPassword: PASSWORD };
  key = (await made("/account/api-keys", wanted)).secret ?? "";
  await query("UPDATE plans SET per_minute = 1000000, per_day = 1000000");
  const { results } = await read<{ results: { id: string }[] }>("/search?minEpisodes=12&sort=listeners&limit=100");
  for (const { id } of results) {
    const { episodes } = await read<{ episodes: Episode[] }>(`/podcasts/${id}/episodes?limit=1`);
    const found = episodes.find((one) => one.chapters && one.transcript !== undefined);
    if (found) {
      show = { id, episode: found.id };
      break;
    }
  }
  other = results.find(({ id }) => id !== show.id)?.id ?? "";
  const { paths } = await read<{ paths: Record<string, Record<string, Documented>> }>("/openapi.json");
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  documented = Object.fromEntries(operations.map((one) => [one.operationId, one]));
  general = generalHeaders((await fetch(`${service.origin}/healthz`)).headers.keys());
});
afterAll(async () => {
  await programs.remove();
  await service.close();
});

type Episode = { readonly id: string; readonly chapters?: unknown; readonly transcript?: unknown };
type Documented = HeadedOperation & { readonly operationId: string };
type Made = Readonly<Record<string, string | undefined>>;
const read = async <Answer>(path: string): Promise<Answer> => (await ada.get(path).expect(200)).body as Answer;
const made = async (path: string, body: object = {}) => (await ada.post(path, body)).body as Made;

const query = (sql: string, values?: unknown[]) => service.database.dataSource.query<unknown>(sql, values);

/** Makes room: an account can have only a few webhooks, and one list with a given name. */
async function forget(): Promise<void> {
  for (const table of ["webhook_endpoints", "lists", "watched_views", "saved_views"])
    await query(`DELETE FROM ${table}`);
}

/** Creates something for each word in capitals, in the order in which later ones need earlier ones. */
const THINGS = {
  YOUR_HOST: async () => "hooks.example.org",
  PODCAST_ID: async () => show.id,
  EPISODE_ID: async () => encodeURIComponent(show.episode),
  LIST_ID: () => list(),
  TARGET_LIST_ID: () => list(),
  ITEM_ID: async ({ LIST_ID }) => itemIn(LIST_ID ?? (await list())),
  UNDO_ID: async () => {
    const id = await list();
    const removed = await ada.call("delete", `/lists/${id}/items/${await itemIn(id)}`).expect(200);
    return (removed.body as Made).undoId;
  },
  VIEW_ID: async () => {
    const id = randomUUID();
    await ada.call("put", `/saved-views/${id}`, { name: "History", query: "term=history&mode=topic" }).expect(201);
    await ada.call("put", `/watched-views/${id}`).expect(204);
    return id;
  },
  WEBHOOK_ID: async () =>
    (await made("/webhooks", { url: "https://hooks.example.org", events: ["search.changed"] })).id,
  DELIVERY_ID: async ({ WEBHOOK_ID }) => (await made(`/webhooks/${WEBHOOK_ID}/test`)).deliveryId,
} satisfies Readonly<Record<string, (earlier: Things) => Promise<string | undefined>>>;
type Things = Readonly<Record<string, string>>;
/** An account has at most one list of a name. */
const NAMES = ["Autumn campaign", "Winter campaign", "Launch partners", "To pitch"];
let lists = 0;
const list = async () => (await made("/lists", { name: NAMES[lists++ % NAMES.length] })).id;
const itemIn = async (list = "") => (await made(`/lists/${list}/items`, { podcastId: other })).id;
/** Puts the show, with a price and a tag, into a list. */
async function pricedIn(id = ""): Promise<void> {
  const item = await made(`/lists/${id}/items`, { podcastId: show.id });
  const own = { version: 1, price: { cents: 45_000, currency: "USD" }, tags: ["spring"] };
  await ada.call("patch", `/lists/${id}/items/${item.id}`, own).expect(200);
}

/** What else has to be true before an operation can succeed, and before its example shows an entry. */
const BEFORE: Readonly<Record<string, (things: Things) => Promise<unknown>>> = {
  plansPlan: ({ LIST_ID }) => itemIn(LIST_ID),
  shortlistFreeze: ({ LIST_ID }) => itemIn(LIST_ID),
  shortlistUnfreeze: async ({ LIST_ID }) => {
    await itemIn(LIST_ID);
    await ada.post(`/lists/${LIST_ID}/frozen`).expect(201);
  },
  listItemsPage: ({ LIST_ID }) => pricedIn(LIST_ID),
  shortlistSum: ({ LIST_ID }) => pricedIn(LIST_ID),
  spotPricesPrices: async () => pricedIn(await list()),
  peopleShared: async () => {
    for (const [owner, member] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      const { id } = (await owner.post("/lists", { name: "Spring campaign" }).expect(201)).body as Made;
      await query("INSERT INTO list_circles VALUES ($1, $2)", [id, owner.id]);
      await query("INSERT INTO list_members (list_id, user_id, role) VALUES ($1, $2, 'viewer')", [id, member.id]);
    }
  },
  savedViewsAll: () => THINGS.VIEW_ID(),
  watchedViewsAll: () => THINGS.VIEW_ID(),
  watchedViewsChanges: async () => {
    const rounds = service.app.get(ViewRounds, { strict: false });
    await rounds.round();
    // Makes it look as if the last run had found a different first show, so that the next run finds a change.
    const { title } = await read<{ title: string }>(`/podcasts/${other}`);
    await query(
      `UPDATE watched_views SET generation = generation - interval '1 day', ran_at = NULL,
       kept = jsonb_set(kept, '{0}', kept->0 || jsonb_build_object('id', $1::text, 'title', $2::text))`,
      [other, title],
    );
    expect(await rounds.round()).toBe(1);
  },
  webhooksAll: () => THINGS.WEBHOOK_ID(),
  deliveriesLog: ({ WEBHOOK_ID }) => made(`/webhooks/${WEBHOOK_ID}/test`),
  deliveriesReplayAll: async ({ WEBHOOK_ID }) => {
    await made(`/webhooks/${WEBHOOK_ID}/test`);
    await query("UPDATE webhook_deliveries SET state = 'exhausted', next_try_at = NULL");
  },
  trackedPodcastsSettings: () => ada.call("put", `/tracked-podcasts/${show.id}`).expect(200),
  trackedPodcastsRestore: async () => {
    await ada.call("put", `/tracked-podcasts/${show.id}`).expect(200);
    await ada.call("delete", `/tracked-podcasts/${show.id}`).expect(204);
  },
};

/** All operations, each with its samples from the website's sources: for the sandbox if that can answer it, and for a key. */
async function reference() {
  const source = (name: string): Promise<unknown> => import(join(WEBSITE, "src/content/api", name));
  const { keySamples } = (await source("key-samples.ts")) as Samples;
  const { sampleOf } = (await source("endpoints.ts")) as Endpoints;
  const folder = join(WEBSITE, "content/reference");
  const operations = readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as ReferencePage)
    .flatMap((page) => page.operations)
    .filter((operation) => operation.method !== "EVENT");
  return operations.map((operation) => ({
    operation,
    inSandbox: sampleOf(operation),
    samples: keySamples(operation),
  }));
}

/** The sample as a reader runs it: with the key and the ids of an account. */
async function filled(code: string, id: string): Promise<string> {
  const things: Record<string, string> = {};
  for (const [name, make] of Object.entries<(earlier: Things) => Promise<string | undefined>>(THINGS))
    if (new RegExp(`\\b${name}\\b`).test(code)) things[name] = (await make(things)) ?? `no ${name}`;
  await BEFORE[id]?.(things);
  return Object.entries(things)
    .sort(([one], [other]) => other.length - one.length)
    .reduce((text, [name, value]) => text.replaceAll(name, value), code)
    .replaceAll("ek_live_YOUR_KEY", key)
    .replaceAll(OWN_ORIGIN, service.origin);
}

/** Whether a sample printed a successful answer of its operation. curl prints the body alone. */
function isAnswer(printed: string, { status, body }: ReferenceAnswer, language: Language): boolean {
  if (!status.startsWith("2")) return false;
  if (language !== "curl") return new RegExp(body ? `^${status} {` : `^${status}\n$`).test(printed);
  return body ? /^{(?!.*"status":[45]\d\d)/.test(printed) : printed === "";
}

for (const language of SAMPLE_LANGUAGES) {
  testOf(language)(`each endpoint that needs a key answers its sample in ${language}`, async () => {
    const endpoints = (await reference()).filter(({ inSandbox }) => inSandbox === undefined);
    expect(endpoints.length).toBeGreaterThan(40);
    const failed: string[] = [];
    for (const { operation, samples } of endpoints) {
      const { id, answers } = operation;
      const { code = "" } = samples.find((one) => one.language === language) ?? {};
      const program = await filled(code, id);
      const printed = await programs.run(language, program).catch((error: unknown) => `failed: ${String(error)}`);
      if (!answers.some((answer) => isAnswer(printed, answer, language))) failed.push(`${id}: ${printed}\n${program}`);
      await forget();
    }
    expect(failed).toEqual([]);
  });
}

/** Requests of examples that differ from the printed samples, whose answers have no entries. */
const ASKED: Readonly<Record<string, { readonly query?: string; readonly body?: object }>> = {
  changesPage: { query: "?since=sandbox-0&limit=2" },
};
/** What has empty lists in the sandbox comes from the live catalogue, or from one with a show that has its own feed. */
const ELSEWHERE: Readonly<Record<string, "live" | "feed">> = {
  homeRead: "live",
  podcast: "live",
  listItemsPage: "live",
  shortlistSum: "live",
  profile: "feed",
  profileHealth: "feed",
  alertsPage: "feed",
};
/** Has the format of a secret, but is clearly an example. */
const SECRET = `whsec_${"Example".repeat(4)}`;

const FEED = (items: string) => `<rss xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">
  <channel><title>Harbor Lights</title><description>The history of a port.</description><language>en</language>
  <itunes:author>Ann Lee</itunes:author><itunes:image href="https://shows.example/harbor-lights.jpg"/>
  <podcast:person role="host">Ann Lee</podcast:person>
  <podcast:funding url="https://shows.example/support">Support the show</podcast:funding>${items}</channel></rss>`; // prettier-ignore
const EPISODE = (day: number, title: string) => `<item><title>${title}</title><guid>harbor-lights-${day}</guid>
  <pubDate>${new Date(Date.UTC(2026, 8, day, 6)).toUTCString()}</pubDate><itunes:duration>1800</itunes:duration>
  <enclosure url="https://audio.example/harbor-lights-${day}.mp3" type="audio/mpeg"/>
  <podcast:person role="guest">Bo Ode</podcast:person></item>`;

/** Imports a show from a feed, which removes the demo's shows, and finds its second episode. */
async function importFeed(): Promise<void> {
  const episodes = [EPISODE(7, "The first pier"), EPISODE(14, "The lighthouse keeper")];
  const imported = async (count: number) => {
    const xml = Buffer.from(FEED(episodes.slice(0, count).join("")));
    const read = readFeed(xml, { now: new Date(), address: "https://feeds.example/harbor-lights.xml" });
    if (read.kind !== "podcast") throw new Error(read.reason);
    await importShows(service.database, [read.podcast]);
    return podcastId(read.podcast.key);
  };
  show = { id: await imported(1), episode: "harbor-lights-7" };
  await ada.call("put", `/tracked-podcasts/${show.id}`).expect(200);
  await imported(2);
  // This counts as a check, so the first person gets an alert. The feed itself cannot be read.
  await ben.call("put", `/tracked-podcasts/${show.id}`).expect(200);
  const chart = { kind: "chart", country: "us", genre: "History", place: 40, source: "Charts", at: 1_789_369_200 };
  await query("UPDATE catalogue.podcasts SET signals = $1", [JSON.stringify([chart])]);
  await query("UPDATE feed_reads SET tried_at = now(), read_at = now(), content_hash = 'hash'");
}

/** What a program sends and receives when it calls an operation; adds headers that are not as documented to `wrong`. */
async function exchange(
  { id, method, sample }: ReferenceOperation,
  inSandbox: SandboxSample | undefined,
  wrong: string[],
) {
  const asked = inSandbox
    ? {
        path: inSandbox.path.replace("{id}", "sandbox-01") + (ASKED[id]?.query ?? inSandbox.query),
        body: inSandbox.body && (JSON.parse(inSandbox.body) as unknown),
      }
    : (JSON.parse(await filled(JSON.stringify(sample), id)) as NonNullable<typeof sample>);
  const { path, body } = { ...asked, ...ASKED[id] };
  const response = await fetch(`${service.origin}/api/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${inSandbox ? TEST_KEY : key}`, "Content-Type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await response.text()).replaceAll(service.origin, OWN_ORIGIN).replaceAll(/whsec_[\w+/=]+/g, SECRET);
  if (!response.ok) throw new Error(`${id}: ${answer}`);
  const headers = headerDifferences(
    documented[id] ?? { responses: {} },
    response.status,
    response.headers.keys(),
    general,
  );
  if (headers.length > 0) wrong.push(`${id} ${response.status}: ${headers.join(" ")}`);
  return { ...(body !== undefined && { body }), ...(answer && { answer: JSON.parse(answer) as unknown }) };
}

test("the examples of the API's document are what programs send and receive, with the documented headers", async () => {
  const examples: Record<string, object> = {};
  const wrong: string[] = [];
  const all = await reference();
  // The sandbox first, because its lists would be forgotten too; the feed last, because importing it removes the demo's shows.
  for (const place of ["sandbox", "live", "feed"] as const) {
    if (place === "feed") await importFeed();
    for (const { operation, inSandbox } of all) {
      if (place !== (ELSEWHERE[operation.id] ?? (inSandbox ? "sandbox" : "live"))) continue;
      examples[operation.id] = await exchange(operation, place === "sandbox" ? inSandbox : undefined, wrong);
      if (place === "live") await forget();
    }
  }
  expect(wrong).toEqual([]);
  expectExamples("operations", examples);
});
