import { describeApiKeyStore } from "@earshot/domain/keys/api-key-store.contract";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { somePerson } from "../testing/database/some-person.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { PostgresApiKeyStore } from "./postgres-api-key-store.js";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

describeApiKeyStore("PostgreSQL", async () => ({
  store: new PostgresApiKeyStore(new PostgresTransactions(database.dataSource)),
  ada: await somePerson(database, "ada@example.org"),
  ben: await somePerson(database, "ben@example.org"),
  close: async () => void (await database.dataSource.query("DELETE FROM users")),
}));
