import { createHash, randomBytes } from "node:crypto";
import { Secrets } from "@earshot/domain/accounts/account.port";

/** One-time links and desktop tokens: 256 random bits, stored as SHA-256 (a slow hash adds nothing to that much entropy). */
export class RandomSecrets extends Secrets {
  fresh(): { readonly secret: string; readonly hash: string } {
    const secret = randomBytes(32).toString("base64url");
    return { secret, hash: this.hash(secret) };
  }

  hash(secret: string): string {
    return createHash("sha256").update(secret).digest("base64url");
  }
}
