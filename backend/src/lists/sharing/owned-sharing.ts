import type { EntityTarget, ObjectLiteral } from "typeorm";
import type { OwnedData } from "../../database/owned-data.js";
import { inPages, ownedRows } from "../../database/owned-rows.js";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { ListActivityRow } from "../stores/list-activity.row.js";
import { ListCommentRow } from "./comments/list-comment.row.js";
import { ListShareRow } from "./links/list-share.row.js";
import { ListCircleRow } from "../stores/list-circle.row.js";
import { ListMemberRow } from "../stores/list-member.row.js";
import { ListInvitationRow } from "./people/list-invitation.row.js";

/** Registers shared lists and collaboration for the export of an account. */
export function addOwnedSharing(data: OwnedData, transactions: PostgresTransactions): void {
  data.add({
    name: "listMemberships",
    tables: ["list_members"],
    what: "The lists that others share with you, and your role",
    until: "You leave the list or delete your account",
    of: (userId) => ownedRows(transactions, ListMemberRow, ["id", "listId", "role", "joinedAt"], userId),
  });
  const commentColumns = ["id", "listId", "podcastId", "text", "createdAt", "editedAt"] as const;
  data.add({
    name: "listComments",
    tables: ["list_comments"],
    what: "Your comments on shows in shared lists",
    until: "You or the list's owner delete them, or you delete your account",
    of: (userId) => ownedRows(transactions, ListCommentRow, commentColumns, userId),
  });
  data.add({
    name: "listActivity",
    tables: ["list_activity"],
    what: "What you did in shared lists, and when",
    until: "180 days have passed, or you delete your account",
    of: (userId) =>
      ownedRows(transactions, ListActivityRow, ["id", "listId", "kind", "subject", "count", "at"], userId),
  });
  data.add({
    name: "listLinks",
    tables: ["list_shares"],
    what: "Links to your lists, with the name that you chose to show",
    until: "You end the link, or delete the list or your account",
    of: (userId) =>
      aroundLists(transactions, ListShareRow, ["id", "listId", "kind", "ownerName", "endsAt", "createdAt"], userId),
  });
  data.add({
    name: "listInvitations",
    tables: ["list_invitations"],
    what: "Addresses that you invited to your lists and that have not accepted yet",
    until: "14 days have passed, or the invitation is accepted or withdrawn",
    of: (userId) =>
      aroundLists(transactions, ListInvitationRow, ["id", "listId", "email", "role", "expiresAt", "createdAt"], userId),
  });
  data.leaveOut("list_circles", "Which of the lists were ever shared; their people and links have their own rows.");
  data.leaveOut("list_share_items", "A copy of the items of a list, made for a link; listItems has them.");
  data.leaveOut(
    "list_share_days",
    "How often a link was opened on a day, without who opened it; the page of the list shows it.",
  );
}

/** Rows of the user's own lists. */
function aroundLists<Row extends ObjectLiteral & { id: string; listId: string }>(
  transactions: PostgresTransactions,
  entity: EntityTarget<Row>,
  columns: readonly (keyof Row & string)[],
  userId: string,
) {
  return inPages("id", async (after, take) => {
    const rows = (await transactions.reading(entity))
      .createQueryBuilder("own")
      .innerJoin(ListCircleRow, "circle", "circle.listId = own.listId")
      .select(columns.map((column) => `own.${column}`))
      .where("circle.userId = :userId", { userId })
      .orderBy("own.id")
      .take(take);
    if (after !== undefined) rows.andWhere("own.id > :after", { after });
    return rows.getMany();
  });
}
