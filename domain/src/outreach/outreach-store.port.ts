import type { EmailAddress } from "../shared/email.js";
import type { ContactMessage } from "./contact-message.js";

/** Where something came from, as the server knows it; a client's own account of it does not count. */
export type Origin = { readonly source: string; readonly userAgent: string | null };

/** Values of `source` in the specification, section 3. */
export const WAITLIST_SOURCE = "advertisers_page";
export const CONTACT_SOURCE = "footer";

/** Keeps the waitlist and what is written to us. */
export abstract class OutreachStore {
  /** Puts an address on the waitlist once, however it is written; an address that is there stays as it was. Answers its id. */
  abstract join(email: EmailAddress, origin: Origin): Promise<string>;
  /** Keeps a message. Answers its id. */
  abstract addMessage(message: ContactMessage, origin: Origin): Promise<string>;
}
