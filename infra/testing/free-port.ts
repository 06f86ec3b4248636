import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ports that the system assigns to clients, and to servers that ask for any port: no other process gets a port between choosing
 * and using it, or while its server is down. Clusters use the ports from 20,000, and browsers refuse port 10,080.
 */
const FIRST = 11_000;
/** Each process of a test run has its own range of ports. */
const [PARTS, PART] = [9, 1_000];

let next = randomInt(PART);

/** A port of this machine that nobody listens on. This process gets the same port again only after a thousand calls. */
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
