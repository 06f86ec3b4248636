/** Pages that mails lead to, with a secret in the address. */
const MAILED = /^\/(reset|verify)\/?$/;

let token = "";

/**
 * Takes the secret of a mailed link out of the address and out of the history, into memory. To be called before anything
 * else runs, so that no referrer, no count of page views and no other script meets it.
 */
export function takeLinkToken(): void {
  const { pathname, search, hash } = window.location;
  if (!MAILED.test(pathname)) return;
  const query = new URLSearchParams(search);
  token = query.get("token") ?? "";
  if (!query.has("token")) return;
  query.delete("token");
  const rest = query.toString();
  window.history.replaceState(window.history.state, "", pathname + (rest ? `?${rest}` : "") + hash);
}

/** The secret that this page was opened with; "" where there was none, or it was taken back. */
export function linkToken(): string {
  return token;
}

/** A used secret is forgotten. */
export function dropLinkToken(): void {
  token = "";
}
