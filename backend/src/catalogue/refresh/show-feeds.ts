import { hash } from "node:crypto";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import {
  firstInterval,
  nextInterval,
  notBefore,
  REST_WHEN_GONE,
  restAfterFailures,
  type ShowRhythm,
} from "@earshot/domain/feeds/next-read";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { Logger } from "@nestjs/common";
import type { FeedFetcher, FetchResult } from "../../feeds/feed-fetcher.js";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import type { FeedParser } from "../import/feed/parsing/feed-parser.js";
import type { FeedResult } from "../import/feed/read-feed.js";
import type { ShowContacts } from "../contacts/show-contacts.js";
import { putEpisodes } from "../local/write/staging/put-episodes.js";
import type { FeedSubscriptions, HubOffer } from "../hubs/feed-subscriptions.js";
import { feedIdentity } from "../local/record/feed-identity.js";
import type { FeedMetrics } from "./feed-metrics.js";
import type { FeedState, ReadableShow } from "./feed-state.js";

/** The result of reading a show's feed. */
type FeedOutcome =
  /** No such show, or it has no feed. */
  | { readonly kind: "none" }
  /** The feed was not requested: it was read a moment ago, its publisher announced that nothing is new, or it is gone for good. */
  | { readonly kind: "recent"; readonly retryAfter: number }
  /** `fresh`: episodes that were not stored before. */
  | { readonly kind: "read"; readonly fresh: number }
  /**
   * `notRequested`: its host got no request, because too many others were waiting or, with `retryAfter`, because it had asked for a pause.
   * So this says nothing about the feed.
   */
  | { readonly kind: "failed"; readonly reason: string; readonly notRequested?: boolean; readonly retryAfter?: number };

/** The result of starting to read a feed. */
type Begun =
  Extract<FeedOutcome, { kind: "none" | "recent" }> | { readonly kind: "begun"; readonly done: Promise<FeedOutcome> };

type Turn =
  | Extract<FeedOutcome, { kind: "none" | "recent" }>
  | { readonly kind: "turn"; readonly show: ReadableShow; readonly now: Date };

type ReadOptions = {
  /** Minimum seconds since the last attempt. */
  readonly minimum?: number;
  /** Whether the publisher's schedule ("weekly", "not at night") applies; it does not if a visitor is waiting for the page. */
  readonly heedSchedule?: boolean;
  /**
   * Whether the show's makers are waiting. A feed that was reported as permanently gone is requested too: they may have brought it back. A
   * pause of its host is not a failure of the feed; other reads take it for one, so that they back off.
   */
  readonly forMakers?: boolean;
  /** Maximum seconds for the requests. */
  readonly seconds?: number;
  /** The feed's address for a show that has none yet. It becomes the show's address once it has been read. */
  readonly address?: string;
  readonly signal?: AbortSignal;
};

/** Seconds until the next attempt for a feed that could not be requested at all. */
const SOON = 60;
const TIMEOUT_SECONDS = 10;

/** Refreshes the feeds of stored shows. Uses the import's fetcher, reader and merge. */
export class ShowFeeds {
  private readonly logger = new Logger(ShowFeeds.name);
  private readonly underWay = new Map<PodcastId, Promise<FeedOutcome>>();

  constructor(
    private readonly state: FeedState,
    private readonly fetcher: FeedFetcher,
    private readonly parser: FeedParser,
    private readonly transactions: PostgresTransactions,
    private readonly contacts: ShowContacts,
    private readonly subscriptions: FeedSubscriptions,
    private readonly clock: Clock,
    private readonly metrics?: FeedMetrics,
  ) {}

  /**
   * Reads a show's feed now. Its episodes are stored when this returns; its facts will be merged into the catalogue later. Two
   * calls for one show share one read. Throws only database errors.
   */
  read(id: PodcastId, options: ReadOptions = {}): Promise<FeedOutcome> {
    const running = this.underWay.get(id);
    if (running) return running;
    const read = this.begin(id, options).finally(() => this.underWay.delete(id));
    this.underWay.set(id, read);
    return read;
  }

  /** Starts to read a show's feed and returns at once. `done` resolves to the result of `read`. */
  async start(id: PodcastId, options: ReadOptions = {}): Promise<Begun> {
    const turn = await this.turn(id, options);
    if (turn.kind !== "turn") return turn;
    return { kind: "begun", done: this.take(turn.show, turn.now, options) };
  }

  /**
   * Stores a copy of a show's feed that was read for another purpose. A feed that names another address is left to the next read. Never
   * throws: that other purpose does not depend on it.
   */
  async keep(show: ReadableShow, copy: { readonly read: ReadPodcast; readonly answer: Fetched }): Promise<void> {
    const { movedTo } = copy.read.hints;
    if (movedTo !== undefined && feedIdentity(movedTo) !== feedIdentity(copy.answer.address)) return;
    const now = this.clock.now();
    try {
      // Another process that reads it at this moment stores it.
      if (await this.state.claim(show.id, now, now)) await this.store(show, now, copy);
    } catch (error) {
      this.logger.warn(`The copy of ${show.id} was not kept: ${error instanceof Error ? error.message : "unknown"}`);
    }
  }

  private async begin(id: PodcastId, options: ReadOptions): Promise<FeedOutcome> {
    const turn = await this.turn(id, options);
    return turn.kind === "turn" ? this.take(turn.show, turn.now, options) : turn;
  }

  private async turn(id: PodcastId, options: ReadOptions): Promise<Turn> {
    const { minimum = 0, address } = options;
    const show = await this.state.find(id, address);
    if (!show) return { kind: "none" };
    const now = this.clock.now();
    const until = waitsUntil(show, options);
    if (until > now.getTime()) {
      await this.state.postpone(id, new Date(until));
      return { kind: "recent", retryAfter: Math.ceil((until - now.getTime()) / 1_000) };
    }
    const before = new Date(now.getTime() - minimum * 1_000);
    if (!(await this.state.claim(id, now, before))) return { kind: "recent", retryAfter: Math.max(1, minimum) };
    return { kind: "turn", show, now };
  }

  private async take(
    show: ReadableShow,
    now: Date,
    { signal: stop, seconds = TIMEOUT_SECONDS, forMakers = false }: ReadOptions,
  ): Promise<FeedOutcome> {
    const late = AbortSignal.timeout(seconds * 1_000);
    const signal = stop ? AbortSignal.any([stop, late]) : late;
    // If a show is marked as dead but its feed exists, the whole feed is needed.
    const answer = await this.fetcher.fetch(show.address, { signal, known: show.dead ? {} : show.known });
    if (stop?.aborted || (answer.kind === "failed" && answer.notRequested)) return this.notRequested(show, now);
    if (answer.kind === "failed" && answer.paused && forMakers)
      return { kind: "failed", reason: answer.reason, notRequested: true, retryAfter: answer.retryAfter };
    if (answer.kind === "unchanged") {
      this.metrics?.read("unchanged");
      await this.unchanged(show, now);
      return { kind: "read", fresh: 0 };
    }
    if (answer.kind !== "fetched") return this.failed(show, now, answer);
    const first = await this.parsed(answer, now);
    if (first.kind !== "podcast") return this.failed(show, now, { kind: "failed", reason: first.reason });
    return this.store(show, now, await this.moved(first, answer, { now, signal }));
  }

  // If a feed names another address, the podcast there is read; if there is none, the feed's own content counts.
  private async moved(first: ReadPodcast, answer: Fetched, { now, signal }: { now: Date; signal: AbortSignal }) {
    const { movedTo } = first.hints;
    const stays = { read: first, answer };
    if (movedTo === undefined || feedIdentity(movedTo) === feedIdentity(answer.address)) return stays;
    const there = await this.fetcher.fetch(movedTo, { signal });
    if (there.kind !== "fetched") return stays;
    const read = await this.parsed(there, now);
    return read.kind === "podcast" ? { read, answer: there } : stays;
  }

  private parsed({ bytes, address, contentType }: Fetched, now: Date): Promise<FeedResult> {
    return this.parser.read(bytes, { address, contentType, now });
  }

  private async store(show: ReadableShow, now: Date, { read, answer }: { read: ReadPodcast; answer: Fetched }) {
    this.metrics?.read("changed");
    const { episodes = [], contacts = [], ...facts } = { ...read.podcast, key: show.key };
    const contentHash = hash("sha1", JSON.stringify([facts, episodes, contacts]), "base64url");
    const changed = contentHash !== show.contentHash || show.dead;
    const fresh = await this.transactions.run(async () => {
      const found = changed ? await putEpisodes(this.transactions, show.key, episodes) : 0;
      // The first read of a show without episodes says nothing about how often it publishes.
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
      await this.subscriptions.offered(show.id, hubOffer(read, answer), now);
      // Pending facts contain no addresses.
      if (changed) {
        const hasContact = await this.contacts.put(show.id, contacts, now);
        await this.state.noteFacts(show.id, { ...facts, hasContact, ...(show.dead ? { dead: false } : {}) }, now);
      }
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
    this.metrics?.read("failed");
    const gone = answer.kind === "gone";
    const reason = gone ? "its server says that it is permanently gone" : answer.reason;
    const retryAfter = gone ? undefined : answer.retryAfter;
    const rest = Math.max(retryAfter ?? 0, gone ? REST_WHEN_GONE : restAfterFailures(show.failures + 1));
    await this.state.failed(show.id, {
      reason,
      gone,
      restUntil: gone || retryAfter !== undefined ? after(now, gone ? rest : (retryAfter ?? 0)) : null,
      nextReadAt: after(now, rest),
    });
    if (gone) await this.markDead(show, now);
    return { kind: "failed", reason } as const;
  }

  // It got no turn at its host, or the process is ending: neither is a failure of the feed.
  private async notRequested(show: ReadableShow, now: Date): Promise<FeedOutcome> {
    await this.state.postpone(show.id, after(now, SOON));
    return { kind: "failed", reason: "too many other requests to its host were waiting", notRequested: true };
  }

  // Marks the show as dead in the catalogue: it then comes last and has no estimate.
  private async markDead(show: ReadableShow, now: Date): Promise<void> {
    await this.subscriptions.offered(show.id, undefined, now);
    if (!show.dead) await this.state.noteDead(show.id, now);
  }
}

type Fetched = Extract<FetchResult, { kind: "fetched" }>;
type ReadPodcast = Extract<FeedResult, { kind: "podcast" }>;

/** The first hub that a feed names, and the feed's address there. Overlong addresses are ignored. */
function hubOffer({ hints: { hubs, self } }: ReadPodcast, { address }: Fetched): HubOffer | undefined {
  const [hub, topic] = [hubs[0], self ?? address];
  return hub !== undefined && hub.length <= 500 && topic.length <= 2_000 ? { hub, topic } : undefined;
}

/** The time before which the feed is not read, in milliseconds since 1970. */
function waitsUntil(
  { triedAt, notBefore, restUntil, gone }: ReadableShow,
  { minimum = 0, heedSchedule = true, forMakers = false }: ReadOptions,
): number {
  const tried = triedAt === null ? 0 : triedAt.getTime() + minimum * 1_000;
  const schedule = heedSchedule ? (notBefore?.getTime() ?? 0) : 0;
  const rest = gone && forMakers ? 0 : (restUntil?.getTime() ?? 0);
  return Math.max(tried, schedule, rest);
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
