import { newUser, PASSWORD, sessionLine, TestBrowser } from "../../testing/service/test-browser.js";
import { testService, type TestService } from "../../testing/service/test-service.js";

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

test("sign up, confirm by the emailed link, sign in, sign out", async () => {
  const browser = new TestBrowser(service);
  const email = "ada@example.org";
  const signUp = await browser.post("/auth/sign-up", { email, password: PASSWORD }).expect(202);
  expect(signUp.body).toEqual({
    message: "Sign-up successful — welcome aboard! Please check your email to confirm your registration.",
  });
  expect(browser.session).toBeUndefined();
  await browser.post("/auth/sign-in", { email, password: PASSWORD }).expect(401);

  const token = await service.secretFor(email);
  expect((await browser.post("/auth/verify", { token }).expect(200)).body).toEqual({ status: "confirmed", user: null });
  expect((await browser.post("/auth/verify", { token }).expect(422)).body.code).toBe("link.invalid");

  const signIn = await browser.post("/auth/sign-in", { email: " ADA@Example.org ", password: PASSWORD }).expect(200);
  expect(signIn.body.user).toMatchObject({ email, emailVerified: true, name: "" });
  expect(await browser.user()).toMatchObject({ email });

  const cookie = browser.session ?? "";
  await browser.post("/auth/sign-out").expect(204);
  expect(browser.session).toBeUndefined();
  expect(await browser.user()).toBeNull();
  // A copied cookie is worthless: the session no longer exists on the server.
  const thief = new TestBrowser(service);
  thief.cookies.set("earshot", cookie);
  expect(await thief.user()).toBeNull();
});

test("the browser that signed up is signed in by its link, and no other one", async () => {
  const own = new TestBrowser(service);
  const other = new TestBrowser(service);
  for (const [email, opens] of [
    ["first@example.org", own],
    ["second@example.org", other],
  ] as const) {
    await own.post("/auth/sign-up", { email, password: PASSWORD }).expect(202);
    await other.post("/auth/sign-up", { email: `other-${email}`, password: PASSWORD }).expect(202);
    const token = await service.secretFor(email);
    const { body } = await opens.post("/auth/verify", { token, signIn: true }).expect(200);
    expect(body).toMatchObject({ status: "confirmed", user: opens === own ? { email } : null });
    expect(await opens.user()).toEqual(opens === own ? expect.objectContaining({ email }) : null);
    await own.post("/auth/sign-out").expect(204);
  }
});

test("a link signs in only on request, and never replaces a signed-in user", async () => {
  const browser = new TestBrowser(service);
  const email = "silent@example.org";
  await browser.post("/auth/sign-up", { email, password: PASSWORD }).expect(202);
  await browser.post("/auth/verify", { token: await service.secretFor(email) }).expect(200);
  expect(await browser.user()).toBeNull();
  const user = await newUser(service, "there@example.org");
  await user.post("/auth/sign-up", { email: "late@example.org", password: PASSWORD }).expect(202);
  const token = await service.secretFor("late@example.org");
  const { body } = await user.post("/auth/verify", { token, signIn: true }).expect(200);
  expect(body).toEqual({ status: "confirmed", user: null });
  expect(await user.user()).toMatchObject({ email: "there@example.org" });
});

test("the sign-up cookie is host-only, HttpOnly, the same for every address, and removed with the link", async () => {
  const browser = new TestBrowser(service);
  const asked = await browser.post("/auth/sign-up", { email: "mark@example.org", password: PASSWORD }).expect(202);
  const mark = /^earshot-sign-up=[\da-f-]{36}; Max-Age=86400; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/;
  expect(asked.get("Set-Cookie")).toEqual([expect.stringMatching(mark)]);
  const again = await browser.post("/auth/sign-up", { email: "ada@example.org", password: PASSWORD }).expect(202);
  expect(again.get("Set-Cookie")?.[0]?.slice(0, 52)).toBe(asked.get("Set-Cookie")?.[0]?.slice(0, 52));
  const token = await service.secretFor("mark@example.org");
  await browser.post("/auth/verify", { token, signIn: true }).expect(200);
  expect([...browser.cookies.keys()].toSorted()).toEqual(["earshot", "earshot-device"]);
});

test("a forged cookie signs nobody in", async () => {
  const email = "forged@example.org";
  await new TestBrowser(service).post("/auth/sign-up", { email, password: PASSWORD }).expect(202);
  const token = await service.secretFor(email);
  const thief = new TestBrowser(service);
  thief.cookies.set("earshot-sign-up", "'; DROP TABLE users; --");
  expect((await thief.post("/auth/verify", { token, signIn: true }).expect(200)).body.user).toBeNull();
});

test("the cookie is host-only and HttpOnly, and lasts until the browser closes unless remembered", async () => {
  const browser = await newUser(service, "cookie@example.org");
  const credentials = { email: "cookie@example.org", password: PASSWORD };
  const plain = await browser.post("/auth/sign-in", credentials).expect(200);
  expect(sessionLine(plain)).toMatch(/^earshot=s%3A[\w%.-]+; Path=\/; HttpOnly; SameSite=Lax$/);
  const remembered = await browser.post("/auth/sign-in", { ...credentials, remember: true }).expect(200);
  const expires = /Expires=([^;]+)/.exec(sessionLine(remembered))?.[1] ?? "";
  expect((Date.parse(expires) - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
});

test("every sign-in gets a new session id and invalidates the old one", async () => {
  const browser = await newUser(service, "fixed@example.org");
  const before = browser.session ?? "";
  await browser.post("/auth/sign-in", { email: "fixed@example.org", password: PASSWORD }).expect(200);
  expect(browser.session).not.toBe(before);
  const planted = new TestBrowser(service);
  planted.cookies.set("earshot", before);
  expect(await planted.user()).toBeNull();
});

test("guests get no cookie and no row", async () => {
  const rows = () => service.database.dataSource.query<{ n: string }[]>("SELECT count(*) AS n FROM sessions");
  const before = await rows();
  const guest = new TestBrowser(service);
  for (const path of ["/auth/session", "/catalogue", "/category-stats?category=Technology", "/account"]) {
    expect((await guest.get(path)).get("Set-Cookie")).toBeUndefined();
  }
  await guest.post("/auth/sign-out").expect(204);
  expect(await rows()).toEqual(before);
});

test.each(["earshot=forged", "earshot=s%3Aforged.signature", "earshot=s%3A", "earshot=s%3A%00.x"])(
  "treats a forged cookie (%s) as a guest",
  async (cookie) => {
    const browser = new TestBrowser(service);
    const [name = "", value = ""] = cookie.split("=");
    browser.cookies.set(name, value);
    expect(await browser.user()).toBeNull();
  },
);

test("the desktop app gets a token instead, stored as a hash and revoked by signing out", async () => {
  const { id } = await newUser(service, "desk@example.org");
  const app = new TestBrowser(service, "Earshot desktop");
  const { body } = await app
    .post("/auth/sign-in", { email: "desk@example.org", password: PASSWORD, client: "desktop" })
    .expect(200);
  expect(app.cookies.size).toBe(0);
  const bearer = `Bearer ${(body as { token: string }).token}`;
  const account = () => new TestBrowser(service).get("/account").set("Authorization", bearer);
  expect((await account().expect(200)).body.id).toBe(id);
  const rows: { dump: string }[] = await service.database.dataSource.query(
    "SELECT row_to_json(s)::text AS dump FROM sessions s",
  );
  expect(rows.some(({ dump }) => dump.includes((body as { token: string }).token))).toBe(false);
  await new TestBrowser(service).post("/auth/sign-out").set("Authorization", bearer).expect(204);
  await account().expect(401);
});

test("a cookie's id is no bearer token, and a cookie does not replace a valid token", async () => {
  const browser = await newUser(service, "mix@example.org");
  const value = decodeURIComponent(browser.session ?? "");
  const sid = value.replace(/^s:/, "").split(".")[0] ?? "";
  await new TestBrowser(service).get("/account").set("Authorization", `Bearer ${sid}`).expect(401);
  await browser.get("/account").expect(200);
  await browser.get("/account").set("Authorization", "Bearer nonsense").expect(401);
});

test("an Authorization header does not prevent signing in by form, and gets no browser session", async () => {
  const { id } = await newUser(service, "header@example.org");
  const browser = new TestBrowser(service);
  const credentials = { email: "header@example.org", password: PASSWORD };
  for (const authorization of ["Bearer nonsense", `Bearer ${"x".repeat(43)}`, "Basic eDp5"]) {
    const answer = await browser.post("/auth/sign-in", credentials).set("Authorization", authorization);
    expect([answer.status, answer.get("Set-Cookie")]).toEqual([400, undefined]);
    const desktop = browser.post("/auth/sign-in", { ...credentials, client: "desktop" });
    expect((await desktop.set("Authorization", authorization).expect(200)).body).toMatchObject({ user: { id } });
    await browser.get("/auth/google").set("Authorization", authorization).expect(303);
    await browser.post("/auth/sign-out").set("Authorization", authorization).expect(204);
  }
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test.each([
  ["idle for 12 hours", false, [11.9 * HOUR], 12.1 * HOUR],
  ["24 hours old, though in use", false, [8 * HOUR, 8 * HOUR, 7.9 * HOUR], 0.2 * HOUR],
  ["remembered and idle for 30 days", true, [29.9 * DAY], 30.1 * DAY],
  ["remembered and 90 days old, though in use", true, [29 * DAY, 29 * DAY, 29 * DAY, 2.9 * DAY], 0.2 * DAY],
])("a session ends when it is %s", async (name, remember, visits, last) => {
  const email = `${name.replace(/\W+/g, "-")}@example.org`;
  const browser = await newUser(service, email);
  await browser.post("/auth/sign-in", { email, password: PASSWORD, remember }).expect(200);
  for (const pause of visits) {
    service.clock.advance(pause);
    expect(await browser.user()).toMatchObject({ email });
  }
  service.clock.advance(last);
  await browser.get("/account").expect(401);
});

test.each([
  ["idle for 30 days", undefined, [29.9 * DAY], 30.1 * DAY],
  ["90 days old, though in use", undefined, [29 * DAY, 29 * DAY, 29 * DAY, 2.9 * DAY], 0.2 * DAY],
  ["not remembered and idle for 12 hours", false, [11.9 * HOUR], 12.1 * HOUR],
])("a session of the desktop app ends when it is %s", async (name, remember, visits, last) => {
  const email = `desktop-${name.replace(/\W+/g, "-")}@example.org`;
  await newUser(service, email);
  const answer = await new TestBrowser(service)
    .post("/auth/sign-in", { email, password: PASSWORD, client: "desktop", remember })
    .expect(200);
  const bearer = `Bearer ${(answer.body as { token: string }).token}`;
  const account = () => new TestBrowser(service).get("/account").set("Authorization", bearer);
  for (const pause of visits) {
    service.clock.advance(pause);
    await account().expect(200);
  }
  service.clock.advance(last);
  await account().expect(401);
});

test("setting the clock back by two hours ends no session and extends none", async () => {
  const email = "set-back@example.org";
  const browser = await newUser(service, email);
  service.clock.advance(-2 * HOUR);
  expect(await browser.user()).toMatchObject({ email });
  service.clock.advance(2 * HOUR);
  expect(await browser.user()).toMatchObject({ email });
  // The 24 hours count from the sign-in, regardless of how the clock changed in between.
  for (const pause of [11 * HOUR, 11 * HOUR]) {
    service.clock.advance(pause);
    expect(await browser.user()).toMatchObject({ email });
  }
  service.clock.advance(2.1 * HOUR);
  await browser.get("/account").expect(401);
});

test("a remembered browser gets another 30 days on return", async () => {
  const email = "sliding@example.org";
  const browser = await newUser(service, email);
  await browser.post("/auth/sign-in", { email, password: PASSWORD, remember: true }).expect(200);
  expect((await browser.get("/auth/session")).get("Set-Cookie")).toBeUndefined();
  service.clock.advance(2 * DAY);
  expect(sessionLine(await browser.get("/auth/session"))).toContain("Expires=");
});
