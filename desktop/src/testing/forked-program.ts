import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const RUN = fileURLToPath(new URL("run-utility.mjs", import.meta.url));

/** Starts a built program as a process of plain Node, with the interface of Electron's utility process. */
export function forkedProgram(path: string): ChildProcess & { postMessage(message: unknown): void } {
  const child = fork(RUN, [path], { serialization: "advanced", execArgv: ["--disable-warning=ExperimentalWarning"] });
  return Object.assign(child, { postMessage: (message: never) => void child.send(message) });
}
