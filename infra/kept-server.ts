import { setTimeout as pause } from "node:timers/promises";
import { MOST_RESTARTS, Restarts } from "./restarts.ts";
import type { ServerProcess } from "./server-process.ts";

export type KeptServer = {
  readonly port: number;
  /** Resolves with the exit code once the service is gone for good. */
  readonly ended: Promise<number>;
};

/**
 * Starts the service, and starts it again whenever it ends by itself, until `told` says that it is to end. The first start
 * decides: when it fails, nothing is tried again. A service that ends with 0 was told to end directly, and stays away.
 */
export async function keepServer(
  start: (port?: number) => Promise<ServerProcess>,
  told: AbortSignal,
  say: (line: string) => void,
  now: () => number = () => performance.now(),
): Promise<KeptServer> {
  const restarts = new Restarts();
  let server = await started(start(), told);
  const { port } = server;

  const startAgain = async (reason: string): Promise<ServerProcess | undefined> => {
    const wait = restarts.pauseBeforeNext(now());
    if (wait === undefined) {
      say(`The service ended by itself (${reason}), after ${MOST_RESTARTS} restarts within a minute. It stays down.`);
      return undefined;
    }
    say(`The service ended by itself (${reason}). It starts again in ${wait / 1000} s.`);
    await pause(wait, undefined, { signal: told }).catch(() => undefined);
    if (told.aborted) return undefined;
    return started(start(port), told).catch((error: Error) => startAgain(error.message));
  };
  const keep = async (): Promise<number> => {
    for (;;) {
      const { code, by } = await server.ended;
      if (code === 0 || told.aborted) return code;
      const next = await startAgain(by);
      if (!next) return told.aborted ? 0 : 1;
      server = next;
    }
  };
  return { port, ended: keep() };
}

/** A server that is told to end as soon as `told` says so, be it while it starts. */
async function started(starting: Promise<ServerProcess>, told: AbortSignal): Promise<ServerProcess> {
  const server = await starting;
  const stop = () => void server.stop();
  if (told.aborted) stop();
  else told.addEventListener("abort", stop);
  void server.ended.then(() => told.removeEventListener("abort", stop));
  return server;
}
