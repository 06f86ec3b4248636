/** The prefix of every code, so that a maker recognizes it in the feed. */
const CODE_PREFIX = "earshot-";
const LENGTH = 24;
/** Crockford's alphabet in lower case, without i, l, o and u. It has 32 characters, so random bytes make all of them equally likely. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

export const CODE_BYTES = LENGTH;

/** A code made from random bytes. Throws if there are too few. */
export function claimCode(random: Uint8Array): string {
  if (random.length < CODE_BYTES) throw new Error(`A code needs ${CODE_BYTES} random bytes.`);
  const letters = Array.from(random.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]);
  return CODE_PREFIX + letters.join("");
}
