import { randomUUID } from "node:crypto";

/** An acknowledged write: the sender's key for it, and the returned id. */
type Acknowledged = { readonly key: string; readonly id: string; readonly tries: number };

/** A write that is repeated until it is acknowledged. */
export type Write = {
  /** Sends the write; the same key means the same write. */
  readonly send: (key: string, number: number) => Promise<Response>;
  /** The id of the stored row; undefined for a response that requires another attempt. */
  readonly idIn: (status: number, text: string) => string | undefined;
};

/** `sent` and `stop` throw the first error of any sender. */
export type Senders = {
  /** How many writes were started. */
  sent(): number;
  /** How many writes were acknowledged. */
  acknowledged(): number;
  /** The number of responses that asked for another attempt, by status; "lost" counts connections that ended without a response. */
  readonly refused: ReadonlyMap<number | "lost", number>;
  stop(): Promise<readonly Acknowledged[]>;
};

/** Statuses after which the same write can be sent again. */
const AGAIN = new Set([409, 503]);
const PAUSE_MS = 50;
const TIMEOUT_MS = 60_000;

/**
 * Writes from `count` clients without pauses until `stop()`, and repeats each write until it is acknowledged. Any other response is an
 * error, and so is a 503 without `Retry-After`.
 */
export function startSenders(count: number, { send, idIn }: Write): Senders {
  const acknowledged: Acknowledged[] = [];
  const refused = new Map<number | "lost", number>();
  let stopped = false;
  let sent = 0;
  let fault: Error | undefined;

  const attempt = async (key: string, number: number): Promise<string | undefined> => {
    const answer = await send(key, number).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    const id = answer && text !== undefined ? idIn(answer.status, text) : undefined;
    if (id !== undefined) return id;
    const reason = answer && text !== undefined ? answer.status : "lost";
    const timed = reason !== 503 || Number(answer?.headers.get("retry-after")) > 0;
    if (reason !== "lost" && !(AGAIN.has(reason) && timed)) throw new Error(`${reason} ${text}`);
    refused.set(reason, (refused.get(reason) ?? 0) + 1);
    return undefined;
  };
  const untilAcknowledged = async (key: string, number: number): Promise<Acknowledged> => {
    const deadline = Date.now() + TIMEOUT_MS;
    for (let tries = 1; Date.now() < deadline; tries += 1) {
      const id = await attempt(key, number);
      if (id !== undefined) return { key, id, tries };
      await new Promise((over) => setTimeout(over, PAUSE_MS));
    }
    throw new Error(`${key} was never acknowledged.`);
  };
  const sender = async () => {
    while (!stopped && fault === undefined) acknowledged.push(await untilAcknowledged(randomUUID(), (sent += 1)));
  };
  const running = Array.from({ length: count }, () => sender().catch((error: Error) => void (fault ??= error)));
  const check = () => {
    if (fault !== undefined) throw fault;
  };
  return {
    sent: () => {
      check();
      return sent;
    },
    acknowledged: () => {
      check();
      return acknowledged.length;
    },
    refused,
    stop: async () => {
      stopped = true;
      await Promise.all(running);
      check();
      return acknowledged;
    },
  };
}
