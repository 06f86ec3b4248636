import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const fileOf = (data: string): string => join(data, "postmaster.pid");

/** Fourth line of postmaster.pid: the port of the running server. */
export function runningPort(data: string): number {
  return Number(lines(data)[3]);
}

/**
 * Removes the pid file of a server that is dead, although its process is still listed: nobody has asked how it ended. In a
 * container without an init process nobody ever does, and PostgreSQL would take it for a running server for good.
 */
export function forgetUnburiedServer(data: string): void {
  if (existsSync(fileOf(data)) && isUnburied(Number(lines(data)[0]))) rmSync(fileOf(data), { force: true });
}

/** Whether a process has ended and is only listed still (state Z). Systems without /proc are left to what `kill` says. */
export function isUnburied(pid: number): boolean {
  try {
    // "42 (a name) Z 1 ...": the name may hold anything, brackets too.
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2, stat.lastIndexOf(")") + 3) === "Z";
  } catch {
    return false;
  }
}

function lines(data: string): string[] {
  return readFileSync(fileOf(data), "utf8").split("\n");
}
