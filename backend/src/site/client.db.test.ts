import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { TEST_KEY } from "@earshot/domain/keys/test-key";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { earshot, EarshotError, pages } from "../../client/index.mjs";
import { testService, type TestService } from "../testing/test-service.js";

const FOLDER = new URL("../../client/", import.meta.url);
const TYPES = new URL("schema.d.mts", FOLDER);
const HEAD = "// Made from the OpenAPI document: see README.md. Do not edit.\n\n";

/** What a key may call: the rest is for the website. */
function forKeys(document: OpenAPI3): OpenAPI3 {
  const paths = Object.entries(document.paths ?? {}).map(([path, operations]) => {
    const open = Object.entries(operations).filter(([, { security = [] }]) =>
      (security as readonly object[]).some((one) => "key" in one),
    );
    return [path, Object.fromEntries(open)] as const;
  });
  return { ...document, paths: Object.fromEntries(paths.filter(([, open]) => Object.keys(open).length > 0)) };
}

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

test("the client's types are those of the API", async () => {
  const document = (await (await fetch(`${service.origin}/api/v1/openapi.json`)).json()) as OpenAPI3;
  const types = HEAD + astToString(await openapiTS(forKeys(document)));
  if (process.env.WRITE_CLIENT === "on") writeFileSync(TYPES, types);
  if (readFileSync(TYPES, "utf8") !== types)
    throw new Error(
      "backend/client/schema.d.mts is of an earlier API. Write it again: WRITE_CLIENT=on npm test -- client.db",
    );
});

test("the client asks with its key, walks pages, and throws what the API refuses", async () => {
  const client = earshot({ url: service.origin, key: TEST_KEY });
  const query = { term: "the", mode: "all", limit: "2" } as const;
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
  const stranger = earshot({ url: service.origin, key: `${TEST_KEY}x` });
  expect((await stranger.GET("/catalogue")).error).toMatchObject({ status: 401 });
});

test("the sample of its page runs as printed", async () => {
  const [, sample = ""] = /```js\n([^]*?)```/.exec(readFileSync(new URL("README.md", FOLDER), "utf8")) ?? [];
  const here = sample.replace("https://earshot.example", service.origin);
  // In the folder of the package, so that its own name leads to it.
  const cwd = fileURLToPath(FOLDER);
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", here], { cwd });
  expect(stdout).toMatch(/^.+: .+ listeners\n/);
  expect(stdout).toMatch(/\n\d+ shows in all pages\n$/);
});
