import type { User } from "../accounts/user.js";
import { BRAND } from "../shared/brand.js";
import { type MailContent, titledMail } from "../mail/mail-layout.js";
import type { Mailer } from "../mail/mailer.port.js";
import { longTime } from "../shared/text/day-text.js";
import type { ApiKey } from "./api-key.js";

const NOT_YOU = "If this wasn’t you, revoke the key on your account page, then choose a new password.";

/** Emails to people about their API keys. They never contain a secret. */
export class KeyMails {
  /** `origin` is the site's public origin, never taken from a request. */
  constructor(
    private readonly mailer: Mailer,
    private readonly origin: string,
  ) {}

  created(user: User, key: ApiKey): Promise<void> {
    return this.write(user, `created:${key.id}`, {
      title: "An API key was created",
      paragraphs: [`The API key “${key.name}” (${key.hint}) was created for your ${BRAND} account.`],
      notes: [`If this was you, there’s nothing to do. ${NOT_YOU}`],
    });
  }

  rotated(user: User, before: ApiKey, after: ApiKey, endsAt: Date): Promise<void> {
    return this.write(user, `rotated:${after.id}`, {
      title: "An API key was replaced",
      paragraphs: [
        `The API key “${before.name}” of your ${BRAND} account has a new secret (${after.hint}).`,
        `The old one (${before.hint}) works until ${longTime(endsAt)}.`,
      ],
      notes: [`If this was you, there’s nothing to do. ${NOT_YOU}`],
    });
  }

  revoked(user: User, key: ApiKey): Promise<void> {
    return this.write(user, `revoked:${key.id}`, {
      title: "An API key was revoked",
      paragraphs: [`The API key “${key.name}” (${key.hint}) of your ${BRAND} account no longer works.`],
      notes: ["If this wasn’t you, choose a new password. That signs out every device."],
    });
  }

  private async write(user: User, event: string, content: MailContent): Promise<void> {
    await this.mailer.send({
      to: user.email,
      ...titledMail({ ...content, action: { label: "See your API keys", url: `${this.origin}/account` } }),
      key: `api-key:${user.id}:${event}`,
      userId: user.id,
    });
  }
}
