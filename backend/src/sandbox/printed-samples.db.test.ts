import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { OWN_ORIGIN } from "@earshot/domain/site/page-metadata";
import { testService, type TestService } from "../testing/test-service.js";

const WEBSITE = join(import.meta.dirname, "../../../frontend");
const LANGUAGES = {
  curl: { command: "sh", probe: ["curl", "--version"], file: "sample.sh" },
  JavaScript: { command: process.execPath, probe: [process.execPath, "--version"], file: "sample.mjs" },
  Python: { command: "python3", probe: ["python3", "--version"], file: "sample.py" },
} as const;
type Language = keyof typeof LANGUAGES;

let service: TestService;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "earshot-samples-"));
  service = await testService();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await service.close();
});

/** What a sample prints if it is run exactly as printed on the page. Rejects if it fails. */
async function run(language: Language, code: string): Promise<string> {
  const { command, file } = LANGUAGES[language];
  const path = join(folder, file);
  writeFileSync(path, code.replaceAll(OWN_ORIGIN, service.origin));
  // The test runner turns colors on, and Node would color numbers.
  const env = { PATH: process.env.PATH, NO_COLOR: "1" };
  return (await promisify(execFile)(command, [path], { encoding: "utf8", timeout: 20_000, env })).stdout;
}

function isHere(language: Language): boolean {
  const [command, ...parameters] = LANGUAGES[language].probe;
  try {
    execFileSync(command, parameters);
    return true;
  } catch {
    return false;
  }
}

/** Skips what this machine cannot run, and gives the reason. */
const testOf = (language: Language) => {
  if (isHere(language)) return test;
  process.stderr.write(
    `skipped: the samples in ${language}, because there is no ${LANGUAGES[language].probe[0]} here\n`,
  );
  return test.skip;
};

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

type Request = { readonly method: string; readonly path: string };
type Groups = readonly { readonly operations: readonly Request[] }[];
type Endpoints = { readonly sampleOf: (operation: Request) => Request | undefined };
type Samples = {
  readonly requestSamples: (request: Request) => readonly { readonly language: Language; readonly code: string }[];
};

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

for (const language of ["curl", "JavaScript", "Python"] as const) {
  testOf(language)(`each endpoint of the reference answers its sample in ${language}`, async () => {
    const endpoints = await reference();
    expect(endpoints.length).toBeGreaterThan(10);
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
