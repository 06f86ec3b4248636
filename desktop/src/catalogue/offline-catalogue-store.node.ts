import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { CatalogueState } from "@earshot/frontend/platform/platform";
import type { Settings } from "../system/settings.node";
import type { Sender } from "../system/sender";
import { AskedProcess, ProcessEnded, type StartProgram } from "../system/side-process";
import type { MakerNews, MakerTasks } from "./maker-tasks.node";
import { OfflineReader } from "./offline-reader.node";

type Tools = {
  readonly folder: string;
  readonly settings: Pick<Settings, "read" | "write">;
  /** The current server, and the signed-in account's token. */
  readonly sender: () => Promise<Sender>;
  readonly startProgram: StartProgram;
  readonly changed: (state: CatalogueState) => void;
  /** The ids of the shows in the user's lists on the server. */
  readonly listed: () => Promise<readonly string[]>;
};

const CURRENT = "offline-catalogue";
const NOT_OPENED = "The offline catalogue did not open. Start the app again, or download it again.";
const NEW_NOT_OPENED = "The new catalogue did not open. Please try again.";
const STOPPED = "The download stopped. Please try again.";
const keyOf = (server: string) => `snapshot-key ${server}`;

/** The offline catalogue on this device. Downloads and opens it, and replaces it once a newer one is complete. */
export class OfflineCatalogueStore {
  private opened: OfflineReader | undefined;
  private opening: Promise<void> | undefined;
  /** Runs while a downloaded file is being opened. */
  private replacing: Promise<void> | undefined;
  private now: CatalogueState = { kind: "none" };
  private downloading: { readonly done: Promise<void>; readonly stop: AbortController } | undefined;
  /** Ends the process of a file that is being opened. */
  private endOpening: (() => unknown) | undefined;
  private isClosed = false;

  constructor(private readonly tools: Tools) {}

  get state(): CatalogueState {
    return this.now;
  }

  /** Opens the file from an earlier start, once, and again if its process ended. Resolves to undefined if there is no catalogue. */
  async catalogue(): Promise<OfflineReader | undefined> {
    // What cannot be opened is as if there were none: lists, and a new download, must work.
    await (this.opening ??= this.open());
    return this.opened;
  }

  /**
   * Opens the file from an earlier start. It is never removed here, because a sound file may not open either, for example while the app
   * closes; the next download replaces it.
   */
  private async open(): Promise<void> {
    // The new file is read instead, if it opens.
    if (this.replacing) await this.replacing.catch(() => undefined);
    if (this.opened || this.isClosed) return;
    const name = this.tools.settings.read(CURRENT);
    const path = name && join(this.tools.folder, name);
    if (!path || !existsSync(path)) return;
    const state = await this.use(path).then(
      () => this.ready(),
      () => ({ kind: "failed", reason: NOT_OPENED }) as const,
    );
    // A download in the meantime has a state of its own.
    if (!this.downloading) this.tell(state);
  }

  /** Downloads the newest catalogue, one download at a time. Never rejects; the state contains the error. */
  download(shows: "usual" | "all"): Promise<void> {
    if (!this.downloading) {
      const stop = new AbortController();
      const done = this.run(shows, stop.signal)
        .catch((error: unknown) => {
          if (!stop.signal.aborted) this.tell({ ...this.ready(), kind: "failed", reason: reasonOf(error) });
          else this.tell(this.ready());
        })
        .finally(() => (this.downloading = undefined));
      this.downloading = { done, stop };
    }
    return this.downloading.done;
  }

  stop(): void {
    this.downloading?.stop.abort();
  }

  /** Forgets the server's signing key, so that a new one is accepted. */
  forgetKey(server: string): void {
    this.tools.settings.write(keyOf(server), undefined);
  }

  /** Ends all processes. From now on, nothing is reported, because the app closes. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.stop();
    this.endOpening?.();
    await this.opening;
    await this.downloading?.done;
    await this.opened?.close();
    this.opened = undefined;
  }

  private async run(shows: "usual" | "all", signal: AbortSignal): Promise<void> {
    const { folder, settings, sender, listed, startProgram } = this.tools;
    const account = await sender();
    signal.throwIfAborted();
    const knownKey = settings.read(keyOf(account.server));
    this.tell({ ...this.ready(), kind: "downloading", share: 0 });
    const maker = new AskedProcess<MakerTasks>(startProgram("catalogue-maker.js"), ({ done, total }: MakerNews) =>
      this.tell({ ...this.ready(), kind: "downloading", share: done / total }),
    );
    signal.addEventListener("abort", () => void maker.end());
    let name: string;
    let key: string;
    try {
      const fetched = await maker.ask("fetch", { ...account, shows, folder, knownKey });
      this.tell({ ...this.ready(), kind: "preparing" });
      name = `${fetched.manifest.sha256.slice(0, 16)}-${Date.now().toString(36)}.sqlite`;
      key = fetched.key;
      const order = { snapshot: fetched.path, listed: await listed(), path: join(folder, name) };
      await maker.ask("build", { ...account, ...order });
    } finally {
      await maker.end();
    }
    signal.throwIfAborted();
    // An earlier file that opens later would replace this one.
    await this.opening;
    signal.throwIfAborted();
    const before = this.opened;
    const path = join(folder, name);
    try {
      await (this.replacing = this.use(path).finally(() => (this.replacing = undefined)));
    } catch (cause) {
      await rm(path, { force: true }).catch(() => undefined);
      throw new Error(NEW_NOT_OPENED, { cause });
    }
    this.tell(this.ready());
    settings.write(CURRENT, name);
    settings.write(keyOf(account.server), key);
    // Last, because a process that waits for a broken disk does not end. Its file may not be removable before.
    await before?.close();
    await this.sweep(name);
  }

  private async use(path: string): Promise<void> {
    const side = this.tools.startProgram("catalogue-reader.js");
    this.endOpening = () => side.kill();
    const next = await OfflineReader.open(path, side).finally(() => (this.endOpening = undefined));
    if (this.isClosed) return next.close();
    const before = this.opened;
    this.opened = next;
    void next.ended.then(() => this.forget(next));
    void before?.close();
  }

  /** The process of the open file ended, which means nothing about the file, so the next request opens it again. */
  private forget(reader: OfflineReader): void {
    if (this.opened === reader) this.opened = this.opening = undefined;
  }

  /** The part of the state that depends on the open catalogue. */
  private ready(): CatalogueState {
    const { opened } = this;
    return opened ? { kind: "ready", ...opened.facts } : { kind: "none" };
  }

  private tell(state: CatalogueState): void {
    // What would be notified may be closed already.
    if (this.isClosed) return;
    this.now = state;
    this.tools.changed(state);
  }

  /** Removes all other files. Does so asynchronously, because it takes a while for each gigabyte and would block the windows. */
  private async sweep(name: string): Promise<void> {
    for (const other of await readdir(this.tools.folder)) {
      if (other !== name) await rm(join(this.tools.folder, other), { force: true });
    }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ProcessEnded) return STOPPED;
  return error instanceof Error ? error.message : String(error);
}
