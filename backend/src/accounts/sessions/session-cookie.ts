import type { CookieOptions } from "express";

/** Injection token of the cookie's settings, because a type cannot be one. */
export const COOKIE = Symbol("session cookie");

export type CookieSettings = { readonly name: string; readonly attributes: CookieOptions };

/** A cookie that marks a browser for this host. Requests from other sites never include it. */
export function markCookie(publicUrl: string, name: string): CookieSettings {
  const secure = publicUrl.startsWith("https:");
  return {
    name: secure ? `__Host-${name}` : name,
    attributes: { httpOnly: true, sameSite: "strict", path: "/", secure },
  };
}

/** The raw value of a cookie in a `Cookie` header; undefined without one. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const sent = header?.split(";").map((part) => part.trim());
  return sent?.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
}

/**
 * The session cookie. With https its name begins with `__Host-`: browsers accept it only over TLS, from this host and for all
 * paths, so that a neighboring site cannot plant one.
 */
export function sessionCookie(publicUrl: string): CookieSettings {
  const secure = publicUrl.startsWith("https:");
  return {
    name: secure ? "__Host-earshot" : "earshot",
    attributes: { httpOnly: true, sameSite: "lax", path: "/", secure },
  };
}
