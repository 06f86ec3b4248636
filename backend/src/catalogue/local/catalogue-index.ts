import { mkdirSync, rmSync, statSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { CatalogueUnavailable } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { DataSource } from "typeorm";
import { directUrlOf } from "../../database/data-source.js";
import { fetchIndex, type IndexSourceAddress } from "./write/index/fetch-index.js";
import { FolderLock } from "./write/index/folder-lock.js";
import { LIVE } from "./write/staging/generation.js";
import { type CatalogueIdentity, IndexFolder } from "./write/index/index-folder.js";
import { changedFile, isDamage, wholeIndex } from "./write/index/whole-index.js";
import { isSmall } from "./write/index/index-threads.js";
import { writeIndex } from "./write/index/write-index.js";
import { IndexInUse, type IndexReaders } from "./record/index-readers.js";

export type CatalogueIndexOptions<Readers> = {
  readonly database: DataSource;
  /** The folder of index files. Every process of this machine may use the same one. */
  readonly folder: string;
  /** `before`: the readers of the earlier file, which are closed later. */
  readonly open: (path: string, before?: Readers) => Promise<Readers>;
  readonly log?: (message: string) => void;
  /** The server of files that other machines wrote. A file that cannot be downloaded is written on this machine. */
  readonly source?: IndexSourceAddress;
};

type Opened<Readers> = CatalogueIdentity & {
  readonly readers: Readers;
  /** The inodes of its files; a file of changes also needs that of the whole file. */
  readonly files: ReadonlyMap<string, number>;
  readonly shows: number;
  uses: number;
};

export type IndexProgress = { readonly done: number; readonly total: number };

/** A file that is being written. `failed` resolves when the first attempt fails; more attempts follow until `done`. */
type Rebuilding = { readonly done: Promise<void>; readonly failed: Promise<void> };

/** Milliseconds between two reads of the catalogue's generation: an import on another machine may change it. */
const READ_EVERY = 5_000;
/** Milliseconds until the next attempt: while another process writes the file, and after a failure. */
const [WAIT_FOR_WRITER, WAIT_AFTER_FAILURE] = [200, 5_000];

/**
 * The search index of the live catalogue. Opens the file of the live generation, switches to a new file after an import, and
 * rewrites a missing or damaged file. Searches never wait for a newer file while there is an older one.
 */
export class CatalogueIndex<Readers extends IndexReaders> extends IndexInUse<Readers> {
  private readonly folder: IndexFolder;
  private readonly closing = new AbortController();
  private newest: Opened<Readers> | undefined;
  private stamp = "";
  private checking: Promise<void> | undefined;
  private rebuilding: Rebuilding | undefined;
  private written: IndexProgress | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: CatalogueIndexOptions<Readers>) {
    super();
    mkdirSync(options.folder, { recursive: true });
    this.folder = new IndexFolder(options.folder);
  }

  /** Progress of the first file, which is being written; undefined once searches can be answered. */
  get building(): IndexProgress | undefined {
    return this.newest ? undefined : this.written;
  }

  /** Generation of the file that searches read; undefined without a file. */
  get generation(): number | undefined {
    return this.newest?.generation;
  }

  /** Opens the file of the live catalogue or starts to write it, then checks for new generations until `close`. */
  async start(): Promise<void> {
    this.timer ??= setInterval(() => void this.check().catch(() => undefined), READ_EVERY).unref();
    await this.check();
  }

  async use<Result>(work: (readers: Readers, generation: number) => Promise<Result>): Promise<Result> {
    if (this.newest === undefined || this.folder.stamp() !== this.stamp) {
      const checked = this.check();
      // An empty index is useless, so the search waits for the first catalogue.
      if (!this.newest?.shows) await checked;
      else checked.catch(() => undefined);
    }
    const opened = this.newest;
    if (!opened) throw new CatalogueUnavailable(indexProgressText(this.written ?? { done: 0, total: 0 }), 5);
    opened.uses += 1;
    try {
      return await work(opened.readers, opened.generation);
    } catch (error) {
      if (!isDamage(error)) throw error;
      this.dropDamaged(opened, error);
      throw new CatalogueUnavailable("The search index is damaged and is being written again.", 5);
    } finally {
      opened.uses -= 1;
      this.leave(opened);
    }
  }

  async following(generation: number): Promise<void> {
    // A check that is running may have started before the catalogue changed.
    await this.checking?.catch(() => undefined);
    if (this.newest?.generation === generation) await this.check().catch(() => undefined);
  }

  /** Resolves once the file of the live catalogue is in use, even if it must be written first. */
  async latest(): Promise<void> {
    await this.checking?.catch(() => undefined);
    await this.check();
    await this.rebuilding?.done;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.closing.abort();
    await Promise.allSettled([this.checking, this.rebuilding?.done]);
    await this.newest?.readers.close();
    this.newest = undefined;
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  /** Checks for a new generation. Concurrent callers share one check. */
  private check(): Promise<void> {
    this.checking ??= this.follow().finally(() => (this.checking = undefined));
    return this.checking;
  }

  private async follow(): Promise<void> {
    const stamp = this.folder.stamp();
    const catalogue = await this.live();
    const isOpen = isOf(this.newest, catalogue) && !isRewritten(this.newest);
    // The older file stays in use while a new one is written.
    if (!isOpen && !(await this.open(catalogue))) {
      const { done, failed } = (this.rebuilding ??= this.startRebuild());
      if (isSmall(catalogue.podcasts)) await Promise.race([done, failed]);
    }
    this.stamp = stamp;
  }

  private async live(): Promise<CatalogueIdentity & { podcasts: number }> {
    const [row] = await this.options.database.query<{ generation: string; checksum: string; podcasts: number }[]>(
      `SELECT generation, checksum, podcasts FROM ${LIVE}.info`,
    );
    return { generation: Number(row?.generation), checksum: row?.checksum ?? "", podcasts: row?.podcasts ?? 0 };
  }

  /**
   * Opens a catalogue's file for the searches that follow. Returns false if there is no complete file. Throws
   * `CatalogueUnavailable`.
   */
  private async open(catalogue: CatalogueIdentity): Promise<boolean> {
    const path = this.folder.file(catalogue.generation);
    const shows = wholeIndex(path, catalogue);
    if (shows === undefined) return false;
    const changed = changedFile(path);
    const paths = [path, ...(changed ? [this.folder.file(changed.generation)] : [])];
    const files = new Map(paths.map((one) => [one, inodeOf(one)]));
    const readers = await this.options.open(path, this.newest?.readers).catch((error: unknown) => {
      if (isDamage(error)) return undefined;
      throw new CatalogueUnavailable(`The search index cannot be opened: ${String(error)}`, 5);
    });
    if (!readers) return false;
    const { generation, checksum } = catalogue;
    const before = this.newest;
    this.newest = { generation, checksum, readers, files, shows, uses: 0 };
    if (before) this.leave(before);
    return true;
  }

  /** Closes readers that are no longer used. */
  private leave(opened: Opened<Readers>): void {
    if (opened === this.newest || opened.uses > 0) return;
    // Never reaches 0 again, so the readers are closed only once.
    opened.uses = Infinity;
    void opened.readers
      .close()
      .catch((error: unknown) => this.options.log?.(`A replaced index file could not be closed: ${String(error)}`));
  }

  private dropDamaged(opened: Opened<Readers>, error: unknown): void {
    if (this.newest !== opened) return;
    this.options.log?.(`The search index is damaged and is being rewritten: ${String(error)}`);
    this.newest = undefined;
    // Another process may have rewritten it already.
    for (const [path, inode] of opened.files) if (inodeOf(path) === inode) rmSync(path, { force: true });
    this.check().catch(() => undefined);
  }

  private startRebuild(): Rebuilding {
    const { promise: failed, resolve } = Promise.withResolvers<void>();
    return { done: this.rebuild(resolve).finally(() => (this.rebuilding = undefined)), failed };
  }

  /** Writes the file of the live catalogue, or waits for another process to write it. Tries again after each failure. */
  private async rebuild(onFailure: () => void): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      try {
        const catalogue = await this.live();
        this.written ??= { done: 0, total: catalogue.podcasts };
        if (await this.open(catalogue)) break;
        mkdirSync(this.folder.path, { recursive: true });
        const lock = FolderLock.take(this.folder.path);
        if (!lock) await setTimeout(WAIT_FOR_WRITER, undefined, { signal });
        else await this.write().finally(() => lock.release());
      } catch (error) {
        if (signal.aborted) break;
        this.options.log?.(`The search index could not be written: ${String(error)}`);
        onFailure();
        await setTimeout(WAIT_AFTER_FAILURE, undefined, { signal }).catch(() => undefined);
      }
    }
    this.written = undefined;
  }

  private async write(): Promise<void> {
    this.folder.sweepParts();
    if (await this.fetched()) return;
    const task = { url: directUrlOf(this.options.database), schema: LIVE, folder: this.folder.path };
    const { generation } = await writeIndex(task, {
      signal: this.closing.signal,
      onProgress: (done, total) => (this.written = { done, total }),
    });
    this.folder.announce(generation);
  }

  /** Downloads the file from another machine. Returns false if that is not possible. */
  private async fetched(): Promise<boolean> {
    const { source } = this.options;
    if (!source) return false;
    const { signal } = this.closing;
    const catalogue = await this.live();
    const onProgress = (done: number, total: number) => void (this.written = { done, total });
    try {
      await fetchIndex({ ...source, folder: this.folder.path, catalogue }, { signal, onProgress });
    } catch (error) {
      signal.throwIfAborted();
      this.options.log?.(`The search index could not be downloaded, so this machine writes it: ${String(error)}`);
      return false;
    }
    this.folder.announce(catalogue.generation, changedFile(this.folder.file(catalogue.generation))?.generation);
    return true;
  }
}

/** The progress as a sentence, for `/readyz` and refused searches. */
export function indexProgressText({ done, total }: IndexProgress): string {
  return `The search index is being written: ${done} of ${total} shows.`;
}

function isOf(opened: CatalogueIdentity | undefined, catalogue: CatalogueIdentity): boolean {
  return opened?.generation === catalogue.generation && opened.checksum === catalogue.checksum;
}

/** Whether changes were merged into a whole file of the same generation. */
function isRewritten(opened: Pick<Opened<never>, "files"> | undefined): boolean {
  return [...(opened?.files ?? [])].some(([path, inode]) => ![inode, 0].includes(inodeOf(path)));
}

function inodeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? 0;
}
