import { spawnSync } from "node:child_process";
import { delimiter } from "node:path";

/** An environment that finds Debian's servers: they are in /usr/sbin, which the PATH of an ordinary user does not have. */
export const DEBIAN_ENV = { ...process.env, PATH: [process.env.PATH ?? "", "/usr/sbin"].join(delimiter) };

/** Whether a program is installed; `flag` has it print its version. */
export function hasProgram(name: string, flag: string): boolean {
  return spawnSync(name, [flag], { env: DEBIAN_ENV }).status === 0;
}
