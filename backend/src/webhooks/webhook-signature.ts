import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
/** Standard Webhooks 1.0.0 allows 24 to 64 bytes. */
const SECRET_BYTES = 32;

/** A new secret in the format that receivers enter. */
export function webhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

/** What is signed. `at` is the time of this try. */
type SignedMessage = { readonly id: string; readonly at: Date; readonly body: string };

/** The headers of Standard Webhooks 1.0.0, with one signature for each secret. */
export function signatureHeaders(secrets: readonly string[], { id, at, body }: SignedMessage): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": signatures.join(" ") };
}
