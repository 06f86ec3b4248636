import { describeOutreachStore } from "@earshot/domain/outreach/outreach-store.contract";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { PostgresOutreachStore } from "./postgres-outreach-store.js";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const stored = (columns: string, table: string) => () =>
  database.dataSource.query<never[]>(
    `SELECT ${columns}, source, user_agent AS "userAgent" FROM ${table} ORDER BY created_at`,
  );

describeOutreachStore("PostgresOutreachStore", async () => ({
  store: new PostgresOutreachStore(new PostgresTransactions(database.dataSource)),
  waitlist: stored("email", "waitlist"),
  messages: stored("name, email, message", "contact_messages"),
  close: async () => void (await database.dataSource.query("TRUNCATE waitlist, contact_messages")),
}));
