import { spawnSync } from "node:child_process";
import { delimiter } from "node:path";

/** An environment for finding Debian's servers: they are in /usr/sbin, which is not in an ordinary user's PATH. */
export const DEBIAN_ENV = { ...process.env, PATH: [process.env.PATH ?? "", "/usr/sbin"].join(delimiter) };

/** Whether a program is installed; `flag` makes it print its version. */
export function hasProgram(name: string, flag: string): boolean {
  return spawnSync(name, [flag], { env: DEBIAN_ENV }).status === 0;
}
