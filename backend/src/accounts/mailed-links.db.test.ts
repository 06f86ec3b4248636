import { newUser, PASSWORD, TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

let service: TestService;
const guest = (): TestBrowser => new TestBrowser(service);
const NEW_PASSWORD = "another horse 47 battery";

beforeAll(async () => {
  service = await testService({ realHashes: true });
});
afterAll(() => service.close());

const resetLink = async (email: string): Promise<string> => {
  await guest().post("/auth/reset", { email }).expect(202);
  return service.secretFor(email);
};
const codeOf = ({ body }: { body: unknown }): string => (body as { code: string }).code;
const expire = (): Promise<unknown> =>
  service.database.dataSource.query("UPDATE email_tokens SET expires_at = now() - interval '1 second'");

test("a reset sets the password, ends every session, notifies the owner, and does not sign anyone in", async () => {
  const email = "reset@example.org";
  const browsers = [await newUser(service, email), guest(), guest()];
  for (const browser of browsers) await browser.post("/auth/sign-in", { email, password: PASSWORD }).expect(200);
  const visitor = guest();
  await visitor.post("/auth/reset/confirm", { token: await resetLink(email), password: NEW_PASSWORD }).expect(200);
  expect(visitor.cookies.size).toBe(0);
  for (const browser of browsers) await browser.get("/account").expect(401);
  await guest().post("/auth/sign-in", { email, password: PASSWORD }).expect(401);
  await guest().post("/auth/sign-in", { email, password: NEW_PASSWORD }).expect(200);
  const subjects = (await service.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes("was changed"))).toHaveLength(1);
});

test("a link works once, until it expires or is replaced, and for one purpose", async () => {
  const email = "links@example.org";
  await newUser(service, email);
  const older = await resetLink(email);
  const newer = await resetLink(email);
  const confirm = (token: string) => guest().post("/auth/reset/confirm", { token, password: NEW_PASSWORD });
  expect(codeOf(await confirm(older).expect(422))).toBe("link.invalid");
  await guest().post("/auth/verify", { token: newer }).expect(422);
  await confirm(newer).expect(200);
  await confirm(newer).expect(422);
  const late = await resetLink(email);
  await expire();
  await confirm(late).expect(422);
  for (const token of ["", "x", "x".repeat(43), `${"x".repeat(42)}=`, "../../etc/passwd"])
    await confirm(token).expect(422);
});

test("of ten simultaneous uses of one link, one succeeds", async () => {
  const email = "race@example.org";
  await newUser(service, email);
  const token = await resetLink(email);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      guest().post("/auth/reset/confirm", { token, password: `${NEW_PASSWORD} ${n}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a rejected password gives the reason and keeps the link valid", async () => {
  const email = "picky@example.org";
  await newUser(service, email);
  const token = await resetLink(email);
  for (const [password, code] of [
    ["12345", "password.too-short"],
    ["password1", "password.common"],
    ["x".repeat(129), "password.too-long"],
    ["picky@example.org", "password.like-email"],
  ]) {
    expect(codeOf(await guest().post("/auth/reset/confirm", { token, password }).expect(422))).toBe(code);
  }
  await guest().post("/auth/reset/confirm", { token, password: NEW_PASSWORD }).expect(200);
});

test("a new address takes effect once confirmed; the old one is notified", async () => {
  const user = await newUser(service, "old@example.org");
  const wanted = { email: "new@example.org" };
  expect(codeOf(await user.call("patch", "/account", wanted).expect(403))).toBe("account.wrong-password");
  await user.call("patch", "/account", { ...wanted, currentPassword: "wrong password" }).expect(403);
  const { body } = await user.call("patch", "/account", { ...wanted, currentPassword: PASSWORD }).expect(200);
  expect(body).toMatchObject({ email: "old@example.org", pendingEmail: "new@example.org" });
  await user.post("/auth/verify", { token: await service.secretFor("new@example.org") }).expect(200);
  expect((await user.get("/account")).body).toMatchObject({ email: "new@example.org", pendingEmail: null });
  expect((await service.mails()).at(-1)).toMatchObject({ to: "old@example.org" });
  await guest().post("/auth/sign-in", { email: "old@example.org", password: PASSWORD }).expect(401);
  await guest().post("/auth/sign-in", { email: "new@example.org", password: PASSWORD }).expect(200);
});

test("confirming a new address ends the other sessions, in browsers and in the desktop app", async () => {
  const [email, later] = ["moving@example.org", "moved@example.org"];
  const here = await newUser(service, email);
  const there = guest();
  await there.post("/auth/sign-in", { email, password: PASSWORD }).expect(200);
  const { body } = await guest().post("/auth/sign-in", { email, password: PASSWORD, client: "desktop" }).expect(200);
  const onDesktop = () =>
    guest()
      .get("/account")
      .set("Authorization", `Bearer ${(body as { token: string }).token}`);
  await here.call("patch", "/account", { email: later, currentPassword: PASSWORD }).expect(200);
  await there.get("/account").expect(200);
  await onDesktop().expect(200);
  // In a browser without a session, as when a mail program opens it.
  await guest()
    .post("/auth/verify", { token: await service.secretFor(later) })
    .expect(200);
  await here.get("/account").expect(200);
  await there.get("/account").expect(401);
  await onDesktop().expect(401);

  await there.post("/auth/sign-in", { email: later, password: PASSWORD }).expect(200);
  await here.call("patch", "/account", { email, currentPassword: PASSWORD }).expect(200);
  await there.post("/auth/verify", { token: await service.secretFor(email) }).expect(200);
  await there.get("/account").expect(200);
  await here.get("/account").expect(401);
});

test("returns the same for another person's address, and notifies only its owner", async () => {
  const owner = await newUser(service, "owned@example.org");
  const other = await newUser(service, "greedy@example.org");
  // The account must not reveal it afterwards, either: not in this answer, on the page or in the export.
  const shown = async (email: string): Promise<unknown[]> => {
    const answer = await other.call("patch", "/account", { email, currentPassword: PASSWORD }).expect(200);
    const later = await other.get("/account").expect(200);
    const { account } = (await other.get("/account/export").expect(200)).body as { account: unknown };
    return JSON.parse(JSON.stringify([answer.body, later.body, account]).replaceAll(email, "ASKED")) as unknown[];
  };
  const free = await shown("nobody-yet@example.org");
  expect(await shown("owned@example.org")).toEqual(free);
  expect(free[0]).toMatchObject({ pendingEmail: "ASKED" });
  const mail = (await service.mails()).at(-1);
  expect(mail).toMatchObject({ to: "owned@example.org" });
  expect(mail?.text).not.toContain("#token=");
  expect((await owner.get("/account")).body).toMatchObject({ email: "owned@example.org", pendingEmail: null });
});

test("changing the password keeps this session and ends the others", async () => {
  const email = "changer@example.org";
  const here = await newUser(service, email);
  const there = guest();
  await there.post("/auth/sign-in", { email, password: PASSWORD }).expect(200);
  const change = (currentPassword: string) =>
    here.call("put", "/account/password", { currentPassword, password: NEW_PASSWORD });
  expect(codeOf(await change("wrong one").expect(403))).toBe("account.wrong-password");
  await change("").expect(403);
  await change(PASSWORD).expect(204);
  await here.get("/account").expect(200);
  await there.get("/account").expect(401);
  expect((await service.mails()).at(-1)).toMatchObject({ to: email });
});

test("compares the whole password, case included, in any Unicode form", async () => {
  const long = `${"ä".repeat(40)}${"🎧 ".repeat(20)}ende`;
  await newUser(service, "long@example.org", long);
  const tryIt = (password: string) => guest().post("/auth/sign-in", { email: "long@example.org", password });
  await tryIt(long.normalize("NFD")).expect(200);
  await tryIt(long.slice(0, 72)).expect(401);
  await tryIt(`${long}x`).expect(401);
  await tryIt(long.toUpperCase()).expect(401);
});

test("stores no link and no password, only Argon2id hashes with their settings", async () => {
  await guest().post("/auth/sign-up", { email: "dump@example.org", password: PASSWORD }).expect(202);
  const token = await service.secretFor("dump@example.org");
  const tables = ["users", "email_tokens", "outbox", "sessions"];
  for (const table of tables) {
    const rows = await service.database.dataSource.query<{ dump: string }[]>(
      `SELECT row_to_json(t)::text AS dump FROM ${table} t`,
    );
    for (const { dump } of rows) {
      expect(dump).not.toContain(token);
      expect(dump).not.toContain(PASSWORD);
    }
  }
  const [row] = await service.database.dataSource.query<{ password_hash: string }[]>(
    "SELECT password_hash FROM users WHERE email = 'dump@example.org'",
  );
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("sends an email to only one address for any input", async () => {
  await newUser(service, "one@example.org");
  const before = (await service.mails()).length;
  for (const email of [
    "one@example.org, two@example.org",
    "one@example.org\r\nBcc: two@example.org",
    "one@example.org;two@example.org",
    "<one@example.org>",
    "One <one@example.org>",
    "one@example.org\u0000",
  ]) {
    const answer = await guest().post("/auth/reset", { email });
    expect([400, 422]).toContain(answer.status);
  }
  expect(await service.mails()).toHaveLength(before);
});
