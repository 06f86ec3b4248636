import { randomUUID } from "node:crypto";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { type List, type ListId, LISTS_MAX, type UndoId } from "@earshot/domain/lists/list";
import type { ListRole } from "@earshot/domain/lists/list-roles";
import { ListStore, type ListUserId, type OwnerId } from "@earshot/domain/lists/list-store.port";
import type { CopiedList } from "@earshot/domain/lists/offline-lists";
import type { ListCopy } from "./list-copy.node";

/** A person's own lists on this device. A change waits until it is sent to the server; undoing it removes it. */
export class SqliteListStore extends ListStore {
  constructor(private readonly copy: ListCopy) {
    super();
  }

  async ofOwner(owner: OwnerId): Promise<readonly List[]> {
    return this.lists(owner).map(listOf);
  }

  async find(user: ListUserId, id: ListId): Promise<List | undefined> {
    const list = this.copy.find(user, id);
    return list && listOf(list);
  }

  /** Other people's lists are only on the server. */
  async role(user: ListUserId, id: ListId): Promise<ListRole | undefined> {
    return this.copy.find(user, id) && "owner";
  }

  async create(owner: OwnerId, name: string): Promise<List | "duplicate-name" | "too-many-lists"> {
    const lists = this.lists(owner);
    if (lists.length >= LISTS_MAX) return "too-many-lists";
    if (lists.some((list) => list.name === name)) return "duplicate-name";
    const list = { id: randomUUID(), name, createdAt: this.copy.moment(), items: [] };
    const known = (this.copy.base(owner) ?? []).map(({ id }) => id);
    this.copy.note(owner, { kind: "create", list, known });
    return listOf(list);
  }

  async rename(user: ListUserId, id: ListId, name: string): Promise<List | "duplicate-name" | "no-such-list"> {
    const lists = this.lists(user);
    const before = lists.find((list) => list.id === id);
    if (!before) return "no-such-list";
    if (lists.some((list) => list.name === name && list.id !== id)) return "duplicate-name";
    this.copy.note(user, { kind: "rename", listId: id, name, before });
    return listOf({ ...before, name });
  }

  async remove(user: ListUserId, id: ListId): Promise<{ readonly undoId: UndoId } | "no-such-list"> {
    const before = this.copy.find(user, id);
    return before ? { undoId: this.copy.note(user, { kind: "delete", listId: id, before }) } : "no-such-list";
  }

  async containing(owner: OwnerId, podcastId: PodcastId): Promise<readonly ListId[]> {
    const holders = this.lists(owner).filter(({ items }) => items.some((item) => item.podcastId === podcastId));
    return holders.map(({ id }) => id);
  }

  async undo(user: ListUserId, undoId: UndoId): ReturnType<ListStore["undo"]> {
    const edit = this.copy.unsent(user, undoId);
    if (!edit || edit.kind === "create" || edit.kind === "rename" || edit.kind === "write") return "undo-gone";
    const lists = this.lists(user);
    const listId = edit.kind === "copy" ? edit.targetId : edit.listId;
    if (edit.kind === "delete") {
      if (lists.length >= LISTS_MAX) return "too-many-lists";
      if (lists.some(({ name }) => name === edit.before.name)) return "duplicate-name";
    } else if (!lists.some(({ id }) => id === listId)) return "undo-gone";
    this.copy.undoUnsent(user, undoId, edit);
    return { listId };
  }

  private lists(owner: OwnerId): readonly CopiedList[] {
    return this.copy.lists(owner) ?? [];
  }
}

function listOf({ id, name, createdAt, items }: CopiedList): List {
  return { id, name, createdAt: new Date(createdAt), itemCount: items.length };
}
