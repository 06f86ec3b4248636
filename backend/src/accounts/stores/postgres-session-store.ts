import { SessionStore } from "@earshot/domain/accounts/account.port";
import type { UserId } from "@earshot/domain/accounts/user";
import { Not, Raw } from "typeorm";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { isUuid } from "../../shared/process/uuid.js";
import type { SessionKind } from "./session-data.js";
import { SessionRow } from "./session.row.js";

/** A session as its owner sees it in the list. */
export type ListedSession = {
  readonly id: string;
  readonly kind: SessionKind;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
};

/** A user's sessions, in the table that the session layer writes. */
export class PostgresSessionStore extends SessionStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async endAll(userId: UserId, except?: string): Promise<number> {
    if (!isUuid(userId)) return 0;
    const sessions = await this.transactions.writing(SessionRow);
    const others = except === undefined ? {} : { id: Not(except) };
    return (await sessions.delete({ userId, ...others })).affected ?? 0;
  }

  /** Valid sessions, the most recently used first. */
  async ofUser(userId: UserId): Promise<readonly ListedSession[]> {
    const sessions = await this.transactions.reading(SessionRow);
    const rows = await sessions.findBy({ userId, expire: Raw((column) => `${column} > now()`) });
    const listed = rows.map(({ id, sess }) => ({
      id: id ?? "",
      kind: sess.kind ?? "browser",
      userAgent: sess.userAgent ?? "",
      createdAt: new Date(sess.createdAt ?? 0),
      lastSeenAt: new Date(sess.seenAt ?? 0),
    }));
    return listed.sort((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime() || (a.id < b.id ? -1 : 1));
  }

  /** When a session began. */
  async beginning(userId: UserId, id: string): Promise<Date | undefined> {
    return (await this.ofUser(userId)).find((session) => session.id === id)?.createdAt;
  }

  /** Returns false if the user has no such session. */
  async end(userId: UserId, id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const sessions = await this.transactions.writing(SessionRow);
    return (await sessions.delete({ userId, id })).affected === 1;
  }
}
