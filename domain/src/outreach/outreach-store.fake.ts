import { emailKey } from "../shared/text/email.js";
import type { ContactMessage } from "./contact-message.js";
import { type Origin, OutreachStore } from "./outreach-store.port.js";

export class MemoryOutreachStore extends OutreachStore {
  readonly waiting = new Map<string, Origin & { readonly id: string; readonly email: string }>();
  readonly messages: (ContactMessage & Origin)[] = [];

  async join(email: string, origin: Origin): Promise<string> {
    const known = this.waiting.get(emailKey(email));
    if (known) return known.id;
    const id = `waiting-${this.waiting.size + 1}`;
    this.waiting.set(emailKey(email), { ...origin, id, email });
    return id;
  }

  async addMessage(message: ContactMessage, origin: Origin): Promise<string> {
    this.messages.push({ ...message, ...origin });
    return `message-${this.messages.length}`;
  }
}
