import type { PostgresDataSourceOptions } from "typeorm/driver/postgres/PostgresDataSourceOptions.js";
import type { DataSource } from "typeorm";
import * as entities from "../../migrations/entities.js";
import { migrations } from "../../migrations/migrations.js";
import { SteadyClient } from "./steady-client.js";

/** Timeout for a statement in a request, in milliseconds. */
const STATEMENT_MS = 5_000;

/**
 * Timeouts of our connections, and their session settings. `query_timeout` is enforced by the client: `statement_timeout` does not
 * help when the server is unreachable.
 */
export function sessionOptions(statementTimeout: number = STATEMENT_MS) {
  return {
    ...connectionOptions(statementTimeout),
    // Requests read few rows, so compiling a statement (JIT) takes longer than running it. The last setting shows whether settings
    // take effect.
    options: `-c jit=off -c statement_timeout=${statementTimeout} -c earshot.direct=on`,
  };
}

function connectionOptions(statementTimeout: number) {
  return {
    connectionTimeoutMillis: 3_000,
    // A new connection has empty caches: its first statements take twice as long.
    idleTimeoutMillis: 300_000,
    query_timeout: statementTimeout === 0 ? undefined : statementTimeout + 500,
    application_name: "earshot",
  };
}

type Overrides = {
  readonly statementTimeout?: number;
  readonly poolSize?: number;
  /** The address of PostgreSQL itself if `url` is a pooler's. Sessions through a pooler do not get our settings. */
  readonly directUrl?: string;
};

/** The product's connections to PostgreSQL: a bounded pool, three seconds to get a connection, five for an answer. */
export function dataSourceOptions(url: string, overrides: Overrides = {}) {
  const { statementTimeout, poolSize = 10, directUrl = url } = overrides;
  const session = directUrl === url ? sessionOptions(statementTimeout) : connectionOptions(STATEMENT_MS);
  return {
    type: "postgres",
    url,
    entities: Object.values(entities),
    migrations,
    // Ids come from gen_random_uuid(), which needs no extension.
    uuidExtension: "pgcrypto",
    installExtensions: false,
    migrationsTableName: "migrations",
    synchronize: false,
    poolSize,
    // The pool replaces a dead idle connection; there is nothing to report.
    poolErrorHandler: () => undefined,
    extra: {
      Client: SteadyClient,
      ...session,
      directUrl,
    },
  } satisfies PostgresDataSourceOptions;
}

/** The address of PostgreSQL itself, for work that needs its own session: builds, locks, long copies. */
export function directUrlOf({ options }: DataSource): string {
  const { directUrl } = (options.extra ?? {}) as { directUrl?: string };
  if (directUrl === undefined) throw new Error("This data source does not say where PostgreSQL itself is.");
  return directUrl;
}
