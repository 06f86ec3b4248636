import type { CookieOptions } from "express";

/** Token of the cookie's settings (a type has none of its own). */
export const COOKIE = Symbol("session cookie");

export type CookieSettings = { readonly name: string; readonly attributes: CookieOptions };

/**
 * The cookie of a session. Under https its name begins with `__Host-`: browsers take such a cookie only over TLS, from this
 * very host, for all of it, so that no neighbouring site can plant one.
 */
export function sessionCookie(publicUrl: string): CookieSettings {
  const secure = publicUrl.startsWith("https:");
  return {
    name: secure ? "__Host-earshot" : "earshot",
    attributes: { httpOnly: true, sameSite: "lax", path: "/", secure },
  };
}
