import type { BriefDraft, DraftChange, DraftStep, DraftVersion } from "./brief-draft.js";

/**
 * Keeps briefs that are being written, on this device. When `put` has returned, its text survives a crash of the page and
 * of the program. Each method throws when the store itself fails: a full disk, a forbidden storage.
 */
export abstract class DraftStore {
  /** Writes a change as `draftStep` decides; keeps earlier texts as versions. Throws DomainError "draft.invalid". */
  abstract put(change: DraftChange): Promise<DraftStep>;
  /** undefined: no such draft. */
  abstract find(id: string): Promise<BriefDraft | undefined>;
  /** Drafts of an owner (null: of guests), the newest change first. */
  abstract all(owner: string | null): Promise<readonly BriefDraft[]>;
  /** Earlier texts, newest first, without the current one; at most `DRAFT_VERSIONS - 1`. */
  abstract versions(id: string): Promise<readonly DraftVersion[]>;
  /** Removes a draft and its versions. Nothing happens when there is none. */
  abstract remove(id: string): Promise<void>;
}
