import {
  type BriefDraft,
  checkDraft,
  type DraftChange,
  DRAFTS_MOST,
  type DraftStep,
  draftStep,
  type DraftVersion,
  spareVersion,
} from "@earshot/domain/campaigns/brief-draft";
import { DraftStore } from "@earshot/domain/campaigns/draft-store.port";
import type { DBSchema, IDBPDatabase } from "idb";

type Tables = DBSchema & {
  drafts: { key: string; value: BriefDraft };
  versions: { key: [string, number]; value: DraftVersion & { readonly draftId: string } };
};

const versionsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** Drafts in the browser's IndexedDB. They outlive the tab, but the browser can delete them when it needs space. */
export class BrowserDraftStore extends DraftStore {
  private opened: Promise<IDBPDatabase<Tables>> | undefined;

  constructor(private readonly name = "earshot") {
    super();
  }

  override async put(change: DraftChange): Promise<DraftStep> {
    checkDraft(change);
    const database = await this.database();
    // "strict": the promise resolves once the text is on disk.
    const work = database.transaction(["drafts", "versions"], "readwrite", { durability: "strict" });
    const [drafts, versions] = [work.objectStore("drafts"), work.objectStore("versions")];
    const current = await drafts.get(change.id);
    const step = draftStep(current, change);
    if (step.kind === "keep") {
      await drafts.put(step.draft);
      if (current) {
        const { id: draftId, fields, version, changedAt } = current;
        await versions.put({ draftId, fields, version, changedAt });
        const spare = spareVersion((await versions.getAll(versionsOf(draftId))).reverse(), step.draft);
        if (spare) await versions.delete([draftId, spare.version]);
      }
      const all = (await drafts.getAll()).filter(({ owner }) => owner === change.owner).sort(newestFirst);
      for (const { id } of all.slice(DRAFTS_MOST)) {
        await drafts.delete(id);
        await versions.delete(versionsOf(id));
      }
    }
    await work.done;
    return step;
  }

  override async find(id: string): Promise<BriefDraft | undefined> {
    return (await this.database()).get("drafts", id);
  }

  override async all(owner: string | null): Promise<readonly BriefDraft[]> {
    const drafts = await (await this.database()).getAll("drafts");
    return drafts.filter((draft) => draft.owner === owner).sort(newestFirst);
  }

  override async versions(id: string): Promise<readonly DraftVersion[]> {
    const found = await (await this.database()).getAll("versions", versionsOf(id));
    return found.reverse().map(({ fields, version, changedAt }) => ({ fields, version, changedAt }));
  }

  override async remove(id: string): Promise<void> {
    const work = (await this.database()).transaction(["drafts", "versions"], "readwrite");
    await work.objectStore("drafts").delete(id);
    await work.objectStore("versions").delete(versionsOf(id));
    await work.done;
  }

  /** For tests. */
  async close(): Promise<void> {
    (await this.opened)?.close();
  }

  private database(): Promise<IDBPDatabase<Tables>> {
    this.opened ??= this.open().catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  private async open(): Promise<IDBPDatabase<Tables>> {
    const { openDB } = await import("idb");
    return openDB<Tables>(this.name, 1, {
      upgrade(database) {
        database.createObjectStore("drafts", { keyPath: "id" });
        database.createObjectStore("versions", { keyPath: ["draftId", "version"] });
      },
      // A newer version of the page, in another tab, is waiting to change the tables.
      blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
      terminated: () => (this.opened = undefined),
    });
  }
}

function newestFirst(one: BriefDraft, other: BriefDraft): number {
  return other.changedAt - one.changedAt || (one.id < other.id ? -1 : 1);
}
