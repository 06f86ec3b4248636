import type { DatabaseSync } from "node:sqlite";
import {
  type BriefDraft,
  checkDraft,
  type DraftChange,
  type DraftFields,
  DRAFTS_MOST,
  type DraftStep,
  draftStep,
  type DraftVersion,
  spareVersion,
} from "@earshot/domain/campaigns/brief-draft";
import { DraftStore } from "@earshot/domain/campaigns/draft-store.port";
import { inTransaction } from "../system/app-database.node";

type Row = { id: string; owner: string | null; fields: string; version: number; changed_at: number };

/** The drafts for one server, in the app's own database. Once `put` returns, the change is on disk (`synchronous=FULL`). */
export class SqliteDraftStore extends DraftStore {
  constructor(
    private readonly database: DatabaseSync,
    private readonly server: () => string,
  ) {
    super();
  }

  /** The drafts for another server. */
  of(server: string): SqliteDraftStore {
    return new SqliteDraftStore(this.database, () => server);
  }

  override async put(change: DraftChange): Promise<DraftStep> {
    checkDraft(change);
    return inTransaction(this.database, () => {
      const step = draftStep(this.read(change.id), change);
      if (step.kind === "keep") this.write(step.draft);
      return step;
    });
  }

  override async find(id: string): Promise<BriefDraft | undefined> {
    return this.read(id);
  }

  override async all(owner: string | null): Promise<readonly BriefDraft[]> {
    const rows = this.database
      .prepare("SELECT * FROM drafts WHERE server = ? AND owner IS ? ORDER BY changed_at DESC, id")
      .all(this.server(), owner) as Row[];
    return rows.map(draftOf);
  }

  override async versions(id: string): Promise<readonly DraftVersion[]> {
    return this.earlier(id);
  }

  private earlier(id: string): readonly DraftVersion[] {
    const rows = this.database
      .prepare(
        `SELECT fields, version, changed_at FROM draft_versions WHERE server = ? AND draft_id = ?
         ORDER BY version DESC`,
      )
      .all(this.server(), id) as Pick<Row, "fields" | "version" | "changed_at">[];
    return rows.map((row) => ({ fields: fieldsOf(row), version: row.version, changedAt: row.changed_at }));
  }

  override async remove(id: string): Promise<void> {
    this.database.prepare("DELETE FROM drafts WHERE server = ? AND id = ?").run(this.server(), id);
  }

  /** Removes a draft that was sent, unless it was changed after that time. */
  removeSent(id: string, at: number): void {
    this.database
      .prepare("DELETE FROM drafts WHERE server = ? AND id = ? AND changed_at <= ?")
      .run(this.server(), id, at);
  }

  private read(id: string): BriefDraft | undefined {
    const row = this.database.prepare("SELECT * FROM drafts WHERE server = ? AND id = ?").get(this.server(), id) as
      Row | undefined;
    return row && draftOf(row);
  }

  private write(draft: BriefDraft): void {
    const { id, owner, fields, version, changedAt } = draft;
    const server = this.server();
    this.database
      .prepare(
        `INSERT INTO draft_versions (server, draft_id, version, fields, changed_at)
         SELECT server, id, version, fields, changed_at FROM drafts WHERE server = ? AND id = ?`,
      )
      .run(server, id);
    this.database
      .prepare(
        `INSERT INTO drafts (server, id, owner, fields, version, changed_at) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (server, id) DO UPDATE SET owner = excluded.owner, fields = excluded.fields,
           version = excluded.version, changed_at = excluded.changed_at`,
      )
      .run(server, id, owner, JSON.stringify(fields), version, changedAt);
    const spare = spareVersion(this.earlier(id), draft);
    if (spare) {
      this.database
        .prepare("DELETE FROM draft_versions WHERE server = ? AND draft_id = ? AND version = ?")
        .run(server, id, spare.version);
    }
    this.database
      .prepare(
        `DELETE FROM drafts WHERE rowid IN (
           SELECT rowid FROM drafts WHERE server = ? AND owner IS ? ORDER BY changed_at DESC, id LIMIT -1 OFFSET ?
         )`,
      )
      .run(server, owner, DRAFTS_MOST);
  }
}

function draftOf(row: Row): BriefDraft {
  return { id: row.id, owner: row.owner, fields: fieldsOf(row), version: row.version, changedAt: row.changed_at };
}

function fieldsOf({ fields }: Pick<Row, "fields">): DraftFields {
  return JSON.parse(fields) as DraftFields;
}
