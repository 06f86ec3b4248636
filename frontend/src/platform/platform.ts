import type { DraftStore } from "@earshot/domain/campaigns/draft-store.port";
import type { SendOutcome, WaitingBrief } from "@earshot/domain/campaigns/outbox";

/**
 * What the pages need from their platform. The website and the desktop app each provide one; the pages never ask which. A
 * capability that the platform lacks is absent.
 */
export type Platform = {
  /** The key that starts a shortcut, as it is written on the keyboard. */
  readonly modKey: "Cmd" | "Ctrl";
  /** Whether a page may set the volume; where it may not, the device's own keys do. */
  readonly setsVolume: boolean;
  /** Keeps unfinished briefs across restarts. Absent when the browser forbids storage. */
  readonly drafts?: DraftStore;
  /** Sends briefs, now or when the connection is back. Absent when only an open page can send. */
  readonly outbox?: BriefOutbox;
  /** Saves files at a path that the person chooses. Absent when the browser's own downloads do that. */
  readonly files?: FileSaver;
  /** Pages that the system asks to open. */
  readonly links?: { follow(open: (path: string) => void): () => void };
};

export type NewBrief = Pick<WaitingBrief, "key" | "body" | "title" | "draftId" | "owner">;

export type BriefOutbox = {
  /** Takes a brief. "later": it is stored on this device and sent automatically. */
  send(brief: NewBrief): Promise<SendOutcome>;
  waiting(): Promise<readonly WaitingBrief[]>;
  /** Tries now to send what waits: the connection is back. */
  retry(): Promise<void>;
  remove(key: string): Promise<void>;
  /** Calls `changed` when a brief was taken, refused or postponed. Returns a function that unsubscribes. */
  follow(changed: () => void): () => void;
};

export type FileSaver = {
  /** Saves a list. Returns the file's path, or null when the person closed the dialog. Rejects with a message for them. */
  exportList(list: {
    readonly listId: string;
    readonly name: string;
    readonly format: "csv" | "xlsx" | "opml" | "json";
  }): Promise<string | null>;
};
