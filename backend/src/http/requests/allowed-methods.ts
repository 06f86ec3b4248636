import { canBeDecoded } from "@earshot/domain/shared/text/can-be-decoded";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import { httpProblem } from "../problem.js";

/** The parts of a layer of Express’s router that we use. */
export type Layer = {
  readonly route?: { readonly path: unknown; readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
};

/**
 * A known path with the wrong method: 405 with the allowed ones (RFC 9110). A path that cannot be decoded: 400. Unknown paths go on to
 * their 404. It reads `router` on each request, because routes are registered after this layer. Requests that no route will answer
 * are first given to `count`, which may refuse them itself.
 */
export function allowedMethods(
  router: () => { readonly stack: readonly Layer[] },
  count: (request: Request, response: Response) => Promise<void>,
): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const path = request.baseUrl + request.path;
    const counted = (then: () => void) => void count(request, response).then(then, next);
    if (!canBeDecoded(path))
      return counted(() => next(httpProblem(400, "request.malformed", "The path has invalid percent-encoding.")));
    // Only operators may learn which of these paths exist.
    if (/^\/api\/v1\/admin(\/|$)/i.test(path)) return next();
    const { method } = request;
    const known = router().stack.filter(({ route }) => typeof route?.path === "string" && !route.path.includes("{"));
    // Most requests have a route: only the others need to be compared with all paths.
    const wanted = (method === "HEAD" ? "GET" : method).toLowerCase();
    if (known.some((layer) => layer.route?.methods[wanted] && layer.match(path))) return next();
    const methods = known
      .filter((layer) => layer.match(path))
      .flatMap(({ route }) => Object.keys(route?.methods ?? {}).map((name) => name.toUpperCase()));
    const allowed = new Set(methods.includes("GET") ? [...methods, "HEAD"] : methods);
    // The website's route answers the other requests to unknown paths.
    if (allowed.has(method) || (allowed.size === 0 && wanted === "get")) return next();
    counted(() => {
      if (allowed.size === 0) return next();
      response.setHeader("Allow", [...allowed].toSorted().join(", "));
      next(httpProblem(405, "http.405", "This address doesn’t support that method."));
    });
  };
}
