import { hash } from "node:crypto";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * The id of a show in the local catalogue: the first 64 bits of a hash of its key in base 32, 13 digits. The same key has
 * the same id in every import and in every installation, so that lists and links survive a rebuilt catalogue.
 */
export function podcastId(key: string): string {
  const bytes = hash("sha256", key, "buffer");
  const high = bytes.readUInt32BE(0);
  const low = bytes.readUInt32BE(4);
  // The seventh digit from the right spans the two halves.
  const across = ((high & 7) << 2) | (low >>> 30);
  return digits(high >>> 3, 6) + digits(across, 1) + digits(low, 6);
}

/** The last `count` digits of a whole number below 2^32. */
function digits(bits: number, count: number): string {
  let written = "";
  for (let at = 0; at < count; at += 1) written = (ALPHABET[(bits >>> (5 * at)) & 31] ?? "") + written;
  return written;
}

/** The id for a show's number in the history; the inverse of `show_number`. */
export function numberedId(show: bigint): string {
  const bits = BigInt.asUintN(64, show);
  return Array.from({ length: 13 }, (_, at) => ALPHABET[Number((bits >> BigInt(5 * (12 - at))) & 31n)]).join("");
}
