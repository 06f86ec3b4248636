import { hash } from "node:crypto";
import type { PodcastId } from "@earshot/domain/catalogue/podcast";
import {
  firstInterval,
  nextInterval,
  notBefore,
  restAfterFailures,
  type ShowRhythm,
} from "@earshot/domain/feeds/next-read";
import type { Clock } from "@earshot/domain/shared/clock.port";
import type { FeedFetcher, FetchResult } from "../../feeds/feed-fetcher.js";
import type { PostgresTransactions } from "../../shared/postgres-transactions.js";
import { type FeedResult, readFeed } from "../import/read-feed.js";
import { putEpisodes } from "../local/build/put-episodes.js";
import { feedIdentity } from "../local/record/feed-identity.js";
import type { FeedState, ReadableShow } from "./feed-state.js";

/** What came of reading the feed of a show. */
type FeedOutcome =
  /** There is no such show, or it has no feed. */
  | { readonly kind: "none" }
  /** The feed was not asked: it was a moment ago, its publisher promises nothing new, or it is gone for good. */
  | { readonly kind: "recent"; readonly retryAfter: number }
  /** `fresh`: episodes that were not stored before. */
  | { readonly kind: "read"; readonly fresh: number }
  | { readonly kind: "failed"; readonly reason: string };

/** What came of beginning to read a feed. */
type Begun =
  Extract<FeedOutcome, { kind: "none" | "recent" }> | { readonly kind: "begun"; readonly done: Promise<FeedOutcome> };

type Turn =
  | Extract<FeedOutcome, { kind: "none" | "recent" }>
  | { readonly kind: "turn"; readonly show: ReadableShow; readonly now: Date };

type ReadOptions = {
  /** Seconds that must have passed since the last try. */
  readonly minimum?: number;
  /** Whether a promise of the publisher ("weekly", "not at night") counts; somebody who waits for the page need not heed it. */
  readonly heedPromises?: boolean;
  readonly signal?: AbortSignal;
};

/** Seconds that a feed has to come. */
const TIME_TO_COME = 10;

/** Reads the feeds of stored shows again: with the fetcher and the reader of the import, and its merge. */
export class ShowFeeds {
  private readonly underWay = new Map<PodcastId, Promise<FeedOutcome>>();

  constructor(
    private readonly state: FeedState,
    private readonly fetcher: FeedFetcher,
    private readonly transactions: PostgresTransactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads a show's feed now. Its episodes are stored when this returns; its facts wait to be merged into the catalogue. Two
   * calls for one show share one read. Throws only what the database throws.
   */
  read(id: PodcastId, options: ReadOptions = {}): Promise<FeedOutcome> {
    const running = this.underWay.get(id);
    if (running) return running;
    const read = this.begin(id, options).finally(() => this.underWay.delete(id));
    this.underWay.set(id, read);
    return read;
  }

  /** Begins to read a show's feed and returns at once. `done` resolves as `read` does. */
  async start(id: PodcastId, options: ReadOptions = {}): Promise<Begun> {
    const turn = await this.turn(id, options);
    if (turn.kind !== "turn") return turn;
    return { kind: "begun", done: this.take(turn.show, turn.now, options.signal) };
  }

  private async begin(id: PodcastId, options: ReadOptions): Promise<FeedOutcome> {
    const turn = await this.turn(id, options);
    return turn.kind === "turn" ? this.take(turn.show, turn.now, options.signal) : turn;
  }

  private async turn(id: PodcastId, { minimum = 0, heedPromises = true }: ReadOptions): Promise<Turn> {
    const show = await this.state.find(id);
    if (!show) return { kind: "none" };
    const now = this.clock.now();
    const until = waitsUntil(show, { minimum, heedPromises });
    if (until > now.getTime()) {
      await this.state.postpone(id, new Date(until));
      return { kind: "recent", retryAfter: Math.ceil((until - now.getTime()) / 1_000) };
    }
    const before = new Date(now.getTime() - minimum * 1_000);
    if (!(await this.state.claim(id, now, before))) return { kind: "recent", retryAfter: Math.max(1, minimum) };
    return { kind: "turn", show, now };
  }

  private async take(show: ReadableShow, now: Date, stop?: AbortSignal): Promise<FeedOutcome> {
    const late = AbortSignal.timeout(TIME_TO_COME * 1_000);
    const signal = stop ? AbortSignal.any([stop, late]) : late;
    const answer = await this.fetcher.fetch(show.address, { signal, known: show.known });
    if (answer.kind === "unchanged") {
      await this.unchanged(show, now);
      return { kind: "read", fresh: 0 };
    }
    if (answer.kind !== "fetched") return this.failed(show, now, answer);
    const first = parsed(answer, now);
    if (first.kind !== "podcast") return this.failed(show, now, { kind: "failed", reason: first.reason });
    return this.keep(show, now, await this.moved(first, answer, { now, signal }));
  }

  // A feed that names another address is read there, if a podcast is there; otherwise it is believed as it is.
  private async moved(first: ReadPodcast, answer: Fetched, { now, signal }: { now: Date; signal: AbortSignal }) {
    const { movedTo } = first.hints;
    const stays = { read: first, answer };
    if (movedTo === undefined || feedIdentity(movedTo) === feedIdentity(answer.address)) return stays;
    const there = await this.fetcher.fetch(movedTo, { signal });
    if (there.kind !== "fetched") return stays;
    const read = parsed(there, now);
    return read.kind === "podcast" ? { read, answer: there } : stays;
  }

  private async keep(show: ReadableShow, now: Date, { read, answer }: { read: ReadPodcast; answer: Fetched }) {
    const { episodes = [], ...facts } = { ...read.podcast, key: show.key };
    const contentHash = hash("sha1", JSON.stringify([facts, episodes]), "base64url");
    const changed = contentHash !== show.contentHash;
    const fresh = await this.transactions.run(async () => {
      const found = changed ? await putEpisodes(this.transactions, show.key, episodes) : 0;
      // The first read of a show that had no episodes tells nothing of its rhythm.
      const first = show.interval === null ? firstInterval(gapOf(facts.updateIntervalDays)) : undefined;
      const rhythm = rhythmOf(facts.updateIntervalDays, facts.newestEpisode, now);
      const interval = first ?? nextInterval(show.interval ?? 0, found > 0, rhythm);
      await this.state.good(show.id, {
        at: now,
        interval,
        notBefore: notBefore(now, read.hints),
        nextReadAt: later(notBefore(now, read.hints), after(now, interval)),
        copy: { address: answer.address, etag: answer.etag, lastModified: answer.lastModified, contentHash },
      });
      if (changed) await this.state.arrive(show.id, facts, now);
      return found;
    });
    return { kind: "read", fresh } as const;
  }

  private async unchanged(show: ReadableShow, now: Date): Promise<void> {
    const rhythm = rhythmOf(show.gapDays, show.newestEpisode, now);
    const interval = nextInterval(show.interval ?? firstInterval(undefined) / 2, false, rhythm);
    await this.state.good(show.id, { at: now, interval, notBefore: now, nextReadAt: after(now, interval) });
  }

  private async failed(show: ReadableShow, now: Date, answer: Exclude<FetchResult, { kind: "fetched" | "unchanged" }>) {
    const gone = answer.kind === "gone";
    const reason = gone ? "its server says that it is gone for good" : answer.reason;
    const asked = gone ? undefined : answer.retryAfter;
    await this.state.failed(show.id, {
      reason,
      gone,
      restUntil: asked === undefined ? null : after(now, asked),
      nextReadAt: after(now, Math.max(asked ?? 0, restAfterFailures(gone ? Infinity : show.failures + 1))),
    });
    return { kind: "failed", reason } as const;
  }
}

type Fetched = Extract<FetchResult, { kind: "fetched" }>;
type ReadPodcast = Extract<FeedResult, { kind: "podcast" }>;

const parsed = ({ bytes, address, contentType }: Fetched, now: Date): FeedResult =>
  readFeed(bytes, { address, contentType, now });

/** Milliseconds since 1970 before which the feed is not read. */
function waitsUntil(show: ReadableShow, { minimum, heedPromises }: { minimum: number; heedPromises: boolean }): number {
  const tried = show.triedAt === null ? 0 : show.triedAt.getTime() + minimum * 1_000;
  const promised = heedPromises ? (show.notBefore?.getTime() ?? 0) : 0;
  return Math.max(tried, promised, show.restUntil?.getTime() ?? 0);
}

const after = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1_000);
const later = (a: Date, b: Date): Date => (a > b ? a : b);
function rhythmOf(gapDays: number | null | undefined, newest: number | null | undefined, now: Date): ShowRhythm {
  return {
    gap: gapOf(gapDays ?? undefined) ?? Infinity,
    silence: newest === null || newest === undefined ? Infinity : now.getTime() / 1_000 - newest,
  };
}

const gapOf = (days: number | undefined): number | undefined => (days === undefined ? undefined : days * 86_400);
