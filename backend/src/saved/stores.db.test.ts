import { describeSavedStore } from "@earshot/domain/saved/saved-store.contract";
import { PostgresTransactions } from "../shared/postgres-transactions.js";
import { testDatabase, type TestDatabase } from "../testing/test-database.js";
import { PostgresSavedStore } from "./postgres-saved-store.js";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const query = <Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
  database.dataSource.query<Row[]>(sql, parameters);
const someone = async (email: string): Promise<string> =>
  (await query<{ id: string }>("INSERT INTO users (email) VALUES ($1) RETURNING id", [email]))[0]?.id ?? "";

describeSavedStore("PostgreSQL", async () => ({
  store: new PostgresSavedStore(new PostgresTransactions(database.dataSource)),
  ada: await someone("ada@example.org"),
  ben: await someone("ben@example.org"),
  later: async (seconds) => {
    await query("UPDATE saved_podcasts SET added_at = added_at - make_interval(secs => $1)", [seconds]);
    await query("UPDATE saved_removals SET removed_at = removed_at - make_interval(secs => $1)", [seconds]);
  },
  close: async () => void (await query("DELETE FROM users")),
}));
