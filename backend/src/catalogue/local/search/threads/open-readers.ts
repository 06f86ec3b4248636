import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { indexAnswers, type Input, type Output, type Task } from "../answers/index-tasks.js";
import { IndexReader } from "../index/index-reader.js";
import { ReaderThreads, SearchReaders, type StageWatcher } from "./search-readers.js";

/** Compiled code gives each reader a thread; sources that run directly read the index in this thread. */
const WORKER = new URL("./search-worker.js", import.meta.url);
const isCompiled = import.meta.url.endsWith(".js");

/**
 * Opens the file of a generation, in the threads of the readers `before` it if there are any. Throws when it cannot be read. `watch`
 * receives the stage times of each search.
 */
export async function openReaders(path: string, before?: SearchReaders, watch?: StageWatcher): Promise<SearchReaders> {
  if (before) return before.open(path);
  if (!isCompiled) return new ReaderHere(path, watch);
  const threads = new ReaderThreads(() => new Worker(WORKER), availableParallelism(), { watch });
  return threads.open({ path, memory: IndexReader.memoryFor(path) });
}

class ReaderHere extends SearchReaders {
  private readonly reader: IndexReader;
  private readonly answer: ReturnType<typeof indexAnswers>;

  constructor(path: string, watch?: StageWatcher) {
    super(watch);
    this.reader = new IndexReader(path);
    this.answer = indexAnswers(this.reader);
  }

  ask<Name extends Task>(task: Name, input: Input<Name>): Promise<Output<Name>> {
    return new Promise((resolve) => {
      const { output, times } = this.answer(task, input);
      this.watch(task, times);
      resolve(output);
    });
  }

  override open(path: string): Promise<SearchReaders> {
    return openReaders(path, undefined, this.watch);
  }

  close(): Promise<void> {
    this.reader.close();
    return Promise.resolve();
  }
}
