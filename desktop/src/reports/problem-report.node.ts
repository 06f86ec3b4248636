import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { arch, platform, release } from "node:os";
import { join } from "node:path";
import type { AppLog } from "../system/app-log.node";
import { zip, type ZipEntry } from "./zip.node";

/** Maximum number of crash dumps in a report, newest first. */
const DUMPS_MOST = 3;

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
export function problemReport({ version, log, dumps }: ReportSource): Buffer {
  const { node, electron = null, chrome = null } = process.versions as Record<string, string | undefined>;
  const facts = { version, node, electron, chrome, system: `${platform()} ${release()} ${arch()}` };
  const text = (name: string, content: string): ZipEntry => ({ name, bytes: Buffer.from(content, "utf8") });
  return zip([
    text("versions.json", JSON.stringify(facts, null, 2)),
    text("app.log", log.read()),
    ...crashDumps(dumps)
      .slice(0, DUMPS_MOST)
      .map((path, at): ZipEntry => ({ name: `crash-${at + 1}.dmp`, bytes: readFileSync(path) })),
  ]);
}
