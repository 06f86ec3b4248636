/** What the sign-in page does with the link that opened it. */
export type LinkMode = "verify" | "new-password";

/** 32 bytes as base64url, without padding. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/**
 * The URL in an email. The secret is in the fragment, which browsers send neither to servers nor in the Referer header, so link scanners
 * cannot use it up.
 */
export function accountLink(origin: string, mode: LinkMode, secret: string): string {
  return `${origin}/sign-in?mode=${mode}#token=${secret}`;
}

/** The secret in a URL's fragment ("#token=…"); undefined for anything else. */
export function secretInFragment(fragment: unknown): string | undefined {
  if (typeof fragment !== "string" || fragment.length > 200) return undefined;
  const found = /^#?token=([^&]+)$/.exec(fragment)?.[1];
  return isSecret(found) ? found : undefined;
}

/** Whether a text has the format of our secrets. If not, no lookup is needed. */
export function isSecret(text: unknown): text is string {
  return typeof text === "string" && text.length === 43 && SECRET.test(text);
}
