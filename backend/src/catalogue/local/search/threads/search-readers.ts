import type { Input, Output, Task } from "../answers/index-tasks.js";
import type { IndexReaders } from "../../record/index-readers.js";
import type { Stage, StageTimes } from "../index/stages.js";
import type { Worker } from "node:worker_threads";
import { CatalogueUnavailable } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { LRUCache } from "lru-cache";
import { CACHED_SEARCHES } from "../answers/search-index.js";
import type { ReaderReply, ReaderRequest } from "./search-worker.js";

/** Receives the stage times of each search. */
export type StageWatcher = (task: Task, times: StageTimes) => void;

/** The readers of one generation's file. */
export abstract class SearchReaders implements IndexReaders {
  constructor(protected readonly watch: StageWatcher = () => undefined) {}

  /** Throws CatalogueUnavailable when an answer takes too long, or when too many searches are waiting. */
  abstract ask<Name extends Task>(task: Name, input: Input<Name>): Promise<Output<Name>>;
  abstract close(): Promise<void>;

  /** Runs work for a search that is done outside of its reader, and measures it as one of the search's stages. */
  async timed<Result>(stage: Stage, work: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    const result = await work();
    this.watch("search", { [stage]: { wall: performance.now() - began, processor: 0, statements: 0 } });
    return result;
  }
}

/**
 * Milliseconds that one search may take. SQLite cannot be interrupted from another thread, so a thread that takes longer is stopped
 * and replaced: one search must not delay the next ones.
 */
const LONGEST_QUESTION_MS = 5_000;
/** Maximum searches that wait for a thread. With more, answers would arrive after their callers have given up. */
const MOST_WAITING = 500;
/** Milliseconds that a search waits for the thread that has cached its results. After that, any thread takes it. */
const LONGEST_PREFERENCE_MS = 50;
/** Milliseconds before a thread that could not start is started again. */
const RESTART_PAUSE_MS = 1_000;

type Waiting = {
  readonly asked: ReaderRequest;
  /** A time on the scale of `performance.now`, in milliseconds. */
  readonly since: number;
  readonly words: string | undefined;
  readonly resolve: (output: never) => void;
  readonly reject: (error: unknown) => void;
};
type Thread = {
  readonly worker: Worker;
  /** The words of its last searches, whose results it has cached. */
  readonly known: LRUCache<string, true>;
  busy: Waiting | undefined;
  deadline: NodeJS.Timeout | undefined;
};

type ThreadOptions = {
  readonly longestMs?: number;
  readonly mostWaiting?: number;
  readonly longestPreferenceMs?: number;
  readonly watch?: StageWatcher;
};

/** Threads that each run one search at a time; other searches wait in order. A thread that ends is replaced. */
export class ReaderThreads extends SearchReaders {
  private readonly queue: Waiting[] = [];
  private readonly threads: Thread[] = [];
  private number = 0;
  private closed = false;

  private constructor(
    private readonly start: () => Worker,
    private readonly options: ThreadOptions,
  ) {
    super(options.watch);
  }

  /** `start` makes a thread that reads the file and says "ready". Throws when one of the first threads cannot read it. */
  static async open(start: () => Worker, count: number, options: ThreadOptions = {}): Promise<ReaderThreads> {
    const workers = Array.from({ length: count }, start);
    try {
      await Promise.all(workers.map(ready));
    } catch (error) {
      await Promise.all(workers.map((worker) => worker.terminate()));
      throw error;
    }
    const readers = new ReaderThreads(start, options);
    for (const worker of workers) readers.take(worker);
    return readers;
  }

  ask<Name extends Task>(task: Name, input: Input<Name>): Promise<Output<Name>> {
    if (this.closed) return Promise.reject(new Error("This index is closed."));
    if (this.queue.length >= (this.options.mostWaiting ?? MOST_WAITING)) {
      return Promise.reject(new CatalogueUnavailable("Too many searches at once", 2, false));
    }
    return new Promise((resolve, reject) => {
      this.queue.push({
        asked: { number: ++this.number, task, input },
        since: performance.now(),
        words: (input as { readonly term?: string } | null)?.term,
        resolve,
        reject,
      });
      this.handOut();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { deadline } of this.threads) clearTimeout(deadline);
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }

  private take(worker: Worker): void {
    const known = new LRUCache<string, true>({ max: CACHED_SEARCHES });
    const thread: Thread = { worker, known, busy: undefined, deadline: undefined };
    worker.unref();
    worker.on("message", (answered: ReaderReply) => this.answer(thread, answered));
    worker.on("error", (error) => this.lose(thread, error));
    worker.on("exit", () => this.lose(thread, new CatalogueUnavailable("A search ended early", 2)));
    this.threads.push(thread);
    this.handOut();
  }

  /**
   * A free thread first takes searches for words that it knows. Other searches go to the first free thread: if one is enough, only one
   * compiles the code and fills its caches. If the oldest search has waited for long, it is next: the thread that knows its words may be
   * busy for seconds.
   */
  private handOut(): void {
    for (const helps of [false, true]) {
      for (const thread of this.threads) {
        if (thread.busy) continue;
        const known = this.queue.findIndex(({ words }) => words !== undefined && thread.known.has(words));
        const next = helps || this.hasLongWait() ? 0 : known;
        const [waiting] = next < 0 ? [] : this.queue.splice(next, 1);
        if (waiting) this.give(thread, waiting);
      }
    }
  }

  private hasLongWait(): boolean {
    const { longestPreferenceMs = LONGEST_PREFERENCE_MS } = this.options;
    const [oldest] = this.queue;
    return oldest !== undefined && performance.now() - oldest.since >= longestPreferenceMs;
  }

  private give(thread: Thread, waiting: Waiting): void {
    thread.busy = waiting;
    if (waiting.words !== undefined) thread.known.set(waiting.words, true);
    thread.worker.ref();
    thread.worker.postMessage(waiting.asked);
    thread.deadline = setTimeout(() => this.giveUp(thread), this.options.longestMs ?? LONGEST_QUESTION_MS);
  }

  private answer(thread: Thread, { number, output, times, failure }: ReaderReply): void {
    const { busy } = thread;
    if (busy?.asked.number !== number) return;
    clearTimeout(thread.deadline);
    thread.busy = undefined;
    thread.worker.unref();
    if (failure) busy.reject(Object.assign(new Error(failure.message), failure));
    else busy.resolve(output as never);
    this.handOut();
    if (times) this.watch(busy.asked.task, { ...times, wait: waited(busy.since, times) });
  }

  private giveUp(thread: Thread): void {
    this.lose(thread, new CatalogueUnavailable("Request timed out", 5));
    void thread.worker.terminate();
  }

  /** The thread's search fails, and a new thread replaces it. */
  private lose(thread: Thread, error: unknown): void {
    const at = this.threads.indexOf(thread);
    if (at < 0) return;
    this.threads.splice(at, 1);
    clearTimeout(thread.deadline);
    thread.busy?.reject(error);
    void this.replace();
  }

  private async replace(): Promise<void> {
    while (!this.closed) {
      const worker = this.start();
      try {
        await ready(worker);
        // The readers were closed while it started.
        if (this.closed) await worker.terminate();
        else this.take(worker);
        return;
      } catch (error) {
        await worker.terminate();
        // Without any threads, these would never be answered.
        if (this.threads.length === 0) for (const { reject } of this.queue.splice(0)) reject(error);
        await new Promise((over) => setTimeout(over, RESTART_PAUSE_MS).unref());
      }
    }
  }
}

/** The time since the search was requested, minus that of its stages. */
function waited(since: number, times: StageTimes) {
  const stages = Object.values(times).reduce((sum, { wall }) => sum + wall, 0);
  return { wall: Math.max(0, performance.now() - since - stages), processor: 0, statements: 0 };
}

async function ready(worker: Worker): Promise<void> {
  await new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The thread ended before it was ready.")));
  });
  worker.removeAllListeners("error");
  worker.removeAllListeners("exit");
}
