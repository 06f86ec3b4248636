import { PasswordHasher } from "@earshot/domain/accounts/account.port";
import { CONSTANT_TIME_MS } from "../shared/process/constant-time.js";
import { drill } from "../testing/drill.js";
import { newUser, PASSWORD, TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

let service: TestService;
beforeAll(async () => {
  service = await testService({ evenTime: CONSTANT_TIME_MS });
  await newUser(service, "known@example.org");
  await new TestBrowser(service)
    .post("/auth/sign-up", { email: "waiting@example.org", password: PASSWORD })
    .expect(202);
}, 60_000);
afterAll(() => service.close());

/** Headers that differ in each answer and therefore reveal nothing. */
const PASSING = new Set(["date", "content-security-policy", "request-id", "x-request-id", "traceparent"]);

/** The same id for all requests, because refusals contain it. */
const ID = "the-same";

type Ask = { path: string; body: (email: string) => object };
const asks: [string, Ask][] = [
  ["signing in", { path: "/auth/sign-in", body: (email) => ({ email, password: "not the password" }) }],
  ["signing up", { path: "/auth/sign-up", body: (email) => ({ email, password: PASSWORD }) }],
  ["a reset", { path: "/auth/reset", body: (email) => ({ email }) }],
  ["another confirmation", { path: "/auth/verify/resend", body: (email) => ({ email }) }],
];

/** The second run starts with the rows that the first one stored. */
const ROUNDS = drill({ short: 2, long: 4 });

/** The addresses to try. The unknown one is new each time, because a request may create an account for it. */
const KINDS = ["known", "waiting", "unknown"];
let nobody = 0;
const addressOf = (kind: string): string =>
  kind === "unknown" ? `unknown${nobody++}@example.org` : `${kind}@example.org`;
// A different test covers the slower answers after many wrong passwords.
const forgive = () => service.database.dataSource.query("DELETE FROM rate_limits");

test.each(asks)(
  "%s: gives the same answer for known, waiting and unknown addresses, after a constant time",
  async (_name, ask) => {
    const times: number[] = [];
    const answers = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      await forgive();
      for (const kind of KINDS) {
        const began = performance.now();
        const { status, text, headers } = await new TestBrowser(service)
          .post(ask.path, ask.body(addressOf(kind)))
          .set("Request-Id", ID);
        times.push(performance.now() - began);
        const said = Object.entries(headers as Record<string, string>).filter(([name]) => !PASSING.has(name));
        // The cookie of every sign-up contains a random id and the time of day.
        const plain = JSON.stringify([status, text, said.toSorted()]).replace(/=[\da-f-]{36};|Expires=[^;]+/g, "");
        answers.add(plain);
      }
    }
    expect([...answers]).toHaveLength(1);
    // Timers can fire a millisecond early. A busy machine only makes answers later.
    expect(Math.min(...times)).toBeGreaterThan(CONSTANT_TIME_MS - 2);
  },
  60_000,
);

test.each([
  ["signing in", { verify: 1, hash: 0 }],
  ["signing up", { verify: 0, hash: 1 }],
  ["a reset", { verify: 0, hash: 0 }],
  ["another confirmation", { verify: 0, hash: 0 }],
])("%s computes the same number of hashes for every address", async (name, cost) => {
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

test("the right password for an unconfirmed account reveals no more than a wrong one for no account", async () => {
  const ask = (email: string) =>
    new TestBrowser(service).post("/auth/sign-in", { email, password: PASSWORD }).set("Request-Id", ID).expect(401);
  expect((await ask("waiting@example.org")).text).toBe((await ask("nobody@example.org")).text);
});

test("only the owner learns of a second sign-up, and the account does not change", async () => {
  const stranger = new TestBrowser(service);
  await stranger.post("/auth/sign-up", { email: "KNOWN@example.org", password: "a stranger's password" }).expect(202);
  const mail = (await service.mails()).findLast(({ to }) => to === "known@example.org");
  expect(mail?.subject).toContain("already have an account");
  await stranger.post("/auth/sign-in", { email: "known@example.org", password: "a stranger's password" }).expect(401);
  await stranger.post("/auth/sign-in", { email: "known@example.org", password: PASSWORD }).expect(200);
});
