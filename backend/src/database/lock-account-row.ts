import type { EntityManager } from "typeorm";

/** Locks an account until the transaction ends, so that nobody can add to what it owns while that is being counted. */
export async function lockAccountRow(manager: EntityManager, id: string): Promise<void> {
  await manager
    .createQueryBuilder()
    .select("account.id")
    .from("account_ids", "account")
    .where("account.id = :id", { id })
    .setLock("for_no_key_update")
    .getRawOne();
}
