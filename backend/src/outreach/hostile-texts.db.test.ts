import { CAMPAIGN_BRIEF } from "../testing/inputs/campaign-brief.js";
import { HOSTILE_TEXTS, IMPOSSIBLE_TEXTS } from "../testing/inputs/hostile-texts.js";
import { TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

let service: TestService;
beforeAll(async () => {
  service = await testService({ env: { OPERATOR_EMAIL: "operator@earshot.example" } });
});
afterAll(() => service.close());
const sql = (text: string, values: unknown[] = []) =>
  service.database.dataSource.query<Record<string, string | null>[]>(text, values);

type Form = { path: string; table: string; body: Record<string, string>; columns: Record<string, string> };
const FORMS: Form[] = [
  {
    path: "/campaign-requests",
    table: "campaign_requests",
    body: CAMPAIGN_BRIEF,
    columns: {
      podcastId: "podcast_id",
      podcastTitle: "podcast_title",
      firstName: "first_name",
      lastName: "last_name",
      businessEmail: "business_email",
      phone: "phone",
      companyName: "company_name",
      budgetRange: "budget_range",
      primaryGoal: "primary_goal",
      campaignBrief: "campaign_brief",
      referral: "referral",
    },
  },
  { path: "/waitlist", table: "waitlist", body: { email: "a@b.org" }, columns: { email: "email" } },
  {
    path: "/contact-messages",
    table: "contact_messages",
    body: { name: "Ada", email: "a@b.org", message: "Hello" },
    columns: { name: "name", email: "email", message: "message" },
  },
];
const fields = FORMS.flatMap((form) => Object.keys(form.columns).map((field) => [form.path, field, form] as const));

/** Fields that nobody types: they are put on one line and cut, or left out, and never make the request fail. */
const CONTEXT = new Set(["podcastId", "podcastTitle"]);

test.each(fields)("%s %s: stores each text unchanged or refuses it by name", async (path, field, form) => {
  const { table, body, columns } = form;
  await sql(`TRUNCATE ${table}`);
  const stored = new Set<string>();
  for (const text of HOSTILE_TEXTS) {
    const answer = await new TestBrowser(service).post(path, { ...body, [field]: text });
    if (answer.status === 201) {
      const { id } = answer.body as { id: string };
      stored.add(id);
      const [row] = await sql(`SELECT * FROM ${table} WHERE id = $1`, [id]);
      const value = row?.[columns[field] ?? ""] ?? "";
      if (!CONTEXT.has(field)) expect(value).toBe(text.trim());
      else expect(text.replace(/[\s\p{Cc}]+/gu, " ")).toContain(value);
    } else {
      expect(answer.status).toBe(422);
      expect((answer.body as { errors: { path: string }[] }).errors[0]?.path).toBe(field);
    }
  }
  expect(await sql(`SELECT count(*)::int AS rows FROM ${table}`)).toEqual([{ rows: stored.size }]);
});

test.each(fields)(
  "%s %s: text that no database can store, or that is not text, is a 400",
  async (path, field, { table, body }) => {
    await sql(`TRUNCATE ${table}`);
    for (const text of IMPOSSIBLE_TEXTS) {
      const answer = await new TestBrowser(service)
        .post(path)
        .set("Content-Type", "application/json")
        .send(`{"x":1,${JSON.stringify(body).slice(1, -1)},${JSON.stringify(field)}:${text}}`);
      expect([text.slice(0, 20), answer.status]).toEqual([text.slice(0, 20), 400]);
    }
    expect(await sql(`SELECT * FROM ${table}`)).toEqual([]);
  },
);

// health/worst-inputs.db.test.ts measures how long such a body delays other requests.
test.each(fields)("%s %s: a megabyte is refused and stores nothing", async (path, field, { table, body }) => {
  await sql(`TRUNCATE ${table}`);
  await new TestBrowser(service).post(path, { ...body, [field]: "a@b.c ".repeat(175_000) }).expect(413);
  expect(await sql(`SELECT * FROM ${table}`)).toEqual([]);
});

test("each email to the operator has one recipient, one subject line and no foreign markup", async () => {
  const mails = await service.mails();
  expect(mails.length).toBeGreaterThan(100);
  for (const { to, subject, html, replyTo = "" } of mails) {
    expect(to).toBe("operator@earshot.example");
    expect(subject + replyTo).not.toMatch(/[\p{C}\u2028\u2029]/u);
    expect(html).not.toMatch(
      /<(script|img|svg|iframe|object|embed|style|link|meta http|form|base|math|details|input|body on|video|audio)/i,
    );
  }
});
