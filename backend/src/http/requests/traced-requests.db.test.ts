import { jest } from "@jest/globals";
import request from "supertest";
import { SessionRows } from "../../accounts/stores/session-rows.js";
import { FeedFetcher } from "../../feeds/feed-fetcher.js";
import { JobQueue } from "../../jobs/job-queue.js";
import { feedServer } from "../../testing/servers/feed-server.js";
import { newUser, PASSWORD, TestBrowser } from "../../testing/service/test-browser.js";
import { testService, type TestService } from "../../testing/service/test-service.js";
import { currentTrace, traceOf, withTrace } from "../../shared/process/trace.js";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";

let service: TestService;
beforeAll(async () => {
  service = await testService({ env: { FETCH_ALLOW: "127.0.0.1" } });
});
afterAll(() => service.close());

test("puts a request's id and trace in its answer and its log lines", async () => {
  const { headers, text } = await request(service.server)
    .get("/api/v1/podcasts/none")
    .set("X-Request-Id", "proxy-77")
    .set("traceparent", `00-${TRACE}-${PARENT}-01`)
    .expect(404);
  expect(headers).toMatchObject({ "x-request-id": "proxy-77", "request-id": "proxy-77" });
  expect(JSON.parse(text)).toMatchObject({ code: "podcast.unknown", requestId: "proxy-77" });
  expect(headers.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
  const lines = linesWith("proxy-77");
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatchObject({ requestId: "proxy-77", traceId: TRACE });
  expect(lines.some(({ req }) => (req as { id?: string } | undefined)?.id === "proxy-77")).toBe(true);
});

test("takes the request's id from Request-Id before a proxy's header", async () => {
  const { headers } = await request(service.server)
    .get("/healthz")
    .set("Request-Id", "program-1")
    .set("X-Request-Id", "proxy-1")
    .expect(200);
  expect(headers).toMatchObject({ "x-request-id": "program-1", "request-id": "program-1" });
});

test("logs a request whose session cannot be read, with method, path and status", async () => {
  const browser = new TestBrowser(service);
  await newUser(service, "away@example.org");
  await browser.post("/auth/sign-in", { email: "away@example.org", password: PASSWORD }).expect(200);
  const away = jest.spyOn(SessionRows.prototype, "get").mockImplementation((_sid, done) => {
    done(new Error("Connection terminated"));
  });
  try {
    await browser.get("/lists?term=secret").set("X-Request-Id", "away-1").expect(503);
  } finally {
    away.mockRestore();
  }
  const line = linesWith("away-1").find(({ req }) => req !== undefined);
  expect(line).toMatchObject({
    level: 50,
    req: { id: "away-1", method: "GET", path: "/api/v1/lists" },
    res: { statusCode: 503 },
  });
  expect(JSON.stringify(line)).not.toMatch(/secret|earshot-session=|Cookie/);
});

test.each(["", "two words", "a\tb", "x".repeat(200), '{"a":1}'])(
  "an id like %j is replaced, and is nowhere in the log",
  async (id) => {
    const { headers } = await request(service.server).get("/healthz").set("X-Request-Id", id).expect(200);
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  },
);

test("keeps the traces of simultaneous requests separate", async () => {
  const ids = Array.from({ length: 20 }, (_, at) => `at-once-${at}`);
  await Promise.all(ids.map((id) => request(service.server).get("/api/v1/auth/session").set("X-Request-Id", id)));
  for (const id of ids) {
    const traces = new Set(linesWith(`"${id}"`).map(({ traceId }) => traceId));
    expect([id, traces.size]).toEqual([id, 1]);
  }
});

test("continues a request's trace in the job that it queued, and in the job's calls", async () => {
  const feeds = await feedServer();
  const { promise: request, resolve } = Promise.withResolvers<string | undefined>();
  feeds.pages.set("/feed", ({ headers }, response) => {
    resolve(headers.traceparent as string | undefined);
    response.end();
  });
  const queue = service.app.get(JobQueue, { strict: false });
  try {
    await queue.start();
    await withTrace(traceOf("asked-by-this", `00-${TRACE}-${PARENT}-01`), () => queue.put(["a show"]));
    const { promise: ran, resolve: tell } = Promise.withResolvers<ReturnType<typeof currentTrace>>();
    await queue.work(1, {
      run: async () => {
        tell(currentTrace());
        await service.app.get(FeedFetcher, { strict: false }).fetch(`${feeds.origin}/feed`);
      },
      giveUp: () => Promise.resolve(),
    });
    expect(await ran).toMatchObject({ requestId: "asked-by-this", traceId: TRACE, flags: "01" });
    expect(await request).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
  } finally {
    await queue.stop(5);
    await feeds.close();
  }
});

function linesWith(text: string): Record<string, unknown>[] {
  return service
    .log()
    .split("\n")
    .filter((line) => line.includes(text))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
