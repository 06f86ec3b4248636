import { LIMIT_RULES } from "../limits/limit-rules.js";
import { SignInGuard } from "./sign-in/sign-in-guard.js";
import { newUser, PASSWORD, TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

const opened: TestService[] = [];
const open = async (...[options]: Parameters<typeof testService>): Promise<TestService> => {
  const service = await testService(options);
  opened.push(service);
  return service;
};
afterEach(async () => {
  for (const service of opened.splice(0).reverse()) await service.close();
});

type Forged = Record<string, string>;
const wrong = (service: TestService, email: string, headers: Forged = {}) => {
  const call = new TestBrowser(service).post("/auth/sign-in", { email, password: "not the password" });
  for (const [name, value] of Object.entries(headers)) void call.set(name, value);
  return call;
};

test("the initial limits are those of the design", () => {
  expect(LIMIT_RULES).toMatchObject({
    signInByNetwork: { points: 25, seconds: 300 },
    signInByAccount: { points: 10, seconds: 900 },
    signInByKnownDevices: { points: 20, seconds: 900 },
    signUpByNetwork: { points: 5, seconds: 1800 },
    resetByNetwork: { points: 5, seconds: 1800 },
    signUpMailsByAddress: { points: 3, seconds: 3600 },
    resetMailsByAddress: { points: 3, seconds: 3600 },
    newAddressMailsByAddress: { points: 3, seconds: 3600 },
  });
});

test("allows 25 sign-ins from one network, then returns 429, whatever addresses are forged", async () => {
  const { signInByNetwork } = LIMIT_RULES;
  const service = await open({ limits: { signInByNetwork } });
  for (let n = 0; n < 25; n += 1) {
    const forged = {
      "X-Forwarded-For": `198.51.100.${n}`,
      "X-Real-IP": `198.51.100.${n}`,
      Forwarded: `for=198.51.100.${n}`,
    };
    await wrong(service, `n${n}@example.org`, forged).expect(401);
  }
  const refused = await wrong(service, "more@example.org", { "X-Forwarded-For": "203.0.113.77" }).expect(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(200);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(300);
  expect(refused.body).toMatchObject({ status: 429, code: "limit.exceeded" });
  // A second instance on the same database, or this one after a restart, continues counting.
  const other = await open({ limits: { signInByNetwork }, database: service.database });
  await wrong(other, "elsewhere@example.org").expect(429);
});

test("believes the client address from a trusted proxy, but not from a stranger", async () => {
  const rule = { points: 2, seconds: 3_600 };
  const service = await open({ env: { TRUST_PROXY: "loopback" }, limits: { signInByNetwork: rule } });
  const from = (place: string) => wrong(service, `${Math.random()}@example.org`, { "X-Forwarded-For": place });
  await from("198.51.100.1").expect(401);
  await from("198.51.100.1").expect(401);
  await from("198.51.100.1").expect(429);
  await from("198.51.100.2").expect(401);
  // The proxy appends the address that it saw; what the client claims before it does not count.
  await from("203.0.113.5, 198.51.100.1").expect(429);
  await from("2001:db8:1:2::1").expect(401);
  await from("2001:db8:1:2::2").expect(401);
  await from("2001:db8:1:2:ffff::3").expect(429);
  await from("2001:db8:1:3::1").expect(401);
});

test("slows down the guessing network after 100 wrong passwords, but never the owner", async () => {
  const { signInByNetwork, signInByAccount, signInByKnownDevices } = LIMIT_RULES;
  const service = await open({
    env: { TRUST_PROXY: "loopback" },
    limits: { signInByNetwork, signInByAccount, signInByKnownDevices },
  });
  const email = "target@example.org";
  // The owner's own browser, in the network that the guesses come from later.
  const known = await newUser(service, email);
  await known.post("/auth/sign-out").expect(204);
  // The test counts the pauses instead of waiting for them.
  const guard = service.app.get<unknown>(SignInGuard, { strict: false }) as { pause(ms: number): Promise<void> };
  const pauses = import.meta.jest.spyOn(guard, "pause").mockResolvedValue();
  const statuses: number[] = [];
  // In batches of as many requests as can wait for a password hash.
  for (let batch = 0; batch < 3; batch += 1) {
    const attack = Array.from({ length: 34 }, (_, n) =>
      wrong(service, email, { "X-Forwarded-For": `198.51.100.${n}` }),
    );
    statuses.push(...(await Promise.all(attack)).map(({ status }) => status));
  }
  expect(new Set(statuses)).toEqual(new Set([401]));
  pauses.mockClear();
  await wrong(service, email, { "X-Forwarded-For": "198.51.100.99" }).expect(401);
  expect(pauses).toHaveBeenCalledWith(4_000);
  pauses.mockClear();
  const signIn = (browser: TestBrowser, place: string, password: string) =>
    browser.post("/auth/sign-in", { email, password }).set("X-Forwarded-For", place);
  for (const [browser, place] of [
    [known, "198.51.100.99"],
    [new TestBrowser(service), "203.0.113.10"],
  ] as const) {
    await signIn(browser, place, "a slip").expect(401);
    await signIn(browser, place, PASSWORD).expect(200);
  }
  expect(pauses.mock.calls.filter(([milliseconds]) => milliseconds > 0)).toEqual([]);
  await wrong(service, email, { "X-Forwarded-For": "198.51.100.98" }).expect(401);
  expect(pauses).toHaveBeenCalledWith(4_000);
}, 60_000);

test("lets an owner sign in on a known device in an attacker's network", async () => {
  const { signInByNetwork, signInByAccount, signInByKnownDevices } = LIMIT_RULES;
  const service = await open({ limits: { signInByNetwork, signInByAccount, signInByKnownDevices } });
  const email = "shared@example.org";
  const known = await newUser(service, email);
  await known.post("/auth/sign-out").expect(204);
  for (let n = 0; n < 10; n += 1) await wrong(service, email).expect(401);
  for (let n = 0; n < 20; n += 1) await wrong(service, `n${n}@example.org`);
  await wrong(service, email).expect(429);
  await new TestBrowser(service).post("/auth/sign-in", { email, password: PASSWORD }).expect(429);
  await known.post("/auth/sign-in", { email, password: PASSWORD }).expect(200);
});

test("allows ten guesses at one account from one network, and resets the count on success", async () => {
  const { signInByAccount } = LIMIT_RULES;
  const service = await open({ limits: { signInByAccount } });
  await newUser(service, "guessed@example.org");
  await newUser(service, "clumsy@example.org");
  for (let n = 0; n < 10; n += 1)
    await wrong(service, n % 2 ? "GUESSED@example.org" : "guessed@example.org").expect(401);
  await wrong(service, "guessed@example.org").expect(429);
  for (let n = 0; n < 12; n += 1) {
    await new TestBrowser(service)
      .post("/auth/sign-in", { email: "clumsy@example.org", password: PASSWORD })
      .expect(200);
  }
});

test("allows five sign-ups and five emailed links per network in half an hour", async () => {
  const { signUpByNetwork, resetByNetwork } = LIMIT_RULES;
  const service = await open({ limits: { signUpByNetwork, resetByNetwork } });
  const guest = new TestBrowser(service);
  const signUp = (n: number) => guest.post("/auth/sign-up", { email: `s${n}@example.org`, password: PASSWORD });
  for (let n = 0; n < 5; n += 1) await signUp(n).expect(202);
  expect((await signUp(5).expect(429)).headers["retry-after"]).toBeDefined();
  for (let n = 0; n < 5; n += 1) {
    await guest.post(n % 2 ? "/auth/reset" : "/auth/verify/resend", { email: `r${n}@example.org` }).expect(202);
  }
  await guest.post("/auth/reset", { email: "r@example.org" }).expect(429);
});

const mailLimits = {
  signUpMailsByAddress: LIMIT_RULES.signUpMailsByAddress,
  resetMailsByAddress: LIMIT_RULES.resetMailsByAddress,
  newAddressMailsByAddress: LIMIT_RULES.newAddressMailsByAddress,
};

test("resets for an unknown address do not block its sign-up or its email", async () => {
  const service = await open({ limits: mailLimits });
  const email = "early@example.org";
  const guest = new TestBrowser(service);
  for (let n = 0; n < 5; n += 1) {
    await guest.post("/auth/reset", { email }).expect(202);
    await guest.post("/auth/verify/resend", { email }).expect(202);
  }
  await guest.post("/auth/sign-up", { email, password: PASSWORD }).expect(202);
  await guest.post("/auth/verify", { token: await service.secretFor(email) }).expect(200);
  await guest.post("/auth/sign-in", { email, password: PASSWORD }).expect(200);
});

test("a sign-up that is rolled back does not count against the limit of emails", async () => {
  const service = await open({ limits: mailLimits });
  const email = "retried@example.org";
  const guest = new TestBrowser(service);
  const signUp = () => guest.post("/auth/sign-up", { email, password: PASSWORD });
  await service.database.dataSource.query("ALTER TABLE outbox RENAME TO outbox_away");
  for (let n = 0; n < 4; n += 1) await signUp().expect(500);
  await service.database.dataSource.query("ALTER TABLE outbox_away RENAME TO outbox");
  expect(await service.database.dataSource.query("SELECT FROM users")).toEqual([]);
  await signUp().expect(202);
  await guest.post("/auth/verify", { token: await service.secretFor(email) }).expect(200);
});

test("sends a mailbox at most three emails of each kind an hour, from all networks", async () => {
  const service = await open({ env: { TRUST_PROXY: "loopback" }, limits: mailLimits });
  const victim = "victim@example.org";
  await newUser(service, victim);
  const stranger = await newUser(service, "stranger@example.org");
  const call = (n: number) => {
    const path = ["/auth/reset", "/auth/verify/resend", "/auth/sign-up", "/account"][n % 4] ?? "";
    const email = [victim, victim.toUpperCase(), ` ${victim} `, "Victim@Example.ORG"][(n >> 2) % 4];
    if (path === "/account") return stranger.call("patch", path, { email, currentPassword: PASSWORD }).expect(200);
    const body = { email, password: PASSWORD };
    return new TestBrowser(service).post(path, body).set("X-Forwarded-For", `198.51.${n}.7`).expect(202);
  };
  // In batches: only a limited number can wait for a password hash, and the others get a 503.
  for (let sent = 0; sent < 160; sent += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, n) => call(sent + n)));
  }
  const mails = await service.mails();
  const kinds = ["Choose a new password", "You already have an account", "This address already has an account"];
  const got = mails.filter(({ to }) => to.toLowerCase() === victim).map(({ subject }) => subject.split(" – ")[0]);
  // The victim's own sign-up is the third email of its kind.
  expect(kinds.map((kind) => got.filter((subject) => subject === kind).length)).toEqual([3, 2, 3]);
  expect(got).toHaveLength(9);
  expect(mails.filter(({ to }) => to.toLowerCase() !== victim).map(({ to }) => to)).toEqual(["stranger@example.org"]);
});
