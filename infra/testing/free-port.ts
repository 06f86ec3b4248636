import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ports that the system gives to clients and to servers that ask for any port: nobody else gets a port between its choice and
 * its use, or while its server is down. Clusters have the ports from 20,000 on, and browsers refuse 10,080.
 */
const FIRST = 11_000;
/** Each process of a test run has a part of its own. */
const [PARTS, PART] = [9, 1_000];

let next = randomInt(PART);

/** A port of this machine on which nobody listens. This process gets it only once in a thousand calls. */
export async function freePort(): Promise<number> {
  const part = Number(process.env.JEST_WORKER_ID ?? 0) % PARTS;
  for (let tries = 0; tries < PART; tries += 1) {
    next = (next + 1) % PART;
    const port = FIRST + part * PART + next;
    if (await isFree(port)) return port;
  }
  throw new Error(`All ports from ${FIRST + part * PART} on are taken.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((known) => {
    const probe = createServer();
    probe.once("error", () => known(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => known(true)));
  });
}
