import type { EmailAddress } from "../shared/text/email.js";
import type { ContactMessage } from "./contact-message.js";

/** The origin of a submission as determined by the server, not as claimed by the client. */
export type Origin = { readonly source: string; readonly userAgent: string | null };

/** The values of `source` in the specification, section 3. */
export const WAITLIST_SOURCE = "advertisers_page";
export const CONTACT_SOURCE = "footer";

export abstract class OutreachStore {
  /** Adds an address to the waitlist, once for all its spellings. An existing row does not change. Returns its id. */
  abstract join(email: EmailAddress, origin: Origin): Promise<string>;
  /** Stores a message and returns its id. */
  abstract addMessage(message: ContactMessage, origin: Origin): Promise<string>;
}
