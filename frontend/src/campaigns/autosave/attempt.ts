import { randomKey } from "../../client/random-key";
import { fieldsOf, tabValue } from "../../platform/tab-value";

type Attempt = { readonly content: string; readonly key: string };

const lastAttempt = tabValue<Attempt | null>("earshot.campaign-attempt", (found) => {
  const { content, key } = fieldsOf(found);
  return typeof content === "string" && typeof key === "string" ? { content, key } : null;
});

/**
 * The Idempotency-Key for sending a request. The same content keeps its key until the server accepts it, even across reloads, so that
 * repeated requests create only one row.
 */
export function attemptKey(content: string): string {
  const known = lastAttempt.read();
  if (known?.content === content) return known.key;
  const key = randomKey();
  lastAttempt.write({ content, key });
  return key;
}

/** Forgets the key once a request was accepted: the next request is a new one, even with the same words. */
export function attemptDone(): void {
  lastAttempt.write(null);
}
