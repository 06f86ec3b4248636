import { KEY_PREFIX, keyIn } from "@earshot/domain/keys/key-secret";
import { TEST_KEY } from "@earshot/domain/keys/test-key";
import { type ExecutionContext, HttpException, Injectable } from "@nestjs/common";
import { AuthGuard } from "@nestjs/passport";
import type { Request, Response } from "express";
import { createHash } from "node:crypto";
import { type KeyCaller, setKeyCaller } from "../http/access/key-caller.js";
import { httpProblem } from "../http/problem.js";
import { SecurityLog } from "../http/access/security-log.js";
import { API_DOCUMENT, isSandboxed } from "../http/access/sandboxed.js";
import { setViewer } from "../http/access/viewer.js";
import { KeyInvalid } from "./key-refusal.js";
import { isTestKey, KeyStrategy, presentedKey } from "./key.strategy.js";
import { QuotaGuard } from "./quotas/quota.guard.js";
import { Quotas } from "./quotas/quotas.js";
import { RecentKeys } from "./recent-keys.js";
import { UsageRecorder } from "./usage/usage-recorder.js";

/** The routes that keys can use: the API, and the tools for assistants. */
const API = /^\/(?:api\/v1\/|mcp\/?(?:$|\?))/i;

/**
 * Identifies the key of an API call. A call without one is identified by its session; a call with a key has no session, whatever
 * cookie it sends. The AccessGuard decides what the key can access.
 */
@Injectable()
export class KeyGuard extends AuthGuard() {
  constructor(
    private readonly strategy: KeyStrategy,
    private readonly security: SecurityLog,
    private readonly recent: RecentKeys,
    private readonly quotas: Quotas,
    private readonly quota: QuotaGuard,
    private readonly usage: UsageRecorder,
  ) {
    super({ defaultStrategy: strategy.name, property: "keyCaller" });
  }

  override canActivate(context: ExecutionContext) {
    const request = context.switchToHttp().getRequest<Request>();
    if (!API.test(request.originalUrl)) return true;
    const presented = presentedKey(request);
    const url = decoded(request.originalUrl);
    const misplaced = keyIn(url) ?? (url.includes(TEST_KEY) ? TEST_KEY : undefined);
    if (misplaced !== undefined) return this.refuseInUrl(presented ?? misplaced, context);
    if (presented === undefined || (isTestKey(presented) && API_DOCUMENT.test(request.path))) return true;
    const usedUp = this.usedUp(presented, context);
    if (usedUp) throw usedUp;
    return super.canActivate(context);
  }

  /** The 429 for a key whose quota is used up, without a database query. */
  private usedUp(secret: string, context: ExecutionContext): HttpException | undefined {
    const known = this.recent.find(secret);
    const blocked = known && this.quotas.blocked(known.userId);
    if (!blocked) return undefined;
    const http = context.switchToHttp();
    const response = http.getResponse<Response>();
    this.usage.watch(http.getRequest<Request>(), response, known);
    return this.quota.refusal(response, blocked);
  }

  /** Counts the request of a key that works, like its other malformed requests. A used-up quota does not hide this refusal. */
  private async refuseInUrl(secret: string, context: ExecutionContext): Promise<never> {
    const caller = this.usedUp(secret, context) ?? (await this.strategy.callerWith(secret));
    if ("userId" in caller) {
      const http = context.switchToHttp();
      const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
      setKeyCaller(request, caller);
      if (!caller.isPublic) this.usage.watch(request, response, caller);
      await this.quota.canActivate(context).catch((error: unknown) => {
        if (!(error instanceof HttpException)) throw error;
      });
    }
    const detail = "Send the key in a header, never in the URL: URLs end up in logs. If the key is yours, revoke it.";
    throw httpProblem(400, "key.in-query", detail);
  }

  override handleRequest<User>(error: unknown, found: unknown, _info: unknown, context: ExecutionContext): User {
    const request = context.switchToHttp().getRequest<Request>();
    if (error) {
      if (error instanceof KeyInvalid) this.security.note(request, "key.refused", { detail: error.reason });
      throw error as Error;
    }
    const caller = (found || undefined) as KeyCaller | undefined;
    if (!caller) {
      this.security.note(request, "key.refused");
      throw new KeyInvalid(refusalOf(request));
    }
    this.recent.note(presentedKey(request) ?? "", caller);
    setKeyCaller(request, caller);
    // Requests with the test key are not counted as anyone's usage.
    if (!caller.isPublic) this.usage.watch(request, context.switchToHttp().getResponse<Response>(), caller);
    const userId = caller.isTest ? sandboxUserOf(caller.userId) : caller.userId;
    setViewer(request, { userId, sessionId: caller.keyId });
    return found as User;
  }
}

function refusalOf(request: Request): string {
  const presented = presentedKey(request) ?? "";
  if (presented === TEST_KEY) return NO_TOOLS;
  if (isTestKey(presented) && !isSandboxed(request)) return NO_TOOLS_TO_TEST;
  return NOT_A_KEY;
}

const NO_TOOLS = "The public test key has no tools for assistants. Use a key of your own.";
const NO_TOOLS_TO_TEST = "Test keys have no tools for assistants. Use a live key.";
const NOT_A_KEY = `This is not an API key. Send Authorization: Bearer ${KEY_PREFIX}… or X-API-Key: ${KEY_PREFIX}….`;

/** Decodes a path; if its encoding is invalid, returns it unchanged. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * The user that owns what an account's test keys write in the sandbox: always the same id for an account, and one that no account has.
 */
function sandboxUserOf(userId: string): string {
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
