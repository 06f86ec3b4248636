import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { FollowLink } from "@earshot/domain/site/follow-links";
import type { NestExpressApplication } from "@nestjs/platform-express";
import { Test } from "@nestjs/testing";
import request from "supertest";
import { SecurityLog } from "../http/access/security-log.js";
import { CatalogueReads } from "../limits/catalogue-reads.guard.js";
import { ShareLinks } from "../lists/sharing/links/share-links.js";
import { HEAD_MARKER } from "./page-html.js";
import { securityHeaders } from "./security-headers.js";
import { SiteController } from "./site.controller.js";
import { SITE_OPTIONS } from "./site.options.js";

const SCRIPT = "https://count.example/path/tag.js?id=1&site=2";

const apps: NestExpressApplication[] = [];
let frontend: string;
beforeAll(() => {
  frontend = mkdtempSync(join(tmpdir(), "earshot-script-"));
  writeFileSync(join(frontend, "index.html"), `<html><head>${HEAD_MARKER}</head></html>`);
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  rmSync(frontend, { recursive: true, force: true });
});

/** The site's pages, with or without the script. */
async function site(analyticsScript?: string, followLinks: readonly FollowLink[] = []) {
  const module = await Test.createTestingModule({
    controllers: [SiteController],
    providers: [
      { provide: SITE_OPTIONS, useValue: { frontend, origin: "http://own.example", analyticsScript, followLinks } },
      { provide: PodcastCatalogue, useValue: {} },
      { provide: CatalogueReads, useValue: { count: () => undefined } },
      { provide: SecurityLog, useValue: new SecurityLog("a secret of the test") },
      { provide: ShareLinks, useValue: { open: () => Promise.resolve({}) } },
    ],
  }).compile();
  const app = module.createNestApplication<NestExpressApplication>({ logger: false });
  apps.push(app);
  app.use(securityHeaders({ https: false, analyticsScript }));
  await app.init();
  return (headers: Record<string, string> = {}, path = "/about") => request(app.getHttpServer()).get(path).set(headers);
}

/** What a policy allows for each directive. */
function directives(policy: string | undefined): Record<string, string[]> {
  const parts = (policy ?? "").split(";").map((part) => part.trim().split(" "));
  return Object.fromEntries(parts.map(([name = "", ...sources]) => [name, sources]));
}

test("includes a configured script, and allows only its origin in the policy", async () => {
  const page = await (await site(SCRIPT))();
  const nonce = /property="csp-nonce" nonce="([^"]+)"/.exec(page.text)?.[1] ?? "none";
  expect(page.text).toContain(
    `<script async src="https://count.example/path/tag.js?id=1&amp;site=2" nonce="${nonce}"></script>`,
  );
  const [own, plain] = [page, await (await site())()].map(({ headers }) =>
    directives(headers["content-security-policy"]),
  );
  const added = Object.entries(own!).flatMap(([name, sources]) =>
    sources.filter((source) => !source.includes("nonce") && !plain![name]?.includes(source)).map((s) => [name, s]),
  );
  expect(added.toSorted()).toEqual([
    ["connect-src", "https://count.example"],
    ["img-src", "https://count.example"],
    ["script-src", "https://count.example"],
  ]);
});

test.each([{ DNT: "1" }, { "Sec-GPC": "1" }])("%j: omits the script, and varies caches by the header", async (asks) => {
  const get = await site(SCRIPT);
  const page = await get(asks as unknown as Record<string, string>);
  expect(page.text).not.toContain("count.example");
  for (const answer of [page, await get({ DNT: "0" })]) expect(answer.headers.vary).toMatch(/DNT.*Sec-GPC/);
  expect((await get({ DNT: "0" })).text).toContain("count.example");
});

test("links to the operator's pages change no policy and run no script", async () => {
  const links = [{ name: "YouTube", href: "https://www.youtube.com/@earshot" }];
  const [page, plain] = [await (await site(undefined, links))(), await (await site())()];
  expect(page.text).toContain(`id="follow-links">${JSON.stringify(links)}</script>`);
  expect(plain.text).not.toContain("follow-links");
  const policy = (answer: typeof page) => answer.headers["content-security-policy"]?.replace(/'nonce-[^']*'/g, "nonce");
  expect(policy(page)).toBe(policy(plain));
  expect(page.text).not.toMatch(/<script(?! type="application\/(?:ld\+)?json")/);
});

test("includes no script without the setting", async () => {
  const page = await (await site())();
  expect(page.text).not.toContain("<script async");
  expect(page.headers.vary ?? "").not.toContain("DNT");
});

test("the script is not on shared list pages, whose address is a secret", async () => {
  const page = await (await site(SCRIPT))({}, "/l/a-secret-token");
  expect(page.status).toBe(200);
  expect(page.text).not.toContain("count.example");
  expect(page.text).not.toContain("a-secret-token");
  expect(page.headers).toMatchObject({ "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" });
});
