import {
  type BriefDraft,
  checkDraft,
  type DraftChange,
  DRAFTS_MOST,
  type DraftStep,
  draftStep,
  type DraftVersion,
  spareVersion,
} from "./brief-draft.js";
import { DraftStore } from "./draft-store.port.js";

export class MemoryDraftStore extends DraftStore {
  private readonly drafts = new Map<string, BriefDraft>();
  private readonly earlier = new Map<string, readonly DraftVersion[]>();

  async put(change: DraftChange): Promise<DraftStep> {
    checkDraft(change);
    const current = this.drafts.get(change.id);
    const step = draftStep(current, change);
    if (step.kind !== "keep") return step;
    this.drafts.set(change.id, step.draft);
    if (current) {
      const { fields, version, changedAt } = current;
      const versions = [{ fields, version, changedAt }, ...(this.earlier.get(change.id) ?? [])];
      const spare = spareVersion(versions, step.draft);
      this.earlier.set(
        change.id,
        versions.filter((one) => one !== spare),
      );
    }
    for (const { id } of (await this.all(change.owner)).slice(DRAFTS_MOST)) await this.remove(id);
    return step;
  }

  async find(id: string): Promise<BriefDraft | undefined> {
    return this.drafts.get(id);
  }

  async all(owner: string | null): Promise<readonly BriefDraft[]> {
    return this.sorted().filter((draft) => draft.owner === owner);
  }

  async versions(id: string): Promise<readonly DraftVersion[]> {
    return this.earlier.get(id) ?? [];
  }

  async remove(id: string): Promise<void> {
    this.drafts.delete(id);
    this.earlier.delete(id);
  }

  private sorted(): BriefDraft[] {
    return [...this.drafts.values()].sort((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1));
  }
}
