import { randomUUID } from "node:crypto";
import { orderedItems, pageOfItems } from "@earshot/domain/lists/items-in-memory";
import { type ItemId, ITEMS_MAX, type ListId, type ListItem } from "@earshot/domain/lists/list";
import type { ListSort } from "@earshot/domain/lists/list-order";
import {
  type Added,
  type ItemPage,
  type ItemQuery,
  ListItemStore,
  type ListUserId,
  type NewItem,
  type Transferred,
  type TransferMode,
} from "@earshot/domain/lists/list-store.port";
import { columnsOf, type CopiedList, shownItem } from "@earshot/domain/lists/offline-lists";
import type { ListCopy } from "./list-copy.node";

const PORTION = 1_000;

/** The items of a person's lists on this device. Changes work as in `SqliteListStore`. */
export class SqliteListItemStore extends ListItemStore {
  constructor(private readonly copy: ListCopy) {
    super();
  }

  async page(user: ListUserId, id: ListId, query: ItemQuery): Promise<ItemPage | "no-such-list"> {
    const list = this.copy.find(user, id);
    return list ? pageOfItems(shownItems(list), query) : "no-such-list";
  }

  async *walk(user: ListUserId, id: ListId, sort: ListSort): AsyncGenerator<readonly ListItem[]> {
    const list = this.copy.find(user, id);
    const all = list ? orderedItems(shownItems(list), sort) : [];
    for (let at = 0; at < all.length; at += PORTION) yield all.slice(at, at + PORTION);
  }

  async add(user: ListUserId, id: ListId, items: readonly NewItem[]): Promise<Added | "no-such-list" | "list-full"> {
    const list = this.copy.find(user, id);
    if (!list) return "no-such-list";
    const held = podcastsOf(list);
    const alreadyThere = items.map(({ podcastId }) => podcastId).filter((podcastId) => held.has(podcastId));
    const createdAt = this.copy.moment();
    const added = items
      .filter(({ podcastId }) => !held.has(podcastId))
      .map(({ podcastId, payload, own }) => ({ id: randomUUID(), podcastId, payload, createdAt, ...own }));
    if (list.items.length + added.length > ITEMS_MAX) return "list-full";
    if (added.length === 0) return { items: [], alreadyThere };
    const undoId = this.copy.note(user, { kind: "add", listId: id, items: added, before: list });
    return { items: added.map((item) => shownItem(item, list)), alreadyThere, undoId };
  }

  async remove(user: ListUserId, id: ListId, items: readonly ItemId[]): ReturnType<ListItemStore["remove"]> {
    const list = this.copy.find(user, id);
    if (!list) return "no-such-list";
    const going = itemsIn(list, items);
    if (going.length === 0) return { done: [] };
    const podcastIds = going.map(({ podcastId }) => podcastId);
    const undoId = this.copy.note(user, { kind: "remove", listId: id, podcastIds, before: list });
    return { done: going.map((item) => item.id), undoId };
  }

  async transfer(
    user: ListUserId,
    { from, to, how }: TransferMode,
    items: readonly ItemId[],
  ): Promise<Transferred | "no-such-list" | "list-full"> {
    const [before, target] = [this.copy.find(user, from), this.copy.find(user, to)];
    if (!before || !target) return "no-such-list";
    const held = podcastsOf(target);
    const there = itemsIn(before, items);
    const going = there.filter(({ podcastId }) => !held.has(podcastId));
    const alreadyThere = there.filter(({ podcastId }) => held.has(podcastId)).map(({ id }) => id);
    if (going.length === 0) return { items: [], alreadyThere };
    if (target.items.length + going.length > ITEMS_MAX) return "list-full";
    const fresh = () => ({ id: randomUUID(), createdAt, version: 1 });
    const createdAt = this.copy.moment();
    // Keeps their current columns, because the other list may have a different first status.
    const arrived = going.map((item) => ({
      ...item,
      ...columnsOf(item, before.statuses),
      ...(how === "copy" && fresh()),
    }));
    const edit = { kind: how, listId: from, targetId: to, items: arrived, before, target };
    const undoId = this.copy.note(user, edit);
    const shown = arrived.map((item, at) => ({ ...shownItem(item, before), from: going[at]!.id }));
    return { items: shown, alreadyThere, undoId };
  }
}

const shownItems = (list: CopiedList) => list.items.map((item) => shownItem(item, list));
const podcastsOf = ({ items }: CopiedList) => new Set(items.map(({ podcastId }) => podcastId));

function itemsIn({ items }: CopiedList, ids: readonly ItemId[]): CopiedList["items"] {
  const wanted = new Set(ids);
  return items.filter(({ id }) => wanted.has(id));
}
