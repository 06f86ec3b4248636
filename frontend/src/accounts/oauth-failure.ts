const FAILED = "OAuth failed. Please try again.";

/** What the server puts into the address when signing in with, or connecting, another site failed. */
const TEXTS: Readonly<Record<string, string>> = {
  "oauth-failed": FAILED,
  "oauth-not-configured": "The operator of this site has not set up signing in there.",
  "oauth-taken": "That account is connected to another account here already.",
  "oauth-already-linked": "Another account of that site is connected already. Disconnect it first.",
};

/** The sentence for `?error=`; undefined where there is none. What the address says is never shown itself. */
export function oauthFailure(error: string | null): string | undefined {
  if (error === null) return undefined;
  return Object.hasOwn(TEXTS, error) ? TEXTS[error] : FAILED;
}
