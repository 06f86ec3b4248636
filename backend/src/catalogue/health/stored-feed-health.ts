import { FeedHealths } from "@earshot/domain/catalogue/feed-health.port";
import { type EpisodeFacts, EPISODES_READ } from "@earshot/domain/catalogue/health/episode-findings";
import { type FeedFacts, type FeedHealth, feedHealth } from "@earshot/domain/catalogue/health/feed-health";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { ContactKind, ContactRole } from "@earshot/domain/contacts/contact-point";
import { canBeReached, MOST_POINTS } from "@earshot/domain/contacts/contact-points";
import type { Clock } from "@earshot/domain/shared/clock.port";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { NO_FEED_ADDRESS } from "../import/text/web-address.js";
import { feedIdentity } from "../local/record/feed-identity.js";
import { factsOfRow } from "../local/record/podcast-facts.js";
import { FACT_COLUMNS, type FactsRow, type PodcastFacts } from "../local/record/show-table.js";
import { mergeFacts } from "../local/write/merging/merge-facts.js";

type Show = FactsRow & {
  /** The facts from the feed that are not in the catalogue yet. */
  arrived: PodcastFacts | null;
  address: string | null;
  read_at: Date | null;
  failures: number | null;
  gone: boolean | null;
  has_copy: boolean;
  marked: boolean;
};
type Episode = {
  published: string | null;
  duration: number | null;
  audio: EpisodeFacts["audio"];
  has_transcript: boolean | null;
  has_people: boolean | null;
};
type Contact = { kind: ContactKind; roles: ContactRole[]; of_hosting_company: boolean };

const STATED_BY = { feed: "feed", both: "either", dump: "directory" } as const;
const NO_ADDRESS = new RegExp(NO_FEED_ADDRESS);
const NAMED: readonly ContactRole[] = ["host", "guest", "crew"];

/** The health of feeds, from the stored catalogue and the result of the last read. */
export class StoredFeedHealth extends FeedHealths {
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly clock: Clock,
  ) {
    super();
  }

  async of(id: PodcastId): Promise<FeedHealth | undefined> {
    const [show] = await this.transactions.read<Show>(
      `SELECT ${FACT_COLUMNS.map((name) => `p.${name}`).join(", ")}, a.facts AS arrived, r.address, r.read_at, r.failures,
         r.gone, r.content_hash IS NOT NULL AS has_copy, r.etag IS NOT NULL OR r.last_modified IS NOT NULL AS marked
       FROM catalogue.podcasts p LEFT JOIN feed_reads r ON r.podcast_id = p.id LEFT JOIN feed_arrivals a ON a.podcast_id = p.id
       WHERE p.id = $1 ORDER BY p.position LIMIT 1`,
      [id],
    );
    if (!show) return undefined;
    // The same as after the merge, so that a finding does not change then.
    const facts = show.arrived ? mergeFacts(factsOfRow(show), show.arrived) : factsOfRow(show);
    const address = show.address ?? show.feed_url;
    if (facts.source === "demo" || address === null) return { readAt: null, findings: [] };
    const isRead = facts.source !== "dump" || show.read_at !== null;
    return feedHealth(
      {
        ...stateOf(show, address),
        statedBy: STATED_BY[facts.source],
        stated: {
          cover: facts.imageUrl ?? null,
          language: facts.language ?? null,
          explicit: facts.explicit ?? null,
          guid: facts.podcastGuid ?? null,
        },
        episodes: isRead ? await this.episodes(id) : null,
        contacts: await this.contacts(id),
      },
      this.clock.now(),
    );
  }

  private async episodes(id: PodcastId): Promise<readonly EpisodeFacts[]> {
    // Versions that stored neither transcripts nor people did not store folded text.
    const rows = await this.transactions.read<Episode>(
      `SELECT published, duration,
         CASE WHEN audio_url IS NULL THEN 'none' WHEN audio_url ILIKE 'http://%' THEN 'http' ELSE 'https' END AS audio,
         CASE WHEN folded IS NOT NULL THEN transcript_url IS NOT NULL END AS has_transcript,
         CASE WHEN folded IS NOT NULL THEN people IS NOT NULL END AS has_people
       FROM episodes WHERE podcast_id = $1 ORDER BY sequence LIMIT ${EPISODES_READ}`,
      [id],
    );
    return rows.map(({ published, duration, audio, has_transcript, has_people }) => ({
      ...{ duration, audio, hasTranscript: has_transcript, hasPeople: has_people },
      published: published === null ? null : Number(published),
    }));
  }

  private async contacts(id: PodcastId): Promise<FeedFacts["contacts"]> {
    const rows = await this.transactions.read<Contact>(
      `SELECT kind, roles, of_hosting_company FROM show_contacts c WHERE podcast_id = $1
         AND NOT EXISTS (SELECT 1 FROM forgotten_contacts f WHERE f.address_hash = c.address_hash)`,
      [id],
    );
    const points = rows.map(({ kind, roles, of_hosting_company: hosts }) => ({
      ...{ kind, roles },
      ...(hosts && { ofHostingCompany: true as const }),
    }));
    return {
      canBeReached: canBeReached(points),
      hasLockOwner: points.some(({ roles }) => roles.includes("feed-owner")),
      people: points.filter(({ kind, roles }) => kind === "person" && roles.some((role) => NAMED.includes(role)))
        .length,
      supportPages: points.filter(({ kind }) => kind === "funding").length,
      isCut: points.length >= MOST_POINTS,
    };
  }
}

function stateOf(show: Show, address: string) {
  const isMoved = !NO_ADDRESS.test(show.key) && feedIdentity(address) !== show.key;
  return {
    address,
    listedAt: isMoved ? (show.key.split("/")[0] ?? null) : null,
    readAt: show.read_at === null ? null : Math.floor(show.read_at.getTime() / 1_000),
    failures: show.failures ?? 0,
    isGone: show.gone ?? false,
    isMarked: show.has_copy ? show.marked : null,
  };
}
