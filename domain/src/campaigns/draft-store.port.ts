import type { BriefDraft, DraftChange, DraftStep, DraftVersion } from "./brief-draft.js";

/**
 * Stores briefs that are being written, on this device. Once `put` has returned, the text survives a crash of the page or the program.
 * Methods throw if the store itself fails, for example because the disk is full or storage is forbidden.
 */
export abstract class DraftStore {
  /** Writes a change as decided by `draftStep`, and keeps earlier texts as versions. Throws DomainError "draft.invalid". */
  abstract put(change: DraftChange): Promise<DraftStep>;
  /** undefined if there is no such draft. */
  abstract find(id: string): Promise<BriefDraft | undefined>;
  /** The drafts of an owner (null for guests), most recently changed first. */
  abstract all(owner: string | null): Promise<readonly BriefDraft[]>;
  /** Earlier versions, newest first, without the current one; at most `DRAFT_VERSIONS - 1`. */
  abstract versions(id: string): Promise<readonly DraftVersion[]>;
  /** Removes a draft and its versions. Does nothing if there is no such draft. */
  abstract remove(id: string): Promise<void>;
}
