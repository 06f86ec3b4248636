import { HttpException } from "@nestjs/common";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import { problem } from "./problem.js";

type Layer = {
  readonly route?: { readonly path: unknown; readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
};

/**
 * A path that is known, asked with a method that it does not have: 405 with the methods it has (RFC 9110). Paths that nobody
 * knows go on to their 404. `router` is asked at each request, since routes are registered after this layer.
 */
export function allowedMethods(router: () => { readonly stack: readonly Layer[] }): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const path = request.baseUrl + request.path;
    const known = router().stack.filter(({ route }) => typeof route?.path === "string" && !route.path.includes("{"));
    const methods = known
      .filter((layer) => layer.match(path))
      .flatMap(({ route }) => Object.keys(route?.methods ?? {}).map((method) => method.toUpperCase()));
    const allowed = new Set(methods.includes("GET") ? [...methods, "HEAD"] : methods);
    if (allowed.size === 0 || request.method === "OPTIONS" || allowed.has(request.method)) return next();
    response.setHeader("Allow", [...allowed].toSorted().join(", "));
    next(new HttpException(problem(405, "http.405", "This address does not take that method."), 405));
  };
}
