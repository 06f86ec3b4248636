import { type Credentials, type NewUser, UserStore } from "@earshot/domain/accounts/account.port";
import { emailKey } from "@earshot/domain/shared/email";
import type { User, UserId } from "@earshot/domain/accounts/user";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";
import { isUuid } from "../shared/uuid.js";

type Row = {
  id: string;
  email: string;
  name: string | null;
  password_hash: string | null;
  email_verified_at: Date | null;
  created_at: Date;
  delete_after: Date | null;
};

const COLUMNS = "id, email, name, password_hash, email_verified_at, created_at, delete_after";

/** People in PostgreSQL. An id that is none belongs to nobody. */
export class PostgresUserStore extends UserStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async find(id: UserId): Promise<User | undefined> {
    return (await this.credentials(id))?.user;
  }

  async credentialsByEmail(email: string): Promise<Credentials | undefined> {
    return credentials(
      await this.transactions.read(`SELECT ${COLUMNS} FROM users WHERE email_key = $1`, [emailKey(email)]),
    );
  }

  async credentials(id: UserId): Promise<Credentials | undefined> {
    if (!isUuid(id)) return undefined;
    return credentials(await this.transactions.read(`SELECT ${COLUMNS} FROM users WHERE id = $1`, [id]));
  }

  async create(user: NewUser): Promise<User | "email-taken"> {
    const rows = await this.transactions.write<Row>(
      `INSERT INTO users (email, email_key, email_verified_at, name, password_hash)
       VALUES ($1, $2, CASE WHEN $3::boolean THEN now() END, $4, $5)
       ON CONFLICT (email_key) DO NOTHING RETURNING ${COLUMNS}`,
      [
        user.email,
        user.signsInByEmail ? emailKey(user.email) : null,
        user.emailVerified,
        user.name ?? null,
        user.passwordHash ?? null,
      ],
    );
    return credentials(rows)?.user ?? "email-taken";
  }

  async hold(id: UserId): Promise<boolean> {
    return this.change(id, "SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE");
  }

  async rename(id: UserId, name: string | undefined): Promise<boolean> {
    return this.change(id, "UPDATE users SET name = $2 WHERE id = $1 RETURNING id", [name ?? null]);
  }

  async setPassword(id: UserId, passwordHash: string): Promise<boolean> {
    return this.change(id, "UPDATE users SET password_hash = $2 WHERE id = $1 RETURNING id", [passwordHash]);
  }

  async confirmEmail(id: UserId, email: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const user = await this.find(id);
    if (!user || emailKey(user.email) !== emailKey(email)) return false;
    return this.change(
      id,
      `UPDATE users SET email_verified_at = coalesce(email_verified_at, now())
       WHERE id = $1 AND email = $2 RETURNING id`,
      [user.email],
    );
  }

  async setEmail(id: UserId, email: string): Promise<"changed" | "email-taken" | "no-such-user"> {
    if (!isUuid(id)) return "no-such-user";
    const rows = await this.transactions.unlessDuplicate(() =>
      this.transactions.write<{ id: string }>(
        "UPDATE users SET email = $2, email_key = $3, email_verified_at = now() WHERE id = $1 RETURNING id",
        [id, email, emailKey(email)],
      ),
    );
    if (rows === "duplicate") return "email-taken";
    return rows.length > 0 ? "changed" : "no-such-user";
  }

  async requestDeletion(id: UserId, graceSeconds: number): Promise<Date | undefined> {
    if (!isUuid(id)) return undefined;
    const [row] = await this.transactions.write<{ delete_after: Date }>(
      `UPDATE users SET delete_after = coalesce(delete_after, now() + make_interval(secs => $2))
       WHERE id = $1 RETURNING delete_after`,
      [id, graceSeconds],
    );
    return row?.delete_after;
  }

  async restore(id: UserId): Promise<boolean> {
    return this.change(id, "UPDATE users SET delete_after = NULL WHERE id = $1 RETURNING id");
  }

  async dueForRemoval(): Promise<readonly UserId[]> {
    const rows = await this.transactions.read<{ id: string }>(
      "SELECT id FROM users WHERE delete_after IS NOT NULL AND delete_after <= now() ORDER BY delete_after LIMIT 1000",
    );
    return rows.map(({ id }) => id);
  }

  async remove(id: UserId): Promise<boolean> {
    return this.change(id, "DELETE FROM users WHERE id = $1 RETURNING id");
  }

  private async change(id: UserId, sql: string, parameters: readonly unknown[] = []): Promise<boolean> {
    return isUuid(id) && (await this.transactions.write(sql, [id, ...parameters])).length > 0;
  }
}

function credentials([row]: readonly Row[]): Credentials | undefined {
  return (
    row && {
      user: {
        id: row.id,
        email: row.email,
        emailVerified: row.email_verified_at !== null,
        name: row.name ?? undefined,
        createdAt: row.created_at,
        deleteAfter: row.delete_after ?? undefined,
      },
      passwordHash: row.password_hash ?? undefined,
    }
  );
}
