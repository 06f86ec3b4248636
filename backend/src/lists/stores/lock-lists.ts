import type { ListId } from "@earshot/domain/lists/list";
import type { ListUserId } from "@earshot/domain/lists/list-store.port";
import { type Denied, denial, type ListAction, type ListRole } from "@earshot/domain/lists/list-roles";
import { Any } from "typeorm";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { isUuid } from "../../shared/process/uuid.js";
import { ListRow } from "./list.row.js";
import { ListMemberRow } from "./list-member.row.js";

type Wanted = readonly { readonly list: ListId; readonly action: ListAction }[];

/**
 * Locks lists until the transaction ends, so that changes to a list are serialized and roles stay the same. Always locks in the
 * order of ids, to prevent deadlocks. Returns the refusal if the user lacks a permission. Lists to be edited get a new version.
 */
export async function lockLists(
  transactions: PostgresTransactions,
  user: ListUserId,
  wanted: Wanted,
): Promise<Denied | undefined> {
  const roles = await lockRoles(
    transactions,
    user,
    wanted.map(({ list }) => list),
  );
  const denied = wanted.map(({ list, action }) => denial(roles.get(list), action));
  if (denied.includes("no-such-list")) return "no-such-list";
  if (denied.includes("not-allowed")) return "not-allowed";
  const edited = wanted.filter(({ action }) => action !== "read").map(({ list }) => list);
  if (edited.length > 0) await (await transactions.writing(ListRow)).increment({ id: Any(edited) }, "version", 1);
  return undefined;
}

/**
 * Runs `work` in a transaction that locks the lists as `lockLists` does. If the user lacks a permission, returns the refusal
 * instead.
 */
export function withLockedLists<Result>(
  transactions: PostgresTransactions,
  user: ListUserId,
  wanted: Wanted,
  work: () => Promise<Result>,
): Promise<Result | Denied> {
  return transactions.run(
    async (): Promise<Result | Denied> => (await lockLists(transactions, user, wanted)) ?? work(),
  );
}

/** Locks lists as `lockLists` does. Returns the user's role in each list that exists. */
export async function lockRoles(
  transactions: PostgresTransactions,
  user: ListUserId,
  ids: readonly ListId[],
): Promise<ReadonlyMap<ListId, ListRole>> {
  const lists = ids.filter(isUuid);
  if (!isUuid(user) || lists.length === 0) return new Map();
  const locked = await (
    await transactions.writing(ListRow)
  )
    .createQueryBuilder("list")
    .select(["list.id", "list.userId"])
    // Strangers do not lock anything.
    .where(`list.id = ANY(:lists) AND ${visible("list")}`, { lists, user })
    .orderBy("list.id")
    .setLock("for_no_key_update")
    .getMany();
  return rolesIn(transactions, user, locked);
}

async function rolesIn(
  transactions: PostgresTransactions,
  user: ListUserId,
  lists: readonly Pick<ListRow, "id" | "userId">[],
): Promise<ReadonlyMap<ListId, ListRole>> {
  const roles = new Map<ListId, ListRole>();
  const foreign = lists.filter(({ userId }) => userId !== user).map(({ id }) => id);
  for (const { id, userId } of lists) if (userId === user) roles.set(id, "owner");
  if (foreign.length === 0) return roles;
  const members = await transactions.reading(ListMemberRow);
  for (const { listId, role } of await members.findBy({ userId: user, listId: Any(foreign) })) roles.set(listId, role);
  return roles;
}

/** The user's role in a list, without a lock. */
export async function roleIn(
  transactions: PostgresTransactions,
  user: ListUserId,
  id: ListId,
): Promise<ListRole | undefined> {
  if (!isUuid(user) || !isUuid(id)) return undefined;
  const lists = await transactions.reading(ListRow);
  const found = await lists.find({ select: { id: true, userId: true }, where: { id } });
  return (await rolesIn(transactions, user, found)).get(id);
}

/** SQL: the user (parameter `:user`) owns a list or is a member of it. */
export function visible(list: string): string {
  return `(${list}.user_id = :user OR EXISTS (
    SELECT FROM list_members m WHERE m.list_id = ${list}.id AND m.user_id = :user))`;
}
