import { ApiKeys, type KeyFault } from "@earshot/domain/keys/api-keys";
import { isKeySecret, KEY_PREFIX, keyMode, TEST_KEY_PREFIX } from "@earshot/domain/keys/key-secret";
import { TEST_KEY } from "@earshot/domain/keys/test-key";
import { Injectable } from "@nestjs/common";
import { PassportStrategy } from "@nestjs/passport";
import type { Request } from "express";
import { RequestStrategy } from "../accounts/sessions/request.strategy.js";
import { bearerToken } from "../accounts/sessions/session-middleware.js";
import type { KeyCaller } from "../http/access/key-caller.js";
import { isSandboxed } from "../http/access/sandboxed.js";
import { keyRefusal } from "./key-refusal.js";

const OWN_PREFIXES = [KEY_PREFIX, TEST_KEY_PREFIX];

/** The public test key only reads. */
const PUBLIC: KeyCaller = {
  ...{ userId: "sandbox", keyId: "sandbox", scopes: ["catalogue:read", "lists:read", "tracking:read"] },
  isTest: true,
  isPublic: true,
};

const BEARER = /^Bearer +(.*)$/i;
/** What programs for other APIs send. */
const MISPLACED = /^(?:ek_|(?:token|key|apikey|api-key)\b|Bearer$)/i;

/** Signing in and out needs no key, and must work for an app whose token is broken. */
const SIGN_IN = /^\/api\/v1\/auth\//i;

/**
 * The key that a request presents, valid or not; undefined if it has none. A key in another form is an invalid one: otherwise, the
 * request would silently get what visitors get. The desktop app sends the token of its session, and Basic may be meant for a proxy.
 */
export function presentedKey(request: Request): string | undefined {
  const { "x-api-key": header, authorization = "" } = request.headers;
  if (typeof header === "string") return header;
  const [, secret] = BEARER.exec(authorization) ?? [];
  if (secret?.startsWith("ek_")) return secret;
  if (secret !== undefined) return isToken(request) ? undefined : secret;
  return MISPLACED.test(authorization) || isBasicKey(authorization) ? authorization : undefined;
}

const isToken = (request: Request): boolean => bearerToken(request) !== undefined || SIGN_IN.test(request.originalUrl);

function isBasicKey(authorization: string): boolean {
  const [, pair] = /^Basic +(\S+)$/i.exec(authorization) ?? [];
  return pair !== undefined && /(?:^|:)ek_/.test(Buffer.from(pair, "base64").toString("latin1"));
}

/** Whether a key only opens the sandbox: the public test key, or one of an account. */
export function isTestKey(secret: string): boolean {
  return secret === TEST_KEY || (keyMode(secret) === "test" && isKeySecret(secret));
}

@Injectable()
export class KeyStrategy extends PassportStrategy(RequestStrategy) {
  constructor(private readonly keys: ApiKeys) {
    super();
  }

  /** Returns undefined if the key is not one of ours, or cannot be used here. Throws the 401 for others that do not work. */
  async validate(request: Request): Promise<KeyCaller | undefined> {
    const secret = presentedKey(request) ?? "";
    const isTest = isTestKey(secret);
    // Test keys give no access outside the sandbox, and other keys none inside.
    if (isTest !== isSandboxed(request)) return undefined;
    const found = await this.callerWith(secret);
    if ("userId" in found) return found;
    if (!OWN_PREFIXES.some((prefix) => secret.startsWith(prefix))) return undefined;
    throw keyRefusal(secret, found);
  }

  /** The caller that a key belongs to, or why it does not work. */
  async callerWith(secret: string): Promise<KeyCaller | KeyFault> {
    if (secret === TEST_KEY) return PUBLIC;
    const found = await this.keys.presented(secret);
    if (!("id" in found)) return found;
    const { userId, id, scopes } = found;
    return { userId, keyId: id, scopes, ...(isTestKey(secret) && { isTest: true }) };
  }
}
