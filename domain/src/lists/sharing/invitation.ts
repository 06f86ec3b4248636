import { fieldFault } from "../../shared/domain-error.js";
import { type EmailAddress, parseEmail } from "../../shared/text/email.js";

export const INVITATION_DAYS = 14;
/** Maximum number of members and open invitations of a list together. */
export const PEOPLE_MAX = 50;

/** The email address of an invitation. Throws DomainError if it is invalid. */
export function parseInvited(text: string): EmailAddress {
  const email = parseEmail(text);
  if (email !== undefined) return email;
  throw fieldFault("invitation.email", "email", "Please enter one email address.");
}

/** What other members see for a person without a name: "ad…@example.org". */
export function shownName(name: string | null, email: string): string {
  if (name) return name;
  const at = email.lastIndexOf("@");
  if (at < 1) return "Somebody";
  return `${[...email.slice(0, at)].slice(0, 2).join("")}…${email.slice(at)}`;
}
