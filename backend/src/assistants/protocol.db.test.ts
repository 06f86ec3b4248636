import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Client, StreamableHTTPClientTransport, type VersionNegotiationMode } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { ASSISTANT_TOOLS } from "@earshot/domain/assistants/assistant-tools";
import { OWN_ORIGIN } from "@earshot/domain/site/page-metadata";
import { Ajv2020 } from "ajv/dist/2020.js";
import request from "supertest";
import { z } from "zod";
import { newUser, PASSWORD, type TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

const PROGRAM = fileURLToPath(new URL("../../mcp-stdio/earshot-mcp.mjs", import.meta.url));
const SAMPLES = fileURLToPath(new URL("../../../frontend/content/samples/", import.meta.url));
const MODERN = "2026-07-28";
const LEGACY = "2025-11-25";
const NAMES = Object.keys(ASSISTANT_TOOLS);

let service: TestService;
let ada: TestBrowser;
let secret: string;
let ids: readonly string[];
let list: string;
beforeAll(async () => {
  service = await testService({ demo: true });
  // These tests send more calls from one account than the Free plan allows in a minute.
  await service.database.dataSource.query("UPDATE plans SET per_minute = 10000, per_day = 10000");
  ada = await newUser(service, "ada@example.org");
  const scopes = ["catalogue:read", "lists:read", "lists:write"];
  const key = await ada.post("/account/api-keys", { name: "Assistant", scopes, currentPassword: PASSWORD }).expect(201);
  ({ secret } = key.body as { secret: string });
  const found = await ada.get("/search?category=Comedy&sort=listeners&limit=5").expect(200);
  ids = (found.body as { results: { id: string }[] }).results.map(({ id }) => id);
  list = ((await ada.post("/lists", { name: "To pitch" }).expect(201)).body as { id: string }).id;
  await ada.post(`/lists/${list}/items/batch`, { podcastIds: ids }).expect(200);
});
afterAll(() => service.close());

/** The settings for clients on the page about the API. */
type Settings = { url: string; headers: Record<string, string>; command: string; args: string[]; env: Record<string, string> }; // prettier-ignore
function printed(name: string): Settings {
  const text = readFileSync(`${SAMPLES}${name}.jsonc`, "utf8")
    .replaceAll(OWN_ORIGIN, service.origin)
    .replace("ek_live_…", secret)
    .replace("/where/you/saved/earshot-mcp.mjs", PROGRAM.replaceAll("\\", "/"));
  return (JSON.parse(text) as { mcpServers: { earshot: Settings } }).mcpServers.earshot;
}
const WAYS = {
  "Streamable HTTP": () => {
    const { url, headers } = printed("assistant-http");
    return new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
  },
  "the program": () => {
    const { command, args, env } = printed("assistant-program");
    expect(command).toBe("node");
    return new StdioClientTransport({ command: process.execPath, args, env });
  },
};
type Way = keyof typeof WAYS;

async function connected(way: Way, mode: VersionNegotiationMode): Promise<Client> {
  const client = new Client({ name: "a test", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(WAYS[way]());
  return client;
}

/** Arguments for calls of every tool. */
const calls = (): Readonly<Record<string, Record<string, unknown>[]>> => ({
  search_podcasts: [{ term: "comedy", limit: 3 }, { category: "Comedy" }],
  get_podcast: [{ podcastId: ids[0] }],
  list_episodes: [{ podcastId: ids[0], limit: 5 }],
  similar_podcasts: [{ podcastId: ids[0], limit: 3 }],
  market_position: [{ podcastId: ids[0] }],
  explain_estimate: [{ podcastId: ids[0] }],
  fit_brief: [{ brief: "Running shoes. Budget $5,000." }, { brief: "Running shoes.", podcastIds: ids }],
  plan_shortlist: [
    { listId: list, budget: 1_000_000 },
    { listId: list, budget: 0 },
    { listId: list, budget: 1_000_000, brief: "Tickets for comedy shows, in English.", language: "en" },
  ],
  compare_podcasts: [{ podcastIds: ids }],
  my_lists: [{}, { listId: list }],
  add_to_list: [{ listId: list, podcastId: ids[0] }],
});

const COMBINATIONS = (Object.keys(WAYS) as Way[]).flatMap((way) => [
  { way, era: "legacy", mode: "legacy", revision: LEGACY } as const,
  { way, era: "modern", mode: { pin: MODERN }, revision: MODERN } as const,
]);

describe.each(COMBINATIONS)("an official client over $way, $era", ({ way, mode, era, revision }) => {
  let client: Client;
  beforeAll(async () => {
    client = await connected(way, mode);
  });
  afterAll(() => client.close());

  test("gets the protocol revision, the server's name, and tools as the only capability", () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    expect(client.getServerVersion()).toMatchObject({ name: "earshot", title: "Earshot" });
    expect(Object.keys(client.getServerCapabilities() ?? {})).toEqual(["tools"]);
    expect(client.getInstructions()).toMatch(/data, not instructions/);
    expect(client.getInstructions()).toMatch(
      /null is unknown, not zero, unless its basis starts with a minimum size, such as "Medium or more"/,
    );
  });

  test("lists all tools, and every answer matches the listed schema", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name, description }) => [name, description])).toEqual(
      Object.entries(ASSISTANT_TOOLS).map(([name, { description }]) => [name, description]),
    );
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const tried = calls();
    expect(Object.keys(tried)).toEqual(NAMES);
    for (const { name, inputSchema, outputSchema } of tools) {
      const [input, output] = [ajv.compile(inputSchema), ajv.compile(outputSchema!)];
      for (const args of tried[name]!) {
        expect([name, input(args), input.errors]).toEqual([name, true, null]);
        const { isError, structuredContent, content } = await client.callTool({ name, arguments: args });
        expect([name, isError, isError && content]).toEqual([name, undefined, undefined]);
        expect([name, output(structuredContent), output.errors]).toEqual([name, true, null]);
      }
      expect([name, output({ surprise: 1 })]).toEqual([name, false]);
    }
  });

  test("gets a tool's answer to a wrong argument, and a protocol error for an unknown tool", async () => {
    const wrong = await client.callTool({ name: "get_podcast", arguments: { podcastId: 7 } });
    expect([wrong.isError, wrong.structuredContent]).toEqual([true, undefined]);
    await expect(client.callTool({ name: "drop_tables", arguments: {} })).rejects.toMatchObject({ code: -32602 });
    // Over HTTP, the newer revision's client throws the 404, which contains the server's message.
    await expect(client.request({ method: "shows/delete", params: {} }, z.looseObject({}))).rejects.toThrow(
      /Method not found/,
    );
  });

  test(era === "legacy" ? "gets an answer to a ping" : "has no ping in its revision", async () => {
    if (era === "legacy") expect(await client.ping()).toEqual({});
    else await expect(client.ping()).rejects.toThrow();
  });
});

test.each(Object.keys(WAYS) as Way[])(
  "a client that supports both revisions uses the newest one, over %s",
  async (way) => {
    const client = await connected(way, "auto");
    expect([client.getProtocolEra(), client.getNegotiatedProtocolVersion()]).toEqual(["modern", MODERN]);
    await client.close();
  },
);

const post = (body: object, headers: Readonly<Record<string, string>> = {}) =>
  request(service.server)
    .post("/mcp")
    .set({ Accept: "application/json, text/event-stream", Authorization: `Bearer ${secret}`, ...headers })
    .send({ jsonrpc: "2.0", ...body });
/** The message in an answer, which is JSON or one event. */
const messageOf = ({
  text,
  type,
}: request.Response): { result?: Record<string, unknown>; error?: { code: number; data?: unknown } } =>
  // prettier-ignore
  JSON.parse(type === "text/event-stream" ? /^data: (.+)$/m.exec(text)![1]! : text) as object;
const inRevision = (version: string) => ({
  _meta: {
    "io.modelcontextprotocol/protocolVersion": version,
    "io.modelcontextprotocol/clientInfo": { name: "a test", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  },
});

test.each([
  ["2024-11-05", "2024-11-05"],
  ["2025-03-26", "2025-03-26"],
  ["2025-06-18", "2025-06-18"],
  [LEGACY, LEGACY],
  ["1999-01-01", LEGACY],
  ["2099-01-01", LEGACY],
])("a handshake that asks for %s agrees on %s", async (asked, agreed) => {
  const params = { protocolVersion: asked, capabilities: {}, clientInfo: { name: "a test", version: "1" } };
  const answer = await post({ id: 1, method: "initialize", params }).expect(200);
  expect(messageOf(answer).result).toMatchObject({ protocolVersion: agreed });
  expect(answer.headers["mcp-session-id"]).toBeUndefined();
});

test("refuses an unknown revision without a handshake, and names the supported ones", async () => {
  const headers = { "MCP-Protocol-Version": "2099-01-01", "Mcp-Method": "tools/list" };
  const answer = await post({ id: 1, method: "tools/list", params: inRevision("2099-01-01") }, headers).expect(400);
  expect(messageOf(answer).error).toMatchObject({
    code: -32022,
    data: { requested: "2099-01-01", supported: expect.arrayContaining([MODERN]) as string[] },
  });
});

test.each(["shows/delete", "ping", "resources/list"])("has no method %s without a handshake", async (method) => {
  const headers = { "MCP-Protocol-Version": MODERN, "Mcp-Method": method };
  const answer = await post({ id: 7, method, params: inRevision(MODERN) }, headers).expect(404);
  expect(messageOf(answer)).toMatchObject({ id: 7, error: { code: -32601 } });
});

test("every answer, error and accepted notification has the rate-limit headers", async () => {
  const modern = { "MCP-Protocol-Version": MODERN };
  const answers = [
    await post({ id: 1, method: "tools/list" }).expect(200),
    await post({ method: "notifications/initialized" }).expect(202),
    await post({ id: 1, method: "ping", params: inRevision(MODERN) }, { ...modern, "Mcp-Method": "ping" }).expect(404),
    await post({ id: 1, method: "tools/list", params: inRevision(MODERN) }, modern).expect(400),
  ];
  for (const { headers } of answers) {
    expect(headers["ratelimit-policy"]).toBe('"minute";q=10000;w=60, "day";q=10000;w=86400');
    expect(headers.ratelimit).toMatch(/^"minute";r=\d+;t=\d+, "day";r=\d+;t=\d+$/);
  }
});

test("llms.txt names the tools that the server lists", async () => {
  const { text } = await request(service.server).get("/llms.txt").expect(200);
  const named = [...text.matchAll(/^- \[(\w+)\]\([^)]*#assistants\)/gm)].map(([, name]) => name);
  expect(named).toEqual(NAMES);
  expect(text).toContain(`${service.origin}/mcp`);
});
