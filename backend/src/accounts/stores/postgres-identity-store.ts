import { type Identity, IdentityStore } from "@earshot/domain/accounts/account.port";
import type { Provider, UserId } from "@earshot/domain/accounts/user";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { returnedRows } from "../../database/returned-rows.js";
import { isUuid } from "../../shared/process/uuid.js";
import { IdentityRow } from "./identity.row.js";

/** Which provider identity belongs to which user, in PostgreSQL. */
export class PostgresIdentityStore extends IdentityStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async find(provider: Provider, subject: string): Promise<UserId | undefined> {
    const identities = await this.transactions.reading(IdentityRow);
    return (await identities.findOneBy({ provider, subject }))?.userId;
  }

  async add(
    userId: UserId,
    { provider, subject, email }: Omit<Identity, "linkedAt">,
  ): Promise<"added" | "taken" | "already-linked"> {
    const identities = await this.transactions.writing(IdentityRow);
    const added = await identities
      .createQueryBuilder()
      .insert()
      .values({ userId, provider, subject, email: email ?? null })
      .orIgnore()
      .execute();
    if (returnedRows(identities, added).length > 0) return "added";
    return (await this.find(provider, subject)) === undefined ? "already-linked" : "taken";
  }

  async ofUser(userId: UserId): Promise<readonly Identity[]> {
    if (!isUuid(userId)) return [];
    const identities = await this.transactions.reading(IdentityRow);
    const rows = await identities.find({ where: { userId }, order: { createdAt: "ASC", provider: "ASC" } });
    return rows.map(({ provider, subject, email, createdAt }) => ({
      provider,
      subject,
      email: email ?? undefined,
      linkedAt: createdAt,
    }));
  }

  async remove(userId: UserId, provider: Provider): Promise<boolean> {
    if (!isUuid(userId)) return false;
    const identities = await this.transactions.writing(IdentityRow);
    return (await identities.delete({ userId, provider })).affected === 1;
  }
}
