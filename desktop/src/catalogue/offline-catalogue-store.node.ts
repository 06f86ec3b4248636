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
const keyOf = (server: string) => `snapshot-key ${server}`;

/** The offline catalogue on this device. Downloads and opens it, and replaces it once a newer one is complete. */
export class OfflineCatalogueStore {
  private opened: OfflineReader | undefined;
  private opening: Promise<void> | undefined;
  private now: CatalogueState = { kind: "none" };
  private downloading: { readonly done: Promise<void>; readonly stop: AbortController } | undefined;

  constructor(private readonly tools: Tools) {}

  get state(): CatalogueState {
    return this.now;
  }

  /** Opens the file from an earlier start, once. Resolves to undefined if there is no catalogue. */
  async catalogue(): Promise<OfflineReader | undefined> {
    // What cannot be opened or removed is as if there were none: lists, and a new download, must work.
    await (this.opening ??= this.open().catch(() => undefined));
    return this.opened;
  }

  /** Opens the file from an earlier start. A file that cannot be read is removed. */
  async open(): Promise<void> {
    const name = this.tools.settings.read(CURRENT);
    const path = name && join(this.tools.folder, name);
    if (!path || !existsSync(path)) return;
    try {
      await this.use(path);
    } catch (error) {
      // The app is closing, or the system ended the process. Neither means that the file is damaged.
      if (error instanceof ProcessEnded) return;
      await rm(path, { force: true });
      this.tools.settings.write(CURRENT, undefined);
    }
  }

  /** Downloads the newest catalogue, one download at a time. Never rejects; the state contains the error. */
  download(shows: "usual" | "all"): Promise<void> {
    if (!this.downloading) {
      const stop = new AbortController();
      const done = this.run(shows, stop.signal)
        .catch((error: unknown) => {
          if (!stop.signal.aborted)
            this.tell({
              ...this.ready(),
              kind: "failed",
              reason: error instanceof Error ? error.message : String(error),
            });
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

  async close(): Promise<void> {
    this.stop();
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
    await this.use(join(folder, name));
    settings.write(CURRENT, name);
    settings.write(keyOf(account.server), key);
    await this.sweep(name);
  }

  private async use(path: string): Promise<void> {
    const next = await OfflineReader.open(path, this.tools.startProgram("catalogue-reader.js"));
    const before = this.opened;
    this.opened = next;
    await before?.close();
    this.tell(this.ready());
  }

  /** The part of the state that depends on the open catalogue. */
  private ready(): CatalogueState {
    const { opened } = this;
    return opened ? { kind: "ready", ...opened.facts } : { kind: "none" };
  }

  private tell(state: CatalogueState): void {
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
