import { hash } from "node:crypto";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * The id of a show in the local catalogue: the first 64 bits of a hash of its key in base 32, 13 digits. The same key has
 * the same id in every import and in every installation, so that lists and links survive a rebuilt catalogue.
 */
export function podcastId(key: string): string {
  return numberedId(hash("sha256", key, "buffer").readBigInt64BE());
}

/** The id for a show's number in the history; the inverse of `show_number`. */
export function numberedId(show: bigint): string {
  const digits = BigInt.asUintN(64, show).toString(32).padStart(13, "0");
  return digits.replace(/[i-v]/g, (digit) => ALPHABET.charAt(parseInt(digit, 32)));
}
