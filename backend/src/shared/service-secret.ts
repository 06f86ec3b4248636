import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Token of the secret that signs session cookies and seals stored mail. */
export const SERVICE_SECRET = Symbol("service secret");

/**
 * The secret of this installation: the one that SESSION_SECRET gives, else one made at the first start and kept in the data
 * folder, readable by its owner alone. Losing it signs everybody out and loses mail that still waits, nothing else.
 */
export function serviceSecret(config: { readonly sessionSecret?: string; readonly dataDir: string }): string {
  if (config.sessionSecret) return config.sessionSecret;
  const file = join(config.dataDir, "session-secret");
  mkdirSync(config.dataDir, { recursive: true });
  try {
    // Two processes that start together: one writes, the other finds it there.
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`${file} is damaged: remove it, and a new one is made.`);
  return secret;
}
