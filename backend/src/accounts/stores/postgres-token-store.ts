import { type EmailToken, type TokenKind, TokenStore } from "@earshot/domain/accounts/account.port";
import type { UserId } from "@earshot/domain/accounts/user";
import { type FindOperator, Raw } from "typeorm";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { returnedRows } from "../../database/returned-rows.js";
import { EmailTokenRow } from "./email-token.row.js";

/** Hashes of emailed links in PostgreSQL, whose clock decides when they expire. */
export class PostgresTokenStore extends TokenStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async replace({ kind, userId, email, session }: EmailToken, hash: string, lifeSeconds: number): Promise<void> {
    const tokens = await this.transactions.writing(EmailTokenRow);
    await tokens
      .createQueryBuilder()
      .insert()
      .values({
        tokenHash: hash,
        userId,
        kind,
        email,
        sessionId: session ?? null,
        expiresAt: () => "now() + make_interval(secs => :lifeSeconds)",
      })
      .setParameters({ lifeSeconds })
      .orUpdate(["token_hash", "email", "session_id", "created_at", "expires_at"], ["user_id", "kind"])
      .execute();
  }

  async find(hash: string): Promise<EmailToken | undefined> {
    const tokens = await this.transactions.reading(EmailTokenRow);
    return token(await tokens.findOneBy({ tokenHash: hash, expiresAt: live() }));
  }

  async current(userId: UserId, kind: TokenKind): Promise<EmailToken | undefined> {
    // Locked for writing: a simultaneous second call must not read what this one replaces.
    const tokens = await this.transactions.writing(EmailTokenRow);
    return token(await tokens.findOneBy({ userId, kind, expiresAt: live() }));
  }

  async consume(hash: string): Promise<EmailToken | undefined> {
    const tokens = await this.transactions.writing(EmailTokenRow);
    const gone = await tokens
      .createQueryBuilder()
      .delete()
      .where({ tokenHash: hash, expiresAt: live() })
      .returning("*")
      .execute();
    return token(returnedRows(tokens, gone)[0]);
  }

  async dropAll(userId: UserId): Promise<void> {
    await (await this.transactions.writing(EmailTokenRow)).delete({ userId });
  }

  /** The new address that a user has not confirmed yet. */
  async pendingEmail(userId: UserId): Promise<string | undefined> {
    return (await this.current(userId, "change-email"))?.email;
  }

  async removeExpired(): Promise<number> {
    const tokens = await this.transactions.writing(EmailTokenRow);
    return (await tokens.delete({ expiresAt: Raw((column) => `${column} <= now()`) })).affected ?? 0;
  }
}

function live(): FindOperator<Date> {
  return Raw<Date>((column) => `${column} > now()`) as FindOperator<Date>;
}

function token(row: EmailTokenRow | null | undefined): EmailToken | undefined {
  return row
    ? { kind: row.kind, userId: row.userId, email: row.email, session: row.sessionId ?? undefined }
    : undefined;
}
