import { ShowProfiles } from "@earshot/domain/catalogue/show-profiles.port";
import type { EpisodePerson } from "@earshot/domain/catalogue/shows/episode";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { hostsOf, latestGuests, type ShowProfile } from "@earshot/domain/catalogue/shows/show-profile";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { type ProfileFacts, profileOfFacts } from "./profile-of-facts.js";

/** Maximum number of episodes that are searched for people. */
const EPISODES_READ = 60;
const MOST_PEOPLE = 12;
const MOST_FUNDING = 3;

type Stated = { kind: "person" | "funding"; roles: string[]; name: string | null; value: string | null; image_url: string | null }; // prettier-ignore
type Counted = { chapters: number; transcripts: number; known: number };
type Credited = { guid: string; title: string; published: string | null; people: EpisodePerson[] };
type Transcribed = { title: string; transcript_url: string };

/** Profiles from the stored catalogue. Includes names and pictures of hosts, but no contact details. */
export class StoredShowProfiles extends ShowProfiles {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async of(id: PodcastId): Promise<ShowProfile | undefined> {
    const read = <Row extends object>(sql: string) => this.transactions.read<Row>(sql, [id]);
    const [facts] = await read<ProfileFacts>(
      "SELECT author, owner, signals FROM catalogue.podcasts WHERE id = $1 ORDER BY position LIMIT 1",
    );
    if (!facts) return undefined;
    const stated = await read<Stated>(
      `SELECT kind, roles, name, value, image_url FROM show_contacts
       WHERE podcast_id = $1 AND kind IN ('person', 'funding') ORDER BY place`,
    );
    const credited = await read<Credited>(
      `SELECT guid, title, published, people FROM episodes WHERE podcast_id = $1 AND people IS NOT NULL
       ORDER BY sequence LIMIT ${EPISODES_READ}`,
    );
    const [counted] = await read<Counted>(
      `SELECT count(*) FILTER (WHERE chapters_url IS NOT NULL OR chapters IS NOT NULL)::int AS chapters,
              count(transcript_url)::int AS transcripts, count(*)::int AS known FROM episodes WHERE podcast_id = $1`,
    );
    const [transcribed] = counted?.transcripts
      ? await read<Transcribed>(
          `SELECT title, transcript_url FROM episodes WHERE podcast_id = $1 AND transcript_url IS NOT NULL
           ORDER BY sequence LIMIT 1`,
        )
      : [];
    const episodes = credited.map(({ guid, title, published, people }) => ({
      ...{ id: guid, title, people },
      published: published === null ? null : isoDate(Number(published)),
    }));
    const hosts = hostsOf(statedHosts(stated), episodes, MOST_PEOPLE);
    return {
      ...profileOfFacts(facts),
      hosts,
      guests: latestGuests(episodes, hosts, MOST_PEOPLE),
      funding: fundingOf(stated),
      episodes: counted ?? { chapters: 0, transcripts: 0, known: 0 },
      transcript: transcribed ? { title: transcribed.title, href: transcribed.transcript_url } : null,
    };
  }
}

const statedHosts = (stated: readonly Stated[]) =>
  stated.flatMap(({ kind, roles, name, image_url: image }) =>
    kind === "person" && name !== null && roles.includes("host") ? [{ name, image: image ?? "" }] : [],
  );

const fundingOf = (stated: readonly Stated[]) =>
  stated
    .flatMap(({ kind, name, value }) =>
      kind === "funding" && value !== null ? [{ href: value, label: name ?? "" }] : [],
    )
    .slice(0, MOST_FUNDING);

/** null for an impossible date. */
function isoDate(seconds: number): string | null {
  const date = new Date(seconds * 1_000);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
