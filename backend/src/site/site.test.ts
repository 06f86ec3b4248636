import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ASSISTANT_TOOLS } from "@earshot/domain/assistants/assistant-tools";
import { keySecret } from "@earshot/domain/keys/key-secret";
import { normalizePodcastDetail } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { OWN_ORIGIN } from "@earshot/domain/site/page-metadata";
import { READS_WITHOUT_KEY } from "@earshot/domain/shared/reads-without-key";
import { ANY_SHOW } from "@earshot/domain/site/podcast-outline";
import { ANY_TERM } from "@earshot/domain/site/search-metadata";
import { DiscoveryModule } from "@nestjs/core";
import type { NestExpressApplication } from "@nestjs/platform-express";
import { Test } from "@nestjs/testing";
import request from "supertest";
import { ShowHistory } from "@earshot/domain/catalogue/show-history.port";
import { PodcastController } from "../catalogue/podcast.controller.js";
import { CONFIG } from "../core/config.module.js";
import { ShareLinks } from "../lists/sharing/links/share-links.js";
import { ProblemFilter } from "../http/requests/problem.filter.js";
import { SecurityLog } from "../http/access/security-log.js";
import { LIMITS_TEXT } from "./limits-text.js";
import { OpenApiController } from "./openapi.controller.js";
import { HEAD_MARKER } from "./page-html.js";
import { securityHeaders } from "./security-headers.js";
import { SiteController } from "./site.controller.js";
import { SITE_OPTIONS } from "./site.options.js";
import { staticFiles } from "./static-files.js";
import { CatalogueReads } from "../limits/catalogue-reads.guard.js";
import { Metrics } from "../shared/process/metrics.js";

/** Has one podcast; any other id means that the source is unreachable. */
const catalogue = {
  podcast: (id: string) => {
    if (id === "silent") return new Promise(() => undefined);
    if (id === "down") return Promise.reject(new Error("unreachable"));
    // 6 was merged with 7.
    const shows =
      id === "7" || id === "6" ? normalizePodcastDetail({ id: 7, title: "Tide & Time" }, new Date(0)) : undefined;
    return Promise.resolve(shows);
  },
};

let app: NestExpressApplication;
let folder: string;

/** The security events of all requests, newest last. */
const noted: unknown[] = [];
class NotedEvents extends SecurityLog {
  override note(_request: unknown, ...event: readonly unknown[]): void {
    noted.push(event);
  }
}
const security = new NotedEvents("a secret of the test");

/** The results of opening a test's links. */
const LINKS: Readonly<Record<string, object | "ended">> = { live: {}, over: "ended" };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "earshot-site-"));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, "index.html"), `<html><head>${HEAD_MARKER}</head></html>`);
  mkdirSync(join(folder, ".pages"));
  writeFileSync(join(folder, ".pages", "landing.html"), `<html><head>${HEAD_MARKER}</head><body>Landing</body></html>`);
  for (const [name, content] of [
    ["podcast", `<h1>${ANY_SHOW.title}</h1>`],
    ["search", "Drawn by the browser"],
    ["search-idle", "Before a search"],
    ["search-topic", `About <h1>${ANY_TERM}</h1>`],
  ] as const) {
    const document = `<html><head>${HEAD_MARKER}</head><body><div id="root">${content}</div></body></html>`;
    writeFileSync(join(folder, ".pages", `${name}.html`), document);
  }
  mkdirSync(join(folder, ".pages", "blog"));
  writeFileSync(
    join(folder, ".pages", "blog", "moving-hosts.html"),
    `<html><head>${HEAD_MARKER}</head>Article at ${OWN_ORIGIN}/api</html>`,
  );
  writeFileSync(join(folder, "assets", "app-1a2b.js"), "export {};");
  writeFileSync(join(folder, ".vite", "manifest.json"), "{}");
  const module = await Test.createTestingModule({
    imports: [DiscoveryModule],
    controllers: [OpenApiController, PodcastController, SiteController],
    providers: [
      { provide: SITE_OPTIONS, useValue: { frontend: folder, origin: "http://own.example" } },
      { provide: CONFIG, useValue: {} },
      { provide: PodcastCatalogue, useValue: catalogue },
      { provide: ShareLinks, useValue: { open: (token: string) => Promise.resolve(LINKS[token]) } },
      { provide: ShowHistory, useValue: { changes: () => Promise.resolve([]) } },
      { provide: SecurityLog, useValue: security },
      CatalogueReads,
      Metrics,
    ],
  }).compile();
  app = module.createNestApplication<NestExpressApplication>({ logger: false });
  app.use(securityHeaders({ https: true }));
  for (const handler of staticFiles(folder)) app.use(handler);
  app.useGlobalFilters(new ProblemFilter(security));
  await app.init();
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string) => request(app.getHttpServer()).get(path);

test("puts a podcast's title in the head, and answers an unknown one with 404", async () => {
  const known = await get("/podcast/7");
  expect(known.status).toBe(200);
  expect(known.text).toContain("<title>Tide &amp; Time - Earshot</title>");
  expect(known.text).toContain('<div id="root"><h1>Tide &amp; Time</h1></div>');
  expect(known.text).toContain('{"title":"Tide \\u0026 Time"');
  const unknown = await get("/podcast/8");
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain("noindex");
});

test("gives a media kit its own title, and redirects an old id", async () => {
  const kit = await get("/podcast/7/kit");
  expect(kit.status).toBe(200);
  expect(kit.text).toContain("<title>Media kit: Tide &amp; Time - Earshot</title>");
  expect(kit.text).toContain("noindex");
  const old = await get("/podcast/6/kit");
  expect([old.status, old.headers.location]).toEqual([301, "/podcast/7/kit"]);
  expect((await get("/podcast/8/kit")).status).toBe(404);
  expect((await get("/podcast/down/kit")).status).toBe(200);
});

test("the old id of a merged show finds the other show", async () => {
  const old = await get("/podcast/6");
  expect([old.status, old.headers.location]).toEqual([301, "/podcast/7"]);
});

test("starts a page with its own document if it has one", async () => {
  expect((await get("/")).text).toContain("Landing");
  expect((await get("/home")).text).not.toContain("Landing");
  expect((await get("/.pages/landing.html")).status).toBe(404);
});

test("puts the words of a search in head and page, and does not index it", async () => {
  const idle = await get("/home");
  expect(idle.text).toContain("Before a search");
  expect(idle.text).not.toContain("noindex");
  const found = await get("/home?term=%3Cb%3Esalt&mode=topic");
  expect(found.text).toContain("<title>Podcasts about “&lt;b&gt;salt” - Earshot</title>");
  expect(found.text).toContain("About <h1>&lt;b&gt;salt</h1>");
  expect(found.text).toContain("noindex");
  for (const query of ["term=salt&lang=de", "term=salt&mode=topic&view=table"])
    expect((await get(`/home?${query}`)).text).toContain("Drawn by the browser");
  for (const query of ["?term=%", "?term=%ff", "?term[]=a", "?%%%", "?term=a?b", "??", "?term=a&term=b"]) {
    expect([query, (await get(`/home${query}`)).status]).toEqual([query, 200]);
  }
});

test("gives an article its own address, head and document, and returns 404 for an unknown one", async () => {
  const article = await get("/blog/moving-hosts");
  expect([article.status, article.text]).toEqual([200, expect.stringContaining("Article at http://own.example/api")]);
  expect(article.text).toContain("<title>Move your feed without losing a subscriber - Earshot</title>");
  expect(article.text).toContain('"BlogPosting"');
  for (const path of ["/blog/nothing", "/blog/moving-hosts/more", "/blog/..%2fmoving-hosts", "/blog/__proto__"]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

test("the blog's feed is RSS", async () => {
  const feed = await get("/blog/feed.xml");
  expect([feed.status, feed.type]).toEqual([200, "application/rss+xml"]);
  expect(feed.text).toContain("<link>http://own.example/blog/moving-hosts</link>");
});

test.each(["down", "silent"])("serves an unindexed page when the catalogue is %s", async (id) => {
  const page = await get(`/podcast/${id}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain("noindex");
});

test.each([
  ["/", 200],
  ["/home?term=x", 200],
  ["/about/", 200],
  ["/nowhere", 404],
  ["/.env", 404],
  ["/.git/HEAD", 404],
  ["/.vite/manifest.json", 404],
  ["/assets/missing.js", 404],
  ["/..%2f..%2fpackage.json", 404],
  ["/%00", 404],
])("answers %s with %i", async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

test("an unknown endpoint gets an API error, /api is a page", async () => {
  const endpoint = await get("/api/v1/nothing");
  expect(endpoint.status).toBe(404);
  expect(endpoint.type).toBe("application/problem+json");
  expect((await get("/api")).type).toBe("text/html");
});

test("a page is closed to API keys, and says where they belong; a visitor's own headers do not matter", async () => {
  const key = keySecret(new Uint8Array(20));
  const headers = [
    ["Authorization", `Bearer ${key}`],
    ["X-API-Key", key],
    ["Authorization", "Bearer ek_test_public"],
    ["Authorization", `Basic ${Buffer.from(`${key}:`).toString("base64")}`],
  ] as const;
  for (const path of [
    "/podcast/7",
    "/podcast/7/kit",
    "/search?term=history",
    "/",
    "/v1/search",
    "/l/live",
    "/about-9",
  ]) {
    for (const [name, value] of headers) {
      const { status, body, type } = await get(path).set(name, value);
      expect([path, status, type]).toEqual([path, 403, "application/problem+json"]);
      expect(body).toMatchObject({ code: "key.scope", detail: expect.stringContaining("/api/v1") as string });
    }
  }
  // A proxy's password and other products' headers are not ours.
  expect((await get("/").set("Authorization", "Basic YWRhOnNlY3JldA==")).status).toBe(200);
  expect((await get("/").set("X-API-Key", "week_7")).status).toBe(200);
});

test("serves the OpenAPI document", async () => {
  const { body, status } = (await get("/api/v1/openapi.json")) as { body: Record<string, object>; status: number };
  expect(status).toBe(200);
  expect(body).toMatchObject({ openapi: "3.1.0", servers: [{ url: "/api/v1" }] });
  expect((body.info as { description: string }).description).toContain(LIMITS_TEXT);
  expect(Object.keys(body.paths ?? {})).toEqual([
    "/podcasts/{id}",
    "/podcasts/{id}/episodes",
    "/podcasts/{id}/history",
    "/podcasts/{id}/similar",
  ]);
});

test("serves llms.txt with the same endpoints and links to the guide", async () => {
  const answer = await get("/llms.txt");
  expect([answer.status, answer.type, answer.headers["cache-control"]]).toEqual([
    200,
    "text/plain",
    "public, max-age=3600",
  ]);
  expect(answer.text.startsWith("# Earshot\n\n> ")).toBe(true);
  expect(answer.text).toContain(
    "- [GET /podcasts/{id}/similar](http://own.example/api/reference/podcasts#operation-podcastSimilar): List podcasts similar to this one",
  );
  expect(answer.text).toContain(LIMITS_TEXT);
  expect(answer.text).toContain("at http://own.example/mcp through the Model Context Protocol");
  const tools = [...answer.text.matchAll(/^- \[(\w+)\]\(http:\/\/own\.example\/api#assistants\): (.+)$/gm)];
  expect(tools.map(([, name, words]) => [name, words])).toEqual(
    Object.entries(ASSISTANT_TOOLS).map(([name, { description }]) => [name, description]),
  );
  expect(answer.text.length).toBeLessThan(10_000);
});

test("redirects /about-9 permanently to /about", async () => {
  const answer = await get("/about-9");
  expect([answer.status, answer.headers.location]).toEqual([301, "/about"]);
});

test("gives every page a strict policy and its own nonce", async () => {
  const [first, second] = [await get("/"), await get("/")];
  const policy = first.headers["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toContain("unsafe");
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
  expect(first.text).toContain(`nonce="${nonce}"`);
  expect(second.text).not.toContain(nonce);
  expect(first.headers["strict-transport-security"]).toContain("max-age=31536000");
  expect(first.headers["x-content-type-options"]).toBe("nosniff");
});

test("files with a hash in their name are cached forever, pages are not", async () => {
  const asset = await get("/assets/app-1a2b.js");
  expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await get("/")).headers["cache-control"]).toBe("no-cache");
});

test.each([
  ["live", 200],
  ["over", 410],
  ["revoked", 404],
])("answers a link to a list, %s, with %i, unindexed and without a referrer", async (token, status) => {
  const answer = await request(app.getHttpServer()).get(`/l/${token}`).expect(status);
  expect(answer.headers).toMatchObject({ "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" });
  expect(answer.text).toContain('<meta name="robots" content="noindex">');
  expect(answer.text).not.toContain('rel="canonical"');
});

// Last, because it uses up what this machine may read in a minute.
test("counts pages of shows that a program reads without a key, and not those that a browser loads", async () => {
  let status = 200;
  for (let read = 0; read <= READS_WITHOUT_KEY && status === 200; read += 1) {
    const answer = await get(read % 2 === 0 ? "/podcast/7" : "/podcast/7/kit");
    ({ status } = answer);
    if (status === 429) {
      expect(answer.body).toMatchObject({ code: "limit.exceeded" });
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
  }
  expect(status).toBe(429);
  // A browser that sends no marks, as on plain HTTP, gets a page that asks for its content itself.
  const html = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
  noted.length = 0;
  for (const path of ["/podcast/7", "/podcast/7/kit"]) {
    const page = await get(path).set("Accept", html).expect(429).expect("Content-Type", /html/);
    expect([page.headers["cache-control"], page.headers.vary]).toEqual(["no-store", "Accept"]);
    expect(Number(page.headers["retry-after"])).toBeGreaterThan(0);
    expect(page.text).toContain("<html");
    expect(page.text).not.toContain("Tide");
  }
  for (const accepted of ["*/*", "application/json", "application/json, text/html;q=0.5"]) {
    const { body, headers } = await get("/podcast/7").set("Accept", accepted).expect(429).expect("Vary", "Accept");
    expect([body, headers["cache-control"]]).toEqual([expect.objectContaining({ code: "limit.exceeded" }), "no-store"]);
  }
  expect(noted).toEqual(Array.from({ length: 5 }, () => ["limit.hit", { detail: "limit.exceeded" }]));
  // A visitor who follows a link on another site, or on ours, or who types the address.
  for (const site of ["cross-site", "same-origin", "none"]) {
    const marks = { "Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate" };
    expect([site, (await get("/podcast/7").set(marks)).status]).toEqual([site, 200]);
  }
  expect((await get("/podcast/7").set({ "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors" })).status).toBe(429);
  // Other pages contain no facts of the catalogue.
  expect((await get("/home?term=salt")).status).toBe(200);
});
