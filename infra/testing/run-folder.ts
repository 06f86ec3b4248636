import { accessSync, constants, readFileSync, statfsSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

/** An in-memory file system on most Linux machines. */
const IN_MEMORY = "/dev/shm";
/** In bytes: several times what a test run stores there at once. */
const ROOM = 6e9;

/**
 * Where a test run stores its databases and other temporary files: in memory, if there is enough. A run creates and drops hundreds of
 * databases with 660 files each. After files have been removed, some disks need half a second for that; memory needs 20 ms.
 */
export function runFolder(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    const hasRoom = bavail * bsize > ROOM && process.availableMemory() > ROOM;
    return hasRoom && runsPrograms(IN_MEMORY, readFileSync("/proc/mounts", "utf8")) ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Whether programs in a file system can be run; some tests write programs. */
export function runsPrograms(place: string, mounts: string): boolean {
  const options = mounts.split("\n").flatMap((line) => {
    const [, where, , chosen = ""] = line.split(" ");
    return where === place ? [chosen.split(",")] : [];
  });
  return options.length > 0 && !options.at(-1)?.includes("noexec");
}

/** The folder for what a test runner keeps for the user's next run. */
export const cacheFolder = (runner: string): string => join(tmpdir(), `earshot-${runner}-${userInfo().uid}`);
