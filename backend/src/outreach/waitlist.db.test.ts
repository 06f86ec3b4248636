import { CONSTANT_TIME_MS } from "../shared/process/constant-time.js";
import { TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

let service: TestService;
beforeAll(async () => {
  service = await testService({ evenTime: CONSTANT_TIME_MS, env: { OPERATOR_EMAIL: "operator@earshot.example" } });
});
afterAll(() => service.close());
const sql = (text: string) => service.database.dataSource.query<Record<string, unknown>[]>(text);
beforeEach(() => sql("TRUNCATE waitlist, contact_messages, outbox"));

test("stores an address as typed with the server's own facts, and emails nobody", async () => {
  const agent = "A".repeat(600);
  const forged = {
    source: "forged",
    user_agent: "forged",
    userAgent: "forged",
    id: "forged",
    created_at: "2020-01-01",
  };
  const { body } = await new TestBrowser(service, agent)
    .post("/waitlist", { email: " Ada@X.org ", ...forged })
    .expect(201);
  const [row] = await sql("SELECT * FROM waitlist");
  expect(row).toEqual({
    id: (body as { id: string }).id,
    email: "Ada@X.org",
    email_key: "ada@x.org",
    source: "advertisers_page",
    user_agent: "A".repeat(512),
    created_at: expect.any(Date) as Date,
  });
  expect(await sql("SELECT * FROM outbox")).toEqual([]);
});

test("stores a message with the server's own facts, and notifies the operator", async () => {
  const message = { name: " Ada ", email: "ada@x.org", message: "Hello\nyou\n" };
  await new TestBrowser(service, "Browser/1.0").post("/contact-messages", { ...message, source: "forged" }).expect(201);
  expect(await sql("SELECT name, email, message, source, user_agent FROM contact_messages")).toEqual([
    { name: "Ada", email: "ada@x.org", message: "Hello\nyou", source: "footer", user_agent: "Browser/1.0" },
  ]);
  expect(await service.mails()).toMatchObject([{ to: "operator@earshot.example", replyTo: "ada@x.org" }]);
});

test.each([
  ["/waitlist", {}, "waitlist.invalid", "email"],
  ["/waitlist", { email: "ada" }, "waitlist.invalid", "email"],
  ["/waitlist", { email: `${"a".repeat(250)}@x.org` }, "waitlist.invalid", "email"],
  ["/contact-messages", { name: " ", email: "", message: "" }, "contact-message.invalid", "name"],
  ["/contact-messages", { name: "Ada", email: "ada", message: "" }, "contact-message.invalid", "email"],
  ["/contact-messages", { name: "Ada", email: "@", message: "\n" }, "contact-message.invalid", "message"],
])("%s refuses %j and names the first invalid field", async (path, body, code, field) => {
  const answer = await new TestBrowser(service).post(path, body).expect(422);
  expect(answer.body).toMatchObject({
    status: 422,
    code,
    errors: [{ path: field, message: expect.any(String) as string }],
  });
  expect((answer.body as { errors: unknown[] }).errors).toHaveLength(1);
});

const PASSING = new Set(["date", "content-security-policy", "request-id", "x-request-id", "traceparent"]);

test("answers the same for known and new addresses, after a constant time", async () => {
  await new TestBrowser(service).post("/waitlist", { email: "known@example.org" }).expect(201);
  const times: number[] = [];
  const answers = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    for (const kind of ["known", "fresh"]) {
      const email = kind === "known" ? "KNOWN@example.org" : `fresh${round}@example.org`;
      const began = performance.now();
      const { status, body, headers } = await new TestBrowser(service).post("/waitlist", { email });
      times.push(performance.now() - began);
      const { id, ...rest } = body as { id: string };
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      const said = Object.entries(headers as Record<string, string>).filter(
        ([name]) => !PASSING.has(name) && name !== "etag",
      );
      answers.add(JSON.stringify([status, rest, said.toSorted()]));
    }
  }
  expect([...answers]).toHaveLength(1);
  // Timers can fire a millisecond early. A busy machine only makes answers later.
  expect(Math.min(...times)).toBeGreaterThan(CONSTANT_TIME_MS - 2);
  expect(await sql("SELECT email FROM waitlist WHERE email_key = 'known@example.org'")).toEqual([
    { email: "known@example.org" },
  ]);
}, 60_000);
