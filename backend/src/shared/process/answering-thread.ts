import { once } from "node:events";
import { MessageChannel, type MessagePort, type ResourceLimits, type Transferable, Worker } from "node:worker_threads";

/** What the thread receives. It posts its answer to the port. */
export type Asked<Question> = { readonly question: Question; readonly port: MessagePort };

type Bounds = {
  /** Milliseconds after which an answer is abandoned. */
  readonly timeoutMs: number;
  /** Milliseconds after which an idle thread ends, to free its memory. Without it, the thread stays. */
  readonly idleMs?: number;
  readonly resourceLimits: ResourceLimits;
};

/** A thread that answers questions. It starts with the first one. */
export class AnsweringThread<Question, Answer> {
  private running: { readonly thread: Worker; readonly gone: AbortSignal } | undefined;
  private idle: NodeJS.Timeout | undefined;
  private underWay = 0;

  constructor(
    private readonly file: URL,
    private readonly bounds: Bounds,
  ) {}

  /**
   * `moved` becomes unusable in this thread. Returns undefined if the answer takes too long, or if the thread ends, for example because
   * it runs out of memory; the next question then gets a new thread.
   */
  async ask(question: Question, moved: readonly Transferable[] = []): Promise<Answer | undefined> {
    clearTimeout(this.idle);
    this.underWay += 1;
    const { thread, gone } = (this.running ??= this.start());
    const { port1, port2 } = new MessageChannel();
    try {
      thread.postMessage({ question, port: port2 } satisfies Asked<Question>, [port2, ...moved]);
      const signal = AbortSignal.any([gone, AbortSignal.timeout(this.bounds.timeoutMs)]);
      const [answer] = (await once(port1, "message", { signal })) as [Answer];
      return answer;
    } catch (error) {
      if ((error as Error).name !== "AbortError") throw error;
      if (this.running?.thread === thread) this.drop();
      return undefined;
    } finally {
      port1.close();
      this.underWay -= 1;
      const { idleMs } = this.bounds;
      if (idleMs !== undefined && this.underWay === 0) this.idle = setTimeout(() => this.drop(), idleMs).unref();
    }
  }

  /** Ends the thread. Questions in progress get no answer. */
  async end(): Promise<void> {
    clearTimeout(this.idle);
    await this.running?.thread.terminate();
  }

  private drop(): void {
    void this.running?.thread.terminate();
    this.running = undefined;
  }

  private start() {
    const thread = new Worker(this.file, { resourceLimits: this.bounds.resourceLimits, execArgv: [] });
    thread.unref();
    const gone = new AbortController();
    thread.once("error", () => gone.abort()).once("exit", () => gone.abort());
    return { thread, gone: gone.signal };
  }
}
