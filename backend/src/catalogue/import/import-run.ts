import type { BuildPhase, BuildResult } from "../local/write/catalogue-build.js";
import type { ImportedPodcast } from "../local/record/imported-podcast.js";
import type { FeedFetcher } from "../../feeds/feed-fetcher.js";
import type { ImportInput } from "./import-inputs.js";
import type { ImportReport } from "./import-report.js";
import { UnresolvedNames } from "./text/unresolved-names.js";
import { readInput } from "./read-input.js";

/** The destination of an import: the build of the next catalogue. */
export type ImportTarget = {
  add(podcast: ImportedPodcast): Promise<void>;
  /**
   * Whether a dump row with this hash is already stored, and so counts as mentioned. undefined if there are no stored rows to
   * compare with.
   */
  readonly repeats: ((sourceHash: string) => boolean) | undefined;
  finish(onPhase: (phase: BuildPhase) => void): Promise<BuildResult>;
  abort(): Promise<void>;
};

export type ImportCounts = { read: number; podcasts: number; skipped: number; bad: number };

export type ImportWatcher = {
  /** `position`: the number of bytes read so far, in all inputs. */
  reading(position: number, counts: Readonly<ImportCounts>): void;
  phase(phase: BuildPhase): void;
};

export type ImportOptions = {
  readonly begin: () => Promise<ImportTarget>;
  readonly fetcher: FeedFetcher;
  readonly report: ImportReport;
  readonly watcher: ImportWatcher;
  readonly now: Date;
  readonly signal: AbortSignal;
};

export type ImportOutcome = {
  readonly counts: Readonly<ImportCounts>;
  /** Fetching ended early, because many names in a row could not be resolved. */
  readonly gaveUpFetching: boolean;
  /** undefined if there was nothing to import and the catalogue did not change. */
  readonly result?: BuildResult;
};

/** The import was interrupted; the catalogue did not change. */
export class ImportStopped extends Error {}

/**
 * Reads the inputs in order into the next catalogue and switches to it. Invalid entries are counted and reported, but do not stop
 * the import. Throws `ImportStopped` when `signal` aborts, and database errors; the catalogue does not change then.
 */
export async function runImport(inputs: readonly ImportInput[], options: ImportOptions): Promise<ImportOutcome> {
  const target = await options.begin();
  const counts: ImportCounts = { read: 0, podcasts: 0, skipped: 0, bad: 0 };
  const names = new UnresolvedNames();
  try {
    await readAll(inputs, target, { ...options, counts, names });
    if (counts.podcasts === 0) {
      await target.abort();
      return { counts, gaveUpFetching: names.gaveUp };
    }
  } catch (error) {
    await target.abort();
    throw error;
  }
  return { counts, gaveUpFetching: names.gaveUp, result: await finished(target, options) };
}

async function readAll(
  inputs: readonly ImportInput[],
  target: ImportTarget,
  {
    counts,
    names,
    report,
    watcher,
    fetcher,
    now,
    signal,
  }: ImportOptions & { readonly counts: ImportCounts; readonly names: UnresolvedNames },
): Promise<void> {
  let before = 0;
  for (const input of inputs) {
    let share = 0;
    const { repeats } = target;
    const context = { fetcher, names, now, signal, repeats, onProgress: (read: number) => void (share = read) };
    for await (const item of readInput(input, context)) {
      if (signal.aborted) throw new ImportStopped();
      counts.read += item.kind === "repeated" ? item.rows : 1;
      if (item.kind === "podcast") {
        counts.podcasts += 1;
        await target.add(item.podcast);
      } else if (item.kind === "repeated") {
        counts.podcasts += item.rows;
      } else {
        counts[item.kind] += 1;
        report.add(input.path, item);
      }
      watcher.reading(before + share * input.size, counts);
    }
    before += input.size;
    watcher.reading(before, counts);
    if (signal.aborted) throw new ImportStopped();
  }
}

// After reading, the work is done by the database. An interruption closes its connections, and the new generation never goes live.
async function finished(target: ImportTarget, { watcher, signal }: ImportOptions): Promise<BuildResult> {
  let stop: (() => void) | undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(new ImportStopped());
    signal.addEventListener("abort", stop, { once: true });
  });
  const finishing = target.finish((phase) => watcher.phase(phase));
  try {
    return await Promise.race([finishing, stopped]);
  } catch (error) {
    finishing.catch(() => undefined);
    if (error instanceof ImportStopped) await target.abort().catch(() => undefined);
    throw error;
  } finally {
    if (stop) signal.removeEventListener("abort", stop);
  }
}
