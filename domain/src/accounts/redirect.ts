import { canBeDecoded } from "../shared/text/can-be-decoded.js";

/** The default page after signing in. */
export const HOME = "/home";

const PATH_MAX = 2048;
/** The path: one slash, then only characters that every URL parser treats alike. */
const PLAIN_PATH = /^\/[\w\-.~%!$&'()*+,;=:@/]*$/;
/** Encoded slashes, backslashes, dots and control characters. Double encoding shows up as %25. */
const DISGUISED = /%(?:2f|5c|2e|25|0|1|7f)/i;
/** Control characters, line breaks, lone surrogates, and the backslash, which browsers treat as a slash. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufeff\\]/u;
/** Excluded, because the sign-in page would loop and API endpoints are not pages. */
const NO_TARGET = /^\/(?:sign-in|signup|auth|api\/.*)\/?$/i;

/**
 * The path, query and fragment of a redirect within this site; undefined for any other text. Every redirect from the URL, from local
 * storage or from a provider passes this check (product decision 16).
 */
export function safeRedirect(path: unknown): string | undefined {
  if (typeof path !== "string" || path.length > PATH_MAX || FORBIDDEN.test(path)) return undefined;
  const end = path.search(/[?#]/);
  const place = end < 0 ? path : path.slice(0, end);
  if (!PLAIN_PATH.test(place) || DISGUISED.test(place) || NO_TARGET.test(place)) return undefined;
  if (!canBeDecoded(place)) return undefined;
  // An empty segment, "." or "..": "/..//x" would become "//x", which is another site.
  const steps = place.slice(1).split("/");
  if (steps.some((step, index) => step === "." || step === ".." || (step === "" && index < steps.length - 1)))
    return undefined;
  return path;
}

/**
 * Where to go after signing in: the URL's `redirect`, otherwise the one stored with the action (a path, or an object with `redirect`),
 * otherwise home.
 */
export function afterSignIn(query: unknown, stored: unknown): string {
  const storedPath = typeof stored === "object" && stored !== null && "redirect" in stored ? stored.redirect : stored;
  return safeRedirect(query) ?? safeRedirect(storedPath) ?? HOME;
}
