import type { EmailAddress } from "../shared/mail/email.js";
import type { ContactMessage } from "./contact-message.js";

/** The origin of a submission, as the server knows it, not as the client claims. */
export type Origin = { readonly source: string; readonly userAgent: string | null };

/** Values of `source` in the specification, section 3. */
export const WAITLIST_SOURCE = "advertisers_page";
export const CONTACT_SOURCE = "footer";

/** Stores the waitlist and messages. */
export abstract class OutreachStore {
  /** Adds an address to the waitlist once, in any spelling; an existing row does not change. Returns its id. */
  abstract join(email: EmailAddress, origin: Origin): Promise<string>;
  /** Stores a message and returns its id. */
  abstract addMessage(message: ContactMessage, origin: Origin): Promise<string>;
}
