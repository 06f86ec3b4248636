import { emailKey } from "@earshot/domain/shared/text/email";
import { type ListId, LISTS_MAX } from "@earshot/domain/lists/list";
import type { ListUserId } from "@earshot/domain/lists/list-store.port";
import { PEOPLE_MAX, shownName } from "@earshot/domain/lists/sharing/invitation";
import { type Denied, denial, type GivenRole, type ListAction } from "@earshot/domain/lists/list-roles";
import { lockAccountRow } from "../../../database/lock-account-row.js";
import type { PostgresTransactions } from "../../../database/postgres-transactions.js";
import { isUuid } from "../../../shared/process/uuid.js";
import { ListRow } from "../../stores/list.row.js";
import { accountNames } from "../../stores/account-names.js";
import { recordActivity } from "../../stores/list-activities.js";
import { withLockedLists, roleIn } from "../../stores/lock-lists.js";
import { ListCircleRow } from "../../stores/list-circle.row.js";
import { ListMemberRow } from "../../stores/list-member.row.js";
import { ListInvitationRow } from "./list-invitation.row.js";

export class PostgresPeople {
  constructor(private readonly transactions: PostgresTransactions) {}

  /** The owner first, then members in the order in which they joined. Only the owner gets addresses and open invitations. */
  async ofList(user: ListUserId, list: ListId, now: Date) {
    const role = await roleIn(this.transactions, user, list);
    const denied = denial(role, "read");
    if (denied) return denied;
    const asOwner = role === "owner";
    const { userId } = await (await this.transactions.reading(ListRow)).findOneByOrFail({ id: list });
    const members = await this.members(list);
    const names = await accountNames(this.transactions, [userId, ...members.map((member) => member.userId)]);
    const person = (id: ListUserId) => {
      const account = names.get(id);
      const email = account?.email ?? "";
      return {
        name: shownName(account?.name ?? null, email),
        email: asOwner && email !== "" ? email : null,
        isMe: id === user,
      };
    };
    const invited = await this.transactions.reading(ListInvitationRow);
    const invitations = asOwner
      ? await invited.find({ where: { listId: list }, order: { createdAt: "ASC", id: "ASC" } })
      : [];
    return {
      owner: person(userId),
      members: members.map(({ id, userId: member, role: given, joinedAt }) => ({
        id,
        role: given,
        joinedAt,
        ...person(member),
      })),
      invitations: invitations
        .filter(({ expiresAt }) => expiresAt > now)
        .map(({ id, email, role: given, expiresAt }) => ({ id, email, role: given, expiresAt })),
    };
  }

  /** Lists that others share with the user, in the order in which the user joined, and the user's own shared lists. */
  async sharedLists(user: ListUserId) {
    const rows = await this.transactions.reading(ListMemberRow);
    const withMe = await rows
      .createQueryBuilder("member")
      .innerJoin(ListRow, "list", "list.id = member.listId")
      .select(["list.id AS id", "list.name AS name", 'list.created_at AS "createdAt"', "member.role AS role"])
      .addSelect('list.user_id AS "ownerId"')
      .addSelect('(SELECT count(*)::int FROM list_items i WHERE i.list_id = list.id) AS "itemCount"')
      .where("member.userId = :user", { user })
      .orderBy({ "member.joinedAt": "ASC", "member.id": "ASC" })
      .getRawMany<{ id: string; name: string; createdAt: Date; role: GivenRole; ownerId: string; itemCount: number }>();
    const names = await accountNames(this.transactions, [...new Set(withMe.map(({ ownerId }) => ownerId))]);
    const byMe = await rows
      .createQueryBuilder("member")
      .innerJoin(ListRow, "list", "list.id = member.listId")
      .select(["list.id AS id", "list.name AS name", "count(*)::int AS members"])
      .where("list.userId = :user", { user })
      .groupBy("list.id")
      .orderBy({ "list.name": "ASC", "list.id": "ASC" })
      .getRawMany<{ id: string; name: string; members: number }>();
    return {
      withMe: withMe.map(({ ownerId, ...list }) => {
        const owner = names.get(ownerId);
        return { ...list, ownerName: shownName(owner?.name ?? null, owner?.email ?? "") };
      }),
      byMe,
    };
  }

  setRole(
    user: ListUserId,
    list: ListId,
    memberId: string,
    role: GivenRole,
  ): Promise<Denied | "no-such-member" | "done"> {
    return this.onMember(user, list, memberId, "invite", async (member, name) => {
      await (await this.transactions.writing(ListMemberRow)).update({ id: member.id }, { role });
      await recordActivity(this.transactions, { list, user, kind: "role-changed", subject: `${name}: ${role}` });
      return "done" as const;
    });
  }

  remove(user: ListUserId, list: ListId, memberId: string): Promise<Denied | "no-such-member" | "done"> {
    return this.onMember(user, list, memberId, "invite", async (member, name) => {
      await (await this.transactions.writing(ListMemberRow)).delete({ id: member.id });
      await recordActivity(this.transactions, { list, user, kind: "removed", subject: name });
      return "done" as const;
    });
  }

  leave(user: ListUserId, list: ListId): Promise<Denied | "done"> {
    return withLockedLists(this.transactions, user, [{ list, action: "leave" }], async () => {
      await recordActivity(this.transactions, { list, user, kind: "left" });
      await (await this.transactions.writing(ListMemberRow)).delete({ listId: list, userId: user });
      return "done" as const;
    });
  }

  /** Transfers the list to a member. The former owner remains as an editor. */
  transfer(
    user: ListUserId,
    list: ListId,
    memberId: string,
  ): Promise<Denied | "no-such-member" | "name-taken-there" | "too-many-lists-there" | "done"> {
    return this.transactions.run(async () => {
      // Locks the account first, like creating a list does. The new owner cannot get another list until the transaction ends.
      await this.lockAccountOf(list, memberId);
      return this.onMember(user, list, memberId, "transfer", (member, name) => this.give(user, list, member, name));
    });
  }

  private async give(user: ListUserId, list: ListId, member: ListMemberRow, name: string) {
    const lists = await this.transactions.writing(ListRow);
    if ((await lists.countBy({ userId: member.userId })) >= LISTS_MAX) return "too-many-lists-there" as const;
    const given = await this.transactions.unlessDuplicate(() => lists.update({ id: list }, { userId: member.userId }));
    if (given === "duplicate") return "name-taken-there" as const;
    const members = await this.transactions.writing(ListMemberRow);
    await members.delete({ id: member.id });
    await members.insert({ listId: list, userId: user, role: "editor" });
    await (await this.transactions.writing(ListCircleRow)).update({ listId: list }, { userId: member.userId });
    await recordActivity(this.transactions, { list, user, kind: "owner-changed", subject: name });
    return "done" as const;
  }

  private async lockAccountOf(listId: ListId, memberId: string): Promise<void> {
    if (!isUuid(listId) || !isUuid(memberId)) return;
    const members = await this.transactions.writing(ListMemberRow);
    const member = await members.findOneBy({ id: memberId, listId });
    if (member) await lockAccountRow(members.manager, member.userId);
  }

  /**
   * Whether an address already has access to a list, and whether there is room for one more. The list must be locked.
   */
  async room(
    list: ListId,
    owner: ListUserId,
    email: string,
  ): Promise<"own-list" | "takes-part" | "too-many-people" | "free"> {
    const members = await this.members(list);
    const names = await accountNames(this.transactions, [owner, ...members.map(({ userId }) => userId)]);
    const key = emailKey(email);
    if (names.get(owner)?.emailKey === key) return "own-list";
    if (members.some(({ userId }) => names.get(userId)?.emailKey === key)) return "takes-part";
    const invitations = await (await this.transactions.writing(ListInvitationRow)).findBy({ listId: list });
    const others = invitations.filter((invitation) => invitation.emailKey !== key).length;
    return members.length + others >= PEOPLE_MAX ? "too-many-people" : "free";
  }

  private async members(list: ListId): Promise<readonly ListMemberRow[]> {
    const rows = await this.transactions.reading(ListMemberRow);
    return rows.find({ where: { listId: list }, order: { joinedAt: "ASC", id: "ASC" } });
  }

  private onMember<Outcome>(
    user: ListUserId,
    list: ListId,
    memberId: string,
    action: ListAction,
    work: (member: ListMemberRow, name: string) => Promise<Outcome>,
  ): Promise<Outcome | Denied | "no-such-member"> {
    return withLockedLists(this.transactions, user, [{ list, action }], async () => {
      if (!isUuid(memberId)) return "no-such-member";
      const member = await (await this.transactions.writing(ListMemberRow)).findOneBy({ id: memberId, listId: list });
      if (!member) return "no-such-member";
      const account = (await accountNames(this.transactions, [member.userId])).get(member.userId);
      return work(member, shownName(account?.name ?? null, account?.email ?? ""));
    });
  }
}
