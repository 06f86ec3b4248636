/** What the sign-in page does with the link that led to it. */
export type LinkMode = "verify" | "new-password";

/** 32 bytes as base64url, without padding. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/**
 * The address in a mail. The secret stands in the fragment: browsers send it to no server, in no Referer, and programs
 * that look at links before their reader does use nothing up.
 */
export function accountLink(origin: string, mode: LinkMode, secret: string): string {
  return `${origin}/sign-in?mode=${mode}#token=${secret}`;
}

/** The secret in an address's fragment ("#token=…"); undefined for anything that is none. */
export function secretInFragment(fragment: unknown): string | undefined {
  if (typeof fragment !== "string" || fragment.length > 200) return undefined;
  const found = /^#?token=([^&]+)$/.exec(fragment)?.[1];
  return isSecret(found) ? found : undefined;
}

/** Whether a text has the form of a secret we hand out; anything else need not be looked up. */
export function isSecret(text: unknown): text is string {
  return typeof text === "string" && text.length === 43 && SECRET.test(text);
}
