import type { NextFunction, Request, RequestHandler, Response } from "express";
import { httpProblem } from "../../http/problem.js";
import { deviceCookie } from "./known-devices.js";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes that another site makes a visitor's browser request. A request with a cookie must come from one of our pages, by
 * `Origin` or `Sec-Fetch-Site`; if both are missing, it counts as foreign. Without a cookie, a foreign origin is also refused,
 * because it could sign the visitor in to an account that it owns. Programs send neither header and are allowed. The cookie of a
 * known device gives no access, so it does not count here.
 */
export function sameOriginOnly(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl);
  return (request: Request, _response: Response, next: NextFunction) => {
    if (SAFE.has(request.method) || request.headers.authorization !== undefined) return next();
    const verdict = originVerdict(request, own);
    const refused = sendsCookie(request.headers.cookie, own) ? verdict !== "own" : verdict === "foreign";
    if (!refused) return next();
    next(httpProblem(403, "csrf.refused", "This request did not come from our own pages."));
  };
}

/** Refuses requests that a browser sends for another site, even with a key. Programs send no origin and are allowed. */
export function ownOriginOnly(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl);
  return (request: Request, _response: Response, next: NextFunction) => {
    if (originVerdict(request, own) !== "foreign") return next();
    next(httpProblem(403, "origin.foreign", "Pages on other sites can’t call this."));
  };
}

function sendsCookie(header: string | undefined, own: URL): boolean {
  const mark = `${deviceCookie(own.origin).name}=`;
  return header !== undefined && header.split(";").some((part) => !part.trim().startsWith(mark));
}

function originVerdict(request: Request, own: URL): "own" | "foreign" | "silent" {
  const { origin, host } = request.headers;
  const site = request.headers["sec-fetch-site"];
  // "none" means that no site requested it. The desktop app sends this.
  if (site !== undefined && site !== "same-origin" && site !== "none") return "foreign";
  if (origin === undefined) return site === "same-origin" ? "own" : "silent";
  if (origin === own.origin) return "own";
  // The same service under another name for this machine ("127.0.0.1" for "localhost"): page and request use the same name.
  const protocol = own.protocol === "https:" ? "https:" : "http:";
  return origin === `${protocol}//${host ?? ""}` ? "own" : "foreign";
}
