import { createHmac } from "node:crypto";
import { emailKey } from "@earshot/domain/shared/email";
import { Logger } from "@nestjs/common";
import type { Request } from "express";
import { viewerOf } from "./viewer.js";

/** What happens around who people are, one name each (ASVS 16.3.1). */
export type SecurityEvent =
  | "sign-up.asked"
  | "sign-in.ok"
  | "sign-in.refused"
  | "sign-out"
  | "oauth.failed"
  | "email.confirmed"
  | "email.change-asked"
  | "email.changed"
  | "password.changed"
  | "password.reset-asked"
  | "password.reset-used"
  | "link.refused"
  | "reauthentication.refused"
  | "identity.linked"
  | "identity.unlinked"
  | "session.revoked"
  | "account.deletion-asked"
  | "limit.hit"
  | "access.refused";

export type SecurityFacts = {
  /** Default: who sends the request. */
  readonly userId?: string | undefined;
  /** Never written itself: a keyed hash stands for it. */
  readonly email?: string;
  /** The stable name of what happened more closely. */
  readonly detail?: string;
};

const REFUSALS = /refused|failed|limit/;
const USER_AGENT_MAX = 200;

/**
 * One JSON line for each event that someone who looks for an attack needs. People are named by id; addresses, of mail and of
 * networks, by a hash under this installation's secret: the same address has the same hash, and nobody can go back from it.
 */
export class SecurityLog {
  private readonly logger = new Logger("Security");

  constructor(private readonly secret: string) {}

  note(request: Request, event: SecurityEvent, { userId, email, detail }: SecurityFacts = {}): void {
    const line = {
      security: event,
      user: userId ?? viewerOf(request)?.userId,
      account: email === undefined ? undefined : this.hash("email", emailKey(email)),
      network: this.hash("network", request.ip ?? "unknown"),
      detail,
      userAgent: request.headers["user-agent"]?.slice(0, USER_AGENT_MAX),
    };
    if (REFUSALS.test(event)) this.logger.warn(line);
    else this.logger.log(line);
  }

  private hash(kind: string, text: string): string {
    return createHmac("sha256", this.secret).update(`${kind} ${text}`).digest("base64url").slice(0, 16);
  }
}
