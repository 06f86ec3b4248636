import { createHash } from "node:crypto";
import { Injectable } from "@nestjs/common";
import { LRUCache } from "lru-cache";
import type { KeyCaller } from "../http/access/key-caller.js";

/**
 * The owners of keys that worked a short time ago, by the hash of the secret. Only used to refuse requests: such a key may have
 * been revoked since.
 */
@Injectable()
export class RecentKeys {
  private readonly callers = new LRUCache<string, KeyCaller>({ max: 50_000 });

  note(secret: string, caller: KeyCaller): void {
    this.callers.set(hashOf(secret), caller);
  }

  find(secret: string): KeyCaller | undefined {
    return this.callers.get(hashOf(secret));
  }
}

function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
