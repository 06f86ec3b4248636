import { SessionStore } from "@earshot/domain/accounts/account.port";
import type { UserId } from "@earshot/domain/accounts/user";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";
import { isUuid } from "../shared/uuid.js";
import type { SessionKind } from "./session-data.js";

/** A session as its owner sees it in the list. */
export type ListedSession = {
  readonly id: string;
  readonly kind: SessionKind;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
};

type Row = { id: string; sess: { kind: SessionKind; userAgent?: string; createdAt: number; seenAt: number } };

/** The sessions of a user, in the table that the session layer writes. */
export class PostgresSessionStore extends SessionStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async endAll(userId: UserId, except?: string): Promise<number> {
    if (!isUuid(userId)) return 0;
    const ended = await this.transactions.write(
      "DELETE FROM sessions WHERE user_id = $1 AND id IS DISTINCT FROM $2::uuid RETURNING sid",
      [userId, except ?? null],
    );
    return ended.length;
  }

  /** Live ones, the one used last first. */
  async ofUser(userId: UserId): Promise<readonly ListedSession[]> {
    const rows = await this.transactions.read<Row>(
      `SELECT id, sess FROM sessions WHERE user_id = $1 AND expire > now()
       ORDER BY (sess->>'seenAt')::bigint DESC, id`,
      [userId],
    );
    return rows.map(({ id, sess }) => ({
      id,
      kind: sess.kind,
      userAgent: sess.userAgent ?? "",
      createdAt: new Date(sess.createdAt),
      lastSeenAt: new Date(sess.seenAt),
    }));
  }

  /** When a session began. */
  async beginning(userId: UserId, id: string): Promise<Date | undefined> {
    return (await this.ofUser(userId)).find((session) => session.id === id)?.createdAt;
  }

  /** False when the user has no such session. */
  async end(userId: UserId, id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const ended = await this.transactions.write("DELETE FROM sessions WHERE user_id = $1 AND id = $2 RETURNING sid", [
      userId,
      id,
    ]);
    return ended.length > 0;
  }
}
