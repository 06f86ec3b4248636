/** What a key opens: the account's live data, or the sandbox. */
export const KEY_MODES = ["live", "test"] as const;
export type KeyMode = (typeof KEY_MODES)[number];

/** The prefix of keys. Secret scanners recognize it. */
export const KEY_PREFIX = "ek_live_";
/** The prefix of keys that only open the sandbox. */
export const TEST_KEY_PREFIX = "ek_test_";
/** The number of random bytes in a key: 160 bits. */
export const KEY_BYTES = 20;

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 62^27 is more than 2^160. */
const RANDOM_LENGTH = 27;
/** 62^6 is more than 2^32. */
const CHECK_LENGTH = 6;
/** The number of characters in a key. */
export const KEY_LENGTH = KEY_PREFIX.length + RANDOM_LENGTH + CHECK_LENGTH;
const SHAPE = new RegExp(`^(?:${KEY_PREFIX}|${TEST_KEY_PREFIX})[0-9A-Za-z]{${RANDOM_LENGTH + CHECK_LENGTH}}$`);
const ANY_KEY = /ek_(?:live|test)_[0-9A-Za-z]{33}/;

/** Builds a key of 41 characters: the prefix, 27 base62 characters for the random bytes, and 6 for the CRC-32 of everything before. */
export function keySecret(random: Uint8Array, mode: KeyMode = "live"): string {
  if (random.length !== KEY_BYTES) throw new Error(`A key has ${KEY_BYTES} random bytes.`);
  const value = random.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const front = (mode === "live" ? KEY_PREFIX : TEST_KEY_PREFIX) + base62(value, RANDOM_LENGTH);
  return front + base62(BigInt(crc32(front)), CHECK_LENGTH);
}

/** Whether a text has the format of a key and a correct checksum. Detects typos without a database query. */
export function isKeySecret(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const front = text.slice(0, -CHECK_LENGTH);
  return base62(BigInt(crc32(front)), CHECK_LENGTH) === text.slice(-CHECK_LENGTH);
}

/** The mode of a key, which its secret and its hint begin with. */
export function keyMode(text: string): KeyMode {
  return text.startsWith(TEST_KEY_PREFIX) ? "test" : "live";
}

/** A secret as displayed in the list of keys: "ek_live_43xU…gRMk". */
export function keyHint(secret: string): string {
  return `${secret.slice(0, KEY_PREFIX.length + 4)}…${secret.slice(-4)}`;
}

/** The first part of a text in the format of a key. */
export function keyIn(text: string): string | undefined {
  return ANY_KEY.exec(text)?.[0];
}

/** The CRC-32 of ISO 3309, as in zip and PNG, over the characters' ASCII codes. */
export function crc32(text: string): number {
  let sum = 0xffffffff;
  for (let at = 0; at < text.length; at += 1) {
    sum ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function base62(value: bigint, length: number): string {
  let text = "";
  for (let rest = value; text.length < length; rest /= 62n) text = (DIGITS[Number(rest % 62n)] ?? "") + text;
  return text;
}
