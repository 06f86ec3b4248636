import type { UnsubscribeTokens } from "@earshot/domain/mail/unsubscribe-tokens.port";
import { Outbox } from "../mail/outbox.js";
import { Seal } from "../mail/seal.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { testDatabase } from "./database/test-database.js";

/** Sets up rounds that write emails to many people, on a separate database. Each token is the id that it is for. */
export async function mailRounds() {
  const database = await testDatabase();
  const transactions = new PostgresTransactions(database.dataSource);
  const tokens: UnsubscribeTokens = { issue: (id) => id, read: (id) => id };
  const query = <Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
    database.dataSource.query<Row[]>(sql, parameters);
  return {
    database,
    transactions,
    tokens,
    outbox: new Outbox(transactions, new Seal("a secret of a test")),
    query,
    /** The number of rows in a table, or for any text after `FROM`. */
    number: async (sql: string): Promise<number> =>
      (await query<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`))[0]?.n ?? -1,
    /** People with confirmed addresses: r1@example.org, r2@example.org … */
    addReaders: (count: number) =>
      query(
        "INSERT INTO users (email, email_verified_at) SELECT 'r' || n || '@example.org', now() FROM generate_series(1, $1::int) n",
        [count],
      ),
    clear: async () => {
      await query("DELETE FROM users");
      await query("DELETE FROM outbox");
    },
  };
}

export type MailRounds = Awaited<ReturnType<typeof mailRounds>>;
