import { type ItemId, ITEMS_MAX, type ListId, type ListItem, PAGE_SIZE, type UndoId } from "./list.js";
import { type ListSort, searchForm, searchText, titleKey } from "./list-order.js";
import {
  type Added,
  type ItemPage,
  type ItemQuery,
  ListItemStore,
  type ListUserId,
  type NewItem,
  type Transferred,
} from "./list-store.port.js";
import type { MemoryLists } from "./memory-lists.fake.js";
import type { Denied } from "./list-roles.js";
import { ownColumns } from "./columns/own-columns.js";

const PORTION = 1_000;
type Compare = (a: ListItem, b: ListItem) => number;

/** Items of lists in memory, for tests. */
export class MemoryListItemStore extends ListItemStore {
  constructor(private readonly memory: MemoryLists) {
    super();
  }

  async page(user: ListUserId, id: ListId, { page, sort, q, status }: ItemQuery): Promise<ItemPage | "no-such-list"> {
    const list = this.memory.held(user, id, "read");
    if (typeof list === "string") return "no-such-list";
    const wanted = searchForm(q);
    const found = ordered(list.items, sort).filter(
      (item) => searchText(item.payload).includes(wanted) && (status === undefined || item.status === status),
    );
    return { items: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: found.length };
  }

  async *walk(user: ListUserId, id: ListId, sort: ListSort): AsyncGenerator<readonly ListItem[]> {
    const list = this.memory.held(user, id, "read");
    const all = ordered(typeof list === "string" ? [] : list.items, sort);
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
    const undoId = this.memory.keepStep({ owner: user, kind: "items-added", list, items: added });
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
    const undoId = this.memory.keepStep({ owner: user, kind: "items-removed", list, items: going });
    this.memory.put({ ...list, items: list.items.filter((item) => !going.includes(item)) });
    return { done: going.map((item) => item.id), undoId };
  }

  async transfer(
    user: ListUserId,
    way: { readonly from: ListId; readonly to: ListId; readonly how: "move" | "copy" },
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
    const undoId = this.memory.keepStep(
      moves
        ? { owner: user, kind: "items-moved", list: from, other: to.id, items: stored }
        : { owner: user, kind: "items-added", list: to, items: stored },
    );
    return { items: arrived, alreadyThere, undoId };
  }
}

function ordered(items: readonly ListItem[], sort: ListSort): readonly ListItem[] {
  const compare = sort === "newest" || sort === "oldest" ? byTime : byTitle;
  const up: Compare = (a, b) => compare(a, b) || codeUnits(a.id, b.id);
  return items.toSorted(sort === "oldest" || sort === "title_asc" ? up : (a, b) => up(b, a));
}

const byTime: Compare = (a, b) => a.createdAt.getTime() - b.createdAt.getTime();
const byTitle: Compare = (a, b) => codeUnits(titleKey(a.payload), titleKey(b.payload));
const codeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
