import { accessSync, constants, readFileSync, statfsSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

/** A file system in memory, on most Linux machines. */
const IN_MEMORY = "/dev/shm";
/** Bytes, several times what a run has there at once. */
const ROOM = 6e9;

/**
 * Where a test run keeps its databases and other temporary files: in memory, if that has room. A run makes and drops hundreds of
 * databases of 660 files each. Some disks take half a second for that once files were removed, memory takes 20 ms.
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

/** Whether programs in a file system may be run; some tests write programs. */
export function runsPrograms(place: string, mounts: string): boolean {
  const options = mounts.split("\n").flatMap((line) => {
    const [, where, , chosen = ""] = line.split(" ");
    return where === place ? [chosen.split(",")] : [];
  });
  return options.length > 0 && !options.at(-1)?.includes("noexec");
}

/** What a test runner keeps for the user's next run. */
export const cacheFolder = (runner: string): string => join(tmpdir(), `earshot-${runner}-${userInfo().uid}`);
