import type { DatabaseSync } from "node:sqlite";
import { type CopiedList, edited, type ListEdit } from "@earshot/domain/lists/offline-lists";
import { inTransaction } from "../system/app-database.node";

type WaitingEdit = { readonly id: string; readonly edit: ListEdit };

/** An account's lists on this device, and its unsent edits. A write is on the disk when it returns. */
export class ListCopy {
  constructor(private readonly database: DatabaseSync) {}

  /** The server's last known lists; undefined if never fetched. */
  base(owner: string): readonly CopiedList[] | undefined {
    const row = this.database.prepare("SELECT lists FROM list_copies WHERE owner = ?").get(owner);
    return row && (JSON.parse(String(row.lists)) as readonly CopiedList[]);
  }

  /** The same with the unsent edits applied. */
  lists(owner: string): readonly CopiedList[] | undefined {
    const base = this.base(owner);
    return base && this.waiting(owner).reduce((lists, { edit }) => edited(lists, edit), base);
  }

  keep(owner: string, lists: readonly CopiedList[]): void {
    this.database
      .prepare("INSERT INTO list_copies VALUES (?, ?) ON CONFLICT (owner) DO UPDATE SET lists = excluded.lists")
      .run(owner, JSON.stringify(lists));
  }

  /** Oldest first. */
  waiting(owner: string): readonly WaitingEdit[] {
    const rows = this.database.prepare("SELECT id, edit FROM list_edits WHERE owner = ? ORDER BY number").all(owner);
    return rows.map(({ id, edit }) => ({ id: String(id), edit: JSON.parse(String(edit)) as ListEdit }));
  }

  add(owner: string, edits: readonly WaitingEdit[]): void {
    const insert = this.database.prepare("INSERT INTO list_edits (owner, id, edit) VALUES (?, ?, ?)");
    inTransaction(this.database, () => {
      for (const { id, edit } of edits) insert.run(owner, id, JSON.stringify(edit));
    });
  }

  /** Undoes unsent edits; false if there is none with this id. */
  takeBack(owner: string, id: string): boolean {
    return this.database.prepare("DELETE FROM list_edits WHERE owner = ? AND id = ?").run(owner, id).changes > 0;
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
