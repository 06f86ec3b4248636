import { SANDBOX_INPUTS } from "@earshot/domain/keys/test-key";
import { type CanActivate, type ExecutionContext, HttpException, Injectable } from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import type { Request, Response } from "express";
import { networkKey } from "../../limits/network-key.js";
import { throwBodyFault } from "../../http/body/json-body.js";
import { keyCallerOf } from "../../http/access/key-caller.js";
import { httpProblem } from "../../http/problem.js";
import { itemsOf, pointsOf } from "../../http/requests/request-cost.js";
import { Metrics } from "../../shared/process/metrics.js";
import { AnswersByPlan } from "./answers-by-plan.js";
import { beforeHead, isRedirect, quotaExceeded, setQuotaHeaders, unspent } from "./quota-headers.js";
import { type Quota, Quotas } from "./quotas.js";
import { TestKeyQuotas } from "./test-key-quotas.js";

/**
 * Counts an API key's request against its account's plan, whatever the route; a request with the public test key counts against its
 * network. The points are taken first, so that simultaneous calls cannot exceed the plan, and returned if the answer costs less.
 */
@Injectable()
export class QuotaGuard implements CanActivate {
  constructor(
    private readonly quotas: Quotas,
    private readonly testKey: TestKeyQuotas,
    private readonly reflector: Reflector,
    private readonly metrics: Metrics,
    private readonly answers: AnswersByPlan,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const caller = keyCallerOf(request);
    if (!caller) {
      throwBodyFault(request);
      return true;
    }
    const items = itemsOf(this.reflector, context);
    const points = pointsOf(items);
    const response = context.switchToHttp().getResponse<Response>();
    const counter = caller.isPublic ? this.testKey : this.quotas;
    const owner = caller.isPublic ? networkKey(request.ip) : caller.userId;
    if (caller.isPublic && request.query.term === SANDBOX_INPUTS.limited)
      throw this.refusal(response, this.testKey.usedUp(owner), points);
    const quota = await counter.spend(owner, points);
    if (!quota.admitted) throw this.refusal(response, quota, points);
    beforeHead(response, (status) => {
      const back = unspent(status, points);
      counter.refund(owner, quota, back);
      this.answers.count(quota.plan, status);
      if (!isRedirect(status)) setQuotaHeaders(response, quota, back);
    });
    throwBodyFault(request);
    if (items <= quota.batchMax) return true;
    const detail = `Your plan allows ${quota.batchMax} items in one request.`;
    throw httpProblem(422, "limit.batch", detail);
  }

  /** The 429 for a request for which no points were taken. */
  refusal(response: Response, quota: Quota, points = 1): HttpException {
    this.metrics.limitHit("apiQuota");
    this.answers.count(quota.plan, 429);
    setQuotaHeaders(response, quota, { minute: 0, day: 0 });
    return quotaExceeded(quota, points);
  }
}
