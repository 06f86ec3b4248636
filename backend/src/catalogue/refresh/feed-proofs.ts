import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { ContactPoint } from "@earshot/domain/contacts/contact-point";
import type { FeedProof } from "@earshot/domain/feeds/feed-proof";
import type { Clock } from "@earshot/domain/shared/clock.port";
import type { FeedFetcher } from "../../feeds/feed-fetcher.js";
import type { FeedParser } from "../import/feed/parsing/feed-parser.js";
import type { FeedState, ReadableShow } from "./feed-state.js";
import type { ShowFeeds } from "./show-feeds.js";

export type ReadProof =
  /** No such show, or it has no feed that may be read. */
  | { readonly kind: "none" }
  /** `reason` completes the sentence "The feed could not be read: …". */
  | { readonly kind: "failed"; readonly reason: string }
  /**
   * `owners`: the addresses that the feed names as its owner's, without those of hosting companies. `show`: the show whose feed was read,
   * which is another one if the claimed show was merged with it.
   */
  | { readonly kind: "read"; readonly proof: FeedProof; readonly owners: readonly string[]; readonly show: PodcastId };

/** Milliseconds that a feed may take. The website waits ten seconds for the whole check. */
const TIMEOUT_MS = 8_000;

/**
 * Reads the texts that can prove a claim from the show's feed itself, never from a stored copy. What the feed says is stored as after any
 * other read, so that the show's page and its health card are as new as the check.
 */
export class FeedProofs {
  constructor(
    private readonly state: FeedState,
    private readonly fetcher: FeedFetcher,
    private readonly parser: FeedParser,
    private readonly clock: Clock,
    private readonly feeds: ShowFeeds,
  ) {}

  async of(id: PodcastId): Promise<ReadProof> {
    const show = (await this.state.find(id)) ?? (await this.joined(id));
    if (!show) return { kind: "none" };
    const answer = await this.fetcher.fetch(show.address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.kind === "failed") return { kind: "failed", reason: answer.reason };
    if (answer.kind !== "fetched") return { kind: "failed", reason: "its server says that it is permanently gone" };
    const { bytes, address, contentType } = answer;
    const read = await this.parser.read(bytes, { address, contentType, now: this.clock.now() });
    if (read.kind !== "podcast") return { kind: "failed", reason: read.reason };
    await this.feeds.keep(show, { read, answer });
    const owners = (read.podcast.contacts ?? []).filter(isOwner).flatMap(({ value }) => value ?? []);
    return { kind: "read", proof: read.proof, owners, show: show.id };
  }

  /** The show that this one was merged with since it was claimed. */
  private async joined(id: PodcastId): Promise<ReadableShow | undefined> {
    const later = await this.state.movedTo(id);
    return later === undefined ? undefined : this.state.find(later);
  }
}

const isOwner = ({ kind, roles, ofHostingCompany }: ContactPoint): boolean =>
  kind === "email" && !ofHostingCompany && roles.some((role) => role === "owner" || role === "feed-owner");
