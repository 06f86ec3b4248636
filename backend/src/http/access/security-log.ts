import { createHmac } from "node:crypto";
import { emailKey } from "@earshot/domain/shared/text/email";
import { Logger } from "@nestjs/common";
import type { Request } from "express";
import { viewerOf } from "./viewer.js";

/** Security events, one name each (ASVS 16.3.1). */
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
  | "list.invited"
  | "list.joined"
  | "list.owner-changed"
  | "share.refused"
  | "contacts.shown"
  | "contacts.limit"
  | "claim.proved"
  | "claim.corrected"
  | "contact.removal-asked"
  | "contact.forgotten"
  | "key.created"
  | "key.rotated"
  | "key.revoked"
  | "key.refused"
  | "webhook.created"
  | "webhook.changed"
  | "webhook.rotated"
  | "webhook.deleted"
  | "operator.opened"
  | "operator.refused"
  | "account.locked"
  | "account.unlocked"
  | "limit.hit"
  | "access.refused";

export type SecurityFacts = {
  /** Default: the user of the request. */
  readonly userId?: string | undefined;
  /** Never logged itself, only as a keyed hash. */
  readonly email?: string;
  /** A stable name for more detail about the event. */
  readonly detail?: string;
};

const REFUSALS = /refused|failed|limit/;
const USER_AGENT_MAX = 200;

/**
 * Writes one JSON line for each security event. People are identified by id, and mail and network addresses by a hash under this
 * installation's secret: the same address always has the same hash, and nobody can reverse it.
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
