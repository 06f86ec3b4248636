import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { type Binaries, binariesIn } from "./binaries.ts";

/** The major version of programs ("18"), from the version of their package ("18.4.0-beta.17"). */
export const majorOf = (version: string): string => version.split(".")[0] ?? "";

export function versionOf({ postgres }: Binaries): string {
  const file = join(dirname(dirname(dirname(postgres))), "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

const folderOf = (home: string, major: string): string => join(home, `programs-${major}`);

/**
 * Stores the programs beside their data: after a major update, nothing else could read the data. Files are hard-linked if the disk supports
 * it, otherwise copied (60 MB).
 */
export function storePrograms(home: string, programs: Binaries): void {
  const version = versionOf(programs);
  const folder = folderOf(home, majorOf(version));
  const stamp = join(folder, "version");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === version) return;
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  linkTree(dirname(dirname(programs.postgres)), part);
  writeFileSync(join(part, "version"), version);
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
}

/** The stored programs of a major version; undefined if there are none. */
export function storedPrograms(home: string, major: string): Binaries | undefined {
  const folder = folderOf(home, major);
  return existsSync(join(folder, "version")) ? binariesIn(folder) : undefined;
}

function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o755 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // A different disk, or a file system without hard links.
    copyFileSync(source, target);
  }
}
