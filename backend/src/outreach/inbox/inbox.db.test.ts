import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { HOSTILE_TEXTS } from "../../testing/inputs/hostile-texts.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { forgetAddress } from "./forget-address.js";
import { inboxCsv } from "./inbox-csv.js";
import { INBOX_COLUMNS, INBOX_KINDS, type InboxChoice, inboxEntries, type InboxEntry } from "./inbox-entries.js";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
const sql = (text: string, values: unknown[] = []) => database.dataSource.query<Record<string, string>[]>(text, values);
beforeEach(() => sql("TRUNCATE campaign_requests, contact_messages, waitlist"));

const entriesOf = async (choice: InboxChoice): Promise<InboxEntry[]> => {
  const entries: InboxEntry[] = [];
  for await (const entry of inboxEntries(database.dataSource, choice)) entries.push(entry);
  return entries;
};
const csvOf = async (choice: InboxChoice): Promise<string> => {
  let csv = "";
  for await (const row of inboxCsv(inboxEntries(database.dataSource, choice), choice.kinds)) csv += row;
  return csv;
};
const oneOfEach = async () => {
  await sql(
    `INSERT INTO campaign_requests (first_name, last_name, business_email, company_name, budget_range, primary_goal, created_at)
     VALUES ('Ada', 'L', 'ada@x.org', 'Engines', '$50K+', 'Sales', '2026-01-03T10:00:00.123456Z')`,
  );
  await sql(
    "INSERT INTO waitlist (email, email_key, source, created_at) VALUES ('B@x.org', 'b@x.org', 'advertisers_page', '2026-01-01')",
  );
  await sql(
    "INSERT INTO contact_messages (name, email, message, source, created_at) VALUES ('Ben', 'b@x.org', 'Hi', 'footer', '2026-01-02')",
  );
};

test("exports all columns of the tables", async () => {
  const tables = { campaign: "campaign_requests", contact: "contact_messages", waitlist: "waitlist" };
  for (const kind of INBOX_KINDS) {
    const rows = await sql("SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1", [
      tables[kind],
    ]);
    const ours = ["id", "created_at", ...INBOX_COLUMNS[kind], ...(kind === "waitlist" ? ["email_key"] : [])];
    expect(rows.map(({ name }) => name).toSorted()).toEqual(ours.toSorted());
  }
});

test("sorts entries by arrival, and filters them by kind and time", async () => {
  await oneOfEach();
  const kindsOf = async (choice: InboxChoice) => (await entriesOf(choice)).map(({ kind }) => kind);
  expect(await kindsOf({ kinds: INBOX_KINDS })).toEqual(["waitlist", "contact", "campaign"]);
  expect(await kindsOf({ kinds: ["campaign", "contact"] })).toEqual(["contact", "campaign"]);
  expect(await kindsOf({ kinds: INBOX_KINDS, since: new Date("2026-01-02") })).toEqual(["contact", "campaign"]);
  expect(await kindsOf({ kinds: INBOX_KINDS, since: new Date("2027-01-01") })).toEqual([]);
  const [campaign] = await entriesOf({ kinds: ["campaign"] });
  expect(campaign).toMatchObject({
    kind: "campaign",
    createdAt: new Date("2026-01-03T10:00:00.123Z"),
    fields: { first_name: "Ada", budget_range: "$50K+", phone: null },
  });
});

test("thousands of entries with the same time are read once each, and new ones wait", async () => {
  await sql(
    `INSERT INTO waitlist (email, email_key, source, created_at)
     SELECT n || '@x.org', n || '@x.org', 'advertisers_page', '2026-01-01' FROM generate_series(1, 2500) n`,
  );
  const seen = new Set<string>();
  for await (const { id } of inboxEntries(database.dataSource, { kinds: ["waitlist"] })) {
    if (seen.size === 0) await oneOfEach();
    seen.add(id);
  }
  expect(seen.size).toBe(2_500);
  // A reader that stops early does not block anything.
  for await (const _ of inboxEntries(database.dataSource, { kinds: ["waitlist"] })) break;
  await sql("TRUNCATE waitlist");
});

test("exports one table for all kinds, or for one", async () => {
  await oneOfEach();
  const [head, ...rows] = (await csvOf({ kinds: INBOX_KINDS })).trimEnd().split("\r\n");
  expect(head).toBe(
    '"kind","id","created_at","first_name","last_name","business_email","phone","company_name","budget_range",' +
      '"primary_goal","campaign_brief","podcast_id","podcast_title","referral","user_id","name","email","message","source","user_agent"',
  );
  expect(rows.map((row) => row.split(",").length)).toEqual([20, 20, 20]);
  const waitlist = await csvOf({ kinds: ["waitlist"] });
  expect(waitlist).toMatch(/^"kind","id","created_at","email","source","user_agent"\r\n"waitlist","[^"]+","2026-01-01/);
});

test("removes everything from a forgotten address, and nothing else", async () => {
  await oneOfEach();
  const [campaign] = await sql("SELECT id FROM campaign_requests");
  await sql("INSERT INTO outbox (key) VALUES ($1), ('campaign-request:other')", [`campaign-request:${campaign?.id}`]);
  const left = async () => (await entriesOf({ kinds: INBOX_KINDS })).map(({ kind }) => kind);
  const { dataSource } = database;
  expect(await forgetAddress(dataSource, "ADA@x.org", false)).toEqual({ campaign: 1, contact: 0, waitlist: 0 });
  expect(await left()).toEqual(["waitlist", "contact", "campaign"]);
  expect(await forgetAddress(dataSource, "ADA@x.org", true)).toEqual({ campaign: 1, contact: 0, waitlist: 0 });
  expect(await sql("SELECT key FROM outbox")).toEqual([{ key: "campaign-request:other" }]);
  expect(await forgetAddress(dataSource, "b@X.org", true)).toEqual({ campaign: 0, contact: 1, waitlist: 1 });
  expect(await left()).toEqual([]);
  expect(await forgetAddress(dataSource, "%", true)).toEqual({ campaign: 0, contact: 0, waitlist: 0 });
});

const ssconvert = spawnSync("ssconvert", ["--version"]).status === 0;
const whereSsconvert = ssconvert ? test : test.skip;

/** The cells that a spreadsheet reads from a CSV file, row by row. A formula has no value type. */
function cellsOf(csv: string): { all: string[]; formulas: string[]; rows: number } {
  const folder = mkdtempSync(join(tmpdir(), "earshot-inbox-"));
  try {
    const [from, to] = [join(folder, "inbox.csv"), join(folder, "inbox.gnumeric")];
    writeFileSync(from, csv);
    expect(spawnSync("ssconvert", [from, to], { timeout: 60_000 }).status).toBe(0);
    const sheet = gunzipSync(readFileSync(to)).toString("utf8");
    const all = [...sheet.matchAll(/<gnm:Cell [^>]*>/g)].map(([cell]) => cell);
    const rows = new Set(all.map((cell) => / Row="(\d+)"/.exec(cell)?.[1])).size;
    return { all, rows, formulas: all.filter((cell) => !cell.includes("ValueType=")) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

whereSsconvert("a spreadsheet (ssconvert) finds no formula in what strangers wrote, and no row is lost", async () => {
  // Shows that the test can fail: without the guard, this is a formula.
  expect(cellsOf('"=1+1","x"\r\n').formulas).toHaveLength(1);
  const texts = HOSTILE_TEXTS.filter((text) => text.trim() !== "" && text.length <= 5_000);
  for (const text of texts) {
    await sql("INSERT INTO contact_messages (name, email, message, source) VALUES ($1, '=a@b.org', $2, 'footer')", [
      [...text.trim()].slice(0, 200).join(""),
      text,
    ]);
  }
  const { all, formulas, rows } = cellsOf(`\ufeff${await csvOf({ kinds: ["contact"] })}`);
  expect(formulas).toEqual([]);
  expect(rows).toBe(texts.length + 1);
  expect(all.length).toBeGreaterThan(texts.length * 6);
});
