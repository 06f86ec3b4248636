import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { arch, platform, release } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import type { AppLog } from "../system/app-log.node";

/** Maximum number of crash dumps in a report, newest first. */
const DUMPS_MOST = 3;

/**
 * Not compressed, because that would stop the app for seconds if the dumps are large. The date is fixed, because a zip file cannot contain
 * dates before 1980 or after 2099, which a wrong clock would give.
 */
const ZIP = { level: 0, mtime: new Date(1980, 0, 1) } as const;

export type ReportSource = {
  readonly version: string;
  readonly log: Pick<AppLog, "read">;
  /** The folder of Electron's crash dumps. */
  readonly dumps: string;
};

/** The crash dumps on this device, newest first. The app never sends them. */
export function crashDumps(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".dmp"));
  return files
    .map((name) => join(folder, name))
    .map((path) => ({ path, at: statSync(path).mtimeMs }))
    .sort((a, b) => b.at - a.at)
    .map(({ path }) => path);
}

/** A zip file that the user can save and send: the log without secrets, versions, and the newest crash dumps. */
export function problemReport({ version, log, dumps }: ReportSource): Uint8Array {
  const { node, electron = null, chrome = null } = process.versions as Record<string, string | undefined>;
  const facts = { version, node, electron, chrome, system: `${platform()} ${release()} ${arch()}` };
  const newest = crashDumps(dumps).slice(0, DUMPS_MOST);
  const files = {
    "versions.json": strToU8(JSON.stringify(facts, null, 2)),
    "app.log": strToU8(log.read()),
    ...Object.fromEntries(newest.map((path, at) => [`crash-${at + 1}.dmp`, readFileSync(path)])),
  };
  return zipSync(files, ZIP);
}
