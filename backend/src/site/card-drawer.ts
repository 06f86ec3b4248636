import { once } from "node:events";
import { extname } from "node:path";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import { HttpException, Injectable, type OnApplicationShutdown } from "@nestjs/common";
import { problem } from "../shared/http/problem.js";
import { WorkQueue } from "../shared/process/work-queue.js";
import { podcastCard, type ShowOnCard } from "./podcast-card.js";

/** Maximum number of cards in progress; another request is refused. */
const AT_ONCE = { running: 2, waiting: 0 };
/** Milliseconds after which a drawing is abandoned. One takes a tenth of a second, or a few tenths on a busy machine. */
const TIMEOUT_MS = 10_000;
/** Megabytes of JavaScript memory for the thread; the picture itself is stored outside of it. */
const MEMORY = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 };

/** A request to the thread: which of these texts have letters that some font has, or to render an SVG as PNG. */
type Question = { readonly letters: readonly string[] } | { readonly svg: string };
export type DrawingRequest = { readonly question: Question; readonly port: MessagePort };
export type DrawingReply = { readonly answer: readonly boolean[] | Uint8Array } | { readonly fault: string };

const THREAD = new URL(`card-drawing.thread${extname(import.meta.filename)}`, import.meta.url);

/** Draws share cards in a separate thread, which starts with the first card. */
@Injectable()
export class CardDrawer implements OnApplicationShutdown {
  private readonly queue = new WorkQueue(AT_ONCE, busy);
  private running: { readonly thread: Worker; readonly gone: AbortSignal } | undefined;

  /** The card of a show as PNG. Throws the 503 if two others are in progress, or if drawing takes too long. */
  draw(show: ShowOnCard): Promise<Buffer> {
    return this.queue.take(async () => {
      const { title, itunesAuthor } = show;
      // Messengers display the title beside the picture, so a title that cannot be drawn is left out.
      const [hasTitle, hasAuthor] = (await this.ask({ letters: [title, itunesAuthor] })) as readonly boolean[];
      const drawable = { ...show, title: hasTitle ? title : "", itunesAuthor: hasAuthor ? itunesAuthor : "" };
      return Buffer.from((await this.ask({ svg: podcastCard(drawable) })) as Uint8Array);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.running?.thread.terminate();
  }

  private async ask(question: Question): Promise<readonly boolean[] | Uint8Array> {
    const { thread, gone } = (this.running ??= this.start());
    const { port1, port2 } = new MessageChannel();
    try {
      thread.postMessage({ question, port: port2 } satisfies DrawingRequest, [port2]);
      const signal = AbortSignal.any([gone, AbortSignal.timeout(TIMEOUT_MS)]);
      const [reply] = (await once(port1, "message", { signal })) as [DrawingReply];
      if ("fault" in reply) throw new Error(reply.fault);
      return reply.answer;
    } catch (error) {
      if ((error as Error).name !== "AbortError") throw error;
      // The thread is stuck or gone: the next card gets a new one.
      if (this.running?.thread === thread) this.running = undefined;
      void thread.terminate();
      throw busy();
    } finally {
      port1.close();
    }
  }

  private start() {
    const thread = new Worker(THREAD, { resourceLimits: MEMORY, execArgv: [] });
    thread.unref();
    const gone = new AbortController();
    thread.once("error", () => gone.abort()).once("exit", () => gone.abort());
    return { thread, gone: gone.signal };
  }
}

function busy(): HttpException {
  const detail = "Too many pictures are being drawn right now. Please try again in a moment.";
  return new HttpException(problem(503, "card.busy", detail, { retryAfter: 5 }), 503);
}
