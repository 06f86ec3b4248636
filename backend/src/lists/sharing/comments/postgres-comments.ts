import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { ListId } from "@earshot/domain/lists/list";
import type { ListUserId } from "@earshot/domain/lists/list-store.port";
import { LIST_COMMENTS_MAX, parseComment, SHOW_COMMENTS_MAX } from "@earshot/domain/lists/sharing/comment";
import { shownName } from "@earshot/domain/lists/sharing/invitation";
import { type Denied, denial, mayDo } from "@earshot/domain/lists/list-roles";
import type { PostgresTransactions } from "../../../database/postgres-transactions.js";
import { isUuid } from "../../../shared/process/uuid.js";
import { ListItemRow } from "../../stores/list-item.row.js";
import { ListRow } from "../../stores/list.row.js";
import { accountNames } from "../../stores/account-names.js";
import { withLockedLists, roleIn } from "../../stores/lock-lists.js";
import { openCircle } from "../../stores/list-circles.js";
import { recordActivity } from "../../stores/list-activities.js";
import { ListCommentRow } from "./list-comment.row.js";

/** Comments on the shows in lists, in PostgreSQL. */
export class PostgresComments {
  constructor(private readonly transactions: PostgresTransactions) {}

  /** The number of comments on each show in a list; with a podcast id, also that show's comments, oldest first. */
  async ofList(user: ListUserId, list: ListId, podcastId: PodcastId | undefined) {
    const role = await roleIn(this.transactions, user, list);
    const denied = denial(role, "read");
    if (denied) return denied;
    const rows = await this.transactions.reading(ListCommentRow);
    const counts = await rows
      .createQueryBuilder("comment")
      .select(['comment.podcastId AS "podcastId"', "count(*)::int AS count"])
      .where("comment.listId = :list", { list })
      .groupBy("comment.podcastId")
      .orderBy("comment.podcastId")
      .getRawMany<{ podcastId: string; count: number }>();
    if (podcastId === undefined) return { counts, comments: [] };
    const found = await rows.find({
      where: { listId: list, podcastId },
      order: { createdAt: "ASC", id: "ASC" },
      take: SHOW_COMMENTS_MAX,
    });
    const names = await accountNames(this.transactions, [...new Set(found.map(({ userId }) => userId))]);
    const canModerate = role !== undefined && mayDo(role, "moderate");
    const comments = found.map(({ id, userId, text, createdAt, editedAt }) => {
      const who = names.get(userId);
      const isMine = userId === user;
      const name = shownName(who?.name ?? null, who?.email ?? "");
      return { id, who: name, text, createdAt, editedAt, isMine, canDelete: isMine || canModerate };
    });
    return { counts, comments };
  }

  /** Throws DomainError for an invalid text. */
  add(
    user: ListUserId,
    list: ListId,
    podcastId: PodcastId,
    typed: string,
  ): Promise<{ id: string } | Denied | "too-many-comments"> {
    return withLockedLists(this.transactions, user, [{ list, action: "comment" }], async () => {
      const text = parseComment(typed);
      await openCircle(this.transactions, list);
      const rows = await this.transactions.writing(ListCommentRow);
      if ((await rows.countBy({ listId: list, podcastId })) >= SHOW_COMMENTS_MAX) return "too-many-comments";
      if ((await rows.countBy({ listId: list })) >= LIST_COMMENTS_MAX) return "too-many-comments";
      const made = await rows.save(rows.create({ listId: list, userId: user, podcastId, text }));
      const title = await this.titleOf(list, podcastId);
      await recordActivity(this.transactions, { list, user, kind: "commented", ...(title && { subject: title }) });
      return { id: made.id };
    });
  }

  /** Authors can change their comments only while they are allowed to comment. */
  edit(user: ListUserId, list: ListId, id: string, typed: string): Promise<Denied | "no-such-comment" | "done"> {
    return withLockedLists(this.transactions, user, [{ list, action: "comment" }], async () => {
      const text = parseComment(typed);
      const comment = await this.find(list, id);
      if (!comment) return "no-such-comment";
      if (comment.userId !== user) return "not-allowed";
      await (await this.transactions.writing(ListCommentRow)).update({ id }, { text, editedAt: new Date() });
      return "done";
    });
  }

  /** Authors can remove their own comments, even if they are only viewers now; the owner can remove any. */
  remove(user: ListUserId, list: ListId, id: string): Promise<Denied | "no-such-comment" | "done"> {
    return this.transactions.run(async () => {
      const role = await roleIn(this.transactions, user, list);
      const comment = role && (await this.find(list, id));
      const action = comment && comment.userId !== user ? "moderate" : "read";
      const denied = denial(role, action);
      if (denied) return denied;
      if (!comment) return "no-such-comment";
      await (await this.transactions.writing(ListCommentRow)).delete({ id });
      await (await this.transactions.writing(ListRow)).increment({ id: list }, "version", 1);
      return "done";
    });
  }

  private async find(listId: ListId, id: string): Promise<ListCommentRow | null> {
    if (!isUuid(id)) return null;
    return (await this.transactions.writing(ListCommentRow)).findOneBy({ id, listId });
  }

  private async titleOf(listId: ListId, podcastId: PodcastId): Promise<string | undefined> {
    const items = await this.transactions.reading(ListItemRow);
    return (await items.findOneBy({ listId, podcastId }))?.payload.title.slice(0, 200);
  }
}
