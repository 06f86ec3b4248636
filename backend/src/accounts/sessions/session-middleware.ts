import { randomBytes } from "node:crypto";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import session from "express-session";
import type { CookieSettings } from "./session-cookie.js";
import type { SessionRows } from "../stores/session-rows.js";

const BEARER = /^Bearer +([\w-]{43})$/i;

/** The token of a desktop session; undefined if the request has none, or a malformed one. */
export function bearerToken(request: Request): string | undefined {
  return BEARER.exec(request.headers.authorization ?? "")?.[1];
}

/** Loads the session of a browser's cookie. For a request with an Authorization header, the cookie is ignored. */
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
    // PUBLIC_URL shows whether the browser's connection is encrypted, even behind a proxy that does not report it.
    proxy: true,
  });
  return (request: Request, response: Response, next: NextFunction) => {
    if (request.headers.authorization !== undefined) return next();
    if (cookie.attributes.secure) request.headers["x-forwarded-proto"] = "https";
    byCookie(request, response, next);
  };
}
