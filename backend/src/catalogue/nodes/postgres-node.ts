import pg from "pg";
import { sessionOptions } from "../../database/data-source.js";
import { isDatabaseFailure } from "../../database/database-failure.js";
import { SteadyClient, steadyPool } from "../../database/steady-client.js";
import type { Metrics } from "../../shared/process/metrics.js";
import { LIVE } from "../local/write/staging/generation.js";
import { type CatalogueNode, type CatalogueVersion, NodeFailed } from "./catalogue-node.js";

const CHECK_MS = 2_000;

/**
 * Failures that concern only one read: a conflict with replayed changes (40001), a timeout (57014), or a table or column that this
 * replica does not have yet (42P01, 42703).
 */
const OF_ONE_READ = new Set(["40001", "57014", "42P01", "42703"]);

/** A replica at an address, with connections for reads and one more for checks. */
export function postgresNode(name: string, url: string, metrics?: Metrics): CatalogueNode {
  const pool = steadyPool({ connectionString: url, ...sessionOptions(5_000), max: 10 });
  metrics?.watchPool(name, () => pool);
  const watch = new Watch(url);
  return {
    name,
    query: async <Rows>(sql: string, parameters?: unknown[]) => {
      try {
        return (await pool.query(sql, parameters)).rows as Rows;
      } catch (error) {
        throw failureOf(error);
      }
    },
    version: () => watch.version(),
    close: () => {
      watch.close();
      return pool.end();
    },
  };
}

function failureOf(error: unknown): unknown {
  const code = (error as { code?: unknown }).code;
  const passing = typeof code === "string" && OF_ONE_READ.has(code);
  if (!(error instanceof Error) || !(passing || isDatabaseFailure(error))) return error;
  return new NodeFailed(error, !passing);
}

/** The connection for checks, which is reopened after each failure. */
class Watch {
  private client: pg.Client | undefined;

  constructor(private readonly url: string) {}

  async version(): Promise<CatalogueVersion> {
    try {
      this.client ??= await this.connected();
      const { rows } = await this.client.query<{ generation: string; schema: string }>(
        `SELECT generation, (SELECT max(timestamp) FROM migrations) AS schema FROM ${LIVE}.info`,
      );
      const [version] = rows;
      if (!version) throw new Error("There is no catalogue.");
      return { generation: Number(version.generation), schema: Number(version.schema) };
    } catch (error) {
      this.close();
      throw error;
    }
  }

  private async connected(): Promise<pg.Client> {
    const client = new SteadyClient({
      connectionString: this.url,
      application_name: "earshot check",
      connectionTimeoutMillis: CHECK_MS,
      query_timeout: CHECK_MS,
    });
    try {
      await client.connect();
      return client;
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  }

  close(): void {
    const { client } = this;
    this.client = undefined;
    // Not awaited: an unresponsive server does not confirm the disconnect either.
    client?.end().catch(() => undefined);
  }
}
