/** An address of one mailbox, as typed, trimmed. Compare addresses by `emailKey`, never directly. */
export type EmailAddress = string;

/** UTF-16 units an address may have (RFC 5321: 256 octets of path, less the angle brackets). */
export const EMAIL_MAX = 254;

/**
 * The specification's simple pattern: non-space text, one @, domain, dot, suffix. Nothing in it can match in two ways,
 * so its time is linear. What mail programs read as a list, a comment, a group or a quoted name is left out: the text
 * must be one mailbox for every program that reads it.
 */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\".]+(?:\.[^\s@,;:<>()[\]\\".]+)+$/u;
/** Controls, invisible characters, halves of characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\ufffe\uffff]/u;

/** The one address in a text, trimmed; undefined for anything else. Length is looked at before any pattern. */
export function parseEmail(text: unknown): EmailAddress | undefined {
  if (typeof text !== "string") return undefined;
  const address = text.trim();
  if (address.length > EMAIL_MAX || INVISIBLE.test(address) || !ONE_ADDRESS.test(address)) return undefined;
  return address;
}

/** The form by which accounts are compared: case and the way of writing accents do not matter. */
export function emailKey(email: string): string {
  return email.trim().normalize("NFC").toLowerCase().normalize("NFC");
}
