import type { ListUserId } from "@earshot/domain/lists/list-store.port";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { ListRow } from "./list.row.js";

/** The data about a person that other people can see (view `account_names`). */
export type AccountName = {
  readonly id: ListUserId;
  readonly name: string | null;
  readonly email: string;
  readonly emailKey: string | null;
  /** Whether the person has confirmed the address. */
  readonly confirmed: boolean;
};

/** The names of people, by id. */
export async function accountNames(
  transactions: PostgresTransactions,
  ids: readonly ListUserId[],
): Promise<ReadonlyMap<ListUserId, AccountName>> {
  if (ids.length === 0) return new Map();
  const { manager } = await transactions.reading(ListRow);
  const found = await manager
    .createQueryBuilder()
    .select("account.id", "id")
    .addSelect("account.name", "name")
    .addSelect("account.email", "email")
    .addSelect("account.email_key", "emailKey")
    .addSelect("account.confirmed", "confirmed")
    .from("account_names", "account")
    .where("account.id = ANY(:ids)", { ids })
    .getRawMany<AccountName>();
  return new Map(found.map((account) => [account.id, account]));
}
