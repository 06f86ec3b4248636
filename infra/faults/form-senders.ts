import { type Senders, startSenders } from "./senders.ts";

const BRIEF = {
  firstName: "Ada",
  lastName: "Lovelace",
  businessEmail: "ada@analytical.example",
  companyName: "Analytical Engines",
  budgetRange: "$5K–15K",
  primaryGoal: "Sales",
};

/** Sends campaign requests, each with its own Idempotency-Key. */
export function sendForms(url: string, count: number): Senders {
  return startSenders(count, {
    send: (key, number) =>
      fetch(`${url}/api/v1/campaign-requests`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Idempotency-Key": key,
          // Each request comes from a different network, so that rate limits do not apply.
          "X-Forwarded-For": `10.${(number >> 8) & 255}.${number & 255}.1`,
        },
        body: JSON.stringify({ ...BRIEF, campaignBrief: key }),
        signal: AbortSignal.timeout(20_000),
      }),
    idIn: (status, text) => (status === 201 ? (JSON.parse(text) as { id: string }).id : undefined),
  });
}
