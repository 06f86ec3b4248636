import type { DataSource } from "typeorm";

type Statement = { readonly text: string; readonly values: readonly unknown[] };
type Answer = { readonly rows: readonly unknown[]; readonly rowCount: number };

/**
 * The database for rate-limiter-flexible. That library names its prepared statements, and a name belongs to one connection: behind
 * a pooler, the next transaction may use another connection.
 */
export function unnamedStatements(dataSource: DataSource): { query(statement: Statement): Promise<Answer> } {
  return {
    query: async ({ text, values }) => {
      const runner = dataSource.createQueryRunner();
      try {
        const { records, affected } = await runner.query(text, [...values], true);
        return { rows: records, rowCount: affected ?? records.length };
      } finally {
        await runner.release();
      }
    },
  };
}
