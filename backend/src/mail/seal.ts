import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/**
 * Encrypts what must be useless to anyone with a copy of the database (AES-256-GCM): waiting mail, which contains one-time links,
 * and secrets. The key is derived from the session secret, which is not in the database; each purpose has its own key.
 */
export class Seal {
  private readonly key: Buffer;

  constructor(secret: string, purpose = "earshot outbox") {
    this.key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  }

  close(text: string): Buffer {
    const nonce = randomBytes(12);
    const cipher = createCipheriv("aes-256-gcm", this.key, nonce);
    const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  }

  /** Throws if the content was changed or sealed with another secret. */
  open(sealed: Buffer): string {
    const decipher = createDecipheriv("aes-256-gcm", this.key, sealed.subarray(0, 12));
    decipher.setAuthTag(sealed.subarray(12, 28));
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString("utf8");
  }
}
