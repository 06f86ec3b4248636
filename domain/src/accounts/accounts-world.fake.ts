import { Clock } from "../shared/clock.port.js";
import { Mailer, type Mail } from "../mail/mailer.port.js";
import { Transactions } from "../shared/transactions.port.js";
import { AccountMails } from "./account-mails.js";
import { MailAllowance, type MailPurpose, PasswordHasher, Secrets, SessionStore } from "./account.port.js";
import { EmailTokens } from "./email-tokens.js";
import { emailKey } from "../shared/text/email.js";
import { MemoryIdentityStore } from "./identity-store.fake.js";
import { Passwords } from "./passwords.js";
import { MemoryTokenStore } from "./token-store.fake.js";
import type { UserId } from "./user.js";
import { MemoryUserStore } from "./user-store.fake.js";

/** A clock that moves only when a test advances it. */
export class ManualClock extends Clock {
  constructor(private epoch: number) {
    super();
  }
  now(): Date {
    return new Date(this.epoch);
  }
  later(seconds: number): void {
    this.epoch += seconds * 1000;
  }
}

/** Records sent emails. A second email with the same key is ignored, as in the outbox. */
export class MemoryMailer extends Mailer {
  readonly sent: Mail[] = [];
  async send(...mails: Mail[]): Promise<void> {
    for (const mail of mails) if (!this.sent.some(({ key }) => key === mail.key)) this.sent.push(mail);
  }
}

/** Records its calls, so that a test can compare how much work was done. */
export class PlainHasher extends PasswordHasher {
  readonly calls: string[] = [];
  settings = "today";
  async hash(password: string): Promise<string> {
    this.calls.push("hash");
    return `${this.settings}:${password}`;
  }
  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    this.calls.push("verify");
    return passwordHash !== undefined && passwordHash.slice(passwordHash.indexOf(":") + 1) === password;
  }
  outdated(passwordHash: string): boolean {
    return !passwordHash.startsWith(`${this.settings}:`);
  }
}

/** Numbered secrets in the right format. */
export class CountedSecrets extends Secrets {
  private made = 0;
  fresh(): { readonly secret: string; readonly hash: string } {
    this.made += 1;
    const secret = `secret-${this.made}-`.padEnd(43, "x");
    return { secret, hash: this.hash(secret) };
  }
  hash(secret: string): string {
    return [...secret].reverse().join("");
  }
}

/** Records which users' sessions were ended. */
export class ListedSessions extends SessionStore {
  readonly ended: { readonly userId: UserId; readonly except: string | undefined }[] = [];
  async endAll(userId: UserId, except?: string): Promise<number> {
    this.ended.push({ userId, except });
    return 1;
  }
}

/** Allows three emails within an hour. */
class CountedAllowance extends MailAllowance {
  private readonly taken = new Map<string, number[]>();
  constructor(private readonly clock: Clock) {
    super();
  }
  async take(purpose: MailPurpose, email: string): Promise<boolean> {
    const name = `${purpose} ${emailKey(email)}`;
    const now = this.clock.now().getTime();
    const counted = (this.taken.get(name) ?? []).filter((moment) => moment > now - 3_600_000);
    if (counted.length >= 3) return false;
    this.taken.set(name, [...counted, now]);
    return true;
  }
}

class PlainTransactions extends Transactions {
  run<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}

/** Everything that the account use cases need, in memory. */
export function accountsWorld(start = Date.UTC(2026, 2, 5, 14, 2)) {
  const clock = new ManualClock(start);
  const users = new MemoryUserStore(clock);
  const tokenStore = new MemoryTokenStore(clock);
  const identities = new MemoryIdentityStore(clock);
  const hasher = new PlainHasher();
  const sessions = new ListedSessions();
  const mailer = new MemoryMailer();
  const mails = new AccountMails(mailer, new CountedAllowance(clock), clock, "https://earshot.example");
  const passwords = new Passwords(users, hasher, sessions, mails);
  const tokens = new EmailTokens(tokenStore, new CountedSecrets());
  const transactions = new PlainTransactions();
  return { clock, users, tokenStore, identities, hasher, sessions, mailer, mails, passwords, tokens, transactions };
}

/** The secret in the newest email, as it appears in the page's URL. */
export function newestSecret(mailer: MemoryMailer): string {
  return /#token=(\S+)/.exec(mailer.sent.at(-1)?.text ?? "")?.[1] ?? "";
}
