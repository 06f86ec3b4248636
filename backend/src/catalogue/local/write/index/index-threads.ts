import { Worker } from "node:worker_threads";
import type { ChangeTask } from "./change-index.js";
import type { IndexTask } from "./write-index.js";

export type IndexWatcher = {
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
};

/** With fewer shows, writing is faster than starting a thread. */
const WORTH_A_THREAD = 20_000;

export function isSmall(podcasts: number): boolean {
  return podcasts < WORTH_A_THREAD;
}

export type ThreadTask =
  { readonly kind: "write"; readonly task: IndexTask } | { readonly kind: "change"; readonly task: ChangeTask };

export type ThreadNews =
  | { readonly kind: "progress"; readonly done: number; readonly total: number }
  | { readonly kind: "done"; readonly result: unknown };

/** Processes an index file in a worker thread, so that it does not block the process. */
export function inThread<Result>(work: ThreadTask, { onProgress, signal }: IndexWatcher): Promise<Result> {
  const thread = new Worker(new URL("./index-thread.js", import.meta.url), { workerData: work });
  const stop = () => void thread.terminate();
  signal?.addEventListener("abort", stop, { once: true });
  return new Promise<Result>((resolve, reject) => {
    thread.on("message", (news: ThreadNews) => {
      if (news.kind === "progress") onProgress?.(news.done, news.total);
      else resolve(news.result as Result);
    });
    thread.on("error", reject);
    thread.on("exit", () => reject(new Error("The writer of the index was stopped.")));
  }).finally(() => signal?.removeEventListener("abort", stop));
}
