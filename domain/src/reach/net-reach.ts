import type { ListenerRange } from "../audience/range/listener-range.js";
import { likelyListeners } from "../audience/range/listener-band.js";
import type { PodcastFigures, PodcastId } from "../catalogue/shows/podcast.js";
import { parseListenerRange } from "../audience/range/listener-range.js";
import { topCategory } from "../catalogue/codes/top-category.js";
import type { ClusterAudience } from "../market/cluster-audience.js";
import { GROWTH, growthAfter, REACH_VERSION, SHOWS_A_WEEK, TIMES_LARGEST } from "./reach-constants.js";
import { reachSentences } from "./reach-sentences.js";
import { type Audience, ReachedPeople, sharedPeople } from "./reached-people.js";
import { type Cluster, clusterKey, Universes } from "./universes.js";

/**
 * A show with the data for computing its reach, including its per-episode audience (downloads of a new episode in its first seven days).
 */
export type ReachShow = {
  readonly id: PodcastId;
  readonly title: string;
  readonly cluster: Cluster;
  readonly audience: ListenerRange;
};

/** Whole numbers of people. The model allows anything from `low` to `high`. */
export type People = { readonly low: number; readonly likely: number; readonly high: number };

type ShowReach = {
  readonly id: PodcastId;
  readonly title: string;
  /** The show's own audience. */
  readonly gross: People;
  /** The part of this audience that no larger show in the list reaches. */
  readonly new: People;
  /** At most three larger shows that share the most people with it, starting with the one that shares most. */
  readonly sharedWith: readonly { readonly id: PodcastId; readonly people: number }[];
};

export type NetReach = {
  readonly gross: People;
  readonly net: People;
  /** How many spots a person hears on average; null without an audience. */
  readonly frequency: number | null;
  /** Largest first, at most `SHOWS_LISTED`. The figures above count all shows. */
  readonly perShow: readonly ShowReach[];
  /** The number of shows with a known audience. */
  readonly counted: number;
  /** Shows without a known audience. They are not included in any figure. */
  readonly unknown: readonly { readonly id: PodcastId; readonly title: string }[];
  readonly universe: readonly (Cluster & { readonly shows: number; readonly people: People })[];
  readonly method: {
    readonly version: string;
    readonly constants: {
      readonly showsAWeek: typeof SHOWS_A_WEEK;
      readonly timesLargest: typeof TIMES_LARGEST;
      readonly growth: typeof GROWTH;
      /** The factor by which the audiences were multiplied. */
      readonly grown: number;
    };
    readonly sentences: readonly string[];
  };
};

type Level = keyof People;

/** Nobody reads more rows than this. */
export const SHOWS_LISTED = 200;
const MOST_SHARED = 3;

export function reachShow(show: PodcastFigures): ReachShow {
  const known = (field: PodcastFigures["defaulted"][number]) => !show.defaulted.includes(field);
  return {
    id: show.id,
    title: show.title,
    cluster: {
      language: known("language") ? show.language : "",
      category: known("categories") ? (topCategory(show.categories) ?? "") : "",
    },
    audience: parseListenerRange(show.pea_range),
  };
}

/**
 * The number of different people that the shows reach together, with one spot each. Duplicate shows count once. undefined if the source
 * of podcasts does not know the sizes of its clusters.
 */
export function netReach(
  shows: readonly ReachShow[],
  clusters: readonly ClusterAudience[],
  weeks?: number,
): NetReach | undefined {
  if (clusters.length === 0) return undefined;
  const universes = new Universes(clusters);
  const grown = growthAfter(weeks);
  const different = [...new Map(shows.map((show) => [show.id, show])).values()];
  const sized = different
    .flatMap((show) => {
      const gross = peopleOf(show.audience, grown);
      return gross === undefined ? [] : [{ ...show, gross }];
    })
    .sort((a, b) => b.gross.likely - a.gross.likely || (a.id < b.id ? -1 : 1));
  const reached = reachedAtEachLevel(universes);
  const added = sized.map((show) => wholeAdded(reached, show));
  const gross = eachLevel((level) => sized.reduce((sum, show) => sum + show.gross[level], 0));
  const net = eachLevel((level) => reached[level].people);
  return {
    gross: whole(gross),
    net: whole(net),
    frequency: net.likely > 0 ? Math.round((100 * gross.likely) / net.likely) / 100 : null,
    perShow: sized.slice(0, SHOWS_LISTED).map((show, at) => ({
      id: show.id,
      title: show.title,
      gross: whole(show.gross),
      new: inOrder(added[at] ?? show.gross),
      sharedWith: mostShared(sized, at, universes),
    })),
    counted: sized.length,
    unknown: different.filter(({ audience }) => audience.kind === "unknown").map(({ id, title }) => ({ id, title })),
    universe: universesOf(sized, universes),
    method: {
      version: REACH_VERSION,
      constants: { showsAWeek: SHOWS_A_WEEK, timesLargest: TIMES_LARGEST, growth: GROWTH, grown },
      sentences: reachSentences(weeks),
    },
  };
}

/** The number of people that each show adds to the shows before it, and the number that all reach together. */
export function addedPeople(
  shows: readonly Pick<ReachShow, "cluster" | "audience">[],
  universes: Universes,
): { readonly added: readonly People[]; readonly net: People } {
  const reached = reachedAtEachLevel(universes);
  const added = shows.map(({ cluster, audience }) => {
    return inOrder(wholeAdded(reached, { cluster, gross: peopleOf(audience) ?? NOBODY }));
  });
  return { added, net: whole(inOrder(eachLevel((level) => reached[level].people))) };
}

const NOBODY: People = { low: 0, likely: 0, high: 0 };

const reachedAtEachLevel = (universes: Universes): Record<Level, ReachedPeople> =>
  eachLevel((level) => new ReachedPeople(universes, SHOWS_A_WEEK[level], TIMES_LARGEST[level]));

/** Adds a show, and returns how many whole people it adds: together, the shows add as many as `net` states. */
function wholeAdded(
  reached: Record<Level, ReachedPeople>,
  { cluster, gross }: { readonly cluster: ReachShow["cluster"]; readonly gross: People },
): People {
  return eachLevel((level) => {
    const before = Math.round(reached[level].people);
    reached[level].add({ cluster, people: gross[level] });
    return Math.round(reached[level].people) - before;
  });
}

/** A show's audience as numbers of whole people. An open range ("N+") has no upper bound, so N is used instead. */
export function peopleOf(audience: ListenerRange, grown = 1): People | undefined {
  const likely = likelyListeners(audience);
  if (likely === undefined || audience.kind === "unknown") return undefined;
  const high = audience.kind === "open" ? audience.low : audience.high;
  return whole({ low: audience.low * grown, likely: likely * grown, high: high * grown });
}

function mostShared(sized: readonly (ReachShow & { readonly gross: People })[], at: number, universes: Universes) {
  const audience = ({ cluster, gross }: (typeof sized)[number]): Audience => ({ cluster, people: gross.likely });
  const show = sized[at];
  if (show === undefined) return [];
  return sized
    .slice(0, at)
    .map((other) => ({
      id: other.id,
      people: Math.round(sharedPeople(audience(show), audience(other), universes, SHOWS_A_WEEK.likely)),
    }))
    .filter(({ people }) => people > 0)
    .sort((a, b) => b.people - a.people)
    .slice(0, MOST_SHARED);
}

function universesOf(
  shows: readonly (ReachShow & { readonly gross: People })[],
  universes: Universes,
): NetReach["universe"] {
  const used = new Map(shows.map(({ cluster }) => [clusterKey(cluster), cluster]));
  return [...used]
    .map(([key, { language, category }]) => {
      const cluster = { language, category };
      const own = shows.filter((show) => clusterKey(show.cluster) === key);
      const largest = eachLevel((level) => own.reduce((most, { gross }) => Math.max(most, gross[level]), 0));
      const people = whole(
        eachLevel((level) =>
          Math.max(universes.cluster(cluster, SHOWS_A_WEEK[level]), largest[level] * TIMES_LARGEST[level]),
        ),
      );
      return { ...cluster, shows: universes.shows(cluster), people };
    })
    .sort((a, b) => b.people.likely - a.people.likely || (clusterKey(a) < clusterKey(b) ? -1 : 1));
}

function eachLevel<Value>(valueOf: (level: Level) => Value): Record<Level, Value> {
  return { low: valueOf("low"), likely: valueOf("likely"), high: valueOf("high") };
}

const whole = (people: People): People => eachLevel((level) => Math.round(people[level]));

/** A show may add the fewest people where audiences are largest, because more of its audience is already reached there. */
function inOrder({ low, likely, high }: People): People {
  return { low: Math.min(low, likely, high), likely, high: Math.max(low, likely, high) };
}
