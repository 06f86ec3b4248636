import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { UnsubscribeTokens } from "@earshot/domain/mail/unsubscribe-tokens.port";

const ID_BYTES = 16;
const MARK_BYTES = 16;

/**
 * Tokens that consist of the user's id and a signature that only this installation can make (HMAC-SHA-256, 128 bits). Nothing is
 * stored and nothing expires, so links in old emails keep working. They can only be used to unsubscribe.
 */
export class SealedUnsubscribeTokens extends UnsubscribeTokens {
  private readonly key: Buffer;

  constructor(secret: string) {
    super();
    this.key = Buffer.from(hkdfSync("sha256", secret, "", "earshot unsubscribe", 32));
  }

  issue(userId: string): string {
    const id = Buffer.from(userId.replaceAll("-", ""), "hex");
    return Buffer.concat([id, this.mark(id)]).toString("base64url");
  }

  read(token: string): string | undefined {
    const bytes = Buffer.from(token, "base64url");
    if (bytes.length !== ID_BYTES + MARK_BYTES) return undefined;
    const id = bytes.subarray(0, ID_BYTES);
    if (!timingSafeEqual(bytes.subarray(ID_BYTES), this.mark(id))) return undefined;
    return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  }

  private mark(id: Buffer): Buffer {
    return createHmac("sha256", this.key).update(id).digest().subarray(0, MARK_BYTES);
  }
}
