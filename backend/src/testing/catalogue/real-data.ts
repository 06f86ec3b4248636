import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Real podcast data beside the project, never part of it. EARSHOT_SHARED names a different folder. */
const FOLDER = join(process.env.EARSHOT_SHARED ?? join(import.meta.dirname, "../../../../../shared"), "data");

/** Path of a file or folder of the real data. */
export const realData = (...parts: readonly string[]): string => join(FOLDER, ...parts);

/** `describe`, or `describe.skip` with a message if the real data is missing. */
export function describeRealData(part: string, name: string, tests: () => void): void {
  const present = existsSync(realData(part));
  if (!present) process.stderr.write(`Skipped: ${name} (no ${realData(part)})\n`);
  (present ? describe : describe.skip)(name, tests);
}

/** Names of files with this ending in a folder of the real data; empty if it is missing. */
export function realFiles(ending: string, ...folder: readonly string[]): string[] {
  if (!existsSync(realData(...folder))) return [];
  return readdirSync(realData(...folder)).filter((name) => name.endsWith(ending)).sort(); // prettier-ignore
}
