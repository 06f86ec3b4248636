import { fieldsOf, keptInTab } from "./kept";

type Attempt = { readonly content: string; readonly key: string };

const kept = keptInTab<Attempt | null>("earshot.campaign-attempt", (found) => {
  const { content, key } = fieldsOf(found);
  return typeof content === "string" && typeof key === "string" ? { content, key } : null;
});

/**
 * The Idempotency-Key under which a request is sent. The same content keeps its key until it was taken, over a reload too:
 * an answer that was lost on its way leaves one row behind, however often the request is sent again.
 */
export function attemptKey(content: string): string {
  const known = kept.read();
  if (known?.content === content) return known.key;
  const key = randomKey();
  kept.write({ content, key });
  return key;
}

/** The request was taken: the next one is another, even with the same words. */
export function attemptDone(): void {
  kept.write(null);
}

/** 128 random bits; `crypto.randomUUID` exists only on secure origins. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
