import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { IndexTasks } from "./answers.js";
import type { IndexReaders } from "../record/index-readers.js";
import { IndexReader } from "./index-reader.js";
import { indexTasks } from "./index-tasks.js";
import type { Answered, Asked } from "./search-worker.js";

type Input<Task extends keyof IndexTasks> = Parameters<IndexTasks[Task]>[0];
type Output<Task extends keyof IndexTasks> = ReturnType<IndexTasks[Task]>;

/** Those who read the file of one generation. */
export abstract class SearchReaders implements IndexReaders {
  abstract ask<Task extends keyof IndexTasks>(task: Task, input: Input<Task>): Promise<Output<Task>>;
  abstract close(): Promise<void>;
}

/** Compiled, each reader has a thread of its own; sources that are run directly are read in this one. */
const WORKER = new URL("./search-worker.js", import.meta.url);
const isCompiled = import.meta.url.endsWith(".js");

/** Opens the file of a generation. Throws when it is none that can be read. */
export async function openReaders(path: string): Promise<SearchReaders> {
  return isCompiled ? ReaderThreads.open(path, availableParallelism()) : new ReaderHere(path);
}

class ReaderHere extends SearchReaders {
  private readonly reader: IndexReader;
  private readonly tasks: IndexTasks;

  constructor(path: string) {
    super();
    this.reader = new IndexReader(path);
    this.tasks = indexTasks(this.reader);
  }

  ask<Task extends keyof IndexTasks>(task: Task, input: Input<Task>): Promise<Output<Task>> {
    const answer = this.tasks[task] as (input: Input<Task>) => Output<Task>;
    return new Promise((resolve) => {
      resolve(answer(input));
    });
  }

  close(): Promise<void> {
    this.reader.close();
    return Promise.resolve();
  }
}

type Waiting = {
  readonly asked: Asked;
  readonly resolve: (output: never) => void;
  readonly reject: (error: unknown) => void;
};
type Thread = { readonly worker: Worker; busy: Waiting | undefined };

/** Threads that answer one question each at a time; the others wait in their order. */
class ReaderThreads extends SearchReaders {
  private readonly queue: Waiting[] = [];
  private number = 0;
  private closed = false;

  private constructor(private readonly threads: Thread[]) {
    super();
    for (const thread of threads) {
      thread.worker.on("message", (answered: Answered) => this.answer(thread, answered));
      thread.worker.on("error", (error) => this.lose(thread, error));
    }
  }

  static async open(path: string, count: number): Promise<ReaderThreads> {
    const workers = Array.from({ length: count }, () => new Worker(WORKER, { workerData: { path } }));
    try {
      await Promise.all(workers.map(ready));
    } catch (error) {
      await Promise.all(workers.map((worker) => worker.terminate()));
      throw error;
    }
    for (const worker of workers) worker.unref();
    return new ReaderThreads(workers.map((worker) => ({ worker, busy: undefined })));
  }

  ask<Task extends keyof IndexTasks>(task: Task, input: Input<Task>): Promise<Output<Task>> {
    if (this.closed) return Promise.reject(new Error("This index is closed."));
    return new Promise((resolve, reject) => {
      this.queue.push({ asked: { number: ++this.number, task, input }, resolve, reject });
      this.handOut();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }

  private handOut(): void {
    for (const thread of this.threads) {
      if (thread.busy) continue;
      const next = this.queue.shift();
      if (next === undefined) return;
      thread.busy = next;
      thread.worker.ref();
      thread.worker.postMessage(next.asked);
    }
  }

  private answer(thread: Thread, { number, output, failure }: Answered): void {
    const { busy } = thread;
    if (busy?.asked.number !== number) return;
    thread.busy = undefined;
    thread.worker.unref();
    if (failure) busy.reject(Object.assign(new Error(failure.message), failure));
    else busy.resolve(output as never);
    this.handOut();
  }

  /** A thread that ended answers nothing any more: what it was asked fails, and the others go on. */
  private lose(thread: Thread, error: unknown): void {
    const at = this.threads.indexOf(thread);
    if (at >= 0) this.threads.splice(at, 1);
    thread.busy?.reject(error);
    if (this.threads.length > 0) return this.handOut();
    for (const { reject } of this.queue.splice(0)) reject(error);
    this.closed = true;
  }
}

async function ready(worker: Worker): Promise<void> {
  await new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  worker.removeAllListeners("error");
}
