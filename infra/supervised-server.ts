import { setTimeout as pause } from "node:timers/promises";
import { MOST_RESTARTS, Restarts } from "./restarts.ts";
import type { ServerProcess } from "./server-process.ts";

export type SupervisedServer = {
  readonly port: number;
  /** Resolves with the exit code once the service has ended and will not be restarted. */
  readonly ended: Promise<number>;
};

/**
 * Starts the service, and restarts it after each crash until `stopping` aborts. Does not retry if the first start fails. An exit code of 0
 * means that someone stopped the service on purpose, so it is not restarted.
 */
export async function superviseServer(
  start: (port?: number) => Promise<ServerProcess>,
  stopping: AbortSignal,
  say: (line: string) => void,
  now: () => number = () => performance.now(),
  sleep: typeof pause = pause,
): Promise<SupervisedServer> {
  const restarts = new Restarts();
  let server = await started(start(), stopping);
  const { port } = server;

  const startAgain = async (reason: string): Promise<ServerProcess | undefined> => {
    const wait = restarts.pauseBeforeNext(now());
    if (wait === undefined) {
      say(`The service ended by itself (${reason}), after ${MOST_RESTARTS} restarts within a minute. It stays down.`);
      return undefined;
    }
    say(`The service ended by itself (${reason}). It starts again in ${wait / 1000} s.`);
    await sleep(wait, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return undefined;
    return started(start(port), stopping).catch((error: Error) => startAgain(error.message));
  };
  const supervise = async (): Promise<number> => {
    for (;;) {
      const { code, by } = await server.ended;
      if (code === 0 || stopping.aborted) return code;
      const next = await startAgain(by);
      if (!next) return stopping.aborted ? 0 : 1;
      server = next;
    }
  };
  return { port, ended: supervise() };
}

/** A server that stops as soon as `stopping` aborts, even while it is starting. */
async function started(starting: Promise<ServerProcess>, stopping: AbortSignal): Promise<ServerProcess> {
  const server = await starting;
  const stop = () => void server.stop();
  if (stopping.aborted) stop();
  else stopping.addEventListener("abort", stop);
  void server.ended.then(() => stopping.removeEventListener("abort", stop));
  return server;
}
