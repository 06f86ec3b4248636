import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type CopiedList, edited, type ListEdit } from "@earshot/domain/lists/offline-lists";
import { undoneEdit, type UndoableEdit } from "@earshot/domain/lists/offline-undo";
import { inTransaction, ownerAt } from "../system/app-database.node";

/** Later edits have a higher `number`. */
type WaitingEdit = { readonly number: number; readonly id: string; readonly edit: ListEdit };

/** An account's lists on this device, and its unsent edits. A write is on disk when it returns. */
export class ListCopy {
  private adopted: string | undefined;
  private last = 0;
  /** The last edit that was sent. It may be unknown whether the server has received it. */
  private sent = 0;
  /** The lists of the account that was last requested, cached until they change. */
  private current: { readonly owner: string; readonly lists: readonly CopiedList[] | undefined } | undefined;

  constructor(private readonly database: DatabaseSync) {}

  /**
   * Assigns what an earlier version of the app stored for an account to this server. That version did not store the server, and an account
   * has the same id only on a copy of its server. What belongs to other accounts stays aside until they sign in.
   */
  adopt(user: string, server: string): void {
    const owner = ownerAt(user, server);
    if (this.adopted === owner) return;
    inTransaction(this.database, () => {
      for (const table of ["list_copies", "list_edits", "list_conflicts"]) {
        this.database.prepare(`UPDATE OR IGNORE ${table} SET owner = ? WHERE owner = ?`).run(owner, user);
      }
    });
    this.adopted = owner;
    this.current = undefined;
  }

  /** The server's lists as last fetched; undefined if they were never fetched. */
  base(owner: string): readonly CopiedList[] | undefined {
    const row = this.database.prepare("SELECT lists FROM list_copies WHERE owner = ?").get(owner);
    return row && (JSON.parse(String(row.lists)) as readonly CopiedList[]);
  }

  /** The same lists with the unsent edits applied. */
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
    const rows = this.database
      .prepare("SELECT number, id, edit FROM list_edits WHERE owner = ? ORDER BY number")
      .all(owner);
    return rows.map(({ number, id, edit }) => ({
      number: Number(number),
      id: String(id),
      edit: JSON.parse(String(edit)) as ListEdit,
    }));
  }

  /** Records an edit. Returns an id that can be used to undo it. */
  note(owner: string, edit: ListEdit): string {
    this.current = undefined;
    const id = randomUUID();
    this.database
      .prepare("INSERT INTO list_edits (owner, id, edit) VALUES (?, ?, ?)")
      .run(owner, id, JSON.stringify(edit));
    return id;
  }

  /** Records that an edit is being sent. From now on, it cannot be undone here. */
  sending(number: number): void {
    this.sent = Math.max(this.sent, number);
  }

  /** The edit with this id, unless it has been sent. */
  unsent(owner: string, id: string): ListEdit | undefined {
    return this.waiting(owner).find((one) => one.id === id && one.number > this.sent)?.edit;
  }

  /** Undoes an unsent edit. What remains of it cannot be undone again. */
  undoUnsent(owner: string, id: string, edit: UndoableEdit): void {
    const all = this.waiting(owner);
    const at = all.findIndex((one) => one.id === id);
    const after = all.slice(at + 1);
    const lists = this.lists(owner) ?? [];
    const { left, later, opposite } = undoneEdit(edit, after.map((one) => one.edit), lists); // prettier-ignore
    this.current = undefined;
    inTransaction(this.database, () => {
      const write = this.database.prepare("UPDATE list_edits SET id = ?, edit = ? WHERE number = ?");
      const { number } = all[at]!;
      if (left) write.run(randomUUID(), JSON.stringify(left), number);
      else this.database.prepare("DELETE FROM list_edits WHERE number = ?").run(number);
      for (const [index, one] of after.entries()) {
        if (later[index] !== one.edit) write.run(one.id, JSON.stringify(later[index]), one.number);
      }
      if (opposite) this.note(owner, opposite);
    });
  }

  /** The current time in ISO 8601, later than every time returned before. */
  moment(): string {
    this.last = Math.max(Date.now(), this.last + 1);
    return new Date(this.last).toISOString();
  }

  /**
   * Removes an edit that has reached the server, and stores its notices. `moved` means that a list has a new id, which later edits must
   * use.
   */
  done(
    { owner, number }: { readonly owner: string; readonly number: number },
    moved: { readonly from: string; readonly to: string } | undefined,
    notices: readonly string[],
  ): void {
    this.current = undefined;
    inTransaction(this.database, () => {
      this.database.prepare("DELETE FROM list_edits WHERE number = ?").run(number);
      for (const text of notices) {
        this.database.prepare("INSERT INTO list_conflicts (owner, text) VALUES (?, ?)").run(owner, text);
      }
      for (const field of moved ? ["$.listId", "$.targetId"] : []) {
        this.database
          .prepare("UPDATE list_edits SET edit = json_set(edit, ?, ?) WHERE owner = ? AND json_extract(edit, ?) = ?")
          .run(field, moved!.to, owner, field, moved!.from);
      }
    });
  }

  /** Notices for the user, oldest first. */
  conflicts(owner: string): readonly string[] {
    const rows = this.database.prepare("SELECT text FROM list_conflicts WHERE owner = ? ORDER BY number").all(owner);
    return rows.map(({ text }) => String(text));
  }

  dropConflicts(owner: string): void {
    this.database.prepare("DELETE FROM list_conflicts WHERE owner = ?").run(owner);
  }
}
