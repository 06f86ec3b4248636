import { spawnSync } from "node:child_process";

/** Smaller files are read in one go anyway, and there are many of them. */
const LEAST = "+64k";

/**
 * Drops the files in the folders from the page cache; files of other programs stay. Works on Linux, for files that no process has
 * mapped, so stop their users first. Returns false where it does not work.
 */
export function forgetFiles(folders: readonly string[]): boolean {
  if (process.platform !== "linux") return false;
  return folders.every((folder) => {
    // Only what is on the disk can be forgotten.
    spawnSync("sync", ["--file-system", folder]);
    const forget = ["dd", "if={}", "iflag=nocache", "count=0", "status=none", ";"];
    return spawnSync("find", ["-H", folder, "-type", "f", "-size", LEAST, "-exec", ...forget]).status === 0;
  });
}
