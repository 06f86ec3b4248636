import { createHash } from "node:crypto";

/**
 * The user that owns what an account's test keys write in the sandbox: always the same id for an account, and one that no account has.
 */
export function sandboxUserOf(userId: string): string {
  const hash = createHash("sha256").update(`sandbox ${userId}`).digest("hex");
  // Version 8 of RFC 9562: an id that the application computes. Ids of accounts have version 4.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}
