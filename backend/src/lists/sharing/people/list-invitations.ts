import type { Secrets } from "@earshot/domain/accounts/account.port";
import type { ListId } from "@earshot/domain/lists/list";
import type { ListUserId } from "@earshot/domain/lists/list-store.port";
import { INVITATION_DAYS, parseInvited, shownName } from "@earshot/domain/lists/sharing/invitation";
import { type Denied, denial, type GivenRole } from "@earshot/domain/lists/list-roles";
import { invitationMail } from "@earshot/domain/lists/sharing/invitation-mail";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { emailKey } from "@earshot/domain/shared/text/email";
import type { Mailer } from "@earshot/domain/mail/mailer.port";
import { LessThan } from "typeorm";
import type { PostgresTransactions } from "../../../database/postgres-transactions.js";
import { isUuid } from "../../../shared/process/uuid.js";
import { ListRow } from "../../stores/list.row.js";
import { accountNames } from "../../stores/account-names.js";
import { recordActivity } from "../../stores/list-activities.js";
import { withLockedLists, roleIn } from "../../stores/lock-lists.js";
import { openCircle } from "../../stores/list-circles.js";
import { ListMemberRow } from "../../stores/list-member.row.js";
import { ListInvitationRow } from "./list-invitation.row.js";
import type { PostgresPeople } from "./postgres-people.js";

type Refused = Denied | "own-list" | "takes-part" | "too-many-people";
type Opened = { readonly listName: string; readonly ownerName: string; readonly role: GivenRole };
type Accepted = { readonly listId: ListId } | "no-such-invitation" | "other-address" | "not-confirmed" | "own-list";

/** Invitations to lists by email. Each is bound to an address, and does not reveal whether it has an account. */
export class ListInvitations {
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly people: PostgresPeople,
    private readonly secrets: Secrets,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly origin: string,
  ) {}

  /** Whether the user is allowed to invite people to the list; checked before anything is counted. */
  async mayInvite(user: ListUserId, list: ListId): Promise<Denied | undefined> {
    return denial(await roleIn(this.transactions, user, list), "invite");
  }

  /** Throws DomainError for an invalid address. A second invitation to the same address replaces the first. */
  invite(
    user: ListUserId,
    list: ListId,
    given: { readonly email: string; readonly role: GivenRole },
  ): Promise<Refused | "invited"> {
    return withLockedLists(this.transactions, user, [{ list, action: "invite" }], async () => {
      const email = parseInvited(given.email);
      const room = await this.people.room(list, user, email);
      if (room !== "free") return room;
      await openCircle(this.transactions, list);
      const { secret, hash } = this.secrets.fresh();
      const rows = await this.transactions.writing(ListInvitationRow);
      const key = emailKey(email);
      await rows.delete({ listId: list, emailKey: key });
      const expiresAt = new Date(this.clock.now().getTime() + INVITATION_DAYS * 86_400_000);
      await rows.insert({ listId: list, email, emailKey: key, role: given.role, tokenHash: hash, expiresAt });
      const { name } = await (await this.transactions.writing(ListRow)).findOneByOrFail({ id: list });
      const owner = (await accountNames(this.transactions, [user])).get(user);
      await this.mailer.send({
        to: email,
        key: `list-invitation:${hash}`,
        // Unsent mail is deleted with the inviter's account.
        userId: user,
        ...invitationMail({
          listName: name,
          by: shownName(owner?.name ?? null, owner?.email ?? ""),
          role: given.role,
          url: `${this.origin}/invitation#token=${secret}`,
        }),
      });
      return "invited";
    });
  }

  withdraw(user: ListUserId, list: ListId, id: string): Promise<Denied | "no-such-invitation" | "done"> {
    return withLockedLists(this.transactions, user, [{ list, action: "invite" }], async () => {
      if (!isUuid(id)) return "no-such-invitation";
      const { affected } = await (await this.transactions.writing(ListInvitationRow)).delete({ id, listId: list });
      return affected ? "done" : "no-such-invitation";
    });
  }

  /** The list and the inviter of an open invitation, as in the email. Does not reveal the invited address. */
  async about(token: string): Promise<Opened | "no-such-invitation"> {
    const invitation = await this.open(token);
    const lists = await this.transactions.reading(ListRow);
    const list = invitation && (await lists.findOneBy({ id: invitation.listId }));
    if (!list) return "no-such-invitation";
    const owner = (await accountNames(this.transactions, [list.userId])).get(list.userId);
    return {
      listName: list.name,
      ownerName: shownName(owner?.name ?? null, owner?.email ?? ""),
      role: invitation.role,
    };
  }

  /** Makes the user a member if the invitation was sent to one of the user's confirmed addresses. */
  accept(user: ListUserId, token: string): Promise<Accepted> {
    return this.transactions.run(async () => {
      const invitation = await this.open(token);
      if (!invitation) return "no-such-invitation";
      const account = (await accountNames(this.transactions, [user])).get(user);
      if (account?.emailKey !== invitation.emailKey) return "other-address";
      if (!account.confirmed) return "not-confirmed";
      const { listId, role } = invitation;
      const lists = await this.transactions.writing(ListRow);
      // Locks the list first, like an invitation does, so that two callers cannot deadlock.
      const list = await lists.findOne({ where: { id: listId }, lock: { mode: "for_no_key_update" } });
      const rows = await this.transactions.writing(ListInvitationRow);
      if (!list || !(await rows.delete({ id: invitation.id })).affected) return "no-such-invitation";
      if (list.userId === user) return "own-list";
      const members = await this.transactions.writing(ListMemberRow);
      await members.upsert({ listId, userId: user, role }, ["listId", "userId"]);
      await lists.increment({ id: listId }, "version", 1);
      await recordActivity(this.transactions, { list: listId, user, kind: "joined", subject: role });
      return { listId };
    });
  }

  private async open(token: string): Promise<ListInvitationRow | undefined> {
    const rows = await this.transactions.reading(ListInvitationRow);
    const invitation = await rows.findOneBy({ tokenHash: this.secrets.hash(token) });
    return invitation && invitation.expiresAt > this.clock.now() ? invitation : undefined;
  }

  async forgetExpired(): Promise<number> {
    const rows = await this.transactions.writing(ListInvitationRow);
    return (await rows.delete({ expiresAt: LessThan(this.clock.now()) })).affected ?? 0;
  }
}
