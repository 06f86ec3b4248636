const FAILED = "OAuth failed. Please try again.";

/** Messages by the error code that the server puts into the address when signing in with another site, or connecting it, failed. */
const TEXTS: Readonly<Record<string, string>> = {
  "oauth-failed": FAILED,
  "oauth-not-configured": "That way of signing in isn’t set up on this site.",
  "oauth-taken": "That account is already connected to another Earshot account.",
  "oauth-already-linked": "You’ve already connected a different account there. Disconnect it first.",
};

/** The message for `?error=`; undefined if there is none. The value itself is never shown. */
export function oauthFailure(error: string | null): string | undefined {
  if (error === null) return undefined;
  return Object.hasOwn(TEXTS, error) ? TEXTS[error] : FAILED;
}
