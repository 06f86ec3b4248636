import { shortDay } from "../../shared/text/day-text.js";
import { languageName } from "../codes/languages.js";
import { hostingDomain } from "../shows/hosting-domain.js";
import { type EpisodeFacts, episodeFindings, some } from "./episode-findings.js";
import { CHECK_IDS, type CheckId, type FeedFinding, finding } from "./finding.js";

/** The stored data about the last time a show's feed was read. Times are in epoch seconds. */
export type FeedFacts = {
  readonly address: string;
  /** The host in the directories' address for the feed, if it was read from a different address. */
  readonly listedAt: string | null;
  /** When the product itself read it; null if never. */
  readonly readAt: number | null;
  /** Failed attempts since then. */
  readonly failures: number;
  /** Its server reports that it is permanently gone. */
  readonly isGone: boolean;
  /** Whether the last response had an ETag or a Last-Modified date; null if unknown. */
  readonly isMarked: boolean | null;
  /** Where the `stated` facts come from: only the feed, the feed or a directory, or only a directory. */
  readonly statedBy: "feed" | "either" | "directory";
  /** Facts are null if not stated. */
  readonly stated: {
    readonly cover: string | null;
    /** ISO 639-1 code. */
    readonly language: string | null;
    readonly explicit: boolean | null;
    readonly guid: string | null;
  };
  /** The latest episodes from the feed, at most `EPISODES_READ`; null if the feed was not read. */
  readonly episodes: readonly EpisodeFacts[] | null;
  readonly contacts: {
    readonly canBeReached: boolean;
    readonly hasLockOwner: boolean;
    readonly people: number;
    readonly supportPages: number;
    /** The feed has more contacts than are stored, so some may be missing. */
    readonly isCut: boolean;
  };
};

/** The findings about a feed. There are none for a show without a feed or for an invented show. */
export type FeedHealth = {
  /** Epoch seconds; null if the product itself has never read it. */
  readonly readAt: number | null;
  readonly findings: readonly FeedFinding[];
};

const NOT_READ = "The feed hasn’t been read yet.";

/**
 * Returns the findings about a feed, each with its evidence. There is no overall grade, because different facts matter for different
 * shows. A fact that was not read is "unknown", never a "note".
 */
export function feedHealth(facts: FeedFacts, now: Date): FeedHealth {
  const found = new Map<CheckId, FeedFinding>(
    [reading(facts), secureAddress(facts), listedAddress(facts), caching(facts), ...contents(facts, now)].map(
      (one) => [one.id, one] as const,
    ),
  );
  return { readAt: facts.readAt, findings: CHECK_IDS.map((id) => found.get(id) ?? finding(id, "unknown", NOT_READ)) };
}

function contents(facts: FeedFacts, now: Date): readonly FeedFinding[] {
  const { episodes, readAt } = facts;
  if (episodes === null) return [];
  return [
    ...episodeFindings(episodes, { now, readAt }),
    cover(facts),
    language(facts),
    explicit(facts),
    guid(facts),
    ...people(facts, episodes),
  ];
}

function reading({ readAt, failures, isGone, episodes }: FeedFacts): FeedFinding {
  const day = readAt === null ? undefined : shortDay(readAt * 1000);
  if (isGone) return finding("reading", "note", "Its server says the feed is gone for good.");
  if (failures > 0) {
    const failed = failures === 1 ? "The last attempt failed." : `The last ${failures} attempts failed.`;
    return finding("reading", "note", day === undefined ? failed : `${failed} It was last read on ${day}.`);
  }
  if (day !== undefined) return finding("reading", "pass", `Read on ${day}.`);
  return finding(
    "reading",
    "unknown",
    episodes === null ? NOT_READ : "Imported from a copy. We haven’t read it from its server.",
  );
}

function secureAddress({ address, readAt }: FeedFacts): FeedFinding {
  if (address.toLowerCase().startsWith("https:"))
    return finding("https-feed", "pass", "Its address begins with https.");
  // Only a request shows whether the server redirects to https.
  return readAt === null
    ? finding("https-feed", "unknown", "It is listed with plain http. We haven’t read it from its server.")
    : finding("https-feed", "note", "Its address begins with plain http.");
}

function listedAddress({ address, listedAt, readAt }: FeedFacts): FeedFinding {
  if (readAt === null) return finding("address", "unknown", "We haven’t read it from its server.");
  if (listedAt === null) return finding("address", "pass", "We read it at the address where it’s listed.");
  const host = hostingDomain(address) ?? "another host";
  const seen =
    host === listedAt ? `Listed with an older address at ${host}.` : `Listed at ${listedAt}, but read at ${host}.`;
  return finding("address", "note", seen);
}

function caching({ isMarked }: FeedFacts): FeedFinding {
  if (isMarked === null) return finding("caching", "unknown", "We haven’t read it from its server.");
  return isMarked
    ? finding("caching", "pass", "Its server marks each copy with an ETag or a date.")
    : finding("caching", "note", "Its server sends neither an ETag nor a date.");
}

function cover(facts: FeedFacts): FeedFinding {
  const { cover } = facts.stated;
  if (cover === null || facts.statedBy !== "feed") return ofEither("cover", facts, cover, "A cover");
  return cover.toLowerCase().startsWith("http:")
    ? finding("cover", "note", "Its address is plain http.")
    : finding("cover", "pass", "Its address is https. We haven’t measured the picture.");
}

function language(facts: FeedFacts): FeedFinding {
  const { language } = facts.stated;
  const name = language === null ? null : languageName(language);
  if (name === null || facts.statedBy !== "feed") return ofEither("language", facts, name, name ?? "");
  return finding("language", "pass", `${name}.`);
}

function explicit(facts: FeedFacts): FeedFinding {
  const { explicit } = facts.stated;
  const word = explicit === true ? "Explicit" : "Not explicit";
  if (explicit === null || facts.statedBy !== "feed") return ofEither("explicit", facts, explicit, word);
  return finding("explicit", "pass", `${word}.`);
}

function guid(facts: FeedFacts): FeedFinding {
  const { guid } = facts.stated;
  if (guid === null || facts.statedBy !== "feed") return ofEither("guid", facts, guid, "One");
  return finding("guid", "pass", "Given.");
}

/** The finding for a fact that the feed does not state, or for one that either the feed or a directory stated. */
function ofEither(id: CheckId, { statedBy }: FeedFacts, value: unknown, what: string): FeedFinding {
  if (value !== null) {
    const from = statedBy === "directory" ? "from a directory" : "from the feed or a directory";
    return finding(id, "unknown", `${what} is known ${from}.`);
  }
  // The feed was read, but its facts are not in the catalogue yet.
  return statedBy === "directory"
    ? finding(id, "unknown", "Not known yet.")
    : finding(id, "note", "None that we can read.");
}

function people({ contacts }: FeedFacts, episodes: readonly EpisodeFacts[]): readonly FeedFinding[] {
  const { canBeReached, hasLockOwner, people, supportPages, isCut } = contacts;
  const none = (id: CheckId, seen: string) =>
    isCut ? finding(id, "unknown", "It lists more people and pages than we store.") : finding(id, "note", seen);
  return [
    canBeReached
      ? finding("contact", "pass", "It has an email address or a social page.")
      : none("contact", "It has no email address or social page of its makers that we can show."),
    // Only the lock's owner is stored, so a missing owner proves nothing.
    hasLockOwner
      ? finding("locked", "pass", "It names an owner.")
      : finding("locked", "unknown", "We only store an owner named in the feed, and there isn’t one."),
    peopleFinding(people, episodes, none),
    supportPages > 0
      ? finding("funding", "pass", supportPages === 1 ? "One page." : `${supportPages} pages.`)
      : none("funding", "No page."),
  ];
}

function peopleFinding(
  people: number,
  episodes: readonly EpisodeFacts[],
  none: (id: CheckId, seen: string) => FeedFinding,
): FeedFinding {
  const credited = episodes.filter(({ hasPeople }) => hasPeople === true).length;
  const seen = [
    ...(people > 0 ? [`${people === 1 ? "One person" : `${people} people`} for the show.`] : []),
    ...(credited > 0 ? [`Names for ${some(credited, episodes.length)}.`] : []),
  ];
  if (seen.length > 0) return finding("people", "pass", seen.join(" "));
  const isKnown = episodes.every(({ hasPeople }) => hasPeople !== null);
  return isKnown
    ? none("people", "No one is named.")
    : finding("people", "unknown", "We haven’t read its episodes for this yet.");
}
