import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Binaries } from "../../postgres/binaries.ts";

/** The programs of the PostgreSQL from Debian's package `postgresql-<major>`; undefined if it is not installed. */
export function debianPostgres(major: string, root = "/usr/lib/postgresql"): Binaries | undefined {
  const bin = (name: string) => join(root, major, "bin", name);
  const programs = { postgres: bin("postgres"), initdb: bin("initdb"), pg_ctl: bin("pg_ctl") };
  return /^\d+$/.test(major) && Object.values(programs).every((program) => existsSync(program)) ? programs : undefined;
}

/** The programs that `TEST_POSTGRES=15` selects for a test run; undefined means those that npm installed. */
export function wantedPostgres(wanted = process.env.TEST_POSTGRES): Binaries | undefined {
  if (!wanted) return undefined;
  const programs = debianPostgres(wanted);
  if (!programs) throw new Error(`postgresql-${wanted} is not installed (apt-get install postgresql-${wanted}).`);
  return programs;
}
