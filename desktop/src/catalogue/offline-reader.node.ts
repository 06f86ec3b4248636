import { AskedProcess, ProcessEnded, type SideProcess } from "../system/side-process";
import type { OfflineFacts, OfflineTasks, ReaderTasks } from "./offline-tasks.node";

/** Milliseconds after which the app gives up opening a file, because requests wait for it. Judgment: a cold disk takes seconds. */
const LONGEST_MS = 60_000;

/** An open file of the offline catalogue, which a process of its own reads. */
export class OfflineReader implements Omit<OfflineTasks, "answer"> {
  private constructor(
    private readonly reader: AskedProcess<ReaderTasks>,
    readonly facts: OfflineFacts,
  ) {}

  /** Opens a file in a new process. Rejects if it cannot be read, or takes too long. */
  static async open(path: string, side: SideProcess): Promise<OfflineReader> {
    const reader = new AskedProcess<ReaderTasks>(side);
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new ProcessEnded()), LONGEST_MS);
    try {
      return new OfflineReader(reader, await Promise.race([reader.ask("open", path), late.promise]));
    } catch (error) {
      // Not awaited: a process that waits for a broken disk does not end.
      void reader.end();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Resolves when the process ends, for any reason. */
  get ended(): Promise<void> {
    return this.reader.over;
  }

  close(): Promise<void> {
    return this.reader.end();
  }

  podcasts(ids: Parameters<OfflineTasks["podcasts"]>[0]): ReturnType<OfflineTasks["podcasts"]> {
    return this.reader.ask("podcasts", ids);
  }

  figures(ids: Parameters<OfflineTasks["figures"]>[0]): ReturnType<OfflineTasks["figures"]> {
    return this.reader.ask("figures", ids);
  }

  lookUp(keys: Parameters<OfflineTasks["lookUp"]>[0]): ReturnType<OfflineTasks["lookUp"]> {
    return this.reader.ask("lookUp", keys);
  }

  /** Answers a request from the page as the server would. undefined if only the server can answer it. */
  async answer({ method, url }: Pick<Request, "method" | "url">): Promise<Response | undefined> {
    if (method !== "GET") return undefined;
    const answer = await this.reader.ask("answer", url);
    return answer && new Response(answer.body, answer);
  }
}
