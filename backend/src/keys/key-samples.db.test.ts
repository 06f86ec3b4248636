import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TEST_KEY } from "@earshot/domain/keys/test-key";
import { KEY_SCOPES } from "@earshot/domain/shared/key-scopes";
import type { ReferenceAnswer, ReferenceOperation, ReferencePage } from "@earshot/domain/site/api-reference";
import { OWN_ORIGIN } from "@earshot/domain/site/page-metadata";
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
let ada: TestBrowser;
let key: string;
/** A show with an audience, and its episode with chapters and a transcript; and another show. */
let show: { readonly id: string; readonly episode: string };
let other: string;
beforeAll(async () => {
  programs = new SamplePrograms();
  service = await testService({ demo: true });
  ada = await newUser(service, "ada@example.org");
  const wanted = { name: "Samples", scopes: KEY_SCOPES, currentPassword: PASSWORD };
  key = (await made("/account/api-keys", wanted)).secret ?? "";
  await service.database.dataSource.query("UPDATE plans SET per_minute = 1000000, per_day = 1000000");
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
});
afterAll(async () => {
  await programs.remove();
  await service.close();
});

type Episode = { readonly id: string; readonly chapters?: unknown; readonly transcript?: unknown };
type Made = Readonly<Record<string, string | undefined>>;
const read = async <Answer>(path: string): Promise<Answer> => (await ada.get(path).expect(200)).body as Answer;
const made = async (path: string, body: object = {}) => (await ada.post(path, body)).body as Made;

/** An account has only a few webhooks, and one list of a name. */
async function forget(): Promise<void> {
  await service.database.dataSource.query("DELETE FROM webhook_endpoints");
  await service.database.dataSource.query("DELETE FROM lists");
}

/** Creates something for each word in capitals, in the order in which later ones need earlier ones. */
const THINGS: Readonly<Record<string, (earlier: Readonly<Record<string, string>>) => Promise<string | undefined>>> = {
  YOUR_HOST: async () => "hooks.example.org",
  PODCAST_ID: async () => show.id,
  EPISODE_ID: async () => encodeURIComponent(show.episode),
  LIST_ID: async () => (await made("/lists", { name: `List ${randomUUID()}` })).id,
  TARGET_LIST_ID: async () => (await made("/lists", { name: `List ${randomUUID()}` })).id,
  ITEM_ID: async ({ LIST_ID }) => itemIn(LIST_ID ?? (await made("/lists", { name: randomUUID() })).id),
  UNDO_ID: async () => {
    const { id: list } = await made("/lists", { name: randomUUID() });
    const removed = await ada.call("delete", `/lists/${list}/items/${await itemIn(list)}`).expect(200);
    return (removed.body as Made).undoId;
  },
  VIEW_ID: async () => {
    const id = randomUUID();
    await ada.call("put", `/saved-views/${id}`, { name: "Comedy", query: "term=comedy" }).expect(201);
    await ada.call("put", `/watched-views/${id}`).expect(204);
    return id;
  },
  WEBHOOK_ID: async () =>
    (await made("/webhooks", { url: "https://hooks.example.org", events: ["search.changed"] })).id,
  DELIVERY_ID: async ({ WEBHOOK_ID }) => (await made(`/webhooks/${WEBHOOK_ID}/test`)).deliveryId,
};
const itemIn = async (list = "") => (await made(`/lists/${list}/items`, { podcastId: other })).id;

/** What else has to be true before an operation can succeed. */
const BEFORE: Readonly<Record<string, (list: string) => Promise<unknown>>> = {
  plansPlan: (list) => itemIn(list),
  shortlistFreeze: (list) => itemIn(list),
  shortlistUnfreeze: async (list) => {
    await itemIn(list);
    await ada.post(`/lists/${list}/frozen`).expect(201);
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
  for (const [name, make] of Object.entries(THINGS))
    if (new RegExp(`\\b${name}\\b`).test(code)) things[name] = (await make(things)) ?? `no ${name}`;
  await BEFORE[id]?.(things.LIST_ID ?? "");
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

/** Queries of examples that differ from the printed samples: the first page of changes is empty. */
const ASKED: Readonly<Record<string, string>> = { changesPage: "?since=sandbox-0&limit=2" };
/** In the format of secrets, but clearly none. */
const SECRET = `whsec_${"Example".repeat(4)}`;

/** What a program sends and receives when it calls an operation. */
async function exchange({ id, method, sample }: ReferenceOperation, inSandbox: SandboxSample | undefined) {
  const { path, body } = inSandbox
    ? {
        path: inSandbox.path.replace("{id}", "sandbox-01") + (ASKED[id] ?? inSandbox.query),
        body: inSandbox.body && (JSON.parse(inSandbox.body) as unknown),
      }
    : (JSON.parse(await filled(JSON.stringify(sample), id)) as NonNullable<typeof sample>);
  const response = await fetch(`${service.origin}/api/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${inSandbox ? TEST_KEY : key}`, "Content-Type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await response.text()).replaceAll(service.origin, OWN_ORIGIN).replaceAll(/whsec_[\w+/=]+/g, SECRET);
  if (!response.ok) throw new Error(`${id}: ${answer}`);
  return { ...(body !== undefined && { body }), ...(answer && { answer: JSON.parse(answer) as unknown }) };
}

test("the examples of the API's document are what programs send and receive", async () => {
  const examples: Record<string, object> = {};
  const all = await reference();
  // The sandbox first: its lists would be forgotten too.
  for (const { operation, inSandbox } of [
    ...all.filter((one) => one.inSandbox),
    ...all.filter((one) => !one.inSandbox),
  ]) {
    examples[operation.id] = await exchange(operation, inSandbox);
    if (!inSandbox) await forget();
  }
  expectExamples("operations", examples);
});
