import { orderedItems, pageOfItems } from "./items-in-memory.js";
import { type ItemId, ITEMS_MAX, type ListId, type ListItem, type UndoId } from "./list.js";
import type { ListSort } from "./list-order.js";
import {
  type Added,
  type ItemPage,
  type ItemQuery,
  ListItemStore,
  type ListUserId,
  type NewItem,
  type TransferMode,
  type Transferred,
} from "./list-store.port.js";
import type { MemoryLists } from "./memory-lists.fake.js";
import type { Denied } from "./list-roles.js";
import { ownColumns } from "./columns/own-columns.js";

const PORTION = 1_000;

export class MemoryListItemStore extends ListItemStore {
  constructor(private readonly memory: MemoryLists) {
    super();
  }

  async page(user: ListUserId, id: ListId, query: ItemQuery): Promise<ItemPage | "no-such-list"> {
    const list = this.memory.held(user, id, "read");
    return typeof list === "string" ? "no-such-list" : pageOfItems(list.items, query);
  }

  async *walk(user: ListUserId, id: ListId, sort: ListSort): AsyncGenerator<readonly ListItem[]> {
    const list = this.memory.held(user, id, "read");
    const all = orderedItems(typeof list === "string" ? [] : list.items, sort);
    for (let at = 0; at < all.length; at += PORTION) yield all.slice(at, at + PORTION);
  }

  async add(user: ListUserId, id: ListId, items: readonly NewItem[]): Promise<Added | Denied | "list-full"> {
    const list = this.memory.held(user, id, "edit");
    if (typeof list === "string") return list;
    const held = new Set(list.items.map(({ podcastId }) => podcastId));
    const alreadyThere = items.map(({ podcastId }) => podcastId).filter((one) => held.has(one));
    const added = items.filter(({ podcastId }) => !held.has(podcastId)).map((item) => this.memory.newItem(item));
    if (list.items.length + added.length > ITEMS_MAX) return "list-full";
    if (added.length === 0) return { items: [], alreadyThere };
    this.memory.put({ ...list, items: [...list.items, ...added] });
    const undoId = this.memory.recordStep({ owner: user, kind: "items-added", list, items: added });
    return { items: added, alreadyThere, undoId };
  }

  async remove(
    user: ListUserId,
    id: ListId,
    items: readonly ItemId[],
  ): Promise<{ readonly done: readonly ItemId[]; readonly undoId?: UndoId } | Denied> {
    const list = this.memory.held(user, id, "edit");
    if (typeof list === "string") return list;
    const going = list.items.filter((item) => items.includes(item.id));
    if (going.length === 0) return { done: [] };
    const undoId = this.memory.recordStep({ owner: user, kind: "items-removed", list, items: going });
    this.memory.put({ ...list, items: list.items.filter((item) => !going.includes(item)) });
    return { done: going.map((item) => item.id), undoId };
  }

  async transfer(
    user: ListUserId,
    way: TransferMode,
    items: readonly ItemId[],
  ): Promise<Transferred | Denied | "list-full"> {
    const from = this.memory.held(user, way.from, way.how === "move" ? "edit" : "read");
    const to = this.memory.held(user, way.to, "edit");
    if (from === "no-such-list" || to === "no-such-list") return "no-such-list";
    if (typeof from === "string" || typeof to === "string") return "not-allowed";
    const there = from.items.filter((item) => items.includes(item.id));
    const held = new Set(to.items.map(({ podcastId }) => podcastId));
    const alreadyThere = there.filter(({ podcastId }) => held.has(podcastId)).map(({ id }) => id);
    const going = there.filter(({ podcastId }) => !held.has(podcastId));
    if (going.length === 0) return { items: [], alreadyThere };
    if (to.items.length + going.length > ITEMS_MAX) return "list-full";
    const moves = way.how === "move";
    const arrived = going.map((item) => ({
      ...(moves ? item : this.memory.newItem({ ...item, own: ownColumns(item) })),
      from: item.id,
    }));
    const stored = arrived.map(({ from: _from, ...item }) => item);
    if (moves) this.memory.put({ ...from, items: from.items.filter((item) => !going.includes(item)) });
    this.memory.put({ ...to, items: [...to.items, ...stored] });
    const undoId = this.memory.recordStep(
      moves
        ? { owner: user, kind: "items-moved", list: from, other: to.id, items: stored }
        : { owner: user, kind: "items-added", list: to, items: stored },
    );
    return { items: arrived, alreadyThere, undoId };
  }
}
