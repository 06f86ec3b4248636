import type { Mailer } from "../shared/mailer.port.js";
import { type Operator, operatorMail } from "../shared/operator-mail.js";
import type { ContactMessage } from "./contact-message.js";
import type { Origin, OutreachStore } from "./outreach-store.port.js";

/** Takes what is written to us. Call within a transaction: a message and the mail that tells of it are kept together or not at all. */
export class ContactMessages {
  constructor(
    private readonly store: OutreachStore,
    private readonly mailer: Mailer,
    /** undefined: nobody is to be told. */
    private readonly operator?: Operator,
  ) {}

  /** Answers the id under which the message is kept. */
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
        command: "npm run inbox -- list --kind contact",
      };
      await this.mailer.send(operatorMail(this.operator, news));
    }
    return id;
  }
}
