import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type CopiedList, edited, type ListEdit } from "@earshot/domain/lists/offline-lists";
import { inTransaction } from "../system/app-database.node";

type WaitingEdit = { readonly id: string; readonly edit: ListEdit };

/** An account's lists on this device, and its unsent edits. A write is on the disk when it returns. */
export class ListCopy {
  private last = 0;
  /** The lists of the account that asked last, until they change. */
  private current: { readonly owner: string; readonly lists: readonly CopiedList[] | undefined } | undefined;

  constructor(private readonly database: DatabaseSync) {}

  /** The server's last known lists; undefined if never fetched. */
  base(owner: string): readonly CopiedList[] | undefined {
    const row = this.database.prepare("SELECT lists FROM list_copies WHERE owner = ?").get(owner);
    return row && (JSON.parse(String(row.lists)) as readonly CopiedList[]);
  }

  /** The same with the unsent edits applied. */
  lists(owner: string): readonly CopiedList[] | undefined {
    if (this.current?.owner !== owner) {
      const base = this.base(owner);
      const lists = base && this.waiting(owner).reduce((all, { edit }) => edited(all, edit), base);
      this.current = { owner, lists };
    }
    return this.current.lists;
  }

  find(owner: string, id: string): CopiedList | undefined {
    return this.lists(owner)?.find((list) => list.id === id);
  }

  keep(owner: string, lists: readonly CopiedList[]): void {
    this.current = undefined;
    this.database
      .prepare("INSERT INTO list_copies VALUES (?, ?) ON CONFLICT (owner) DO UPDATE SET lists = excluded.lists")
      .run(owner, JSON.stringify(lists));
  }

  /** Oldest first. */
  waiting(owner: string): readonly WaitingEdit[] {
    const rows = this.database.prepare("SELECT id, edit FROM list_edits WHERE owner = ? ORDER BY number").all(owner);
    return rows.map(({ id, edit }) => ({ id: String(id), edit: JSON.parse(String(edit)) as ListEdit }));
  }

  /** Records an edit. Returns the id that undoes it. */
  note(owner: string, edit: ListEdit): string {
    this.current = undefined;
    const id = randomUUID();
    this.database
      .prepare("INSERT INTO list_edits (owner, id, edit) VALUES (?, ?, ?)")
      .run(owner, id, JSON.stringify(edit));
    return id;
  }

  /** Undoes an unsent edit, except for `left`. It cannot be undone again. */
  takeBack(owner: string, id: string, left: ListEdit | undefined): void {
    this.current = undefined;
    const [what, values] = left
      ? ["UPDATE list_edits SET id = ?, edit = ?", [randomUUID(), JSON.stringify(left)]]
      : ["DELETE FROM list_edits", []];
    this.database.prepare(`${what} WHERE owner = ? AND id = ?`).run(...values, owner, id);
  }

  /** The current time, later than all that were returned before: ISO 8601. */
  moment(): string {
    this.last = Math.max(Date.now(), this.last + 1);
    return new Date(this.last).toISOString();
  }

  /**
   * Removes the first unsent edit, which the server has now, and stores its notices. `moved`: a list has a new id, which later
   * edits use.
   */
  done(
    owner: string,
    moved: { readonly from: string; readonly to: string } | undefined,
    told: readonly string[],
  ): void {
    this.current = undefined;
    inTransaction(this.database, () => {
      this.database
        .prepare("DELETE FROM list_edits WHERE number = (SELECT min(number) FROM list_edits WHERE owner = ?)")
        .run(owner);
      for (const text of told) {
        this.database.prepare("INSERT INTO list_conflicts (owner, text) VALUES (?, ?)").run(owner, text);
      }
      for (const place of moved ? ["$.listId", "$.targetId"] : []) {
        this.database
          .prepare("UPDATE list_edits SET edit = json_set(edit, ?, ?) WHERE owner = ? AND json_extract(edit, ?) = ?")
          .run(place, moved!.to, owner, place, moved!.from);
      }
    });
  }

  /** Sentences for the person, oldest first. */
  conflicts(owner: string): readonly string[] {
    const rows = this.database.prepare("SELECT text FROM list_conflicts WHERE owner = ? ORDER BY number").all(owner);
    return rows.map(({ text }) => String(text));
  }

  dropConflicts(owner: string): void {
    this.database.prepare("DELETE FROM list_conflicts WHERE owner = ?").run(owner);
  }
}
