import { PasswordHasher } from "@earshot/domain/accounts/account.port";
import { EVEN_TIME_MS } from "../shared/even-time.js";
import { newUser, PASSWORD, TestBrowser } from "../testing/test-browser.js";
import { testService, type TestService } from "../testing/test-service.js";

let service: TestService;
beforeAll(async () => {
  service = await testService({ evenTime: EVEN_TIME_MS });
  await newUser(service, "known@example.org");
  await new TestBrowser(service)
    .post("/auth/sign-up", { email: "waiting@example.org", password: PASSWORD })
    .expect(202);
}, 60_000);
afterAll(() => service.close());

/** Headers that tell nothing, because they differ with each answer. */
const PASSING = new Set(["date", "content-security-policy"]);

type Ask = { path: string; body: (email: string) => object };
const asks: [string, Ask][] = [
  ["signing in", { path: "/auth/sign-in", body: (email) => ({ email, password: "not the password" }) }],
  ["signing up", { path: "/auth/sign-up", body: (email) => ({ email, password: PASSWORD }) }],
  ["a reset", { path: "/auth/reset", body: (email) => ({ email }) }],
  ["another confirmation", { path: "/auth/verify/resend", body: (email) => ({ email }) }],
];

/** Who is asked about; the address of nobody is a new one each time, since asking may make an account of it. */
const KINDS = ["known", "waiting", "unknown"];
let nobody = 0;
const addressOf = (kind: string): string =>
  kind === "unknown" ? `unknown${nobody++}@example.org` : `${kind}@example.org`;
// Slower answers after many wrong passwords are another matter, tested elsewhere.
const forgive = () => service.database.dataSource.query("DELETE FROM rate_limits");

test.each(asks)(
  "%s answers the same for known, waiting and unknown addresses, and never before the time that covers the difference",
  async (_name, ask) => {
    const times = new Map<string, number[]>(KINDS.map((kind) => [kind, []]));
    const answers = new Set<string>();
    // Interleaved, so that what the machine does besides concerns all alike.
    for (let round = 0; round < 7; round += 1) {
      await forgive();
      for (const [kind, taken] of times) {
        const began = performance.now();
        const { status, text, headers } = await new TestBrowser(service).post(ask.path, ask.body(addressOf(kind)));
        taken.push(performance.now() - began);
        const said = Object.entries(headers as Record<string, string>).filter(([name]) => !PASSING.has(name));
        answers.add(JSON.stringify([status, text, said.toSorted()]));
      }
    }
    expect([...answers]).toHaveLength(1);
    const all = [...times.values()];
    // Timers may fire a millisecond early. A busy machine only makes answers later.
    expect(Math.min(...all.flat())).toBeGreaterThan(EVEN_TIME_MS - 2);
    const least = all.map((taken) => Math.min(...taken));
    expect(Math.max(...least) / Math.min(...least)).toBeLessThan(1.5);
  },
  60_000,
);

test.each([
  ["signing in", { verify: 1, hash: 0 }],
  ["signing up", { verify: 0, hash: 1 }],
  ["a reset", { verify: 0, hash: 0 }],
  ["another confirmation", { verify: 0, hash: 0 }],
])("%s costs as many hashes whoever is asked about", async (name, cost) => {
  const ask = new Map(asks).get(name);
  const hasher = service.app.get(PasswordHasher, { strict: false });
  const { jest } = import.meta;
  const [hash, verify] = [jest.spyOn(hasher, "hash"), jest.spyOn(hasher, "verify")];
  try {
    for (const kind of KINDS) {
      await forgive();
      [hash, verify].forEach((spy) => spy.mockClear());
      await new TestBrowser(service).post(ask?.path ?? "", ask?.body(addressOf(kind)));
      expect({ kind, verify: verify.mock.calls.length, hash: hash.mock.calls.length }).toEqual({ kind, ...cost });
    }
  } finally {
    jest.restoreAllMocks();
  }
});

test("a right password on an account that waits tells no more than a wrong one on none", async () => {
  const ask = (email: string) =>
    new TestBrowser(service).post("/auth/sign-in", { email, password: PASSWORD }).expect(401);
  expect((await ask("waiting@example.org")).text).toBe((await ask("nobody@example.org")).text);
});

test("the owner alone learns of a second sign-up, and the account is as before", async () => {
  const stranger = new TestBrowser(service);
  await stranger.post("/auth/sign-up", { email: "KNOWN@example.org", password: "a stranger's password" }).expect(202);
  const mail = (await service.mails()).findLast(({ to }) => to === "known@example.org");
  expect(mail?.subject).toContain("already have an account");
  await stranger.post("/auth/sign-in", { email: "known@example.org", password: "a stranger's password" }).expect(401);
  await stranger.post("/auth/sign-in", { email: "known@example.org", password: PASSWORD }).expect(200);
});
