import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Injection token of the secret that signs session cookies and change cursors, and encrypts stored mail. */
export const SERVICE_SECRET = Symbol("service secret");

/**
 * The secret of this installation: SESSION_SECRET, or else one that is created at the first start and stored in the data folder,
 * readable only by its owner. Losing it signs everyone out, loses unsent mail, invalidates change cursors, and forces the owners of
 * webhooks to rotate their secrets.
 */
export function serviceSecret(config: { readonly sessionSecret?: string; readonly dataDir: string }): string {
  if (config.sessionSecret) return config.sessionSecret;
  const file = join(config.dataDir, "session-secret");
  mkdirSync(config.dataDir, { recursive: true });
  try {
    // If two processes start together, one writes the file and the other reads it.
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`${file} is damaged: remove it, and a new one is created.`);
  return secret;
}
