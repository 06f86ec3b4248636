import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { forgetAddress, forgetOptions } from "./forget-address.js";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
const sql = (text: string, values: unknown[] = []) => database.dataSource.query<Record<string, string>[]>(text, values);

test("removes everything from a forgotten address, and nothing else", async () => {
  const [campaign] = await sql(
    `INSERT INTO campaign_requests (first_name, last_name, business_email, company_name, budget_range, primary_goal)
     VALUES ('Ada', 'L', 'ada@x.org', 'Engines', '$50K+', 'Sales') RETURNING id`,
  );
  await sql("INSERT INTO waitlist (email, email_key, source) VALUES ('B@x.org', 'b@x.org', 'advertisers_page')");
  await sql("INSERT INTO contact_messages (name, email, message, source) VALUES ('Ben', 'b@x.org', 'Hi', 'footer')");
  await sql("INSERT INTO outbox (key) VALUES ($1), ('campaign-request:other')", [`campaign-request:${campaign?.id}`]);
  const left = async () => {
    const rows = await sql(
      `SELECT 'campaign' AS kind FROM campaign_requests UNION ALL SELECT 'contact' FROM contact_messages
       UNION ALL SELECT 'waitlist' FROM waitlist ORDER BY kind`,
    );
    return rows.map(({ kind }) => kind);
  };
  const { dataSource } = database;
  expect(await forgetAddress(dataSource, "ADA@x.org", false)).toEqual({ campaign: 1, contact: 0, waitlist: 0 });
  expect(await left()).toEqual(["campaign", "contact", "waitlist"]);
  expect(await forgetAddress(dataSource, "ADA@x.org", true)).toEqual({ campaign: 1, contact: 0, waitlist: 0 });
  expect(await sql("SELECT key FROM outbox")).toEqual([{ key: "campaign-request:other" }]);
  expect(await forgetAddress(dataSource, "b@X.org", true)).toEqual({ campaign: 0, contact: 1, waitlist: 1 });
  expect(await left()).toEqual([]);
  expect(await forgetAddress(dataSource, "%", true)).toEqual({ campaign: 0, contact: 0, waitlist: 0 });
});

test.each([
  ["forget ada@localhost", { address: "ada@localhost", really: false }],
  ["forget --yes ada@localhost", { address: "ada@localhost", really: true }],
  ["forget ada", undefined],
  ["forget", undefined],
  ["list ada@x.org", undefined],
  ["forget a@x.org b@x.org", undefined],
])("reads the arguments %j", (given, options) => {
  expect(forgetOptions(given.split(" "))).toEqual(options);
});
