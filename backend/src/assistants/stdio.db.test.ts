import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { installedPackages } from "../testing/installed-packages.js";
import { newUser, PASSWORD } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

const PROXY = fileURLToPath(new URL("../../mcp-stdio/earshot-mcp.mjs", import.meta.url));

let service: TestService;
let secret: string;
beforeAll(async () => {
  service = await testService({ demo: true });
  const ada = await newUser(service, "ada@example.org");
  const body = { name: "Assistant", scopes: ["catalogue:read"], currentPassword: PASSWORD };
  ({ secret } = (await ada.post("/account/api-keys", body).expect(201)).body as { secret: string });
});
afterAll(() => service.close());

type Program = { readonly command: string; readonly args: string[]; readonly cwd?: string };
const ALONE: Program = { command: process.execPath, args: [PROXY] };

async function started(key: string, era: "legacy" | "modern", url = service.origin, program = ALONE): Promise<Client> {
  const mode = era === "legacy" ? "legacy" : { pin: "2026-07-28" };
  const client = new Client({ name: "a test", version: "1" }, { versionNegotiation: { mode } });
  const env = { EARSHOT_API_KEY: key, EARSHOT_URL: url };
  await client.connect(new StdioClientTransport({ ...program, env }));
  return client;
}

test.each(["modern", "legacy"] as const)("a client of the %s era calls tools through the program", async (era) => {
  const client = await started(secret, era);
  const { tools } = await client.listTools();
  expect(tools).toHaveLength(10);
  const terms = ["comedy", "history", "science", "running"];
  const calls = terms.map((term) => client.callTool({ name: "search_podcasts", arguments: { term, limit: 2 } }));
  for (const { isError, structuredContent } of await Promise.all(calls)) {
    expect(isError).toBeFalsy();
    expect(structuredContent).toMatchObject({ results: expect.any(Array) as object[] });
  }
  await client.close();
});

test("the packed npm package starts by its name in an empty folder", async () => {
  const { folder, remove } = await installedPackages("backend/mcp-stdio");
  try {
    const program = { command: "npx", args: ["--offline", "@earshot/mcp"], cwd: folder };
    const client = await started(secret, "modern", service.origin, program);
    expect((await client.listTools()).tools).toHaveLength(10);
    const { structuredContent } = await client.callTool({ name: "search_podcasts", arguments: { term: "history" } });
    expect(structuredContent).toMatchObject({ results: expect.any(Array) as object[] });
    await client.close();
  } finally {
    await remove();
  }
});

test("a refused key and a missing service are explained", async () => {
  await expect(started(`${secret}x`, "legacy")).rejects.toThrow(/key\.invalid/);
  await expect(started(secret, "legacy", "http://localhost:1")).rejects.toThrow(/did not respond at http:/);
});

test("answers lines that are not messages, and continues", () => {
  const input = ["null", "[]", '"text"', "{", ""].join("\n");
  const env = { EARSHOT_API_KEY: secret, EARSHOT_URL: service.origin };
  const { stdout, status } = spawnSync(process.execPath, [PROXY], { input, env, encoding: "utf8" });
  const codes = stdout.trim().split("\n").map((line) => (JSON.parse(line) as { error: { code: number } }).error.code); // prettier-ignore
  expect([codes, status]).toEqual([[-32600, -32600, -32600, -32700], 0]);
});
