/** The address of one mailbox as typed, but trimmed. Compare addresses by `emailKey`, never directly. */
export type EmailAddress = string;

/** Maximum number of UTF-16 units in an address (RFC 5321: a path of 256 octets, minus the angle brackets). */
export const EMAIL_MAX = 254;

/**
 * The specification's simple pattern: text without spaces, one @, domain, dot, suffix. It is unambiguous, so it runs in linear time. It
 * excludes lists, comments, groups and quoted names, so that every mail program sees exactly one mailbox.
 */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\".]+(?:\.[^\s@,;:<>()[\]\\".]+)+$/u;
/** Control characters, invisible characters, lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\ufffe\uffff]/u;

/** The single address in a text, trimmed; undefined for anything else. Checks the length before running any pattern. */
export function parseEmail(text: unknown): EmailAddress | undefined {
  if (typeof text !== "string") return undefined;
  const address = text.trim();
  if (address.length > EMAIL_MAX || INVISIBLE.test(address) || !ONE_ADDRESS.test(address)) return undefined;
  return address;
}

/** The form for comparing accounts, independent of case and Unicode normalization. */
export function emailKey(email: string): string {
  return email.trim().normalize("NFC").toLowerCase().normalize("NFC");
}
