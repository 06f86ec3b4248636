import { parentPort, workerData } from "node:worker_threads";
import { IndexReader } from "../index/index-reader.js";
import type { StageTimes } from "../index/stages.js";
import { indexAnswers, type Task } from "../answers/index-tasks.js";

/** A request to this thread, and its answer or error. */
export type ReaderRequest = { readonly number: number; readonly task: Task; readonly input: unknown };
export type ReaderReply = {
  readonly number: number;
  readonly output?: unknown;
  readonly times?: StageTimes;
  readonly failure?: { readonly message: string; readonly stack?: string; readonly errcode?: number };
};

/** A thread's data: a file, and memory shared with the other threads, which the first one fills before it is ready. */
export type ReaderInput = { readonly path: string; readonly memory: SharedArrayBuffer; readonly fills: boolean };

const port = parentPort;
if (port === null) throw new Error("This file runs in a worker thread.");
const { path, memory, fills } = workerData as ReaderInput;
const reader = new IndexReader(path, { memory, fills });
const answer = indexAnswers(reader);

port.on("message", ({ number, task, input }: ReaderRequest) => {
  try {
    port.postMessage({ number, ...answer(task, input as never) } satisfies ReaderReply);
  } catch (error) {
    const { message, stack, errcode } = error as Error & { errcode?: number };
    port.postMessage({ number, failure: { message, stack, errcode } } satisfies ReaderReply);
  }
});
port.postMessage("ready");
