import type { List, ListId, ListItem, UndoId } from "./list.js";
import type { NewItem, OwnerId } from "./list-store.port.js";

export type HeldList = {
  readonly owner: OwnerId;
  readonly id: ListId;
  readonly name: string;
  readonly createdAt: Date;
  readonly items: readonly ListItem[];
};

/** What was done, with what it took away or added. */
export type Step = {
  readonly owner: OwnerId;
  readonly kind: "list-removed" | "items-removed" | "items-moved" | "items-added";
  /** The list as it was before. */
  readonly list: HeldList;
  /** Where moved items went. */
  readonly other?: ListId;
  readonly items: readonly ListItem[];
};

/** What the two stores of lists in memory share. `clock` gives milliseconds since 1970. */
export class MemoryLists {
  private readonly lists = new Map<ListId, HeldList>();
  private readonly steps = new Map<UndoId, Step & { readonly at: number }>();
  private count = 0;
  private last = 0;

  constructor(readonly clock: () => number) {}

  of(owner: OwnerId): readonly HeldList[] {
    return [...this.lists.values()].filter((list) => list.owner === owner).toSorted(byAge);
  }

  find(owner: OwnerId, id: ListId): HeldList | undefined {
    const list = this.lists.get(id);
    return list?.owner === owner ? list : undefined;
  }

  put(list: HeldList): void {
    this.lists.set(list.id, list);
  }

  drop(id: ListId): void {
    this.lists.delete(id);
  }

  newList(owner: OwnerId, name: string): HeldList {
    return { owner, id: this.newId(), name, createdAt: this.newTime(), items: [] };
  }

  newItem({ podcastId, payload }: NewItem): ListItem {
    return { id: this.newId(), podcastId, payload, createdAt: this.newTime() };
  }

  keepStep(step: Step): UndoId {
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

  /** Later than all before it. */
  private newTime(): Date {
    this.last = Math.max(this.clock(), this.last + 1);
    return new Date(this.last);
  }
}

export function listOf({ id, name, createdAt, items }: HeldList): List {
  return { id, name, createdAt, itemCount: items.length };
}

const byAge = (a: HeldList, b: HeldList): number => a.createdAt.getTime() - b.createdAt.getTime();
