import { type Identity, IdentityStore } from "@earshot/domain/accounts/account.port";
import type { Provider, UserId } from "@earshot/domain/accounts/user";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";
import { isUuid } from "../shared/uuid.js";

type Row = { provider: Provider; subject: string; email: string | null; created_at: Date };

/** Which provider's account belongs to whom, in PostgreSQL. */
export class PostgresIdentityStore extends IdentityStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async find(provider: Provider, subject: string): Promise<UserId | undefined> {
    const [row] = await this.transactions.read<{ user_id: string }>(
      "SELECT user_id FROM identities WHERE provider = $1 AND subject = $2",
      [provider, subject],
    );
    return row?.user_id;
  }

  async add(
    userId: UserId,
    { provider, subject, email }: Omit<Identity, "linkedAt">,
  ): Promise<"added" | "taken" | "already-linked"> {
    const added = await this.transactions.write(
      `INSERT INTO identities (user_id, provider, subject, email) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING id`,
      [userId, provider, subject, email ?? null],
    );
    if (added.length > 0) return "added";
    return (await this.find(provider, subject)) === undefined ? "already-linked" : "taken";
  }

  async ofUser(userId: UserId): Promise<readonly Identity[]> {
    if (!isUuid(userId)) return [];
    const rows = await this.transactions.read<Row>(
      "SELECT provider, subject, email, created_at FROM identities WHERE user_id = $1 ORDER BY created_at, provider",
      [userId],
    );
    return rows.map(({ provider, subject, email, created_at }) => ({
      provider,
      subject,
      email: email ?? undefined,
      linkedAt: created_at,
    }));
  }

  async remove(userId: UserId, provider: Provider): Promise<boolean> {
    if (!isUuid(userId)) return false;
    const gone = await this.transactions.write(
      "DELETE FROM identities WHERE user_id = $1 AND provider = $2 RETURNING id",
      [userId, provider],
    );
    return gone.length > 0;
  }
}
