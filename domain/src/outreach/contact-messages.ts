import type { Mailer } from "../mail/mailer.port.js";
import { type Operator, operatorMail } from "../mail/operator-mail.js";
import type { ContactMessage } from "./contact-message.js";
import type { Origin, OutreachStore } from "./outreach-store.port.js";

/** Accepts messages to the operator. Call it within a transaction, so that message and email are stored together. */
export class ContactMessages {
  constructor(
    private readonly store: OutreachStore,
    private readonly mailer: Mailer,
    /** undefined means that no email is sent. */
    private readonly operator?: Operator,
  ) {}

  /** Returns the message's id. */
  async receive(message: ContactMessage, origin: Origin): Promise<string> {
    const id = await this.store.addMessage(message, origin);
    if (this.operator) {
      const news = {
        key: `contact-message:${id}`,
        subject: `Message from ${message.name}`,
        from: message.email,
        title: "New contact message",
        paragraphs: [`${message.name} wrote through the form in the footer.`],
        facts: [
          ["Name", message.name],
          ["Email", message.email],
        ] as const,
        quote: message.message,
      };
      await this.mailer.send(operatorMail(this.operator, news));
    }
    return id;
  }
}
