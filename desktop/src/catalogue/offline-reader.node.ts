import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { type OfflineFacts, type OfflineTasks, openTasks } from "./offline-tasks.node";

export type OfflineRequest = { readonly number: number; readonly task: keyof OfflineTasks; readonly input: unknown };
type AnsweredOffline = { readonly number: number; readonly output?: unknown; readonly failed?: string };

/** In the bundled app, a worker thread reads the file, so that windows stay responsive. */
const isBundled = import.meta.url.endsWith(".js");

/** An open file of the offline catalogue. */
export class OfflineReader implements Omit<OfflineTasks, "answer"> {
  private constructor(
    private readonly tasks: OfflineTasks,
    readonly facts: OfflineFacts,
    readonly close: () => Promise<unknown>,
  ) {}

  /** Rejects if the file cannot be read. */
  static async open(path: string): Promise<OfflineReader> {
    const program = new URL("./offline-thread.js", import.meta.url);
    if (isBundled) return OfflineReader.inThread(new Worker(program, { workerData: path }));
    const { tasks, facts, close } = await openTasks(path);
    return new OfflineReader(tasks, facts, close);
  }

  /** A reader in a worker thread. The thread first sends its facts and then answers requests. */
  static async inThread(thread: Worker): Promise<OfflineReader> {
    // Also rejects if the thread cannot open the file.
    const [{ facts }] = (await once(thread, "message")) as [{ readonly facts: OfflineFacts }];
    const waiting = new Map<number, PromiseWithResolvers<unknown>>();
    const lose = (error: Error) => {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    thread.on("message", ({ number, output, failed }: AnsweredOffline) => {
      const one = waiting.get(number);
      waiting.delete(number);
      if (failed === undefined) one?.resolve(output);
      else one?.reject(new Error(failed));
    });
    thread.on("error", lose);
    thread.on("exit", () => lose(new Error("The offline catalogue was closed.")));
    thread.unref();
    let number = 0;
    const ask = (task: keyof OfflineTasks) => (input: unknown) => {
      const one = Promise.withResolvers<unknown>();
      waiting.set((number += 1), one);
      thread.postMessage({ number, task, input } satisfies OfflineRequest);
      return one.promise as Promise<never>;
    };
    const tasks = { podcasts: ask("podcasts"), figures: ask("figures"), lookUp: ask("lookUp"), answer: ask("answer") };
    return new OfflineReader(tasks, facts, () => thread.terminate());
  }

  podcasts(ids: Parameters<OfflineTasks["podcasts"]>[0]): ReturnType<OfflineTasks["podcasts"]> {
    return this.tasks.podcasts(ids);
  }

  figures(ids: Parameters<OfflineTasks["figures"]>[0]): ReturnType<OfflineTasks["figures"]> {
    return this.tasks.figures(ids);
  }

  lookUp(keys: Parameters<OfflineTasks["lookUp"]>[0]): ReturnType<OfflineTasks["lookUp"]> {
    return this.tasks.lookUp(keys);
  }

  /** Answers a request from the page as the server would. undefined if only the server can answer it. */
  async answer({ method, url }: Pick<Request, "method" | "url">): Promise<Response | undefined> {
    if (method !== "GET") return undefined;
    const answer = await this.tasks.answer(url);
    return answer && new Response(answer.body, answer);
  }
}
