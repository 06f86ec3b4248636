import { BRAND } from "../shared/brand.js";
import type { Clock } from "../shared/clock.port.js";
import { type MailContent, titledMail } from "../mail/mail-layout.js";
import type { Mailer } from "../mail/mailer.port.js";
import { longDay, longTime } from "../shared/text/day-text.js";
import { accountLink } from "./account-links.js";
import type { MailAllowance, MailPurpose } from "./account.port.js";
import type { IssuedLink } from "./email-tokens.js";
import type { Provider, User, UserId } from "./user.js";

const UNEXPECTED = "If you didn’t ask for this, you can ignore this email. Nothing will change.";
const NOT_YOU = "If this wasn’t you, ask for a new password now. That signs out every device.";
const PROVIDER_NAMES: Readonly<Record<Provider, string>> = { google: "Google", facebook: "Facebook" };

/** Emails about accounts, sent to their owners. */
export class AccountMails {
  /** `origin` is the site's public origin, never taken from a request. */
  constructor(
    private readonly mailer: Mailer,
    private readonly allowance: MailAllowance,
    private readonly clock: Clock,
    private readonly origin: string,
  ) {}

  /**
   * Whether an address may get one more of the emails that anyone can request. `true` uses up one email of the budget, so call this only
   * if there is an email to write, and in the transaction that writes it.
   */
  mayWriteTo(purpose: MailPurpose, email: string): Promise<boolean> {
    return this.allowance.take(purpose, email);
  }

  confirm(userId: UserId, email: string, link: IssuedLink): Promise<void> {
    return this.write(userId, email, `confirm:${link.hash}`, {
      title: "Confirm your email address",
      paragraphs: [`Welcome to ${BRAND}. One step left: confirm that this is your address.`],
      action: { label: "Confirm my address", url: accountLink(this.origin, "verify", link.secret) },
      notes: ["The link works once, for 24 hours.", UNEXPECTED],
    });
  }

  /** To an account's owner, when someone signs up again with its address. */
  alreadyRegistered(userId: UserId, email: string, link: IssuedLink): Promise<void> {
    return this.write(userId, email, `already-registered:${link.hash}`, {
      title: "You already have an account",
      paragraphs: [
        `Someone, probably you, tried to sign up for ${BRAND} with this address. You already have an account, so nothing has changed.`,
        "Sign in with your password. If you’ve forgotten it, choose a new one here.",
      ],
      action: { label: "Choose a new password", url: accountLink(this.origin, "new-password", link.secret) },
      notes: ["The link works once, for one hour.", UNEXPECTED],
    });
  }

  reset(userId: UserId, email: string, link: IssuedLink): Promise<void> {
    return this.write(userId, email, `reset:${link.hash}`, {
      title: "Choose a new password",
      paragraphs: [`Someone, probably you, asked for a new password for your ${BRAND} account.`],
      action: { label: "Choose a new password", url: accountLink(this.origin, "new-password", link.secret) },
      notes: ["The link works once, for one hour. Your old password works until you change it.", UNEXPECTED],
    });
  }

  passwordChanged(user: User): Promise<void> {
    return this.tell(user, "password-changed", {
      title: "Your password was changed",
      paragraphs: [
        `The password of your ${BRAND} account was changed on ${this.moment()}. Your other devices were signed out.`,
      ],
      action: { label: "Ask for a new password", url: `${this.origin}/sign-in?mode=reset` },
      notes: [`If this was you, there’s nothing to do. ${NOT_YOU}`],
    });
  }

  /** To the new address that the user wants. */
  confirmNewAddress(userId: UserId, email: string, link: IssuedLink): Promise<void> {
    return this.write(userId, email, `change-email:${link.hash}`, {
      title: "Confirm your new email address",
      paragraphs: [`You asked to use this address for your ${BRAND} account.`],
      action: { label: "Use this address", url: accountLink(this.origin, "verify", link.secret) },
      notes: ["The link works once, for 24 hours. Until you open it, your old address stays in use.", UNEXPECTED],
    });
  }

  /** To an address's owner, when someone else wants to use it for their account. */
  addressInUse(userId: UserId, email: string): Promise<void> {
    return this.write(userId, email, "address-in-use", {
      title: "This address already has an account",
      paragraphs: [
        `Someone asked to use this address for another ${BRAND} account. It already belongs to yours, so nothing has changed.`,
      ],
      notes: [UNEXPECTED],
    });
  }

  /** To the user's old address. Hides part of the new address, because the old mailbox may belong to someone else. */
  addressChanged(before: User): Promise<void> {
    return this.tell(before, "address-changed", {
      title: "Your email address was changed",
      paragraphs: [
        `The email address of your ${BRAND} account was changed on ${this.moment()}. This address no longer belongs to it.`,
      ],
      notes: [
        "If this was you, there’s nothing to do. If it wasn’t, please write to us with the contact form on our site.",
      ],
    });
  }

  providerLinked(user: User, provider: Provider): Promise<void> {
    const name = PROVIDER_NAMES[provider];
    return this.tell(user, `linked-${provider}`, {
      title: `${name} was connected to your account`,
      paragraphs: [`${name} was connected to your ${BRAND} account on ${this.moment()}. You can now sign in with it.`],
      action: { label: "See connected accounts", url: `${this.origin}/account` },
      notes: [`If this was you, there’s nothing to do. If it wasn’t, disconnect it there. ${NOT_YOU}`],
    });
  }

  /** For an operator's second confirmation. The code does not work in another session. */
  operatorCode(user: User, code: string, minutes: number): Promise<void> {
    return this.write(user.id, user.email, "operator-code", {
      title: `${code} is your code for the operator page`,
      paragraphs: [
        `Someone signed in to your ${BRAND} account asked to open the operator page. Enter this code there: ${code}`,
      ],
      notes: [
        `The code works once, for ${minutes} minutes, in the browser that asked for it.`,
        `If this wasn’t you, someone else is signed in to your account. ${NOT_YOU}`,
      ],
    });
  }

  deletionRequested(user: User, deleteAfter: Date): Promise<void> {
    return this.tell(user, "deletion-requested", {
      title: "Your account will be deleted",
      paragraphs: [
        `Your ${BRAND} account and everything in it will be permanently deleted after ${longDay(deleteAfter)}.`,
        "Changed your mind? Sign in before then to keep everything.",
      ],
      action: { label: "Sign in and keep my account", url: `${this.origin}/sign-in` },
      notes: [`If this wasn’t you, sign in and choose a new password.`],
    });
  }

  /**
   * Sends a notice about an account, but only to a mailbox that its owner has confirmed. An address that only comes from a provider may
   * belong to anyone, and an account created through a provider may have no confirmed address.
   */
  private async tell(user: User, event: string, content: MailContent): Promise<void> {
    if (user.emailVerified && user.email !== "") await this.write(user.id, user.email, event, content);
  }

  private async write(userId: UserId, to: string, event: string, content: MailContent): Promise<void> {
    // The key of an email with a link contains the link's hash; the key of a notice contains its time.
    const name = event.includes(":") ? event : `${event}:${this.clock.now().getTime()}`;
    await this.mailer.send({
      to,
      ...titledMail(content),
      key: `account:${userId}:${name}`,
      userId,
    });
  }

  private moment(): string {
    return longTime(this.clock.now());
  }
}
