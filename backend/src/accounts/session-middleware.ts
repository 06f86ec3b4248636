import { randomBytes } from "node:crypto";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import session from "express-session";
import type { CookieSettings } from "./session-cookie.js";
import type { SessionRows } from "./session-rows.js";

const BEARER = /^Bearer +([\w-]{43})$/i;

/** The token of a desktop session; undefined when none, or nothing like one, was sent. */
export function bearerToken(request: Request): string | undefined {
  return BEARER.exec(request.headers.authorization ?? "")?.[1];
}

/**
 * Reads the session that a browser's cookie names. A request with credentials in the Authorization header has none: a cookie
 * beside them is not read.
 */
export function sessionMiddleware(
  rows: SessionRows,
  { cookie, secret }: { readonly cookie: CookieSettings; readonly secret: string },
): RequestHandler {
  const byCookie = session({
    store: rows,
    secret,
    name: cookie.name,
    cookie: { ...cookie.attributes, path: "/" },
    genid: () => randomBytes(32).toString("base64url"),
    resave: false,
    saveUninitialized: false,
    // Whether the way to the browser is encrypted is known from PUBLIC_URL, also behind a proxy that does not say so.
    proxy: true,
  });
  return (request: Request, response: Response, next: NextFunction) => {
    if (request.headers.authorization !== undefined) return next();
    if (cookie.attributes.secure) request.headers["x-forwarded-proto"] = "https";
    byCookie(request, response, next);
  };
}
