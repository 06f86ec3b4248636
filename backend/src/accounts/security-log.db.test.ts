import { rawAnswer } from "../testing/servers/raw-answer.js";
import { newUser, PASSWORD, TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

type Line = {
  security?: string;
  user?: string;
  account?: string;
  network?: string;
  detail?: string;
  userAgent?: string;
};

let service: TestService;
beforeAll(async () => {
  service = await testService({ limits: { resetByNetwork: { points: 3, seconds: 3_600 } } });
});
afterAll(() => service.close());

const lines = (): Line[] =>
  service
    .log()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line)
    .filter(({ security }) => security !== undefined);

/** The events that an action logs, newest last. */
async function noted(work: () => Promise<unknown>): Promise<Line[]> {
  const before = lines().length;
  await work();
  return lines().slice(before);
}
const names = (events: readonly Line[]) => events.map(({ security, detail }) => [security, detail]);

test("logs each event in one line with its details, but no plain address", async () => {
  const email = "watched@example.org";
  const entered = await noted(() => newUser(service, email));
  expect(names(entered)).toEqual([
    ["sign-up.asked", undefined],
    ["email.confirmed", undefined],
    ["sign-in.ok", "browser"],
  ]);
  const user = new TestBrowser(service);
  const refused = await noted(() => user.post("/auth/sign-in", { email, password: "wrong one" }).expect(401));
  expect(names(refused)).toEqual([["sign-in.refused", undefined]]);
  // The same address has the same hash, so that attempts can be correlated.
  expect(refused[0]?.account).toBe(entered[0]?.account);
  expect(refused[0]?.account).toMatch(/^[\w-]{16}$/);
  expect(refused[0]?.network).toMatch(/^[\w-]{16}$/);
  expect(refused[0]?.userAgent).toBe("Test browser");
  await user.post("/auth/sign-in", { email, password: PASSWORD }).expect(200);
  const { user: id } = lines().at(-1) ?? {};
  expect(id).toMatch(/^[\da-f-]{36}$/);

  const changes = await noted(async () => {
    await user.call("put", "/account/password", { currentPassword: "wrong", password: "x" }).expect(403);
    const next = { currentPassword: PASSWORD, password: "a fresh green tram" };
    await user.call("put", "/account/password", next).expect(204);
    await user.call("patch", "/account", { email: "other@example.org", currentPassword: next.password }).expect(200);
    await user.post("/auth/verify", { token: await service.secretFor("other@example.org") }).expect(200);
    await user.call("delete", "/account/sessions").expect(200);
    await user.post("/auth/reset", { email: "other@example.org" }).expect(202);
    const token = await service.secretFor("other@example.org");
    await user.post("/auth/sign-out").expect(204);
    await user.post("/auth/reset/confirm", { token, password: PASSWORD }).expect(200);
    await user.post("/auth/reset/confirm", { token, password: PASSWORD }).expect(422);
    await user.get("/account").expect(401);
    await user.get("/auth/google").expect(303);
    await user.post("/auth/sign-up", {}).set("Origin", "https://evil.example").expect(403);
  });
  expect(names(changes)).toEqual([
    ["reauthentication.refused", "wrong-password"],
    ["password.changed", undefined],
    ["email.change-asked", undefined],
    ["email.changed", undefined],
    ["session.revoked", "all others"],
    ["password.reset-asked", undefined],
    ["sign-out", undefined],
    ["password.reset-used", undefined],
    ["link.refused", undefined],
    ["access.refused", "session.required"],
    ["oauth.failed", "not-configured"],
    ["access.refused", "csrf.refused"],
  ]);
  const about = changes.filter(({ security }) => /^(password|email|session|sign-out)/.test(security ?? ""));
  expect(about.map((line) => line.user)).toEqual(about.map(({ account }) => (account ? expect.anything() : id)));
  expect(service.log()).not.toMatch(/watched@|other@|fresh green|127\.0\.0\.1|wrong one/);
});

test("hitting a limit is logged with its name", async () => {
  const events = await noted(async () => {
    for (let count = 0; count < 4; count += 1) {
      await new TestBrowser(service).post("/auth/reset", { email: "limited@example.org" });
    }
  });
  expect(names(events).at(-1)).toEqual(["limit.hit", "limit.exceeded"]);
});

test("a forged User-Agent does not break out of its log line", async () => {
  const forged = 'Mozilla\u0085\u2028 {"security":"sign-in.ok"}';
  const before = service.log().split("\n").length;
  const browser = new TestBrowser(service, Buffer.from(forged, "utf8").toString("latin1"));
  const events = await noted(() => browser.get("/account").expect(401));
  expect(names(events)).toEqual([["access.refused", "session.required"]]);
  expect(events[0]?.userAgent).toContain('{"security":"sign-in.ok"}');
  expect(service.log().split("\n").length - before).toBeGreaterThanOrEqual(1);

  // HTTP does not allow a line break in a header: the request is refused before anything is logged.
  const raw = await noted(async () => {
    const bytes = 'GET /api/v1/account HTTP/1.1\r\nHost: x\r\nUser-Agent: a\rb {"security":"x"}\r\n\r\n';
    expect(await rawAnswer(service.server, bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });
  expect(raw).toEqual([]);
});
