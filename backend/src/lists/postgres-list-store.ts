import { type List, type ListId, LISTS_MAX, type UndoId } from "@earshot/domain/lists/list";
import { ListStore, type OwnerId } from "@earshot/domain/lists/list-store.port";
import type { PodcastId } from "@earshot/domain/catalogue/podcast";
import type { SelectQueryBuilder } from "typeorm";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";
import { isUuid } from "../shared/uuid.js";
import { ListItemRow } from "./list-item.row.js";
import { holdLists, listOf } from "./list-rows.js";
import { ListRow } from "./list.row.js";
import { forgetSteps, keepStep, takeBack } from "./list-steps.js";

/** Lists in PostgreSQL. */
export class PostgresListStore extends ListStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async ofOwner(owner: OwnerId): Promise<readonly List[]> {
    return isUuid(owner) ? this.lists({ userId: owner }) : [];
  }

  async find(owner: OwnerId, id: ListId): Promise<List | undefined> {
    if (!isUuid(owner) || !isUuid(id)) return undefined;
    return (await this.lists({ userId: owner, id }))[0];
  }

  create(owner: OwnerId, name: string): Promise<List | "duplicate-name" | "too-many-lists"> {
    return this.transactions.run(async () => {
      if ((await this.countHeld(owner)) >= LISTS_MAX) return "too-many-lists";
      const lists = await this.transactions.writing(ListRow);
      const made = lists.create({ userId: owner, name });
      const outcome = await this.transactions.unlessDuplicate(() => lists.insert(made));
      return outcome === "duplicate" ? "duplicate-name" : listOf(made, 0);
    });
  }

  rename(owner: OwnerId, id: ListId, name: string): Promise<List | "duplicate-name" | "no-such-list"> {
    return this.transactions.run(async () => {
      if (!isUuid(owner) || !isUuid(id)) return "no-such-list";
      const lists = await this.transactions.writing(ListRow);
      const renamed = await this.transactions.unlessDuplicate(() => lists.update({ id, userId: owner }, { name }));
      if (renamed === "duplicate") return "duplicate-name";
      return (await this.find(owner, id)) ?? "no-such-list";
    });
  }

  remove(owner: OwnerId, id: ListId): Promise<{ readonly undoId: UndoId } | "no-such-list"> {
    return this.transactions.run(async () => {
      if (!(await holdLists(this.transactions, owner, [id])).has(id)) return "no-such-list";
      const undoId = await keepStep(this.transactions, { owner, kind: "list-removed", list: id });
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
    owner: OwnerId,
    undoId: UndoId,
  ): Promise<{ readonly listId: ListId } | "undo-gone" | "duplicate-name" | "too-many-lists"> {
    if (!isUuid(owner) || !isUuid(undoId)) return "undo-gone";
    return this.transactions.run(async () => {
      const lists = await this.countHeld(owner);
      return takeBack(this.transactions, owner, undoId, lists < LISTS_MAX);
    });
  }

  forgetSteps(seconds: number): Promise<number> {
    return forgetSteps(this.transactions, seconds);
  }

  /** How many lists the owner has; nobody adds one until the transaction ends. */
  private async countHeld(owner: OwnerId): Promise<number> {
    const lists = await this.transactions.writing(ListRow);
    await lists.manager
      .createQueryBuilder()
      .select("account.id")
      .from("account_ids", "account")
      .where("account.id = :owner", { owner })
      .setLock("for_no_key_update")
      .getRawOne();
    return lists.countBy({ userId: owner });
  }

  /** Lists with the number of their items, oldest first. */
  private async lists(which: { readonly userId: OwnerId; readonly id?: ListId }): Promise<List[]> {
    const lists = await this.transactions.reading(ListRow);
    const { entities, raw } = await lists
      .createQueryBuilder("list")
      .where(which)
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
