import { ApiKeys } from "@earshot/domain/keys/api-keys";
import { TEST_KEY } from "@earshot/domain/keys/test-key";
import { Injectable } from "@nestjs/common";
import { PassportStrategy } from "@nestjs/passport";
import type { Request } from "express";
import { RequestStrategy } from "../accounts/sessions/request.strategy.js";
import type { KeyCaller } from "../shared/http/key-caller.js";
import { isSandboxed } from "../shared/http/sandboxed.js";

/** The test key can do what any visitor can. */
const PUBLIC: KeyCaller = { userId: "sandbox", keyId: "sandbox", scopes: ["catalogue:read"], isPublic: true };

const BEARER = /^Bearer +(ek_\S*)$/i;

/** The key that a request presents, valid or not; undefined if it has none. */
export function presentedKey({ headers }: Request): string | undefined {
  const header = headers["x-api-key"];
  return typeof header === "string" ? header : BEARER.exec(headers.authorization ?? "")?.[1];
}

@Injectable()
export class KeyStrategy extends PassportStrategy(RequestStrategy) {
  constructor(private readonly keys: ApiKeys) {
    super();
  }

  async validate(request: Request): Promise<KeyCaller | undefined> {
    const secret = presentedKey(request) ?? "";
    // The test key gives no access outside the sandbox.
    if (secret === TEST_KEY) return isSandboxed(request) ? PUBLIC : undefined;
    const key = await this.keys.presented(secret);
    return key && { userId: key.userId, keyId: key.id, scopes: key.scopes };
  }
}
