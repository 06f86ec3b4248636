import { Controller, Get } from "@nestjs/common";
import { Test } from "@nestjs/testing";
import { APP_GUARD } from "@nestjs/core";
import type { NestExpressApplication } from "@nestjs/platform-express";
import request from "supertest";
import { AccessGuard } from "../http/access/access.js";
import { installDemoCatalogue } from "../demo/install-demo-catalogue.js";
import { ProblemFilter } from "../http/requests/problem.filter.js";
import { SANDBOX_BASE } from "../http/access/sandboxed.js";
import { SecurityLog } from "../http/access/security-log.js";
import type { Route } from "../http/endpoints/declared-endpoints.js";
import { routesOf } from "../testing/service/routes.js";
import { newUser, TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

/** Who may call which route, repeated here by hand, so that changing a rule takes edits in two places. */
const RULES: Readonly<Record<string, string>> = {
  "get /api/v1/search": "all",
  "get /api/v1/suggest": "all",
  "get /api/v1/podcasts": "all",
  "post /api/v1/podcasts/lookup": "all",
  "get /api/v1/podcasts/:id": "all",
  "get /api/v1/podcasts/:id/episodes": "all",
  "get /api/v1/podcasts/:id/profile": "all",
  "get /api/v1/podcasts/:id/health": "all",
  "get /api/v1/podcasts/:id/chapters": "all",
  "get /api/v1/podcasts/:id/transcript": "all",
  "get /api/v1/podcasts/:id/similar": "all",
  "post /api/v1/podcasts/:id/refresh": "all",
  "post /api/v1/podcasts/:id/feed": "all",
  "get /api/v1/podcasts/:id/history": "all",
  "get /api/v1/changes": "all",
  "get /api/v1/podcasts/:id/contact-kinds": "guest",
  "get /api/v1/podcasts/:id/contacts": "user",
  "post /api/v1/contact-removals": "guest",
  "post /api/v1/contact-removals/confirm": "guest",
  "get /api/v1/category-stats": "all",
  "get /api/v1/category-distributions": "all",
  "get /api/v1/catalogue": "all",
  "get /api/v1/catalogue/home": "all",
  "get /api/v1/catalogue/snapshot": "user",
  "get /api/v1/catalogue/snapshot/shows": "user",
  "get /api/v1/openapi.json": "all",
  "post /api/v1/auth/sign-up": "guest",
  "post /api/v1/auth/sign-in": "guest",
  "post /api/v1/auth/app-sign-in": "guest",
  "post /api/v1/auth/sign-out": "guest",
  "post /api/v1/auth/verify": "guest",
  "post /api/v1/auth/verify/resend": "guest",
  "post /api/v1/auth/reset": "guest",
  "post /api/v1/auth/reset/confirm": "guest",
  "get /api/v1/auth/session": "guest",
  "get /api/v1/auth/google": "guest",
  "get /api/v1/auth/facebook": "guest",
  "get /api/v1/auth/:provider/callback": "guest",
  "get /api/v1/account": "user",
  "patch /api/v1/account": "user",
  "delete /api/v1/account": "user",
  "put /api/v1/account/password": "user",
  "post /api/v1/account/password/link": "user",
  "get /api/v1/account/sessions": "user",
  "delete /api/v1/account/sessions": "user",
  "delete /api/v1/account/sessions/:id": "user",
  "get /api/v1/account/identities": "user",
  "delete /api/v1/account/identities/:provider": "user",
  "get /api/v1/account/export": "user",
  "get /api/v1/account/api-keys": "user",
  "post /api/v1/account/api-keys": "user",
  "patch /api/v1/account/api-keys/:id": "user",
  "post /api/v1/account/api-keys/:id/rotate": "user",
  "delete /api/v1/account/api-keys/:id": "user",
  "get /api/v1/account/api/usage": "user",
  "get /api/v1/lists": "user",
  "post /api/v1/lists": "user",
  "patch /api/v1/lists/:id": "user",
  "delete /api/v1/lists/:id": "user",
  "get /api/v1/lists/containing/:podcastId": "user",
  "post /api/v1/lists/undo/:undoId": "user",
  "post /api/v1/lists/match": "user",
  "get /api/v1/lists/:id/export.:format": "user",
  "get /api/v1/lists/:id/items": "user",
  "post /api/v1/lists/:id/items": "user",
  "post /api/v1/lists/:id/items/batch": "user",
  "post /api/v1/lists/:id/items/bulk": "user",
  "patch /api/v1/lists/:id/items/:itemId": "user",
  "delete /api/v1/lists/:id/items/:itemId": "user",
  "get /api/v1/lists/:id/shortlist": "user",
  "put /api/v1/lists/:id/statuses": "user",
  "post /api/v1/lists/:id/frozen": "user",
  "delete /api/v1/lists/:id/frozen": "user",
  "post /api/v1/lists/:id/items/:itemId/move": "user",
  "post /api/v1/lists/:id/items/:itemId/copy": "user",
  "get /api/v1/saved-views": "user",
  "put /api/v1/saved-views": "user",
  "put /api/v1/saved-views/:id": "user",
  "delete /api/v1/saved-views/:id": "user",
  "get /api/v1/watched-views": "user",
  "put /api/v1/watched-views/:id": "user",
  "delete /api/v1/watched-views/:id": "user",
  "get /api/v1/watched-views/:id/changes": "user",
  "post /api/v1/watched-views/:id/seen": "user",
  "post /api/v1/watched-views/:id/feed": "user",
  "delete /api/v1/watched-views/:id/feed": "user",
  "put /api/v1/watched-views/:id/mail": "user",
  "post /api/v1/watched-views/unsubscribe/:token": "guest",
  "get /api/v1/watched-views/unsubscribe/:token": "guest",
  "get /api/v1/webhooks": "user",
  "post /api/v1/webhooks": "user",
  "patch /api/v1/webhooks/:id": "user",
  "delete /api/v1/webhooks/:id": "user",
  "post /api/v1/webhooks/:id/rotate-secret": "user",
  "get /api/v1/webhooks/:id/deliveries": "user",
  "post /api/v1/webhooks/:id/test": "user",
  "post /api/v1/webhooks/:id/deliveries/:deliveryId/replay": "user",
  "post /api/v1/webhooks/:id/replay": "user",
  "get /feeds/s/:file": "all",
  "get /api/v1/claims": "user",
  "post /api/v1/podcasts/:id/claims": "user",
  "post /api/v1/claims/:id/check": "user",
  "post /api/v1/claims/:id/mail": "user",
  "post /api/v1/claims/:id/health": "user",
  "post /api/v1/claims/:id/prove": "user",
  "put /api/v1/claims/:id/corrections": "user",
  "delete /api/v1/claims/:id": "user",
  "get /api/v1/lists/shared": "user",
  "get /api/v1/lists/:id": "user",
  "get /api/v1/lists/:id/people": "user",
  "patch /api/v1/lists/:id/members/:memberId": "user",
  "delete /api/v1/lists/:id/members/:memberId": "user",
  "post /api/v1/lists/:id/leave": "user",
  "put /api/v1/lists/:id/owner": "user",
  "post /api/v1/lists/invitations/accept": "user",
  "post /api/v1/lists/invitations/open": "guest",
  "get /api/v1/lists/prices": "user",
  "post /api/v1/reach": "user",
  "post /api/v1/plans": "user",
  "post /api/v1/lists/:id/invitations": "user",
  "delete /api/v1/lists/:id/invitations/:invitationId": "user",
  "get /api/v1/lists/:id/shares": "user",
  "post /api/v1/lists/:id/shares": "user",
  "delete /api/v1/lists/:id/shares/:shareId": "user",
  "get /api/v1/lists/:id/comments": "user",
  "post /api/v1/lists/:id/comments": "user",
  "patch /api/v1/lists/:id/comments/:commentId": "user",
  "delete /api/v1/lists/:id/comments/:commentId": "user",
  "get /api/v1/lists/:id/activity": "user",
  "get /api/v1/shared/:token": "guest",
  "get /api/v1/shared/:token/items": "guest",
  "get /api/v1/shared/:token/export.csv": "guest",
  "post /api/v1/shared/:token/views": "guest",
  "post /api/v1/shared/:token/unlock": "guest",
  "post /api/v1/shared/:token/copy": "user",
  "get /l/:token": "all",
  "get /api/v1/site-notice": "all",
  "get /api/v1/saved-podcasts": "user",
  "post /api/v1/saved-podcasts": "user",
  "delete /api/v1/saved-podcasts/:id": "user",
  "post /api/v1/saved-podcasts/:id/restore": "user",
  "get /api/v1/saved-podcasts/by-podcast/:podcastId": "user",
  "get /api/v1/saved-podcasts/among": "user",
  "get /api/v1/tracked-podcasts": "user",
  "get /api/v1/tracked-podcasts/:podcastId": "user",
  "put /api/v1/tracked-podcasts/:podcastId": "user",
  "delete /api/v1/tracked-podcasts/:podcastId": "user",
  "post /api/v1/tracked-podcasts/:podcastId/restore": "user",
  "put /api/v1/tracked-podcasts/:podcastId/alerts": "user",
  "get /api/v1/alerts": "user",
  "get /api/v1/alerts/count": "user",
  "post /api/v1/alerts/seen": "user",
  "post /api/v1/alerts/unsubscribe/:token": "guest",
  "get /api/v1/alerts/unsubscribe/:token": "guest",
  "get /api/v1/campaign-requests": "user",
  "post /api/v1/campaign-requests": "guest",
  "post /api/v1/matches": "guest",
  "post /api/v1/waitlist": "guest",
  "post /api/v1/contact-messages": "guest",
  "post /api/v1/events": "guest",
  "get /admin": "all",
  "get /api/v1/admin/session": "operator-account",
  "post /api/v1/admin/session/code": "operator-account",
  "post /api/v1/admin/session": "operator-account",
  "delete /api/v1/admin/session": "operator-account",
  "get /api/v1/admin/jobs": "operator",
  "post /api/v1/admin/jobs/:id/retry": "operator",
  "post /api/v1/admin/jobs/retry": "operator",
  "get /api/v1/admin/imports": "operator",
  "get /api/v1/admin/feeds": "operator",
  "get /api/v1/admin/backups": "operator",
  "post /api/v1/admin/backups": "operator",
  "get /api/v1/admin/people": "operator",
  "post /api/v1/admin/people/:id/lock": "operator",
  "post /api/v1/admin/people/:id/unlock": "operator",
  "post /api/v1/admin/people/:id/resend": "operator",
  "get /api/v1/admin/inbox": "operator",
  "get /api/v1/admin/actions": "operator",
  "get /api/v1/admin/figures": "operator",
  "get /healthz": "all",
  "get /readyz": "all",
  "get /metrics": "all",
  "post /mcp": "key",
  "get /index/:name": "all",
  "get /hub/:id": "guest",
  "post /hub/:id": "guest",
  "get /demo/covers/:file": "all",
  "get /demo/audio/:file": "all",
  "get /demo/chapters/:file": "all",
  "get /demo/transcripts/:file": "all",
  "get /": "all",
  "get /{*path}": "all",
  "get /about-9": "all",
  "get /home": "all",
  "get /blog/feed.xml": "all",
  "get /podcast/:id": "all",
  "get /podcast/:id/kit": "all",
  "get /robots.txt": "all",
  "get /llms.txt": "all",
  "get /favicon.ico": "all",
  "get /sitemap.xml": "all",
  "get /sitemap-pages.xml": "all",
  "get /sitemap-podcasts-:part.xml": "all",
};

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

test("every route declares who may call it, and the list is complete", () => {
  const routes = routesOf(service.app);
  expect(routes.filter(({ access }) => access === undefined)).toEqual([]);
  expect(Object.fromEntries(routes.map((route) => [nameOf(route), route.access]))).toEqual(RULES);
});

test("Express has no routes besides those of the controllers", () => {
  const { router } = service.app.getHttpAdapter().getInstance() as {
    router: { stack: { route?: { path: string; methods: Record<string, boolean> } }[] };
  };
  const known = router.stack.flatMap(({ route }) =>
    // The wildcard route belongs to the request log, which sees every request and answers none.
    route && route.path !== "{/*splat}" ? Object.keys(route.methods).map((method) => `${method} ${route.path}`) : [],
  );
  const inside = known.filter((name) => name.includes(` ${SANDBOX_BASE}/`));
  expect(known.filter((name) => !inside.includes(name)).toSorted()).toEqual(Object.keys(RULES).toSorted());
  // The sandbox has the catalogue's read routes, and those of lists and tracking, which need a test key's user.
  const names = inside.map((name) => name.replace(SANDBOX_BASE, ""));
  const read = names.filter((name) => RULES[name] === "all");
  const own = names.filter((name) => RULES[name] === "user");
  expect([read.length > 10, read.length + own.length]).toEqual([true, names.length]);
  expect(own.filter((name) => !/ \/api\/v1\/(lists|plans|reach|tracked-podcasts|alerts)\b/.test(name))).toEqual([]);
});

test("a route without an access rule is closed to everybody", async () => {
  @Controller("forgotten")
  class Forgotten {
    @Get()
    open(): string {
      return "secret";
    }
  }
  const module = await Test.createTestingModule({
    controllers: [Forgotten],
    providers: [{ provide: APP_GUARD, useClass: AccessGuard }],
  }).compile();
  const app = module.createNestApplication<NestExpressApplication>({ logger: false });
  app.useGlobalFilters(new ProblemFilter(new SecurityLog("a secret of the test")));
  await app.init();
  try {
    const answer = await request(app.getHttpServer()).get("/forgotten");
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([403, "access.undeclared"]);
    expect(answer.text).not.toContain("secret");
  } finally {
    await app.close();
  }
});

type Method = "get" | "post" | "put" | "patch" | "delete";
const userRoutes = Object.entries(RULES)
  .filter(([, rule]) => rule === "user")
  .map(([name]) => name.split(" ") as [Method, string]);

describe("routes for users", () => {
  test.each(userRoutes)("%s %s: refuses a guest with 401, and the answer is not cached", async (method, path) => {
    const concrete = path.replace("/api/v1", "").replace(":id", "x").replace(":provider", "google");
    const answer = await new TestBrowser(service).call(method, concrete);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([401, "session.required"]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  /** Whether a route needs one of the user's own items, or a query. The tests of the features call these. */
  const needsInput = (path: string): boolean =>
    /\/lists\/:id|\/watched-views\/:id\/changes$|\/webhooks\/:id|\/saved-podcasts\/among$|\/contacts$|\/catalogue\/snapshot(?:\/shows)?$/.test(
      path,
    );
  test.each(userRoutes.filter(([method, path]) => method === "get" && !needsInput(path)))(
    "%s %s: gives users their own data, uncached and without secrets",
    async (method, path) => {
      const user = await newUser(service, `own${Math.random()}@example.org`);
      const answer = await user.call(method, path.replace("/api/v1", "")).expect(200);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.text).not.toMatch(/argon2|passwordHash|password_hash|token_hash|"sid"/);
      const sid =
        decodeURIComponent(user.session ?? "")
          .replace(/^.*s:/, "")
          .split(".")[0] ?? "none";
      expect(answer.text).not.toContain(sid);
    },
  );
});

/** Every row of every table, except what any request can change: session ages, limit counters, pg-boss jobs. */
async function everyRow(): Promise<Readonly<Record<string, string>>> {
  const { dataSource } = service.database;
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_schema IN ('public', 'catalogue') AND table_type = 'BASE TABLE'
       AND table_name NOT IN ('sessions', 'rate_limits', 'api_quotas') ORDER BY 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await dataSource.query<{ sum: string }[]>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS sum FROM ${name} t`,
    );
    sums[name] = row?.sum ?? "";
  }
  return sums;
}

test("GET and HEAD do not change a row in any table", async () => {
  const user = await newUser(service, "still@example.org");
  const list = await user.post("/lists", { name: "To Pitch" }).expect(201);
  const listId = (list.body as { id: string }).id;
  const payload = { title: "A", author: null, image_url: null };
  const item = await user.post(`/lists/${listId}/items`, { podcastId: "p1", payload }).expect(201);
  const ids = { ":id": listId, ":itemId": (item.body as { id: string }).id, ":format": "csv", ":provider": "google" };
  const sessions = () =>
    service.database.dataSource.query<unknown[]>("SELECT string_agg(sid, ',' ORDER BY sid) AS all FROM sessions");
  const before = [await everyRow(), await sessions()];
  expect(Object.keys(before[0] ?? {}).length).toBeGreaterThan(10);
  for (const name of Object.keys(RULES)) {
    const [, path = ""] = name.split(" ");
    // Signing in with a provider starts with a GET that opens a session and redirects.
    if (!path.startsWith("/api/v1") || path.startsWith("/api/v1/auth/google")) continue;
    const concrete = path.replace("/api/v1", "").replace(/:\w+/g, (part) => ids[part as keyof typeof ids] ?? "1");
    await user.get(concrete);
    await user.call("head" as "get", concrete);
  }
  expect([await everyRow(), await sessions()]).toEqual(before);
});

describe("B tries every id of A", () => {
  test("B cannot see or end A's sessions; A can", async () => {
    const a = await newUser(service, "a@example.org");
    const b = await newUser(service, "b@example.org");
    const idsOf = async (browser: TestBrowser): Promise<string[]> => {
      const { body } = await browser.get("/account/sessions").expect(200);
      return (body as { sessions: { id: string }[] }).sessions.map(({ id }) => id);
    };
    const [sessionOfA = ""] = await idsOf(a);
    expect(await idsOf(b)).not.toContain(sessionOfA);
    for (const id of [sessionOfA, a.id, "x", "../x", "00000000-0000-4000-8000-000000000000", "%00", "' OR 1=1--"]) {
      const answer = await b.call("delete", `/account/sessions/${encodeURIComponent(id)}`);
      expect([400, 404]).toContain(answer.status);
    }
    await b.call("delete", "/account/sessions").expect(200);
    expect(await a.user()).not.toBeNull();
    await a.call("delete", `/account/sessions/${sessionOfA}`).expect(204);
    expect(await a.user()).toBeNull();
  });

  test("nothing that B sends turns B into A", async () => {
    const a = await newUser(service, "canary-a@example.org");
    const b = await newUser(service, "other-b@example.org");
    const forged = { id: a.id, user_id: a.id, userId: a.id, email_verified_at: "2020-01-01", plan: "gold" };
    await b.call("patch", "/account", { name: "Ben", ...forged }).expect(200);
    for (const path of ["/account", "/account/sessions", "/account/identities", "/account/export?format=csv"]) {
      const answer = await b.get(`${path}${path.includes("?") ? "&" : "?"}userId=${a.id}&id=${a.id}`).expect(200);
      expect(answer.text).not.toContain("canary-a");
      expect(answer.text).not.toContain(a.id);
    }
    expect((await a.get("/account").expect(200)).body).toMatchObject({ email: "canary-a@example.org", name: null });
  });
});

test.each([
  ["/category-stats", "", { podcast_count: expect.any(Number) as number }],
  ["/category-distributions", "", { language: null, estimated: expect.any(Number) as number }],
  ["/category-distributions", "&language=en", { language: { code: "en" }, estimated: expect.any(Number) as number }],
])("hides the market figures of %s%s from guests", async (endpoint, language, numbers) => {
  const user = await newUser(service, `market${endpoint.slice(1)}${language.slice(1, 4)}@example.org`);
  const path = `${endpoint}?category=Technology${language}`;
  await installDemoCatalogue(service.database.dataSource, service.database.indexFolder);
  const [guest, member] = [await new TestBrowser(service).get(path), await user.get(path)];
  expect(guest.body).toEqual({ technology: { category: "Technology", locked: true } });
  expect(member.body).toMatchObject({ technology: numbers });
  // Shared caches must not store either answer.
  for (const { headers } of [guest, member]) expect(headers["cache-control"]).toBe("private, no-cache");
});
