import type { Input, Output, Task } from "../answers/index-tasks.js";
import type { IndexReaders } from "../../record/index-readers.js";
import type { Stage, StageTimes } from "../index/stages.js";
import type { Worker } from "node:worker_threads";
import { CatalogueBusy, CatalogueUnavailable } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { IndexReader } from "../index/index-reader.js";
import type { OpenedFile, ReaderReply, ReaderRequest } from "./search-worker.js";

/** Receives the stage times of each search. */
export type StageWatcher = (task: Task, times: StageTimes) => void;

/** The readers of one generation's file. */
export abstract class SearchReaders implements IndexReaders {
  constructor(protected readonly watch: StageWatcher = () => undefined) {}

  /** Throws CatalogueUnavailable when an answer takes too long, or when too many searches are waiting. */
  abstract ask<Name extends Task>(task: Name, input: Input<Name>): Promise<Output<Name>>;
  /** Opens another file with the same threads, while this one is in use. */
  abstract open(path: string): Promise<SearchReaders>;
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
/** Milliseconds before a thread that could not start is started again. */
const RESTART_PAUSE_MS = 1_000;

type Waiting = {
  readonly asked: ReaderRequest;
  /** A time on the scale of `performance.now`, in milliseconds. */
  readonly since: number;
  readonly resolve: (output: never) => void;
  readonly reject: (error: unknown) => void;
};
type Thread = {
  readonly worker: Worker;
  /** The files that it has yet to open, before any search. */
  readonly opens: Waiting[];
  busy: Waiting | undefined;
  deadline: NodeJS.Timeout | undefined;
};

/** A file, and memory that its readers share and the first one fills. */
type IndexFile = Omit<OpenedFile, "fills"> & { filled?: boolean };

type ThreadOptions = {
  readonly longestMs?: number;
  readonly mostWaiting?: number;
  readonly watch?: StageWatcher;
};

/**
 * Threads that each run one search at a time; other searches wait in order. A thread that ends is replaced. The threads outlive their
 * files, because a new thread has to compile all code again.
 */
export class ReaderThreads {
  private readonly queue: Waiting[] = [];
  private readonly threads: Thread[] = [];
  private readonly files = new Map<number, IndexFile>();
  private opened = 0;
  private number = 0;

  /** `start` makes a thread that runs `search-worker.ts`. */
  constructor(
    private readonly start: () => Worker,
    private readonly count: number,
    private readonly options: ThreadOptions = {},
  ) {}

  /** Opens a file in all threads, one by one, so that the others continue to answer. Throws if it cannot be read. */
  async open(file: IndexFile): Promise<SearchReaders> {
    if (this.files.size === 0) for (let at = 0; at < this.count; at += 1) this.add();
    const number = ++this.opened;
    this.files.set(number, file);
    try {
      for (const thread of [...this.threads]) {
        await new Promise<void>((resolve, reject) => this.openIn(thread, number, resolve, reject));
        // A thread that is lost before it could open the file has not filled the memory.
        file.filled ||= this.threads.includes(thread);
      }
    } catch (error) {
      await this.close(number);
      throw error;
    }
    return new ReadersInThreads(this, number, this.options.watch);
  }

  ask<Name extends Task>(file: number, task: Name, input: Input<Name>): Promise<Output<Name>> {
    if (!this.files.has(file)) return Promise.reject(new Error("This index is closed."));
    if (this.queue.length >= (this.options.mostWaiting ?? MOST_WAITING)) {
      return Promise.reject(new CatalogueBusy("Too many searches at once", 2, false));
    }
    return new Promise<never>((resolve, reject) => {
      const asked = { number: ++this.number, file, task, input };
      this.wait(this.queue, { asked, since: performance.now(), resolve, reject });
    });
  }

  /** Closes a file; with the last one, the threads end. */
  async close(file: number): Promise<void> {
    if (!this.files.delete(file)) return;
    if (this.files.size > 0) {
      const closing: ReaderRequest = { number: 0, file, task: "close" };
      for (const { worker, opens } of this.threads) {
        worker.postMessage(closing);
        const at = opens.findIndex(({ asked }) => asked.file === file);
        if (at >= 0) opens.splice(at, 1)[0]?.resolve(undefined as never);
      }
      return;
    }
    for (const { deadline } of this.threads) clearTimeout(deadline);
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }

  private wait(queue: Waiting[], waiting: Waiting): void {
    queue.push(waiting);
    this.handOut();
  }

  /** Starts a thread that opens all files. */
  private add(): void {
    const worker = this.start();
    const thread: Thread = { worker, opens: [], busy: undefined, deadline: undefined };
    worker.unref();
    worker.on("message", (answered: ReaderReply) => this.answer(thread, answered));
    worker.on("error", (error) => this.lose(thread, error));
    worker.on("exit", () => this.lose(thread, endedEarly()));
    this.threads.push(thread);
    for (const file of this.files.keys()) {
      const failed = (error: unknown) => {
        this.lose(thread, error, file);
        void worker.terminate();
      };
      this.openIn(thread, file, () => undefined, failed);
    }
  }

  /** Calls one of the functions at once when the thread answers, before it gets a search: a promise would be handled after that. */
  private openIn(thread: Thread, number: number, resolve: () => void, reject: (error: unknown) => void): void {
    const file = this.files.get(number);
    // A lost thread's replacement opens all files.
    if (!file || !this.threads.includes(thread)) return resolve();
    const { path, memory, filled } = file;
    const input: OpenedFile = { path, memory, fills: !filled };
    const asked: ReaderRequest = { number: 0, file: number, task: "open", input };
    this.wait(thread.opens, { asked, since: performance.now(), resolve, reject });
  }

  /**
   * A free thread first opens its files. Searches go to the first free thread: if one is enough, only one compiles the code and fills
   * its caches.
   */
  private handOut(): void {
    for (const thread of this.threads) {
      const waiting = thread.busy ? undefined : (thread.opens.shift() ?? this.queue.shift());
      if (waiting) this.give(thread, waiting);
    }
  }

  private give(thread: Thread, waiting: Waiting): void {
    thread.busy = waiting;
    thread.worker.ref();
    thread.worker.postMessage(waiting.asked);
    if (waiting.asked.task === "open") return;
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
    const { task } = busy.asked;
    if (times && task !== "open" && task !== "close")
      this.options.watch?.(task, { ...times, wait: waited(busy.since, times) });
  }

  private giveUp(thread: Thread): void {
    this.lose(thread, new CatalogueUnavailable("Request timed out", 5));
    void thread.worker.terminate();
  }

  /** The thread's search fails, and a new thread replaces it: after a pause if it failed to open a file, which is `unread`. */
  private lose(thread: Thread, error: unknown, unread = openedBy(thread)): void {
    const at = this.threads.indexOf(thread);
    if (at < 0) return;
    this.threads.splice(at, 1);
    clearTimeout(thread.deadline);
    thread.busy?.reject(error);
    for (const { resolve } of thread.opens.splice(0)) resolve(undefined as never);
    const replace = () => void (this.files.size > 0 && this.add());
    if (unread === undefined) return replace();
    // Without any threads, these would never be answered. Damage of one file is not damage of another.
    for (const { asked, reject } of this.threads.length === 0 ? this.queue.splice(0) : [])
      reject(asked.file === unread ? error : endedEarly());
    setTimeout(replace, RESTART_PAUSE_MS).unref();
  }
}

class ReadersInThreads extends SearchReaders {
  constructor(
    private readonly threads: ReaderThreads,
    private readonly file: number,
    watch?: StageWatcher,
  ) {
    super(watch);
  }

  ask<Name extends Task>(task: Name, input: Input<Name>): Promise<Output<Name>> {
    return this.threads.ask(this.file, task, input);
  }

  override async open(path: string): Promise<SearchReaders> {
    return this.threads.open({ path, memory: IndexReader.memoryFor(path) });
  }

  close(): Promise<void> {
    return this.threads.close(this.file);
  }
}

const endedEarly = () => new CatalogueUnavailable("A search ended early", 2);

/** The file that a thread is opening. */
const openedBy = ({ busy }: Thread): number | undefined => (busy?.asked.task === "open" ? busy.asked.file : undefined);

/** The time since the search was requested, minus that of its stages. */
function waited(since: number, times: StageTimes) {
  const stages = Object.values(times).reduce((sum, { wall }) => sum + wall, 0);
  return { wall: Math.max(0, performance.now() - since - stages), processor: 0, statements: 0 };
}
