import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../server-process.ts";

/** The commands of docs/deploy.md that create the role and the database, without `sudo -u postgres`. */
export function roleCommands(): readonly string[] {
  const [guide = ""] = readFileSync(join(ROOT, "docs/deploy.md"), "utf8").split("\n## Two machines\n");
  return [...guide.matchAll(/^sudo -u postgres (.+)$/gm)].map(([, command = ""]) => command);
}
