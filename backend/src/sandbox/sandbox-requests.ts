import { TEST_KEY } from "@earshot/domain/keys/test-key";
import { HttpException, NotFoundException } from "@nestjs/common";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import { presentedKey } from "../keys/key.strategy.js";
import { beforeHead } from "../keys/quotas/quota-headers.js";
import { problem } from "../http/problem.js";
import { SANDBOX_BASE } from "../http/access/sandboxed.js";

type Layer = { readonly route?: { readonly path: unknown }; match(path: string): boolean };

const API = /^\/api\/v1\//i;
const INSIDE = new RegExp(`^${SANDBOX_BASE}(/|$)`, "i");

/**
 * Routes the API calls with the test key to the sandbox's routes, which have the same paths below `SANDBOX_BASE`, and refuses calls
 * that the sandbox does not support. Reads `router` on each request, because routes are registered after this layer.
 */
export function sandboxRequests(router: () => { readonly stack: readonly Layer[] }): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const { method, originalUrl, path } = request;
    if (INSIDE.test(path)) return next(new NotFoundException(`Cannot ${method} ${originalUrl}`));
    if (presentedKey(request) !== TEST_KEY || !API.test(path)) return next();
    const isKnown = router().stack.some(
      (layer) => INSIDE.test(String(layer.route?.path)) && layer.match(SANDBOX_BASE + path),
    );
    if (!isKnown) return next(new HttpException(problem(403, "key.scope", ELSEWHERE), 403));
    request.url = SANDBOX_BASE + request.url;
    beforeHead(response, () => keepPrivate(response));
    next();
  };
}

const ELSEWHERE = "The public test key only opens the sandbox: the parts of the catalogue that programs read.";

/**
 * Requests without the test key get a different answer from the same URL, so neither a proxy nor the website's service worker may
 * cache this one.
 */
function keepPrivate(response: Response): void {
  const control = response.getHeader("Cache-Control");
  if (typeof control === "string") response.setHeader("Cache-Control", control.replace("public", "private"));
  response.vary("Authorization, X-API-Key");
}
