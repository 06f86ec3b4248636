import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { keyRelay, type KeyRelay } from "../testing/key-relay.js";
import { newUser, PASSWORD } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

const require = createRequire(import.meta.url);
const SUITE = dirname(require.resolve("@modelcontextprotocol/conformance/package.json"));

/** Scenarios of the suite in addition to those that a revision requires. */
const REVISIONS = {
  "2025-11-25": ["server-session-lifecycle"],
  "2026-07-28": ["http-header-validation"],
} as const;
type Revision = keyof typeof REVISIONS;

const OWN_TOOL = "It calls a tool of the suite's own example server.";
const ASKS_BACK = "It calls a tool of the example server that asks the client something. No tool of Earshot does.";
const NO_RESOURCES = "Earshot has no resources.";
const NO_PROMPTS = "Earshot has no prompts.";
/** Scenarios that do not apply, each with its reason. */
const SKIPPED: Readonly<Record<string, string>> = {
  "tools-call-simple-text": OWN_TOOL,
  "tools-call-image": OWN_TOOL,
  "tools-call-audio": OWN_TOOL,
  "tools-call-embedded-resource": OWN_TOOL,
  "tools-call-mixed-content": OWN_TOOL,
  "tools-call-with-logging": OWN_TOOL,
  "tools-call-error": OWN_TOOL,
  "tools-call-with-progress": OWN_TOOL,
  "tools-call-sampling": ASKS_BACK,
  "tools-call-elicitation": ASKS_BACK,
  "elicitation-sep1034-defaults": ASKS_BACK,
  "elicitation-sep1330-enums": ASKS_BACK,
  "logging-set-level": "Earshot sends no log messages to clients.",
  "completion-complete": "Completion is for prompts and resources. Earshot has neither.",
  "resources-list": NO_RESOURCES,
  "resources-read-text": NO_RESOURCES,
  "resources-read-binary": NO_RESOURCES,
  "resources-templates-read": NO_RESOURCES,
  "resources-subscribe": NO_RESOURCES,
  "resources-unsubscribe": NO_RESOURCES,
  "sep-2164-resource-not-found": NO_RESOURCES,
  "prompts-list": NO_PROMPTS,
  "prompts-get-simple": NO_PROMPTS,
  "prompts-get-with-args": NO_PROMPTS,
  "prompts-get-embedded-resource": NO_PROMPTS,
  "prompts-get-with-image": NO_PROMPTS,
  "input-required-result-basic-elicitation": ASKS_BACK,
  "input-required-result-basic-sampling": ASKS_BACK,
  "input-required-result-basic-list-roots": ASKS_BACK,
  "input-required-result-request-state": ASKS_BACK,
  "input-required-result-multiple-input-requests": ASKS_BACK,
  "input-required-result-multi-round": ASKS_BACK,
  "input-required-result-missing-input-response": ASKS_BACK,
  "input-required-result-non-tool-request": ASKS_BACK,
  "input-required-result-result-type": ASKS_BACK,
  "input-required-result-tampered-state": ASKS_BACK,
  "input-required-result-capability-check": ASKS_BACK,
  "input-required-result-ignore-extra-params": ASKS_BACK,
  "input-required-result-validate-input": ASKS_BACK,
};
const OWN_TOOLS = "It needs a tool of the suite's own example server.";
const NO_SUBSCRIPTIONS = "Nothing that a client could wait for changes, so subscriptions are refused.";
/** Checks that do not apply, in scenarios that otherwise do. */
const SKIPPED_CHECKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "2025-11-25 server-sse-multiple-streams": { "server-sse-multiple-streams-session": "Earshot keeps no sessions." },
  "2026-07-28 caching": {
    "sep-2549-prompts-list-caching-hints": NO_PROMPTS,
    "sep-2549-resources-list-caching-hints": NO_RESOURCES,
    "sep-2549-resources-templates-list-caching-hints": NO_RESOURCES,
  },
  "2026-07-28 server-stateless": {
    "sep-2575-server-rejects-undeclared-capability": OWN_TOOLS,
    "sep-2575-missing-capability-http-400": OWN_TOOLS,
    "sep-2575-http-server-no-independent-requests-on-stream": OWN_TOOLS,
    "sep-2575-server-no-log-without-loglevel": OWN_TOOLS,
    "sep-2575-server-sends-subscription-ack": NO_SUBSCRIPTIONS,
    "sep-2575-server-tags-subscription-id": NO_SUBSCRIPTIONS,
  },
};

type Check = { readonly id: string; readonly status: string; readonly errorMessage?: string };

let service: TestService;
let relay: KeyRelay;
let folder: string;
beforeAll(async () => {
  service = await testService({ demo: true });
  await service.database.dataSource.query("UPDATE plans SET per_minute = 10000, per_day = 10000");
  const ada = await newUser(service, "ada@example.org");
  const body = { name: "Suite", scopes: ["catalogue:read"], currentPassword: PASSWORD };
  const { secret } = (await ada.post("/account/api-keys", body).expect(201)).body as { secret: string };
  relay = await keyRelay(service.origin, secret);
  folder = mkdtempSync(join(tmpdir(), "earshot-conformance-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await relay.close();
  await service.close();
});

/** The scenarios for servers that a revision requires, as listed in the suite. */
function required(revision: Revision): string[] {
  const [, list = ""] = /^server:\n((?: {2}- .+\n)+)/m.exec(readFileSync(join(SUITE, "requirements", `${revision}.yaml`), "utf8")) ?? []; // prettier-ignore
  return [...list.matchAll(/- (\S+)/g)].map(([, name = ""]) => name);
}
const scenariosOf = (revision: Revision) => [...required(revision), ...REVISIONS[revision]];

/** The folder of each scenario's results, by its name. One process runs all scenarios of a revision: starting it takes longest. */
async function resultsOf(revision: Revision): Promise<ReadonlyMap<string, string>> {
  const out = join(folder, revision);
  const args = ["server", "--url", `${relay.origin}/mcp`, "--requirements", revision, "-o", out];
  // It exits with an error if a check fails; its files tell which.
  await once(spawn(process.execPath, [join(SUITE, "dist/index.js"), ...args], { stdio: "ignore" }), "close");
  return new Map(readdirSync(out).map((run) => [run.replace(/^server-|-\d{4}-\d\d-\d\dT.*$/g, ""), join(out, run)]));
}

const results = new Map<Revision, ReturnType<typeof resultsOf>>();

/** Empty if the suite did not run the scenario to its end. */
async function checksOf(revision: Revision, scenario: string): Promise<Check[]> {
  const running = results.get(revision) ?? resultsOf(revision);
  results.set(revision, running);
  const file = join((await running).get(scenario) ?? "", "checks.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Check[]) : [];
}

const CASES = (Object.keys(REVISIONS) as Revision[]).flatMap((revision) =>
  scenariosOf(revision)
    .filter((scenario) => !Object.hasOwn(SKIPPED, scenario))
    .map((scenario) => [revision, scenario] as const),
);

test.each(CASES)("passes the official test suite: %s, %s", async (revision, scenario) => {
  const checks = await checksOf(revision, scenario);
  expect(checks.length).toBeGreaterThan(0);
  const skipped = SKIPPED_CHECKS[`${revision} ${scenario}`] ?? {};
  const failing = checks.filter(({ status }) => status === "FAILURE" || status === "WARNING");
  expect(failing.filter(({ id }) => !Object.hasOwn(skipped, id))).toEqual([]);
  // A check that passes now must no longer be listed as skipped.
  expect(Object.keys(skipped).filter((id) => !failing.some((check) => check.id === id))).toEqual([]);
});

test("every skipped scenario and every scenario with a skipped check exists", () => {
  const known = new Set((Object.keys(REVISIONS) as Revision[]).flatMap(scenariosOf));
  expect(Object.keys(SKIPPED).filter((scenario) => !known.has(scenario))).toEqual([]);
  const tried = CASES.map(([revision, scenario]) => `${revision} ${scenario}`);
  expect(tried).toEqual(expect.arrayContaining(Object.keys(SKIPPED_CHECKS)));
});
