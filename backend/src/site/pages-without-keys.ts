import { type CanActivate, type ExecutionContext, Injectable } from "@nestjs/common";
import type { Request } from "express";
import { httpProblem } from "../http/problem.js";
import { presentedKey } from "../keys/key.strategy.js";
import { NO_PAGE } from "./page-paths.js";

const KEY_ON_PAGE = "This is a page of the website. API keys are for paths below /api/v1.";
/** A key of ours, wherever it is in a header, or a password that `presentedKey` has found to be one. Other keys are not ours. */
const OWN_KEY = /(?:^|[\s:])ek_|^Basic /i;

/** A page is not counted for a key, so a key opens none: pages are routes without a scope. */
@Injectable()
export class PagesWithoutKeys implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (NO_PAGE.test(request.path) || !OWN_KEY.test(presentedKey(request) ?? "")) return true;
    throw httpProblem(403, "key.scope", KEY_ON_PAGE);
  }
}
