import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { IndexTasks } from "../answers/answers.js";
import { IndexReader } from "../reader/index-reader.js";
import { indexTasks } from "../answers/index-tasks.js";
import type { ReaderInput } from "./search-worker.js";
import { ReaderThreads } from "./reader-threads.js";
import { type Input, type Output, SearchReaders } from "./search-readers.js";

/** Compiled code gives each reader a thread; sources that run directly are read in this one. */
const WORKER = new URL("./search-worker.js", import.meta.url);
const isCompiled = import.meta.url.endsWith(".js");

/** Opens the file of a generation. Throws when it cannot be read. */
export async function openReaders(path: string): Promise<SearchReaders> {
  if (!isCompiled) return new ReaderHere(path);
  const memory = IndexReader.memoryFor(path);
  let readsAhead = true;
  const start = () => {
    const workerData: ReaderInput = { path, memory, readsAhead };
    readsAhead = false;
    return new Worker(WORKER, { workerData });
  };
  return ReaderThreads.open(start, availableParallelism());
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
