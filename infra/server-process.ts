import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const MAIN = fileURLToPath(new URL("../backend/dist/src/main.js", import.meta.url));

/**
 * Limits of the JavaScript heap that keep the service and the importer below 300 MB on any machine: if there is much memory, Node.js
 * collects garbage late. NODE_OPTIONS overrides them.
 */
export const HEAP = "--max-semi-space-size=8 --max-old-space-size=256";

export type ServerProcess = {
  readonly port: number;
  readonly pid: number;
  readonly ended: Promise<Ending>;
  stop(): Promise<Ending>;
  /** Kills the process as a power cut would, without any cleanup. */
  kill(): Promise<Ending>;
};

/** How a process ended: its exit code (1 if a signal ended it), and a description ("exit code 1", "SIGKILL"). */
export type Ending = { readonly code: number; readonly by: string };

/** Starts the service as a separate process, and resolves once it listens. Throws if it exits before that. */
export async function startServer(
  env: Readonly<Record<string, string | undefined>>,
  nodeArguments: readonly string[] = [],
): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [...nodeArguments, MAIN], {
    cwd: ROOT,
    env: { ...process.env, ...env, NODE_OPTIONS: `${HEAP} ${process.env.NODE_OPTIONS ?? ""}`.trim() },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = new Promise<Ending>((gone) =>
    child.once("exit", (code, signal) => gone({ code: code ?? 1, by: signal ?? `exit code ${code}` })),
  );
  const port = await new Promise<number>((listening, failed) => {
    child.on("message", (message) => listening((message as { listening: number }).listening));
    void ended.then(({ by }) => failed(new Error(`The server ended before it listened: ${by}.`)));
  });
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  const kill = () => {
    child.kill("SIGKILL");
    return ended;
  };
  return { port, pid: child.pid ?? 0, ended, stop, kill };
}
