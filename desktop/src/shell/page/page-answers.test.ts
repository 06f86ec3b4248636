import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Connection } from "../../system/connection.node";
import { PageAnswers } from "./page-answers.node";

let folder: string;
let requests: string[];
let line: "open" | "cut";
let answerWith: () => Response;
/** Whether the server responds when the app asks only that. */
let responds: boolean;
const notified: string[] = [];
let pages: PageAnswers;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "earshot-page-"));
  const page = join(folder, "page");
  mkdirSync(join(page, "assets"), { recursive: true });
  mkdirSync(join(page, ".pages"));
  writeFileSync(join(page, "index.html"), "<!doctype html><head><!--head--></head>");
  writeFileSync(join(page, "theme.js"), "theme()");
  writeFileSync(join(page, "assets", "index-A1.js"), "run()");
  writeFileSync(join(page, ".pages", "landing.html"), "hidden");
  writeFileSync(join(page, "tool.exe"), "no type");
  writeFileSync(join(folder, "secret.js"), "secret");
  symlinkSync(join(folder, "secret.js"), join(page, "link.js"));
  requests = [];
  line = "open";
  answerWith = () => new Response("from the server", { headers: { "content-type": "text/html" } });
  responds = false;
  notified.length = 0;
  const proxy = {
    answer: async (request: Request) => {
      if (line === "cut") throw new TypeError("fetch failed");
      requests.push(new URL(request.url).pathname);
      return answerWith();
    },
  };
  const connection = new Connection(
    () => Promise.resolve(responds),
    (online) => void notified.push(online ? "online" : "offline"),
  );
  pages = new PageAnswers(page, proxy, connection, async ({ url }) => {
    if (url.endsWith("/broken")) throw new Error("The process ended.");
    if (url.endsWith("/missing")) return Response.json({ code: "podcast.unknown" }, { status: 404 });
    return url.endsWith("/known") ? Response.json({ from: "this device" }) : undefined;
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const ask = (address: string, headers: Record<string, string> = {}) =>
  pages.answer(new Request(address, { headers: { "sec-fetch-dest": "script", ...headers } }));
const open = (address: string) => ask(address, { "sec-fetch-dest": "document" });

test.each(["earshot://app/", "earshot://app/home?term=x", "earshot://app/podcast/abc", "earshot://app/api/v1/search"])(
  "opens the website's document at %s",
  async (address) => {
    const answer = await open(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("<title>Earshot</title>");
    expect(requests).toEqual([]);
  },
);

test("the document's policy allows only its own scripts", async () => {
  const policy = (await open("earshot://app/")).headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-|script-src[^;]*(?:nonce|https?:|data:|\*)/);
});

test("each document has a new nonce, the same in its head and its policy", async () => {
  const nonces = await Promise.all(
    ["a", "b"].map(async (path) => {
      const answer = await open(`earshot://app/${path}`);
      const [, nonce] = /nonce="([^"]+)"/.exec(await answer.text()) ?? [];
      expect(answer.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
      return nonce;
    }),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
});

test("returns the files of the build with their types", async () => {
  const answer = await ask("earshot://app/assets/index-A1.js");
  expect(await answer.text()).toBe("run()");
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect((await ask("earshot://app/theme.js")).headers.get("cache-control")).toBe("no-cache");
});

test.each([
  "earshot://app/../secret.js",
  "earshot://app/assets/../../secret.js",
  "earshot://app/%2e%2e/secret.js",
  "earshot://app/..%2fsecret.js",
  "earshot://app/assets/..%2f..%2fsecret.js",
  "earshot://app/assets%2f..%2f..%2fsecret.js",
  "earshot://app/..%5csecret.js",
  "earshot://app/assets\\..\\..\\secret.js",
  "earshot://app//secret.js",
  "earshot://app/./secret.js",
  "earshot://app/.pages/landing.html",
  "earshot://app/%2epages/landing.html",
  "earshot://app/link.js",
  "earshot://app/tool.exe",
  "earshot://app/assets",
  "earshot://app/assets/",
  "earshot://app/theme.js/",
  "earshot://app/theme.js%00.js",
  "earshot://app/THEME.JS%20",
  `earshot://app/${"a/".repeat(500)}x.js`,
  `earshot://app/${"a".repeat(5_000)}.js`,
])("%s finds no file", async (address) => {
  const answer = await ask(address);
  expect(await answer.text()).toBe("from the server");
});

test("serves the server's answers as data, never as a page", async () => {
  const answer = await ask("earshot://app/api/v1/search?term=x");
  expect(requests).toEqual(["/api/v1/search"]);
  expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});

test("other hosts of the scheme get nothing", async () => {
  expect((await open("earshot://podcast/abc")).status).toBe(403);
  expect((await ask("earshot://evil/theme.js")).status).toBe(403);
});

test("reports a missing connection to the page as a network error", async () => {
  line = "cut";
  expect((await ask("earshot://app/api/v1/search")).type).toBe("error");
});

test("answers from this device when offline, and tries the server again", async () => {
  line = "cut";
  const known = await ask("earshot://app/api/v1/known");
  expect(await known.json()).toEqual({ from: "this device" });
  expect(known.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect((await ask("earshot://app/api/v1/unknown")).type).toBe("error");
  expect(notified).toEqual(["offline"]);
  line = "open";
  // The device responds until the connection is back.
  expect(await (await ask("earshot://app/api/v1/known")).json()).toEqual({ from: "this device" });
  expect(await (await ask("earshot://app/api/v1/unknown")).text()).toBe("from the server");
  expect(notified).toEqual(["offline", "online"]);
  expect(await (await ask("earshot://app/api/v1/known")).text()).toBe("from the server");
});

test("the answer of a gateway without a server behind it counts as no connection", async () => {
  answerWith = () => new Response("<h1>Bad Gateway</h1>", { status: 502, headers: { "content-type": "text/html" } });
  expect(await (await ask("earshot://app/api/v1/known")).json()).toEqual({ from: "this device" });
  expect((await ask("earshot://app/api/v1/unknown")).status).toBe(502);
  expect(notified).toEqual(["offline"]);
});

test("one request that takes a gateway too long is not a lost connection", async () => {
  answerWith = () =>
    new Response("<h1>Gateway Timeout</h1>", { status: 504, headers: { "content-type": "text/html" } });
  expect((await ask("earshot://app/api/v1/known")).status).toBe(504);
  expect(notified).toEqual([]);
});

test.each([403, 503])("our server's own refusal with %d is a connection", async (status) => {
  answerWith = () => Response.json({ code: "busy", detail: "Busy." }, { status });
  const answer = await ask("earshot://app/api/v1/known");
  expect([answer.status, await answer.json()]).toEqual([status, { code: "busy", detail: "Busy." }]);
  await asked();
  expect(notified).toEqual([]);
});

const BLOCKED = "<h1>Accept our terms</h1>";
const blocked = (status: number) => new Response(BLOCKED, { status, headers: { "content-type": "text/html" } });
/** Resolves once the app knows whether the server responds. */
const asked = () => new Promise<void>((done) => setImmediate(done));

test.each([403, 407, 511])(
  "what a network refuses to read with %d comes from this device, if it has it",
  async (status) => {
    responds = true;
    answerWith = () => blocked(status);
    expect(await (await ask("earshot://app/api/v1/known")).json()).toEqual({ from: "this device" });
    for (const path of ["unknown", "missing", "broken"])
      expect((await ask(`earshot://app/api/v1/${path}`)).status).toBe(status);
    await asked();
    // The server can be reached, so the next request goes to it.
    expect(notified).toEqual([]);
    answerWith = () => new Response("from the server");
    expect(await (await ask("earshot://app/api/v1/known")).text()).toBe("from the server");
  },
);

test.each(["POST", "PATCH", "DELETE"])(
  "a %s that a network refuses fails, and is not kept on this device",
  async (method) => {
    responds = true;
    answerWith = () => blocked(403);
    const answer = await pages.answer(new Request("earshot://app/api/v1/known", { method, body: "{}" }));
    expect([answer.status, await answer.text()]).toEqual([403, BLOCKED]);
    await asked();
    expect(notified).toEqual([]);
  },
);

test("a network that lets nothing through to the server counts as no connection", async () => {
  answerWith = () => blocked(403);
  expect((await ask("earshot://app/api/v1/unknown")).status).toBe(403);
  await asked();
  expect(notified).toEqual(["offline"]);
  // Its refusal of a later request does not mean that the server is back.
  expect((await ask("earshot://app/api/v1/unknown")).status).toBe(403);
  await asked();
  expect(notified).toEqual(["offline"]);
});
