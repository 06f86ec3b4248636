import { fieldsOf, tabValue } from "../../platform/tab-value";

type Attempt = { readonly content: string; readonly key: string };

const lastAttempt = tabValue<Attempt | null>("earshot.campaign-attempt", (found) => {
  const { content, key } = fieldsOf(found);
  return typeof content === "string" && typeof key === "string" ? { content, key } : null;
});

/**
 * The Idempotency-Key under which a request is sent. The same content keeps its key until the server has accepted it,
 * even across a reload: repeated requests create one row.
 */
export function attemptKey(content: string): string {
  const known = lastAttempt.read();
  if (known?.content === content) return known.key;
  const key = randomKey();
  lastAttempt.write({ content, key });
  return key;
}

/** After a request was accepted, the next one is new, even with the same words. */
export function attemptDone(): void {
  lastAttempt.write(null);
}

/** 128 random bits; `crypto.randomUUID` exists only on secure origins. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
