import { Injectable } from "@nestjs/common";
import { ExecutionContextHost } from "@nestjs/core/helpers/execution-context-host.js";
import type { Request, Response } from "express";
import { keyCallerOf } from "../http/access/key-caller.js";
import { SANDBOX_BASE } from "../http/access/sandboxed.js";
import { KeyGuard } from "./key.guard.js";
import { isTestKey, presentedKey } from "./key.strategy.js";
import { QuotaGuard } from "./quotas/quota.guard.js";

/** These requests have no handler whose declarations could say what they cost. */
const NO_HANDLER = () => undefined;

/** Requests with an API key that no route answers: because of their method, or in the sandbox. They are counted like all others. */
@Injectable()
export class UnroutedRequests {
  constructor(
    private readonly keys: KeyGuard,
    private readonly quota: QuotaGuard,
  ) {}

  /** Rejects if the key is invalid or its quota is used up. Does nothing if the request has no key, or was counted before. */
  async count(request: Request, response: Response): Promise<void> {
    const presented = presentedKey(request);
    if (presented === undefined || keyCallerOf(request)) return;
    const context = new ExecutionContextHost([request, response], UnroutedRequests, NO_HANDLER);
    const { url } = request;
    // Requests with test keys are only routed to the sandbox after this.
    if (isTestKey(presented)) request.url = SANDBOX_BASE + request.originalUrl;
    try {
      await this.keys.canActivate(context);
      await this.quota.canActivate(context);
    } finally {
      request.url = url;
    }
  }
}
