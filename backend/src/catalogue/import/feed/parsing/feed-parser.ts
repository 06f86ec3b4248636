import type { OnApplicationShutdown } from "@nestjs/common";
import { AnsweringThread } from "../../../../shared/process/answering-thread.js";
import { rejected } from "../feed-element.js";
import { type FeedResult, readFeed } from "../read-feed.js";

type Origin = Parameters<typeof readFeed>[1];
export type ToParse = { readonly bytes: Uint8Array; readonly origin: Origin };

/** Compiled code parses large feeds in a worker thread; sources that run directly parse them in this thread. */
const isCompiled = import.meta.url.endsWith(".js");
/** Feeds up to this many bytes are parsed in this thread, which takes a few milliseconds. */
const SMALL = 128 * 1024;
const BOUNDS = {
  /** The largest feeds take a third of a second, or up to a second on a busy machine. */
  timeoutMs: 30_000,
  idleMs: 10_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
};
const THREAD = new URL("./feed-parsing-thread.js", import.meta.url);

/** Parses feeds without blocking other work of the process. */
export class FeedParser implements OnApplicationShutdown {
  private readonly thread = new AnsweringThread<ToParse, FeedResult>(THREAD, BOUNDS);

  /** Like `readFeed`. Rejects a feed that takes too long or too much memory. */
  async read(bytes: Buffer, origin: Origin): Promise<FeedResult> {
    if (!isCompiled || bytes.length <= SMALL) return readFeed(bytes, origin);
    // Moves the bytes to the thread, because they are not used again. Small buffers may share their memory with others and are
    // copied first.
    const own = bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
    const result = await this.thread.ask({ bytes: own, origin }, [own.buffer as ArrayBuffer]);
    return result ?? rejected("too-large", "The document takes too long or too much memory to read.");
  }

  onApplicationShutdown(): Promise<void> {
    return this.thread.end();
  }
}
