import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { AccountMails } from "@earshot/domain/accounts/account-mails";
import type { UserStore } from "@earshot/domain/accounts/account.port";
import type { User } from "@earshot/domain/accounts/user";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { emailKey } from "@earshot/domain/shared/text/email";
import type { Request } from "express";
import { Operators, type OperatorStatus } from "../http/access/operators.js";
import { viewerOf } from "../http/access/viewer.js";

/** Minutes for which an emailed code is valid, and minutes for which the page then stays open. */
const CODE_MINUTES = 10;
export const OPEN_MINUTES = 120;

const DIGITS = 8;
const MINUTE = 60_000;

/**
 * Who can open the operator page: an account whose own, confirmed address is in the settings, in a browser session in which an
 * emailed code was entered. The permission is part of the session and ends with it.
 */
export class OperatorSession extends Operators {
  constructor(
    private readonly users: UserStore,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
    private readonly secret: string,
    private readonly emails: readonly string[],
  ) {
    super();
  }

  async status(request: Request): Promise<OperatorStatus> {
    if (!(await this.operator(request))) return "none";
    return this.openUntil(request) === undefined ? "account" : "confirmed";
  }

  /** The operator of a request, confirmed or not. */
  async operator(request: Request): Promise<User | undefined> {
    const viewer = viewerOf(request);
    if (!viewer || this.emails.length === 0 || request.session?.kind !== "browser") return undefined;
    const user = await this.users.find(viewer.userId);
    if (!user?.emailVerified || !this.emails.includes(emailKey(user.email))) return undefined;
    // An account from a provider can have an address that also belongs to another account.
    const owner = await this.users.credentialsByEmail(user.email);
    return owner?.user.id === user.id ? user : undefined;
  }

  /** When access to the page ends in this session; undefined if the page is closed. */
  openUntil({ session }: Request): Date | undefined {
    const until = session?.operatorUntil ?? 0;
    return until > this.now() ? new Date(until) : undefined;
  }

  /** Emails a new code. The previous one becomes invalid. */
  async sendCode(request: Request, user: User): Promise<void> {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
    await this.mails.operatorCode(user, code, CODE_MINUTES);
    request.session.operatorCode = {
      digest: this.digest(request, code).toString("base64url"),
      until: this.now() + CODE_MINUTES * MINUTE,
    };
  }

  /** Whether this is the emailed code, and it is still valid. */
  fits(request: Request, code: string): boolean {
    const known = request.session.operatorCode;
    const expected = Buffer.from(known?.digest ?? "", "base64url");
    const given = this.digest(request, code.replaceAll(/\s/g, ""));
    const same = expected.length === given.length && timingSafeEqual(expected, given);
    return same && known !== undefined && known.until > this.now();
  }

  /** Opens the page and invalidates the emailed code. */
  open({ session }: Request): void {
    delete session.operatorCode;
    session.operatorUntil = this.now() + OPEN_MINUTES * MINUTE;
  }

  close({ session }: Request): void {
    delete session.operatorCode;
    delete session.operatorUntil;
  }

  /** The session's id is part of the hash, so that only the session that requested a code can use it. */
  private digest(request: Request, code: string): Buffer {
    const session = viewerOf(request)?.sessionId ?? "";
    return createHmac("sha256", this.secret).update(`operator code\0${session}\0${code}`).digest();
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
