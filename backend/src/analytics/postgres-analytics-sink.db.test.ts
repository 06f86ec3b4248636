import { analyticsSinkContract } from "@earshot/domain/analytics/analytics-sink.contract";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { PostgresAnalyticsSink } from "./postgres-analytics-sink.js";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const sinkOf = () => new PostgresAnalyticsSink(new PostgresTransactions(database.dataSource));

async function user(email: string): Promise<string> {
  const [row] = await database.dataSource.query<{ id: string }[]>(
    "INSERT INTO users (email, email_key) VALUES ($1, $1) RETURNING id",
    [`${crypto.randomUUID()}${email}`],
  );
  return row?.id ?? "";
}

const partitions = async () =>
  (
    await database.dataSource.query<{ name: string }[]>(
      "SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'analytics_events'::regclass ORDER BY 1",
    )
  ).map(({ name }) => name);

describe("PostgresAnalyticsSink", () => {
  analyticsSinkContract(async () => {
    await database.dataSource.query("TRUNCATE analytics_events");
    return { sink: sinkOf(), ada: await user("ada@example.org"), ben: await user("ben@example.org") };
  });
});

const view = (at: string) => ({ name: "page_view" as const, at: new Date(at), route: "/" });

test("creates month partitions on demand, even in many processes at once, and drops old ones", async () => {
  await Promise.all(Array.from({ length: 8 }, () => sinkOf().record([view("2027-03-05T10:00:00Z")], undefined)));
  await sinkOf().record([view("2025-11-30T23:59:59Z"), view("2025-12-01T00:00:00Z")], undefined);
  expect(await partitions()).toEqual(expect.arrayContaining(["analytics_events_2025_11", "analytics_events_2025_12"]));
  const [{ count } = { count: 0 }] = await database.dataSource.query<{ count: number }[]>(
    "SELECT count(*)::int AS count FROM analytics_events_2027_03",
  );
  expect(count).toBe(8);
  // Thirteen months before January 2027 is December 2025.
  await sinkOf().forgetOldMonths(new Date("2027-01-15T00:00:00Z"));
  expect(await partitions()).toEqual(expect.arrayContaining(["analytics_events_2025_12", "analytics_events_2027_03"]));
  expect(await partitions()).not.toContain("analytics_events_2025_11");
});

test("counts visits of a deleted user as anonymous", async () => {
  const gone = crypto.randomUUID();
  await sinkOf().record([view("2027-05-05T10:00:00Z")], gone);
  const rows = await database.dataSource.query<unknown[]>("SELECT user_id FROM analytics_events_2027_05");
  expect(rows).toEqual([{ user_id: null }]);
});
