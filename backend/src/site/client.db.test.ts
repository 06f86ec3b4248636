import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { TEST_KEY } from "@earshot/domain/keys/test-key";
import { apiReference, type OpenApiDocument } from "@earshot/domain/site/api-reference";
import { API_TAGS } from "@earshot/domain/site/api-tags";
import { OWN_ORIGIN } from "@earshot/domain/site/page-metadata";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { dataOf, earshot, EarshotError, pages } from "../../client/index.mjs";
import { installedPackages } from "../testing/installed-packages.js";
import { testService, type TestService } from "../testing/service/test-service.js";

const FOLDER = new URL("../../client/", import.meta.url);
const TSC = fileURLToPath(new URL("../../../node_modules/typescript/bin/tsc", import.meta.url));
const TYPES = new URL("schema.d.mts", FOLDER);
const REFERENCE = new URL("../../../frontend/content/reference/", import.meta.url);
const HEAD = "// Made from the OpenAPI document: see README.md. Do not edit.\n\n";

type Response = { readonly description: string; readonly headers?: object; readonly content?: object };
type Operation = { readonly responses: Readonly<Record<string, Response>> };

/**
 * openapi-fetch gives headers no types, so they are left out. Responses without data are the same in all operations, so the types
 * define each kind once.
 */
const ALIKE = {
  Refused: { content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } } },
  Empty: {},
};

function named({ description, headers: _headers, ...response }: Response): object {
  const alike = Object.entries(ALIKE).find(([, one]) => isDeepStrictEqual(response, one));
  return { ...(alike ? { $ref: `#/components/responses/${alike[0]}` } : response), description };
}

/** The document with short responses. */
function shortened(document: OpenAPI3): OpenAPI3 {
  const paths = Object.entries(document.paths ?? {}).map(([path, operations]) => {
    const short = Object.entries(operations as Record<string, Operation>).map(
      ([method, { responses, ...operation }]) => {
        const answers = Object.entries(responses).map(([status, response]) => [status, named(response)]);
        return [method, { ...operation, responses: Object.fromEntries(answers) as object }];
      },
    );
    return [path, Object.fromEntries(short) as object];
  });
  const responses = Object.entries(ALIKE).map(([name, one]) => [name, { description: name, ...one }]);
  const { headers: _headers, ...components } = document.components ?? {};
  return {
    ...document,
    components: { ...components, responses: Object.fromEntries(responses) },
    paths: Object.fromEntries(paths) as OpenAPI3["paths"],
  };
}

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

async function apiDocument(): Promise<unknown> {
  const text = await (await fetch(`${service.origin}/api/v1/openapi.json`)).text();
  return JSON.parse(text.replaceAll(service.origin, OWN_ORIGIN)) as unknown;
}

/** Compares a generated file with what the API's document generates now; WRITE_CLIENT=on writes it. */
function expectUpToDate(file: URL, text: string): void {
  if (process.env.WRITE_CLIENT === "on") writeFileSync(file, text);
  if (readFileSync(file, "utf8") !== text)
    throw new Error(`${file.pathname} is of an earlier API. Write it again: WRITE_CLIENT=on npm test -- client.db`);
}

test("the client's types are those of the API", async () => {
  // Without the examples, which would be most of the file.
  const text = JSON.stringify(await apiDocument(), (key, value: unknown) => (key === "example" ? undefined : value));
  const document = shortened(JSON.parse(text) as OpenAPI3);
  expectUpToDate(TYPES, HEAD + astToString(await openapiTS(document)));
});

test("the reference on the website is that of the API", async () => {
  const pages = apiReference((await apiDocument()) as OpenApiDocument);
  expect(pages.map(({ tag }) => tag)).toEqual(API_TAGS.map(({ name }) => name));
  const json = (value: unknown) => `${JSON.stringify(value, undefined, 1)}\n`;
  for (const page of pages) expectUpToDate(new URL(`${page.tag.toLowerCase()}.json`, REFERENCE), json(page));
  const list = pages.map(({ tag, operations }) => ({
    tag,
    operations: operations.map(({ id, method, path, summary }) => ({ id, method, path, summary })),
  }));
  expectUpToDate(new URL("../reference-index.json", REFERENCE), json(list));
});

test("the client sends its key, follows pages, and throws the API's errors", async () => {
  const client = earshot({ url: service.origin, key: TEST_KEY });
  const query = { term: "the", mode: "all", limit: 2 } as const;
  const first = await client.GET("/search", { params: { query } });
  const titles: string[] = [];
  for await (const page of pages((cursor) => client.GET("/search", { params: { query: { ...query, cursor } } })))
    titles.push(...page.results.map(({ title }) => title));
  expect(titles.length).toBeGreaterThan(2);
  expect(titles).toHaveLength(first.data?.total.value ?? 0);

  const blank = pages((cursor) => client.GET("/search", { params: { query: { term: "", cursor } } }));
  const refusal: unknown = await blank.next().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(EarshotError);
  expect(refusal).toMatchObject({ status: 422, code: "search.blank" });
  const limited: unknown = await dataOf(client.GET("/search", { params: { query: { term: "sandbox:429" } } })).catch(
    (error: unknown) => error,
  );
  expect(limited).toMatchObject({ status: 429, code: "limit.exceeded", retryAfter: expect.any(Number) as number });
  const stranger = earshot({ url: service.origin, key: `${TEST_KEY}x` });
  expect((await stranger.GET("/catalogue")).error).toMatchObject({ status: 401 });
});

describe("installed from what npm packs", () => {
  const page = readFileSync(new URL("README.md", FOLDER), "utf8");
  const samples = (language: string) =>
    [...page.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, "g"))].map(([, text = ""]) =>
      text.replace("https://earshot.example", service.origin),
    );
  let project: Awaited<ReturnType<typeof installedPackages>>;
  beforeAll(async () => {
    const needed = ["openapi-fetch", "openapi-typescript-helpers"].map((name) => `node_modules/${name}`);
    project = await installedPackages("backend/client", ...needed);
  });
  afterAll(() => project.remove());

  test("the samples on its page run as printed", async () => {
    const outputs: string[] = [];
    for (const sample of samples("js"))
      outputs.push((await project.run(process.execPath, "--input-type=module", "-e", sample)).stdout);
    expect(outputs).toEqual([
      expect.stringMatching(/^(?:.+: .+ listeners\n){3}3 shows in all pages\n$/),
      "404 podcast.unknown: No podcast found.\n",
    ]);
  });

  test("its types are packed, and refuse what the API refuses", async () => {
    const wrong = [
      'client.GET("/search", { params: { query: { limit: "5" } } });',
      'client.GET("/search", { params: { query: { facets: "1" } } });',
      'client.GET("/podcasts/{id}", {});',
      'client.GET("/account", {});',
      "const id: LookedUp = 1;",
    ];
    const client = `import { earshot } from "@earshot/client";\nconst client = earshot({ url: "${service.origin}" });`;
    const right = 'client.GET("/search", { params: { query: { limit: 5, facets: true, minPopularity: 6.5 } } });';
    const text = [
      ...samples("ts"),
      client,
      right,
      "export const shows: Podcast[] = []; export const found: Found[] = shows;",
      ...wrong.map((line) => `// @ts-expect-error refused\n${line}`),
    ].join("\n");
    for (const [at, sample] of samples("js").entries()) await project.write(`sample-${at}.mts`, sample);
    await project.write("typed.mts", text);
    const options = [
      "--noEmit",
      "--strict",
      "--module",
      "nodenext",
      "--target",
      "es2022",
      "--lib",
      "es2022,dom",
      "--skipLibCheck",
    ];
    const files = ["typed.mts", ...samples("js").map((_, at) => `sample-${at}.mts`)];
    await project.run(process.execPath, TSC, ...options, ...files).catch((error: { stdout: string }) => {
      throw new Error(error.stdout);
    });
  });
});
