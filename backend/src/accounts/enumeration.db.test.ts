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

test.each(asks)(
  "%s answers the same for known, waiting and unknown addresses, in the same time",
  async (_name, ask) => {
    const rounds = 12;
    const times: Record<string, number[]> = { known: [], waiting: [], unknown: [] };
    const answers = new Set<string>();
    // Interleaved, so that what the machine does besides concerns all alike; the first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      // Slower answers after many wrong passwords are another matter, tested elsewhere.
      await service.database.dataSource.query("DELETE FROM rate_limits");
      for (const kind of Object.keys(times)) {
        const email = kind === "unknown" ? `unknown${round}${ask.path.length}@example.org` : `${kind}@example.org`;
        const began = performance.now();
        const { status, text, headers } = await new TestBrowser(service).post(ask.path, ask.body(email));
        if (round > 0) times[kind]?.push(performance.now() - began);
        const said = Object.entries(headers as Record<string, string>).filter(([name]) => !PASSING.has(name));
        answers.add(JSON.stringify([status, text, said.toSorted()]));
      }
    }
    expect([...answers]).toHaveLength(1);
    // The quickest of each kind is what a patient stranger would compare: the rest is the machine's other work.
    const quickest = Object.values(times).map((taken) => Math.min(...taken));
    expect(Math.min(...quickest)).toBeGreaterThan(EVEN_TIME_MS - 5);
    expect(Math.max(...quickest) - Math.min(...quickest)).toBeLessThan(8);
  },
  60_000,
);

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
