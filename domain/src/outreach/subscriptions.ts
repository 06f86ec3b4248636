import { type EmailAddress, parseEmail } from "../shared/text/email.js";

/** Texts from the specification, section 8. */
export const WAITLIST_JOINED = "Successfully joined the waitlist! We'll keep you updated.";
export const WAITLIST_FAILED = "Hmm, something went wrong. Please try again.";
export const WAITLIST_UNREACHABLE = "Network error. Please try again.";

/**
 * The address for the waitlist, trimmed; undefined if it is invalid, in which case the form's button is disabled. Checks the length
 * first, then the pattern: text without spaces, @, domain, dot, suffix.
 */
export function waitlistAddress(text: unknown): EmailAddress | undefined {
  return parseEmail(text);
}

/** Whether the newsletter form accepts an address: no spaces, one @, a dot in the domain. */
export function isNewsletterAddress(text: unknown): boolean {
  return parseEmail(text) !== undefined;
}
