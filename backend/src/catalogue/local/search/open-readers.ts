import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { IndexTasks } from "./answers.js";
import { IndexReader } from "./index-reader.js";
import { indexTasks } from "./index-tasks.js";
import type { ReaderInput } from "./search-worker.js";
import { ReaderThreads } from "./reader-threads.js";
import { type Input, type Output, SearchReaders } from "./search-readers.js";

/** Compiled, each reader has a thread of its own; sources that are run directly are read in this one. */
const WORKER = new URL("./search-worker.js", import.meta.url);
const isCompiled = import.meta.url.endsWith(".js");

/** Opens the file of a generation. Throws when it is none that can be read. */
export async function openReaders(path: string): Promise<SearchReaders> {
  if (!isCompiled) return new ReaderHere(path);
  const workerData: ReaderInput = { path, memory: IndexReader.memoryFor(path) };
  return ReaderThreads.open(() => new Worker(WORKER, { workerData }), availableParallelism());
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
