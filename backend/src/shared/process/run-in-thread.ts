import { once } from "node:events";
import { basename } from "node:path";
import { Worker } from "node:worker_threads";

type Run<Message> = {
  /** Ends the thread. */
  readonly signal?: AbortSignal;
  readonly onMessage?: (message: Message) => void;
  /** True for work that must not keep the process alive. */
  readonly unref?: boolean;
};

/** Runs a file in a thread until it ends. Rejects with the thread's error, or if the thread was stopped. */
export async function runInThread<Message>(
  file: URL,
  workerData: unknown,
  { signal, onMessage, unref }: Run<Message> = {},
): Promise<void> {
  const thread = new Worker(file, { workerData });
  if (unref) thread.unref();
  if (onMessage) thread.on("message", onMessage);
  const stop = () => void thread.terminate();
  signal?.addEventListener("abort", stop, { once: true });
  try {
    const [code] = (await once(thread, "exit")) as [number];
    if (code !== 0) throw new Error(`The thread ${basename(file.pathname)} was stopped.`);
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}
