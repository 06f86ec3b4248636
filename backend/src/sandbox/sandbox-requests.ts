import { NotFoundException } from "@nestjs/common";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import { isTestKey, presentedKey } from "../keys/key.strategy.js";
import { beforeHead } from "../keys/quotas/quota-headers.js";
import { httpProblem } from "../http/problem.js";
import { API_DOCUMENT, SANDBOX_BASE } from "../http/access/sandboxed.js";
import type { Layer } from "../http/requests/allowed-methods.js";

const API = /^\/api\/v1\//i;
/** Only operators learn that these exist. */
const HIDDEN = /^\/api\/v1\/admin(\/|$)/i;
const INSIDE = new RegExp(`^${SANDBOX_BASE}(/|$)`, "i");

/**
 * Routes the API calls with a test key to the sandbox's routes, which have the same paths below `SANDBOX_BASE`, and refuses calls
 * that the sandbox does not support. These are first given to `count`, which may refuse them itself. Reads `router` on each request,
 * because routes are registered after this layer.
 */
export function sandboxRequests(
  router: () => { readonly stack: readonly Layer[] },
  count: (request: Request, response: Response) => Promise<void>,
): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const { method, originalUrl, path } = request;
    if (INSIDE.test(path)) return next(new NotFoundException(`Cannot ${method} ${originalUrl}`));
    if (!isTestKey(presentedKey(request) ?? "") || !API.test(path)) return next();
    if (API_DOCUMENT.test(path)) return next();
    const wanted = (method === "HEAD" ? "GET" : method).toLowerCase();
    const { stack } = router();
    const isKnown = stack.some(
      (layer) =>
        INSIDE.test(String(layer.route?.path)) && layer.route?.methods[wanted] && layer.match(SANDBOX_BASE + path),
    );
    if (!isKnown) {
      const isElsewhere = stack.some((layer) => API.test(String(layer.route?.path)) && layer.match(path));
      const refusal =
        isElsewhere && !HIDDEN.test(path)
          ? httpProblem(403, "key.scope", ELSEWHERE)
          : // A misspelled path is not a question of permission.
            new NotFoundException(`Cannot ${method} ${originalUrl}`);
      count(request, response).then(() => next(refusal), next);
      return;
    }
    request.url = SANDBOX_BASE + request.url;
    beforeHead(response, () => keepPrivate(response));
    next();
  };
}

const ELSEWHERE = "Test keys only open the sandbox: the catalogue, lists and tracked shows.";

/**
 * Requests without a test key get a different answer from the same URL, so neither a proxy nor the website's service worker may
 * cache this one.
 */
function keepPrivate(response: Response): void {
  const control = response.getHeader("Cache-Control");
  if (typeof control === "string") response.setHeader("Cache-Control", control.replace("public", "private"));
  response.vary("Authorization, X-API-Key");
}
