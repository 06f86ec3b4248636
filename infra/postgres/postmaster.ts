import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const fileOf = (data: string): string => join(data, "postmaster.pid");

/** The port of the running server: line 4 of postmaster.pid. */
export function runningPort(data: string): number {
  return Number(lines(data)[3]);
}

/**
 * Removes the pid file of a dead server that still exists as a zombie. In a container without an init process, nobody reaps it, and
 * PostgreSQL would treat it as running forever.
 */
export function removeZombiePid(data: string): void {
  if (existsSync(fileOf(data)) && isZombie(Number(lines(data)[0]))) rmSync(fileOf(data), { force: true });
}

/** Whether a process is a zombie (state Z). Without /proc, this returns false, and `kill` has to decide. */
export function isZombie(pid: number): boolean {
  try {
    // "42 (a name) Z 1 ...": the name can contain anything, even parentheses.
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2, stat.lastIndexOf(")") + 3) === "Z";
  } catch {
    return false;
  }
}

function lines(data: string): string[] {
  return readFileSync(fileOf(data), "utf8").split("\n");
}
