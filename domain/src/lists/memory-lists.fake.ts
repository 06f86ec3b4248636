import type { List, ListId, ListItem, UndoId } from "./list.js";
import type { ListUserId, NewItem, OwnerId } from "./list-store.port.js";
import { type Denied, denial, type GivenRole, type ListAction, type ListRole } from "./list-roles.js";
import { blankColumns } from "./columns/own-columns.js";

export type StoredList = {
  readonly owner: OwnerId;
  readonly id: ListId;
  readonly name: string;
  readonly createdAt: Date;
  readonly items: readonly ListItem[];
};

/** A step that can be undone, with the items it removed or added. */
export type Step = {
  readonly owner: OwnerId;
  readonly kind: "list-removed" | "items-removed" | "items-moved" | "items-added";
  /** The list before the step. */
  readonly list: StoredList;
  /** The target list of moved items. */
  readonly other?: ListId;
  readonly items: readonly ListItem[];
};

/** State shared by the two in-memory list stores. `clock` returns epoch milliseconds. */
export class MemoryLists {
  private readonly lists = new Map<ListId, StoredList>();
  private readonly steps = new Map<UndoId, Step & { readonly at: number }>();
  private readonly members = new Map<string, GivenRole>();
  private count = 0;
  private last = 0;

  constructor(readonly clock: () => number) {}

  of(owner: OwnerId): readonly StoredList[] {
    return [...this.lists.values()].filter((list) => list.owner === owner).toSorted(byAge);
  }

  /** Returns the list if the user may perform this action on it. */
  held(user: ListUserId, id: ListId, action: ListAction): StoredList | Denied {
    const list = this.lists.get(id);
    return denial(this.role(user, id), action) ?? list ?? "no-such-list";
  }

  role(user: ListUserId, id: ListId): ListRole | undefined {
    const list = this.lists.get(id);
    if (!list) return undefined;
    return list.owner === user ? "owner" : this.members.get(`${id} ${user}`);
  }

  join(id: ListId, user: ListUserId, role: GivenRole): void {
    this.members.set(`${id} ${user}`, role);
  }

  put(list: StoredList): void {
    this.lists.set(list.id, list);
  }

  drop(id: ListId): void {
    this.lists.delete(id);
  }

  newList(owner: OwnerId, name: string): StoredList {
    return { owner, id: this.newId(), name, createdAt: this.newTime(), items: [] };
  }

  newItem({ podcastId, payload, own }: NewItem): ListItem {
    return { id: this.newId(), podcastId, payload, createdAt: this.newTime(), ...blankColumns(), ...own, version: 1 };
  }

  recordStep(step: Step): UndoId {
    const id = this.newId();
    this.steps.set(id, { ...step, at: this.clock() });
    return id;
  }

  step(owner: OwnerId, id: UndoId): Step | undefined {
    const step = this.steps.get(id);
    return step?.owner === owner ? step : undefined;
  }

  dropStep(id: UndoId): void {
    this.steps.delete(id);
  }

  forgetSteps(seconds: number): number {
    const old = [...this.steps].filter(([, { at }]) => at < this.clock() - seconds * 1000);
    for (const [id] of old) this.steps.delete(id);
    return old.length;
  }

  private newId(): string {
    return `id-${String((this.count += 1)).padStart(9, "0")}`;
  }

  /** Returns a time later than all previous ones. */
  private newTime(): Date {
    this.last = Math.max(this.clock(), this.last + 1);
    return new Date(this.last);
  }
}

export function listOf({ id, name, createdAt, items }: StoredList): List {
  return { id, name, createdAt, itemCount: items.length };
}

const byAge = (a: StoredList, b: StoredList): number => a.createdAt.getTime() - b.createdAt.getTime();
