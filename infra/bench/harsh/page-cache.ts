import { spawnSync } from "node:child_process";

/** Smaller files are quickly read anyway, and there are many of them. */
const LEAST = "+64k";

/**
 * Drops the files in the folders from the page cache; other programs' files stay cached. Works on Linux, and only for files that no process
 * has mapped, so stop their users first. Returns false if it does not work.
 */
export function forgetFiles(folders: readonly string[]): boolean {
  if (process.platform !== "linux") return false;
  return folders.every((folder) => {
    // Only files that have been written to disk can be dropped.
    spawnSync("sync", ["--file-system", folder]);
    const forget = ["dd", "if={}", "iflag=nocache", "count=0", "status=none", ";"];
    return spawnSync("find", ["-H", folder, "-type", "f", "-size", LEAST, "-exec", ...forget]).status === 0;
  });
}
