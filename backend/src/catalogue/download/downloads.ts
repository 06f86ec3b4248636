import { mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { FeedFetcher } from "../../feeds/feed-fetcher.js";
import type { FetchAllow } from "../../shared/config/fetch-allow.js";
import { type ImportInput, importInputs } from "../import/import-inputs.js";
import { drawLine, type Terminal } from "../import/import-progress.js";
import { downloadLine } from "./download-line.js";
import { SteadyDownload } from "./steady-download.js";
import { unpackInto } from "./unpack.js";

/** The public dump of the Podcast Index: all feeds that are not dead, without episodes, published daily. */
const PODCAST_INDEX = "https://public.podcastindex.org/podcastindex_feeds.db.tgz";

const DRAW_EVERY = { terminal: 100, log: 5_000 };

/** The URL that an importer argument contains; undefined for a path. */
export function downloadAddress(input: string): string | undefined {
  if (input === "podcast-index") return PODCAST_INDEX;
  return /^https?:\/\//i.test(input) ? input : undefined;
}

/** Downloads files for the import, and reports the progress. */
export class Downloads {
  private readonly whole: SteadyDownload[] = [];
  private drawn = -Infinity;

  constructor(
    private readonly folder: string,
    private readonly allow: FetchAllow,
    private readonly terminal: Terminal,
    private readonly signal: AbortSignal,
    private readonly firstPause?: number,
  ) {}

  /** The files at an address. `#sha256=…` at its end is the checksum. Throws an error with a message for users. */
  async inputs(given: string): Promise<ImportInput[]> {
    const url = new URL(given);
    const sha256 = /^#sha256=([\da-f]{64})$/i.exec(url.hash)?.[1];
    if (url.hash !== "" && sha256 === undefined) throw new Error("A checksum is #sha256= and 64 hexadecimal digits.");
    url.hash = "";
    const started = performance.now();
    const download = new SteadyDownload(url.href, {
      folder: this.folder,
      fetcher: this.fetcherFor(url),
      signal: this.signal,
      sha256,
      firstPause: this.firstPause,
      onProgress: (bytes, total) => this.draw(bytes, total, started),
    });
    const target = join(this.folder, `unpacked-${this.whole.length + 1}`);
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    const files = await unpackInto(download.bytes(), target, basename(url.pathname));
    if (this.terminal.isTTY) this.terminal.write("\r\u001b[K");
    this.whole.push(download);
    const inputs = await importInputs(files);
    return inputs.map((input) => ({ ...input, address: download.address }));
  }

  /** Removes the downloaded files. */
  forget(): void {
    for (const [at, download] of this.whole.entries()) {
      download.forget();
      rmSync(join(this.folder, `unpacked-${at + 1}`), { recursive: true, force: true });
    }
  }

  // A host that the operator typed is allowed; hosts that it redirects to are not.
  private fetcherFor({ hostname }: URL): FeedFetcher {
    const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
    const isNumber = /^[\d.]+$/.test(host) || host.includes(":");
    const names = isNumber ? this.allow.names : [...this.allow.names, host];
    const ranges = isNumber ? [...this.allow.ranges, host] : this.allow.ranges;
    return new FeedFetcher({}, { ...this.allow, names, ranges });
  }

  private draw(bytes: number, total: number | undefined, started: number): void {
    const now = performance.now();
    const isWhole = bytes === total;
    if (!isWhole && now - this.drawn < DRAW_EVERY[this.terminal.isTTY ? "terminal" : "log"]) return;
    this.drawn = now;
    drawLine(this.terminal, downloadLine({ bytes, total, seconds: (now - started) / 1_000 }));
  }
}
