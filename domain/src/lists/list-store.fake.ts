import type { PodcastId } from "../catalogue/shows/podcast.js";
import { type List, type ListId, LISTS_MAX, type UndoId } from "./list.js";
import { ListStore, type ListUserId, type OwnerId } from "./list-store.port.js";
import { type StoredList, listOf, type MemoryLists, type Step } from "./memory-lists.fake.js";
import type { Denied, ListRole } from "./list-roles.js";

type Undone = { readonly listId: ListId } | "undo-gone" | "duplicate-name" | "too-many-lists";

export class MemoryListStore extends ListStore {
  constructor(private readonly memory: MemoryLists) {
    super();
  }

  async ofOwner(owner: OwnerId): Promise<readonly List[]> {
    return this.memory.of(owner).map(listOf);
  }

  async find(user: ListUserId, id: ListId): Promise<List | undefined> {
    const list = this.memory.held(user, id, "read");
    return typeof list === "string" ? undefined : listOf(list);
  }

  async role(user: ListUserId, id: ListId): Promise<ListRole | undefined> {
    return this.memory.role(user, id);
  }

  async create(owner: OwnerId, name: string): Promise<List | "duplicate-name" | "too-many-lists"> {
    if (this.isFull(owner)) return "too-many-lists";
    if (this.isTaken(owner, name)) return "duplicate-name";
    const list = this.memory.newList(owner, name);
    this.memory.put(list);
    return listOf(list);
  }

  async rename(user: ListUserId, id: ListId, name: string): Promise<List | "duplicate-name" | Denied> {
    const list = this.memory.held(user, id, "rename");
    if (typeof list === "string") return list;
    if (list.name !== name && this.isTaken(list.owner, name)) return "duplicate-name";
    this.memory.put({ ...list, name });
    return listOf({ ...list, name });
  }

  async remove(user: ListUserId, id: ListId): Promise<{ readonly undoId: UndoId } | Denied> {
    const list = this.memory.held(user, id, "remove");
    if (typeof list === "string") return list;
    const undoId = this.memory.recordStep({ owner: user, kind: "list-removed", list, items: list.items });
    this.memory.drop(id);
    return { undoId };
  }

  async containing(owner: OwnerId, podcastId: PodcastId): Promise<readonly ListId[]> {
    return this.memory
      .of(owner)
      .filter(({ items }) => items.some((item) => item.podcastId === podcastId))
      .map(({ id }) => id);
  }

  async undo(user: ListUserId, undoId: UndoId): Promise<Undone> {
    const step = this.memory.step(user, undoId);
    if (!step) return "undo-gone";
    const undone = step.kind === "list-removed" ? this.putListBack(user, step) : this.putItemsBack(user, step);
    if (typeof undone !== "string") this.memory.dropStep(undoId);
    return undone;
  }

  private putListBack(owner: OwnerId, { list }: Step): Undone {
    if (this.isFull(owner)) return "too-many-lists";
    if (this.isTaken(owner, list.name)) return "duplicate-name";
    this.memory.put(list);
    return { listId: list.id };
  }

  private putItemsBack(user: ListUserId, { kind, list: { id }, other, items }: Step): Undone {
    const list = this.memory.held(user, id, "edit");
    if (typeof list === "string") return "undo-gone";
    const ids = new Set(items.map((item) => item.id));
    if (kind === "items-added") {
      this.memory.put({ ...list, items: list.items.filter((item) => !ids.has(item.id)) });
      return { listId: id };
    }
    const held = kind === "items-moved" ? this.memory.held(user, other ?? "", "edit") : undefined;
    const target = typeof held === "object" ? held : undefined;
    const there = kind === "items-moved" ? (target?.items ?? []).filter((item) => ids.has(item.id)) : items;
    const present = new Set(list.items.map(({ podcastId }) => podcastId));
    const coming = there.filter(({ podcastId }) => !present.has(podcastId));
    this.memory.put({ ...list, items: [...list.items, ...coming] });
    if (target) this.memory.put(without(target, coming));
    return { listId: id };
  }

  private isTaken(owner: OwnerId, name: string): boolean {
    return this.memory.of(owner).some((list) => list.name === name);
  }

  private isFull(owner: OwnerId): boolean {
    return this.memory.of(owner).length >= LISTS_MAX;
  }
}

function without(list: StoredList, going: StoredList["items"]): StoredList {
  const ids = new Set(going.map(({ id }) => id));
  return { ...list, items: list.items.filter(({ id }) => !ids.has(id)) };
}
