import type { DataSource } from "typeorm";
import type { Config } from "../shared/config/config.js";
import { directDatabase } from "./direct-database.js";
import { inTurn } from "./migrate.js";

type Addresses = Pick<Config, "databaseUrl" | "directUrl">;

/** Session settings when requests go through a pooler: a pooler does not pass ours on, so they are set on the role. */
const SETTINGS = { statement_timeout: "5s", jit: "off" } as const;

/** Sets our role's settings in this database, if requests go through a pooler. */
export async function giveRoleSettings(addresses: Addresses): Promise<void> {
  if (addresses.databaseUrl === addresses.directUrl) return;
  const direct = await directDatabase(addresses.directUrl, { poolSize: 2 });
  try {
    await inTurn(direct, async () => {
      const [stored] = await direct.query<{ settings: string[] | null }[]>(
        `SELECT (SELECT setconfig FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase
                 JOIN pg_roles r ON r.oid = s.setrole
                 WHERE d.datname = current_database() AND r.rolname = current_user) AS settings`,
      );
      for (const [name, value] of Object.entries(SETTINGS)) {
        if (stored?.settings?.includes(`${name}=${value}`)) continue;
        const [statement] = await direct.query<{ sql: string }[]>(
          "SELECT format('ALTER ROLE %I IN DATABASE %I SET %I = %L', current_user, current_database(), $1::text, $2::text) AS sql",
          [name, value],
        );
        await direct.query(statement?.sql ?? "");
      }
    });
  } finally {
    await direct.destroy();
  }
}

/** Throws an error with a readable message unless sessions for requests have these settings. */
export async function requireRoleSettings(database: DataSource): Promise<void> {
  const names = Object.keys(SETTINGS);
  const found = await database.query<{ name: string; value: string }[]>(
    "SELECT name, current_setting(name) AS value FROM unnest($1::text[]) AS name",
    [names],
  );
  const wrong = found.filter(({ name, value }) => SETTINGS[name as keyof typeof SETTINGS] !== value);
  if (wrong.length === 0) return;
  const is = wrong.map(({ name, value }) => `${name} is ${value}`).join(" and ");
  throw new Error(
    `Through DATABASE_URL, ${is}: run "npm run migrate", and let the pooler open new connections (RECONNECT in PgBouncer).`,
  );
}
