import { parentPort } from "node:worker_threads";
import { IndexReader } from "../index/index-reader.js";
import type { StageTimes } from "../index/stages.js";
import { indexAnswers, type Input, type Task, warmUp } from "../answers/index-tasks.js";

/** A file, and memory shared with the other threads, which one of them fills before the others use it. */
export type OpenedFile = { readonly path: string; readonly memory: SharedArrayBuffer; readonly fills: boolean };
/** A request to this thread about a file, by its number, and its answer or error. Closing has no answer. */
export type ReaderRequest = {
  readonly number: number;
  readonly file: number;
  readonly task: Task | "open" | "close";
  readonly input?: unknown;
};
export type ReaderReply = {
  readonly number: number;
  readonly output?: unknown;
  readonly times?: StageTimes;
  readonly failure?: { readonly message: string; readonly stack?: string; readonly errcode?: number };
};

const port = parentPort;
if (port === null) throw new Error("This file runs in a worker thread.");
const files = new Map<number, { readonly reader: IndexReader; readonly answer: ReturnType<typeof indexAnswers> }>();

function open(file: number, { path, ...memory }: OpenedFile) {
  const reader = new IndexReader(path, memory);
  try {
    warmUp(reader);
  } catch {
    // The search that reads damaged data reports it.
  }
  files.set(file, { reader, answer: indexAnswers(reader) });
  return {};
}

port.on("message", ({ number, file, task, input }: ReaderRequest) => {
  const opened = files.get(file);
  if (task === "close") {
    files.delete(file);
    opened?.reader.close();
    return;
  }
  try {
    const reply = task === "open" ? open(file, input as OpenedFile) : opened?.answer(task, input as Input<typeof task>);
    port.postMessage({ number, ...reply } satisfies ReaderReply);
  } catch (error) {
    const { message, stack, errcode } = error as Error & { errcode?: number };
    port.postMessage({ number, failure: { message, stack, errcode } } satisfies ReaderReply);
  }
});
