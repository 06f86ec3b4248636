import { type EmailToken, type TokenKind, TokenStore } from "@earshot/domain/accounts/account.port";
import type { UserId } from "@earshot/domain/accounts/user";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";

type Row = { kind: TokenKind; user_id: string; email: string; session_id: string | null };

const COLUMNS = "kind, user_id, email, session_id";

/** Hashes of mailed links in PostgreSQL, whose clock decides what has expired. */
export class PostgresTokenStore extends TokenStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async replace({ kind, userId, email, session }: EmailToken, hash: string, lifeSeconds: number): Promise<void> {
    await this.transactions.write(
      `INSERT INTO email_tokens (token_hash, user_id, kind, email, session_id, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
       ON CONFLICT (user_id, kind) DO UPDATE SET token_hash = excluded.token_hash, email = excluded.email,
         session_id = excluded.session_id, created_at = excluded.created_at, expires_at = excluded.expires_at`,
      [hash, userId, kind, email, session ?? null, lifeSeconds],
    );
  }

  async find(hash: string): Promise<EmailToken | undefined> {
    return token(
      await this.transactions.read<Row>(
        `SELECT ${COLUMNS} FROM email_tokens
         WHERE token_hash = $1 AND expires_at > now()`,
        [hash],
      ),
    );
  }

  async consume(hash: string): Promise<EmailToken | undefined> {
    return token(
      await this.transactions.write<Row>(
        `DELETE FROM email_tokens WHERE token_hash = $1 AND expires_at > now() RETURNING ${COLUMNS}`,
        [hash],
      ),
    );
  }

  async dropAll(userId: UserId): Promise<void> {
    await this.transactions.write("DELETE FROM email_tokens WHERE user_id = $1", [userId]);
  }

  /** The address that a user wants and has not confirmed yet. */
  async pendingEmail(userId: UserId): Promise<string | undefined> {
    const [row] = await this.transactions.read<{ email: string }>(
      "SELECT email FROM email_tokens WHERE user_id = $1 AND kind = 'change-email' AND expires_at > now()",
      [userId],
    );
    return row?.email;
  }

  async removeExpired(): Promise<number> {
    const gone = await this.transactions.write("DELETE FROM email_tokens WHERE expires_at <= now() RETURNING kind");
    return gone.length;
  }
}

function token([row]: readonly Row[]): EmailToken | undefined {
  return row && { kind: row.kind, userId: row.user_id, email: row.email, session: row.session_id ?? undefined };
}
