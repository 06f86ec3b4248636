import type { PostgresDataSourceOptions } from "typeorm/driver/postgres/PostgresDataSourceOptions.js";
import { entities } from "../../migrations/entities.js";
import { migrations } from "../../migrations/index.js";
import { SteadyClient } from "./steady-client.js";

/**
 * How the product talks to PostgreSQL: a bounded pool, three seconds to get a connection, five to answer. The client's
 * own `query_timeout` stands beside `statement_timeout` because the latter does not help when the server is unreachable.
 */
export function dataSourceOptions(url: string, overrides: { statementTimeout?: number; poolSize?: number } = {}) {
  const statementTimeout = overrides.statementTimeout ?? 5_000;
  return {
    type: "postgres",
    url,
    entities,
    migrations,
    // Ids are made by gen_random_uuid(), which needs no extension.
    uuidExtension: "pgcrypto",
    installExtensions: false,
    migrationsTableName: "migrations",
    synchronize: false,
    poolSize: overrides.poolSize ?? 10,
    // The pool replaces an idle connection that died; there is nobody to tell.
    poolErrorHandler: () => undefined,
    extra: {
      Client: SteadyClient,
      connectionTimeoutMillis: 3_000,
      // A new connection knows no table yet: its first statements take twice as long.
      idleTimeoutMillis: 300_000,
      statement_timeout: statementTimeout,
      query_timeout: statementTimeout === 0 ? undefined : statementTimeout + 500,
      application_name: "earshot",
      // Requests read few rows: compiling a statement takes longer than that.
      options: "-c jit=off",
    },
  } satisfies PostgresDataSourceOptions;
}
