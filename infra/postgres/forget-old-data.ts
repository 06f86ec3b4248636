import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { clusterHome } from "./cluster.ts";

/** After an upgrade, removes data and programs of earlier major versions. Returns the removed folders. */
export function forgetOldData(folder: string): readonly string[] {
  const home = clusterHome(folder);
  const version = join(home, "data", "PG_VERSION");
  if (!existsSync(version)) return [];
  const present = readFileSync(version, "utf8").trim();
  const old = readdirSync(home)
    .filter((name) => /^(data|programs)-\d+$/.test(name) && !name.endsWith(`-${present}`))
    .map((name) => join(home, name));
  for (const path of old) rmSync(path, { recursive: true });
  return old;
}
