import { once } from "node:events";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import type { OnApplicationShutdown } from "@nestjs/common";
import { rejected } from "../feed-element.js";
import { type FeedResult, readFeed } from "../read-feed.js";

type Origin = Parameters<typeof readFeed>[1];
export type ToParse = { readonly bytes: Uint8Array; readonly origin: Origin; readonly port: MessagePort };

/** Compiled code parses large feeds in a worker thread; sources that run directly parse them in this thread. */
const isCompiled = import.meta.url.endsWith(".js");
/** Feeds up to this many bytes are parsed in this thread, which takes a few milliseconds. */
const SMALL = 128 * 1024;
/** Milliseconds after which parsing is abandoned. The largest feeds take a third of a second, or up to a second on a busy machine. */
const TIMEOUT_MS = 30_000;
/** Milliseconds after which an idle thread ends, to free its memory. */
const IDLE = 10_000;
const MEMORY = { maxOldGenerationSizeMb: 256 };

/** Parses feeds without blocking other work of the process. */
export class FeedParser implements OnApplicationShutdown {
  private running: { readonly thread: Worker; readonly gone: AbortSignal } | undefined;
  private idle: NodeJS.Timeout | undefined;
  private underWay = 0;

  /** Like `readFeed`. Rejects a feed that takes too long or too much memory. */
  async read(bytes: Buffer, origin: Origin): Promise<FeedResult> {
    if (!isCompiled || bytes.length <= SMALL) return readFeed(bytes, origin);
    clearTimeout(this.idle);
    this.underWay += 1;
    try {
      return await this.ask(bytes, origin);
    } finally {
      this.underWay -= 1;
      if (this.underWay === 0) this.idle = setTimeout(() => void this.end(), IDLE).unref();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.idle);
    await this.end();
  }

  private async ask(bytes: Buffer, origin: Origin): Promise<FeedResult> {
    const { thread, gone } = (this.running ??= start());
    const { port1, port2 } = new MessageChannel();
    try {
      // Moves the bytes to the thread, because they are not used again. Small buffers may share their memory with others and are
      // copied first.
      const own =
        bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
      thread.postMessage({ bytes: own, origin, port: port2 } satisfies ToParse, [port2, own.buffer as ArrayBuffer]);
      const signal = AbortSignal.any([gone, AbortSignal.timeout(TIMEOUT_MS)]);
      const [result] = (await once(port1, "message", { signal })) as [FeedResult];
      return result;
    } catch (error) {
      if ((error as Error).name !== "AbortError") throw error;
      if (this.running?.thread === thread) await this.end();
      return rejected("too-large", "The document takes too long or too much memory to read.");
    } finally {
      port1.close();
    }
  }

  private async end(): Promise<void> {
    const { running } = this;
    this.running = undefined;
    await running?.thread.terminate();
  }
}

function start() {
  const thread = new Worker(new URL("./feed-parsing-thread.js", import.meta.url), { resourceLimits: MEMORY });
  thread.unref();
  const gone = new AbortController();
  thread.once("error", () => gone.abort()).once("exit", () => gone.abort());
  return { thread, gone: gone.signal };
}
