import {
  type Chapter,
  type ChaptersFound,
  EpisodeFiles,
  type TranscriptFound,
  type Unreadable,
} from "@earshot/domain/catalogue/episode-files.port";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { HttpException } from "@nestjs/common";
import { LRUCache } from "lru-cache";
import type { FeedFetcher } from "../../feeds/feed-fetcher.js";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { busyProblem } from "../../http/problem.js";
import { chaptersIn } from "./chapters-file.js";
import type { ServedFiles } from "./served-files.js";
import { transcriptIn } from "./transcript-file.js";

/** Maximum UTF-16 units in all cached answers. */
const CACHED_UNITS = 16_000_000;
const HOUR = 3_600_000;
/** Milliseconds for which a missing file counts as missing: it may be published soon. */
const SOON = 300_000;

/**
 * `waitMs`: how long a request may wait for its turn at the host, and how long it may then take. `atOnce`: maximum number of
 * fetches at a time.
 */
const BOUNDS = { waitMs: 10_000, atOnce: 100 };

type Named = { chapters_url: string | null; chapters: Chapter[] | null; transcript_url: string | null };
type Answer<Found> = { readonly found: Found | Unreadable; readonly isCacheable: boolean };
type Read<Found> = (text: string) => Found | undefined;

/** The files that stored episodes name, fetched when they are first requested. Their content is cached for an hour. */
export class StoredEpisodeFiles extends EpisodeFiles {
  private readonly cache = new LRUCache<string, ChaptersFound | TranscriptFound>({
    maxSize: CACHED_UNITS,
    sizeCalculation: (found) => JSON.stringify(found).length,
  });
  private readonly underWay = new Map<string, Promise<ChaptersFound | TranscriptFound>>();

  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly fetcher: FeedFetcher,
    private readonly served?: ServedFiles,
    private readonly bounds = BOUNDS,
  ) {
    super();
  }

  async chapters(podcast: PodcastId, episode: string): Promise<ChaptersFound | undefined> {
    const named = await this.named(podcast, episode);
    if (named?.chapters) return { state: "read", chapters: named.chapters };
    if (!named?.chapters_url) return undefined;
    return this.fileAt(named.chapters_url, "the file has no chapters", (text): ChaptersFound | undefined => {
      const chapters = chaptersIn(text);
      return chapters && { state: "read", chapters };
    });
  }

  async transcript(podcast: PodcastId, episode: string): Promise<TranscriptFound | undefined> {
    const address = (await this.named(podcast, episode))?.transcript_url;
    if (!address) return undefined;
    return this.fileAt(address, "the file has no text", (text): TranscriptFound | undefined => {
      const parts = transcriptIn(text);
      return parts && { state: "read", parts };
    });
  }

  private async named(podcast: PodcastId, episode: string): Promise<Named | undefined> {
    const [row] = await this.transactions.read<Named>(
      "SELECT chapters_url, chapters, transcript_url FROM episodes WHERE podcast_id = $1 AND guid = $2 LIMIT 1",
      [podcast, episode],
    );
    return row;
  }

  private fileAt<Found extends ChaptersFound | TranscriptFound>(
    address: string,
    reasonIfUnreadable: string,
    read: Read<Found>,
  ): Promise<Found | Unreadable> | Found | undefined {
    const own = this.served?.text(address);
    return own === undefined ? this.once(address, reasonIfUnreadable, read) : read(own);
  }

  /** Requests for a file that is already being fetched share one fetch. Throws the 503 while too many fetches are running. */
  private once<Found extends ChaptersFound | TranscriptFound>(
    address: string,
    reasonIfUnreadable: string,
    read: Read<Found>,
  ): Promise<Found | Unreadable> {
    // A file may be named as chapters by one episode and as a transcript by another.
    const key = `${reasonIfUnreadable} ${address}`;
    const known = this.cache.get(key) ?? this.underWay.get(key);
    if (known) return Promise.resolve(known) as Promise<Found | Unreadable>;
    if (this.underWay.size >= this.bounds.atOnce) return Promise.reject(busy());
    const fetched = this.fetched(address, reasonIfUnreadable, read)
      .then(({ found, isCacheable }) => {
        if (isCacheable) this.cache.set(key, found, { ttl: found.state === "read" ? HOUR : SOON });
        return found;
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, fetched);
    return fetched;
  }

  /** A request that did not get its turn says nothing about the file, so its answer is not cached. */
  private async fetched<Found>(address: string, reasonIfUnreadable: string, read: Read<Found>): Promise<Answer<Found>> {
    const answer = await this.fetcher.fetch(address, { signal: AbortSignal.timeout(this.bounds.waitMs) });
    const unreadable = (reason: string) => ({ state: "unreadable", reason }) as const;
    if (answer.kind === "failed")
      return { found: unreadable(answer.reason), isCacheable: answer.notRequested !== true };
    if (answer.kind !== "fetched") return { found: unreadable("the file was removed"), isCacheable: true };
    const { bytes, contentType } = answer;
    return { found: read(textOf(bytes, contentType)) ?? unreadable(reasonIfUnreadable), isCacheable: true };
  }
}

function busy(): HttpException {
  const detail = "Too many episode files are being read right now. Please try again in a moment.";
  return busyProblem("episode.files-busy", detail);
}

/** UTF-8 unless the server names another encoding that this machine knows. */
function textOf(bytes: Buffer, contentType = ""): string {
  const charset = /charset=["']?([\w.:-]{1,40})/i.exec(contentType)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
