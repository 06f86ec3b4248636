import { createHash } from "node:crypto";
import { createReadStream, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FeedFetcher } from "../../feeds/feed-fetcher.js";

/** Attempts in a row without progress before a download fails; the next call continues from the stored part. */
const MOST_STALLED = 6;
/** Milliseconds before the next attempt; doubles after each one without progress. */
const FIRST_PAUSE = 1_000;
/** Milliseconds of silence after which a server is considered gone. */
const SILENCE = 60_000;

type DownloadOptions = {
  /** Where the received part is stored until the download is complete. */
  readonly folder: string;
  readonly fetcher: FeedFetcher;
  readonly signal: AbortSignal;
  /** Required SHA-256 of the document, as 64 hexadecimal digits. Without it, the server's checksum is used. */
  readonly sha256?: string;
  /** Bytes received so far, and the total; undefined if the server does not state it. */
  readonly onProgress?: (bytes: number, total: number | undefined) => void;
  readonly firstPause?: number;
};

/** Identifies the stored part. */
type Resumable = { readonly validator?: string; readonly total?: number; readonly sha256?: string };

/** Downloads a document of any size. Resumes after interruptions, in this call and in the next one. */
export class SteadyDownload {
  /** The document's address after permanent redirects. Known once the first bytes arrive. */
  address: string;
  private readonly part: string;
  private readonly note: string;
  private readonly hash = createHash("sha256");
  private have = 0;
  private resumable: Resumable = {};

  constructor(
    address: string,
    private readonly options: DownloadOptions,
  ) {
    this.address = address;
    mkdirSync(options.folder, { recursive: true });
    const name = createHash("sha256").update(address).digest("hex").slice(0, 32);
    this.part = join(options.folder, `${name}.part`);
    this.note = join(options.folder, `${name}.json`);
  }

  /** All bytes in order. Throws an Error with a message for users when the download fails. */
  async *bytes(): AsyncGenerator<Buffer> {
    yield* this.earlier();
    let stalled = 0;
    for (;;) {
      const before = this.have;
      try {
        yield* this.more();
        break;
      } catch (error) {
        this.options.signal.throwIfAborted();
        if (!(error instanceof CutOff)) throw error;
        stalled = this.have > before ? 0 : stalled + 1;
        if (stalled >= MOST_STALLED)
          throw new Error(`${this.address}: ${error.message}. The received part is kept.`, { cause: error });
        const wait = (this.options.firstPause ?? FIRST_PAUSE) * 2 ** stalled;
        await pause(wait, undefined, { signal: this.options.signal });
      }
    }
    this.check();
  }

  /** Removes the stored part. */
  forget(): void {
    for (const file of [this.part, this.note]) rmSync(file, { force: true });
  }

  // An earlier part is only usable with a validator that identifies its version.
  private async *earlier(): AsyncGenerator<Buffer> {
    if (!existsSync(this.part) || !existsSync(this.note)) return;
    this.resumable = JSON.parse(readFileSync(this.note, "utf8")) as Resumable;
    if (this.resumable.validator === undefined || statSync(this.part).size === 0) return this.forget();
    for await (const chunk of createReadStream(this.part) as AsyncIterable<Buffer>) {
      this.take(chunk);
      yield chunk;
    }
  }

  private async *more(): AsyncGenerator<Buffer> {
    if (this.have > 0 && this.have === this.resumable.total) return;
    const response = await this.ask();
    const file = await open(this.part, this.have > 0 ? "a" : "w");
    try {
      yield* this.received(response, file);
    } finally {
      response.destroy();
      await file.close();
    }
    if (this.resumable.total !== undefined && this.have < this.resumable.total)
      throw new CutOff("the connection was interrupted");
  }

  private async ask(): Promise<IncomingMessage> {
    const { validator } = this.resumable;
    const goOn = { Range: `bytes=${this.have}-`, ...(validator === undefined ? {} : { "If-Range": validator }) };
    const opened = await this.options.fetcher
      .openStream(this.address, this.have > 0 ? goOn : {}, this.options.signal)
      .catch((error: unknown) => {
        throw new CutOff(error instanceof Error ? error.message : String(error));
      });
    const { response } = opened;
    const status = response.statusCode ?? 0;
    if (status === 206 && this.continues(response)) return response;
    if (status === 200 && this.have === 0) {
      this.address = opened.address;
      this.keep(response);
      return response;
    }
    response.destroy();
    if (status === 200 || status === 206 || status === 416) {
      this.forget();
      throw new Error(`${this.address} has changed since the download began. Start it again.`);
    }
    if (status >= 500 || status === 429) throw new CutOff(`the server returned ${status}`);
    throw new Error(`${this.address}: the server returned ${status}.`);
  }

  private continues({ headers }: IncomingMessage): boolean {
    const [, from, total] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers["content-range"] ?? "") ?? [];
    return (
      Number(from) === this.have &&
      (total === "*" || this.resumable.total === undefined || Number(total) === this.resumable.total)
    );
  }

  private keep({ headers }: IncomingMessage): void {
    const strong = headers.etag?.startsWith('"') ? headers.etag : undefined;
    const length = headers["content-length"];
    this.resumable = {
      validator: strong ?? headers["last-modified"],
      ...(length === undefined ? {} : { total: Number(length) }),
      ...digestOf(headers),
    };
    writeFileSync(this.note, JSON.stringify(this.resumable));
  }

  private async *received(response: IncomingMessage, file: FileHandle): AsyncGenerator<Buffer> {
    response.setTimeout(SILENCE, () => response.destroy(new Error("the server sent nothing for a minute")));
    try {
      for await (const chunk of response as AsyncIterable<Buffer>) {
        await file.write(chunk);
        this.take(chunk);
        yield chunk;
      }
    } catch (error) {
      throw new CutOff(error instanceof Error ? error.message : String(error));
    }
  }

  private take(chunk: Buffer): void {
    this.have += chunk.length;
    this.hash.update(chunk);
    this.options.onProgress?.(this.have, this.resumable.total);
  }

  private check(): void {
    const wanted = this.options.sha256?.toLowerCase() ?? this.resumable.sha256;
    if (wanted === undefined || wanted === this.hash.digest("hex")) return;
    this.forget();
    throw new Error(`${this.address}: the download is damaged; its SHA-256 is not the one that was given.`);
  }
}

/** The connection was cut, or the server is busy: another attempt may succeed. */
class CutOff extends Error {}

/** SHA-256 of the whole document in hexadecimal, if the server states it (RFC 9530, or the older Digest header). */
function digestOf(headers: IncomingMessage["headers"]): { sha256?: string } {
  const stated = [headers["repr-digest"], headers.digest].flat().join(",");
  const [, base64] = /(?:^|[,\s])sha-256=:?([A-Za-z\d+/]{43}=)/i.exec(stated) ?? [];
  return base64 === undefined ? {} : { sha256: Buffer.from(base64, "base64").toString("hex") };
}
