/** The address of one mailbox, as typed, trimmed. Compare addresses by `emailKey`, never directly. */
export type EmailAddress = string;

/** UTF-16 units an address may have (RFC 5321: 256 octets of path, less the angle brackets). */
export const EMAIL_MAX = 254;

/**
 * The specification's simple pattern: non-space text, one @, domain, dot, suffix. It is unambiguous, so it runs in linear time.
 * It excludes lists, comments, groups and quoted names, so that every mail program reads exactly one mailbox.
 */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\".]+(?:\.[^\s@,;:<>()[\]\\".]+)+$/u;
/** Control characters, invisible characters, lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\ufffe\uffff]/u;

/** The one address in a text, trimmed; undefined for anything else. Checks the length before any pattern. */
export function parseEmail(text: unknown): EmailAddress | undefined {
  if (typeof text !== "string") return undefined;
  const address = text.trim();
  if (address.length > EMAIL_MAX || INVISIBLE.test(address) || !ONE_ADDRESS.test(address)) return undefined;
  return address;
}

/** The form in which accounts are compared, independent of case and Unicode normalization. */
export function emailKey(email: string): string {
  return email.trim().normalize("NFC").toLowerCase().normalize("NFC");
}
