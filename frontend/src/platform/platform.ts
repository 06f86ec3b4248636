import type { DraftStore } from "@earshot/domain/campaigns/draft-store.port";
import type { SendOutcome, WaitingBrief, WaitingBriefs } from "@earshot/domain/campaigns/outbox";

/**
 * What the pages need from their platform. The website and the desktop app each provide an implementation, without the members that they do
 * not support.
 */
export type Platform = {
  /** The modifier key of shortcuts, as labeled on the keyboard. */
  readonly modKey: "Cmd" | "Ctrl";
  /** Whether a page can set the volume; otherwise only the device's buttons can. */
  readonly setsVolume: boolean;
  /** Prints the page. Resolves when the dialog is closed. undefined if the browser's print dialog is used. */
  readonly print?: () => Promise<void>;
  /** The system's menu entries for printing the page and for saving it as a PDF. */
  readonly paper?: { follow(chosen: (how: "print" | "pdf") => void): () => void };
  /** Keeps unfinished briefs across restarts. undefined if the browser does not allow storage. */
  readonly drafts?: DraftStore;
  /** Sends briefs, now or once the connection is back. undefined if only an open page can send them. */
  readonly outbox?: BriefOutbox;
  /** Saves files to a path that the user chooses. undefined if they are browser downloads. */
  readonly files?: FileSaver;
  /** Pages that the operating system asks to open. */
  readonly links?: { follow(open: (path: string) => void): () => void };
  /** Commands chosen from the system's menus, by their shortcuts. */
  readonly commands?: { follow(run: (keys: string) => void): () => void };
  /** The saved views in the system's menus. */
  readonly viewMenu?: ViewMenu;
  /** Saves the page as a PDF. Returns its path, or null if the user closed the dialog. */
  readonly pdf?: { save(name: string): Promise<string | null> };
  /** The app around the page: its server, its preferences and its reports. */
  readonly app?: AppControl;
  readonly updates?: UpdateControl;
  /** The results of list edits made offline. */
  readonly listNews?: ListNews;
  /** A catalogue on this device that works without a connection. */
  readonly offline?: OfflineControl;
};

export type NewBrief = Pick<WaitingBrief, "key" | "body" | "title" | "draftId" | "owner">;

type BriefOutbox = {
  /** Accepts a brief. "later": it is stored on this device and sent automatically. */
  send(brief: NewBrief): Promise<SendOutcome>;
  waiting(): Promise<WaitingBriefs>;
  /** Sends waiting briefs now, because the connection is back. */
  retry(): Promise<void>;
  remove(key: string): Promise<void>;
  /** Calls `changed` when a brief was accepted, refused or postponed. Returns a function that unsubscribes. */
  follow(changed: () => void): () => void;
};

export type AppFacts = {
  readonly version: string;
  readonly server: string;
  /** Whether the sign-in survives a restart, which requires secure storage by the system. */
  readonly keepsSignIn: boolean;
  /** Whether the app checks for updates, because it was packaged with a feed. */
  readonly updates: boolean;
  /** The number of crash reports on this device. They are never sent. */
  readonly crashes: number;
};

export type AppPreferences = {
  readonly notify: boolean;
  /** Minutes after midnight; null without quiet hours. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly keepInTray: boolean;
};

/** Why a server is not used: it cannot be, or it has another version than the app and the user has to agree. */
export type ServerRefusal = { readonly kind: "refused" | "other-version"; readonly reason: string };

export type AppControl = {
  /** Signs in with a provider in the system's browser. Resolves once the browser has opened. */
  signIn(provider: "google" | "facebook", remember: boolean): Promise<void>;
  /** Calls `done` when a sign-in outside of the page has succeeded. Returns a function that unsubscribes. */
  followSignIn(done: () => void): () => void;
  /** Calls `changed` when another server was chosen, in any window. Returns a function that unsubscribes. */
  followServer(changed: () => void): () => void;
  readonly facts: () => Promise<AppFacts>;
  /** Switches to another server after checking it. Returns why it is not used; undefined if the switch succeeded. */
  changeServer(address: string, anyVersion: boolean): Promise<ServerRefusal | undefined>;
  readonly preferences: () => Promise<AppPreferences>;
  prefer(preferences: AppPreferences): Promise<void>;
  /** Saves a problem report for the app's makers. Returns its path, or null if the user closed the dialog. */
  saveReport(): Promise<string | null>;
};

export type UpdateState =
  | { readonly kind: "current" | "checking" }
  /** `share` is the progress, from 0 to 1. */
  | { readonly kind: "downloading"; readonly version: string; readonly share: number }
  /** It is installed when the app restarts. */
  | { readonly kind: "ready"; readonly version: string }
  /** The system's package manager installs it, so the app only shows the URL. */
  | { readonly kind: "elsewhere"; readonly version: string; readonly address: string }
  | { readonly kind: "failed"; readonly reason: string };

export type UpdateControl = {
  state(): Promise<UpdateState>;
  check(): Promise<void>;
  /** Restarts the app to install the downloaded update. */
  restart(): Promise<void>;
  follow(changed: (state: UpdateState) => void): () => void;
};

/** The state of the offline catalogue. `updatedAt` and `shows` describe the catalogue that is currently usable. */
export type CatalogueState = {
  readonly kind: "none" | "ready" | "downloading" | "preparing" | "failed";
  /** When its facts were read, in ISO 8601; null if unknown. */
  readonly updatedAt?: string | null;
  readonly shows?: number;
  /** The progress of a download, from 0 to 1. */
  readonly share?: number;
  /** The error message of a failure, for people. */
  readonly reason?: string;
};

/** The state, and whether the server, with this address, is reachable. */
export type OfflineState = CatalogueState & { readonly online: boolean; readonly server: string };

export type ListNews = {
  /** Messages about conflicting changes that the user has not dismissed yet. */
  conflicts(): Promise<readonly string[]>;
  read(): Promise<void>;
  /** Calls `merged` when offline edits have reached the server. */
  follow(merged: (conflicts: readonly string[]) => void): () => void;
};

export type ViewMenu = {
  /** Lists the first of these views; the menu has room for nine. */
  show(views: readonly { readonly id: string; readonly name: string }[]): void;
  /** Calls `open` with the id of the chosen view. Returns a function that unsubscribes. */
  follow(open: (id: string) => void): () => void;
};

export type OfflineControl = {
  state(): Promise<OfflineState>;
  /** Downloads the newest catalogue, or resumes an earlier download. */
  download(shows: "usual" | "all"): Promise<void>;
  stop(): Promise<void>;
  follow(changed: (state: OfflineState) => void): () => void;
};

type FileSaver = {
  /** Drags a list out of the window as a CSV file. Must be called while the pointer is dragging. */
  dragList(list: { readonly listId: string; readonly name: string }): Promise<void>;
  /** Saves a list. Returns the file's path, or null if the user closed the dialog. Rejects with an error message. */
  exportList(list: {
    readonly listId: string;
    readonly name: string;
    readonly format: "csv" | "xlsx" | "opml" | "json";
    /** Only CSV and XLSX files can contain figures. */
    readonly figures?: boolean;
  }): Promise<string | null>;
};
