import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { OWN_ORIGIN } from "@earshot/domain/site/page-metadata";
import { freePort } from "../free-port.js";
import {
  type Language,
  type PrintedSample,
  SAMPLE_LANGUAGES,
  SamplePrograms,
  testOf,
  WEBSITE,
} from "../testing/sample-programs.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { until } from "../testing/until.js";
import { signatureHeaders, webhookSecret } from "../webhooks/webhook-signature.js";

let service: TestService;
let programs: SamplePrograms;
beforeAll(async () => {
  programs = new SamplePrograms();
  service = await testService();
});
afterAll(async () => {
  await programs.remove();
  await service.close();
});

/** What a sample prints if it is run exactly as printed on the page. Rejects if it fails. */
const run = (language: Language, code: string) => programs.run(language, code.replaceAll(OWN_ORIGIN, service.origin));

const sample = (name: string) => readFileSync(join(WEBSITE, "content/samples", name), "utf8");

testOf("curl")("the first request finds shows of the sandbox", async () => {
  const { results } = JSON.parse(await run("curl", sample("quickstart.sh"))) as { results: { id: string }[] };
  expect(results.map(({ id }) => id.slice(0, 8))).toEqual(["sandbox-", "sandbox-", "sandbox-"]);
});

const PROGRAMS = ["search", "pages", "show"];

test.each(PROGRAMS)("the program %s runs in JavaScript", async (name) => {
  expect((await run("JavaScript", sample(`${name}.mjs`))).trim().split("\n").length).toBeGreaterThan(1);
});

testOf("Python").each(PROGRAMS)("the program %s prints the same in Python", async (name) => {
  expect(await run("Python", sample(`${name}.py`))).toBe(await run("JavaScript", sample(`${name}.mjs`)));
});

type Sent = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

/** The statuses with which a receiver answers messages, and what it prints. */
async function received(language: Language, name: string, secret: string, messages: readonly Sent[]) {
  const { command, path } = programs.saved(language, sample(name));
  const port = await freePort("127.0.0.1");
  const env = { PATH: process.env.PATH, NO_COLOR: "1", PORT: String(port), WEBHOOK_SECRET: secret };
  const receiver = spawn(command, [path], { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((done) => receiver.once("close", done));
  let printed = "";
  receiver.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const statuses: number[] = [];
  try {
    for (const message of messages) {
      const send = () => fetch(`http://127.0.0.1:${port}`, { method: "POST", ...message }).catch(() => undefined);
      statuses.push((await until(send)).status);
    }
  } finally {
    receiver.kill("SIGKILL");
    await ended;
  }
  return { statuses, printed: printed.trim().split("\n") };
}

for (const [language, name] of [
  ["JavaScript", "webhook.mjs"],
  ["Python", "webhook.py"],
] as const) {
  testOf(language)(`the receiver of webhooks in ${language} accepts our signatures, and no others`, async () => {
    const secret = webhookSecret();
    const message = { id: "msg_1", at: new Date(), body: '{"type":"webhook.test","title":"Größe"}' };
    const signed = (secrets: readonly string[], { body, ...rest }: typeof message): Sent => ({
      body,
      headers: signatureHeaders(secrets, { ...rest, body }),
    });
    const sent = signed([secret], message);
    const old = { ...message, at: new Date(Date.now() - 600_000) };
    const answers = await received(language, name, secret, [
      sent,
      // After a rotation there are two signatures.
      signed([webhookSecret(), secret], { ...message, body: message.body.replace("webhook.test", "podcast.changed") }),
      signed([webhookSecret()], message),
      { ...sent, body: `${sent.body} ` },
      { ...sent, headers: { ...sent.headers, "webhook-id": "msg_2" } },
      signed([secret], old),
      { body: sent.body, headers: {} },
    ]);
    expect(answers).toEqual({
      statuses: [204, 204, 401, 401, 401, 401, 401],
      printed: ["webhook.test", "podcast.changed"],
    });
  });
}

type Request = { readonly method: string; readonly path: string };
type Groups = readonly { readonly operations: readonly Request[] }[];
type Endpoints = { readonly sampleOf: (operation: Request) => Request | undefined };
type Samples = { readonly requestSamples: (request: Request) => readonly PrintedSample[] };

/** The samples on the API reference page, from the website's sources. */
async function reference() {
  const source = (name: string): Promise<unknown> => import(join(WEBSITE, "src/content/api", name));
  const { sampleOf } = (await source("endpoints.ts")) as Endpoints;
  const { requestSamples } = (await source("request-samples.ts")) as Samples;
  const groups = JSON.parse(readFileSync(join(WEBSITE, "content/reference-index.json"), "utf8")) as Groups;
  const requests = groups.flatMap(({ operations }) => operations).flatMap((operation) => sampleOf(operation) ?? []);
  return requests.map((request) => ({
    name: `${request.method} ${request.path}`,
    samples: requestSamples(request),
  }));
}

for (const language of SAMPLE_LANGUAGES) {
  testOf(language)(`each endpoint of the reference answers its sample in ${language}`, async () => {
    const endpoints = await reference();
    expect(endpoints.length).toBeGreaterThan(20);
    const failed: string[] = [];
    for (const { name, samples } of endpoints) {
      const { code = "" } = samples.find((one) => one.language === language) ?? {};
      const printed = await run(language, code).catch((error: unknown) => `failed: ${String(error)}`);
      // A problem document has a status; no successful answer of these endpoints does.
      if (!printed.startsWith("{") || /["']?status["']?: ?[45]\d\d/.test(printed)) failed.push(`${name}: ${printed}`);
    }
    expect(failed).toEqual([]);
  });
}
