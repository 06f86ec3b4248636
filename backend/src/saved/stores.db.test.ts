import { describeSavedStore } from "@earshot/domain/saved/saved-store.contract";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { somePerson } from "../testing/database/some-person.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { PostgresSavedStore } from "./postgres-saved-store.js";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const query = (sql: string, parameters: unknown[] = []) => database.dataSource.query(sql, parameters);

describeSavedStore("PostgreSQL", async () => ({
  store: new PostgresSavedStore(new PostgresTransactions(database.dataSource)),
  ada: await somePerson(database, "ada@example.org"),
  ben: await somePerson(database, "ben@example.org"),
  later: async (seconds) => {
    await query("UPDATE saved_podcasts SET added_at = added_at - make_interval(secs => $1)", [seconds]);
    await query("UPDATE saved_removals SET removed_at = removed_at - make_interval(secs => $1)", [seconds]);
  },
  close: async () => void (await query("DELETE FROM users")),
}));
