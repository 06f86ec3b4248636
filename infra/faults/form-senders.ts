import { randomUUID } from "node:crypto";

/** What a sender was told: its own name for the request, and the id that came back. */
export type Acknowledged = { readonly key: string; readonly id: string; readonly tries: number };

/** Both throw the first fault that a sender met. */
export type FormSenders = {
  /** How many requests were begun. */
  sent(): number;
  stop(): Promise<readonly Acknowledged[]>;
};

const BRIEF = {
  firstName: "Ada",
  lastName: "Lovelace",
  businessEmail: "ada@analytical.example",
  companyName: "Analytical Engines",
  budgetRange: "$5K–15K",
  primaryGoal: "Sales",
};

/**
 * Sends campaign requests from `senders` clients until `stop()` is called, each under a key of its own, and each again with the
 * same key until it is answered: lost connections, 409 and 503 are what retries are for. Any other answer is a fault.
 */
export function sendForms(url: string, senders: number): FormSenders {
  const acknowledged: Acknowledged[] = [];
  let stopped = false;
  let sent = 0;
  let fault: Error | undefined;
  const sender = async () => {
    while (!stopped) {
      sent += 1;
      acknowledged.push(await untilAnswered(url, randomUUID(), sent));
    }
  };
  const running = Array.from({ length: senders }, () => sender().catch((error: Error) => void (fault ??= error)));
  const check = () => {
    if (fault !== undefined) throw fault;
  };
  return {
    sent: () => {
      check();
      return sent;
    },
    stop: async () => {
      stopped = true;
      await Promise.all(running);
      check();
      return acknowledged;
    },
  };
}

async function untilAnswered(url: string, key: string, number: number): Promise<Acknowledged> {
  // Each comes from a neighbourhood of its own, so that limits are no part of this.
  const from = `10.${(number >> 8) & 255}.${number & 255}.1`;
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key, "X-Forwarded-For": from };
  const body = JSON.stringify({ ...BRIEF, campaignBrief: key });
  for (let tries = 1; tries < 600; tries += 1) {
    const answer = await fetch(`${url}/api/v1/campaign-requests`, {
      method: "POST",
      headers,
      body,
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (answer?.status === 201 && text !== undefined)
      return { key, tries, id: (JSON.parse(text) as { id: string }).id };
    const expected = answer === undefined || text === undefined || answer.status === 409 || answer.status === 503;
    if (!expected) throw new Error(`${answer.status} ${text}`);
    await new Promise((over) => setTimeout(over, 50));
  }
  throw new Error(`${key} was never answered.`);
}
