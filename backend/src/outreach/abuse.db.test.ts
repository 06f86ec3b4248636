import { LIMIT_RULES, type LimitName } from "../limits/limit-rules.js";
import { CAMPAIGN_BRIEF } from "../testing/inputs/campaign-brief.js";
import { TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

const FORMS = [
  ["/campaign-requests", "campaign_requests", "campaignRequests", CAMPAIGN_BRIEF],
  ["/waitlist", "waitlist", "waitlist", { email: "ada@example.org" }],
  ["/contact-messages", "contact_messages", "contactMessages", { name: "Ada", email: "a@b.org", message: "Hello" }],
] as const;
const env = { OPERATOR_EMAIL: "operator@earshot.example", TRUST_PROXY: "loopback" };

test("the initial limits are those of the design", () => {
  for (const [, , name] of FORMS) {
    expect(LIMIT_RULES[`${name}ByNetwork`]).toEqual({ points: 5, seconds: 600 });
    expect(LIMIT_RULES[`${name}ByBlock`]).toEqual({ points: 50, seconds: 3600 });
  }
});

describe("with the production limits", () => {
  let service: TestService;
  beforeAll(async () => {
    const names = FORMS.flatMap(([, , name]) => [`${name}ByNetwork`, `${name}ByBlock`] as LimitName[]);
    const limits = Object.fromEntries(names.map((name) => [name, LIMIT_RULES[name]]));
    service = await testService({ env, limits });
  });
  afterAll(() => service.close());
  const count = async (table: string) => {
    const [row] = await service.database.dataSource.query<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${table}`);
    return row?.n;
  };

  test.each(FORMS)("%s: allows five per network, without counting repetitions and refusals", async (...form) => {
    const [path, table, , body] = form;
    const from = (address: string, n: number) =>
      new TestBrowser(service)
        .post(path, "email" in body ? { ...body, email: `n${n}@x.org` } : body)
        .set("X-Forwarded-For", address)
        .set("Idempotency-Key", `${address} ${n}`.replaceAll(" ", "-"));
    for (let n = 0; n < 3; n += 1) await from("203.0.113.1", n).expect(201);
    for (let n = 0; n < 3; n += 1) await from("203.0.113.1", 0).expect(201);
    for (let n = 0; n < 7; n += 1)
      await new TestBrowser(service).post(path, {}).set("X-Forwarded-For", "203.0.113.1").expect(422);
    for (let n = 3; n < 5; n += 1) await from("203.0.113.1", n).expect(201);
    const refused = await from("203.0.113.1", 5).expect(429);
    expect(refused.body).toMatchObject({ code: "limit.exceeded" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(500);
    // Repeats of earlier requests still get their answers.
    await from("203.0.113.1", 4).expect(201);
    await from("203.0.113.2", 9).expect(201);
    expect(await count(table)).toBe(6);
  });

  test("allows fifty an hour from one neighborhood, however many addresses it has", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 55; n += 1) {
      const message = { name: "Ada", email: "a@b.org", message: `${n}` };
      const call = new TestBrowser(service).post("/contact-messages", message);
      statuses.push((await call.set("X-Forwarded-For", `198.51.100.${n}`)).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(50);
    expect(statuses.slice(50)).toEqual(Array(5).fill(429));
  });

  test("claims about the client's address change nothing", async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 8; n += 1) {
      const call = new TestBrowser(service).post("/waitlist", { email: `m${n}@x.org` });
      // The proxy appends the address that it saw.
      statuses.add(
        (await call.set("X-Forwarded-For", `192.0.2.${n}, 203.0.113.200`).set("X-Real-IP", `192.0.2.${n}`)).status,
      );
    }
    expect(statuses).toEqual(new Set([201, 429]));
  });
});

describe("programs", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await testService({ env });
  });
  afterAll(() => service.close());

  const TRAPPED = [
    { website: "https://spam.example" },
    { elapsedMs: 3 },
    { elapsedMs: -1 },
    { website: " ", elapsedMs: 9e9 },
  ];

  test.each(FORMS)(
    "%s: a filled hidden field or an instant submission gets thanks and is not stored",
    async (path, table, _n, body) => {
      await service.database.dataSource.query("TRUNCATE outbox");
      const person = await new TestBrowser(service).post(path, { ...body, website: "", elapsedMs: 4_000 }).expect(201);
      for (const [n, trap] of TRAPPED.entries()) {
        // On the waitlist, a repeat would leave no trace either.
        const other = "email" in body ? { email: `trapped${n}@example.org` } : {};
        const answer = await new TestBrowser(service).post(path, { ...body, ...other, ...trap }).expect(201);
        expect(Object.keys(answer.body as object)).toEqual(Object.keys(person.body as object));
        expect((answer.body as { id: string }).id).toMatch(/^[0-9a-f-]{36}$/);
        const names = (headers: unknown) => Object.keys(headers as object).toSorted();
        expect(names(answer.headers)).toEqual(names(person.headers));
      }
      // A request without a time comes from a user's own program.
      if (table !== "waitlist") await new TestBrowser(service).post(path, body).expect(201);
      const rows = await service.database.dataSource.query<unknown[]>(`SELECT * FROM ${table}`);
      expect(rows).toHaveLength(table === "waitlist" ? 1 : 2);
      const mails = await service.database.dataSource.query<unknown[]>("SELECT * FROM outbox");
      expect(mails).toHaveLength(table === "waitlist" ? 0 : 2);
    },
  );
});
