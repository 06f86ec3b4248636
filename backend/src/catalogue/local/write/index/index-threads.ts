import { runInThread } from "../../../../shared/process/run-in-thread.js";
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
export async function inThread<Result>(work: ThreadTask, { onProgress, signal }: IndexWatcher): Promise<Result> {
  let result: unknown;
  const onMessage = (news: ThreadNews) => {
    if (news.kind === "progress") onProgress?.(news.done, news.total);
    else result = news.result;
  };
  await runInThread(new URL("./index-thread.js", import.meta.url), work, { signal, onMessage });
  return result as Result;
}
