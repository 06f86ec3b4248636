import { type List, type ListId, LISTS_MAX, type UndoId } from "@earshot/domain/lists/list";
import { changedValues } from "@earshot/domain/lists/list-change";
import { ListStore, type ListUserId, type OwnerId } from "@earshot/domain/lists/list-store.port";
import type { Denied, ListRole } from "@earshot/domain/lists/list-roles";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { SelectQueryBuilder } from "typeorm";
import { lockAccountRow } from "../database/lock-account-row.js";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { isUuid } from "../shared/process/uuid.js";
import { ListItemRow } from "./stores/list-item.row.js";
import { listOf } from "./list-rows.js";
import { ListRow } from "./stores/list.row.js";
import { recordStep, undoStep } from "./list-steps.js";
import { recordActivity } from "./stores/list-activities.js";
import { type ListNews, NO_LIST_NEWS } from "./stores/list-news.js";
import { withLockedLists, roleIn, visible } from "./stores/lock-lists.js";

export class PostgresListStore extends ListStore {
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly news: ListNews = NO_LIST_NEWS,
  ) {
    super();
  }

  async ofOwner(owner: OwnerId): Promise<readonly List[]> {
    return isUuid(owner) ? this.lists("list.user_id = :user", { user: owner }) : [];
  }

  async find(user: ListUserId, id: ListId): Promise<List | undefined> {
    if (!isUuid(user) || !isUuid(id)) return undefined;
    return (await this.lists(`list.id = :id AND ${visible("list")}`, { user, id }))[0];
  }

  role(user: ListUserId, id: ListId): Promise<ListRole | undefined> {
    return roleIn(this.transactions, user, id);
  }

  create(owner: OwnerId, name: string): Promise<List | "duplicate-name" | "too-many-lists"> {
    return this.transactions.run(async () => {
      if ((await this.countLocked(owner)) >= LISTS_MAX) return "too-many-lists";
      const lists = await this.transactions.writing(ListRow);
      const made = lists.create({ userId: owner, name });
      const outcome = await this.transactions.unlessDuplicate(() => lists.insert(made));
      if (outcome === "duplicate") return "duplicate-name";
      await this.news.tell(made.id, { change: "created", fields: { name: { from: null, to: name } } });
      return listOf(made, 0);
    });
  }

  rename(user: ListUserId, id: ListId, name: string): Promise<List | "duplicate-name" | Denied> {
    return withLockedLists(this.transactions, user, [{ list: id, action: "rename" }], async () => {
      const lists = await this.transactions.writing(ListRow);
      const before = await lists.findOneByOrFail({ id });
      const renamed = await this.transactions.unlessDuplicate(() => lists.update({ id }, { name }));
      if (renamed === "duplicate") return "duplicate-name";
      await recordActivity(this.transactions, { list: id, user, kind: "renamed", subject: name });
      await this.news.tell(id, { change: "renamed", fields: changedValues(before, { ...before, name }, ["name"]) });
      return (await this.find(user, id)) ?? "no-such-list";
    });
  }

  remove(user: ListUserId, id: ListId): Promise<{ readonly undoId: UndoId } | Denied> {
    return withLockedLists(this.transactions, user, [{ list: id, action: "remove" }], async () => {
      const undoId = await recordStep(this.transactions, { user, kind: "list-removed", list: id });
      await this.news.tell(id, { change: "deleted" });
      await (await this.transactions.writing(ListRow)).delete({ id });
      return { undoId };
    });
  }

  async containing(owner: OwnerId, podcastId: PodcastId): Promise<readonly ListId[]> {
    if (!isUuid(owner)) return [];
    const lists = await this.transactions.reading(ListRow);
    const found = await lists
      .createQueryBuilder("list")
      .select("list.id")
      .innerJoin(ListItemRow, "item", "item.listId = list.id AND item.podcastId = :podcastId", { podcastId })
      .where({ userId: owner })
      .orderBy({ "list.createdAt": "ASC", "list.id": "ASC" })
      .getMany();
    return found.map(({ id }) => id);
  }

  async undo(
    user: ListUserId,
    undoId: UndoId,
  ): Promise<{ readonly listId: ListId } | "undo-gone" | "duplicate-name" | "too-many-lists"> {
    if (!isUuid(user) || !isUuid(undoId)) return "undo-gone";
    return this.transactions.run(async () => {
      const lists = await this.countLocked(user);
      return undoStep(this.transactions, this.news, { user, id: undoId, room: lists < LISTS_MAX });
    });
  }

  /** Counts the owner's lists, and keeps others from being added until the transaction ends. */
  private async countLocked(owner: OwnerId): Promise<number> {
    const lists = await this.transactions.writing(ListRow);
    await lockAccountRow(lists.manager, owner);
    return lists.countBy({ userId: owner });
  }

  /** Lists with the number of their items, oldest first. */
  private async lists(which: string, parameters: Readonly<Record<string, string>>): Promise<List[]> {
    const lists = await this.transactions.reading(ListRow);
    const { entities, raw } = await lists
      .createQueryBuilder("list")
      .where(which, parameters)
      .addSelect(
        (items: SelectQueryBuilder<ListItemRow>) =>
          items.select("count(*)::int").from(ListItemRow, "item").where("item.listId = list.id"),
        "items",
      )
      .orderBy({ "list.createdAt": "ASC", "list.id": "ASC" })
      .getRawAndEntities<{ items: number }>();
    return entities.map((list, index) => listOf(list, raw[index]?.items ?? 0));
  }
}
