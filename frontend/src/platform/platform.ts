import type { DraftStore } from "@earshot/domain/campaigns/draft-store.port";
import type { SendOutcome, WaitingBrief } from "@earshot/domain/campaigns/outbox";

/**
 * What the pages need from the place that they run in. The website and the desktop app each give one; the pages never ask
 * which. A capability that a place does not have is absent.
 */
export type Platform = {
  /** The key that starts a shortcut, as it is written on the keyboard. */
  readonly modKey: "Cmd" | "Ctrl";
  /** Whether a page may set the volume; where it may not, the device's own keys do. */
  readonly setsVolume: boolean;
  /** Keeps briefs that are being written, over restarts. Absent where the browser forbids it. */
  readonly drafts?: DraftStore;
  /** Sends briefs, now or when the line is back. Absent where only an open page can send. */
  readonly outbox?: BriefOutbox;
  /** Saves files where the person chooses. Absent where the browser's own downloads do that. */
  readonly files?: FileSaver;
  /** Pages that the system asks to open. */
  readonly links?: { follow(open: (path: string) => void): () => void };
};

export type NewBrief = Pick<WaitingBrief, "key" | "body" | "title" | "draftId" | "owner">;

export type BriefOutbox = {
  /** Takes a brief. "later": it is kept on this device and leaves by itself. */
  send(brief: NewBrief): Promise<SendOutcome>;
  waiting(): Promise<readonly WaitingBrief[]>;
  remove(key: string): Promise<void>;
  /** Calls back when a brief was taken, refused or postponed. Returns the way to stop. */
  follow(changed: () => void): () => void;
};

export type FileSaver = {
  /** Saves a list. Returns the file's path, or null when the person closed the dialog. Rejects with a sentence for them. */
  exportList(list: {
    readonly listId: string;
    readonly name: string;
    readonly format: "csv" | "xlsx" | "opml" | "json";
  }): Promise<string | null>;
};
