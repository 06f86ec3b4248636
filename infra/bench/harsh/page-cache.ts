import { spawnSync } from "node:child_process";

/**
 * Lets the machine forget what it read of the files in the folders; other programs keep theirs. Works on Linux, for files that
 * no process has mapped: stop what uses them first. Gives false where it does not work.
 */
export function forgetFiles(folders: readonly string[]): boolean {
  if (process.platform !== "linux") return false;
  return folders.every((folder) => {
    // Only what is on the disk can be forgotten.
    spawnSync("sync", ["--file-system", folder]);
    const forget = ["dd", "if={}", "iflag=nocache", "count=0", "status=none", ";"];
    return spawnSync("find", ["-H", folder, "-type", "f", "-size", "+0", "-exec", ...forget]).status === 0;
  });
}
