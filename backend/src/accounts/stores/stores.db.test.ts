import type { NewUser } from "@earshot/domain/accounts/account.port";
import { describeIdentityStore } from "@earshot/domain/accounts/identity-store.contract";
import { describeTokenStore } from "@earshot/domain/accounts/token-store.contract";
import { describeUserStore } from "@earshot/domain/accounts/user-store.contract";
import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { PostgresIdentityStore } from "./postgres-identity-store.js";
import { PostgresTokenStore } from "./postgres-token-store.js";
import { PostgresUserStore } from "./postgres-user-store.js";

let database: TestDatabase;
let transactions: PostgresTransactions;
beforeAll(async () => {
  database = await testDatabase();
  transactions = new PostgresTransactions(database.dataSource);
});
afterAll(() => database.drop());

const close = async (): Promise<void> => {
  await database.dataSource.query("DELETE FROM users");
};

const someone = async (email: string): Promise<string> => {
  const person: NewUser = { email, signsInByEmail: true, emailVerified: false };
  const user = await new PostgresUserStore(transactions).create(person);
  if (user === "email-taken") throw new Error("The address was free.");
  return user.id;
};

/** Everything uses the database's clock, so tests move the stored dates back. */
const later = (table: string, column: string) => async (seconds: number) => {
  await database.dataSource.query(`UPDATE ${table} SET ${column} = ${column} - make_interval(secs => $1)`, [seconds]);
};

describeUserStore("PostgresUserStore", async () => ({
  users: new PostgresUserStore(transactions),
  later: later("users", "delete_after"),
  close,
}));

describeTokenStore("PostgresTokenStore", async () => ({
  tokens: new PostgresTokenStore(transactions),
  ada: await someone("ada@example.org"),
  ben: await someone("ben@example.org"),
  later: later("email_tokens", "expires_at"),
  close,
}));

describeIdentityStore("PostgresIdentityStore", async () => ({
  identities: new PostgresIdentityStore(transactions),
  ada: await someone("ada@example.org"),
  ben: await someone("ben@example.org"),
  close,
}));
