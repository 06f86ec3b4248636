import { spawnSync } from "node:child_process";

/** Smaller files are read at once anyway, and there are many of them. */
const LEAST = "+64k";

/**
 * Drops the files in the folders from the page cache; files of other programs stay in it. Works on Linux, for files
 * that no process has mapped, so stop their users first. Returns false where it does not work.
 */
export function forgetFiles(folders: readonly string[]): boolean {
  if (process.platform !== "linux") return false;
  return folders.every((folder) => {
    // Only files that are on the disk can be dropped.
    spawnSync("sync", ["--file-system", folder]);
    const forget = ["dd", "if={}", "iflag=nocache", "count=0", "status=none", ";"];
    return spawnSync("find", ["-H", folder, "-type", "f", "-size", LEAST, "-exec", ...forget]).status === 0;
  });
}
