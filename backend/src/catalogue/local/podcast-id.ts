import { createHash } from "node:crypto";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 13;

/**
 * The id of a show in the local catalogue: 65 bits of a hash of its key in base 32. The same key has the same id in
 * every import and in every installation, so that lists and links survive a rebuilt catalogue.
 */
export function podcastId(key: string): string {
  let bits = createHash("sha256").update(key).digest().readBigUInt64BE();
  let id = "";
  for (let digit = 0; digit < LENGTH; digit += 1) {
    id = (ALPHABET[Number(bits & 31n)] ?? "") + id;
    bits >>= 5n;
  }
  return id;
}
