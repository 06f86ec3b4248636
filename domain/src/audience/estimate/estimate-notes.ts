import { formatCount } from "../../shared/text/format-count.js";
import { daysAgo, relativeDate } from "../../shared/text/relative-date.js";
import { OCCASIONAL_DAYS, datesShowActivity } from "../facts/activity.js";
import type { AudienceFacts } from "../facts/audience-facts.js";
import { cadenceInWords } from "../facts/input-evidence.js";
import { checkedError, isOldEvidence } from "./estimate-confidence.js";
import { convertsDownloads, countsEpisodes, type Placement, publishedEpisodes } from "./demand-placement.js";
import { isWide, type ListenerBand, listenerBand } from "../range/listener-band.js";
import { type ListenerRange, rangeInWords } from "../range/listener-range.js";
import type { SignalKind } from "../signals/demand-signal.js";
import { FITTED } from "../signals/fitted-model.js";
import { asOf, FEWEST_EPISODES, type PublishingRecord } from "../facts/publishing-record.js";

/** Why a show has no estimate. */
export const NO_SIGN_OF_DEMAND = "There’s no public sign yet of how many people listen to this show.";

/** Signals that would make an estimate possible, strongest first. */
export const SIGNS_FOR_AN_ESTIMATE = [
  "Measured downloads from OP3",
  "Figures from its host or makers",
  "A chart position in any country",
  "Ratings, recent reviews or followers",
] as const;

const OLD_FACTS_DAYS = 180;
const DAY_MS = 86_400_000;

/** What an estimate is based on. `asOf` is the date that the facts describe. */
export type EstimateGrounds = {
  readonly demand: Placement;
  readonly record: PublishingRecord;
  readonly listeners: ListenerRange;
  readonly asOf: Date;
};

/** An estimate's evidence, error and assumptions, in plain sentences. */
export function estimateNotes(grounds: EstimateGrounds, now: Date): readonly string[] {
  const { demand, listeners } = grounds;
  return [
    originOf(demand),
    ...newcomer(demand),
    ...abroad(demand),
    ...disputed(demand),
    ...band(listeners),
    errorOf(demand, now),
    ...assumptions(grounds),
    ...figureEpisodes(grounds),
    ...narrowing(demand),
    ...age(grounds, now),
  ];
}

const ORIGIN: Readonly<Record<Placement["evidence"], string>> = {
  measured: "Downloads were counted. We convert them to listeners based on how often the show publishes.",
  stated:
    "The show’s makers or its host state the downloads. We converted them to listeners and lowered them: such figures run high.",
  published: "A ranking service or the show’s makers published a figure. The older it is, the wider the range.",
  charted: "Estimated from chart positions, not measured.",
  rated: "Estimated from ratings, reviews or followers, not measured. What the show publishes only narrows the range.",
  listed: "It’s on a list of popular shows, without a rank.",
  scored: "Estimated from how often apps request the feed: a weak sign that counts requests, not people.",
};

function originOf({ evidence, signals }: Placement): string {
  if (evidence !== "charted") return ORIGIN[evidence];
  const kinds = new Set(signals.map(({ signal }) => signal.kind));
  if (kinds.has("published")) return "Estimated from chart positions and a published figure, not measured.";
  return kinds.has("stated") ? "Estimated from chart positions and stated downloads, not measured." : ORIGIN.charted;
}

function newcomer({ signals }: Placement): string[] {
  if (!signals.some(({ isOfNewShow }) => isOfNewShow === true)) return [];
  return ["It’s new. Charts rise with new followers, so its place counts for less than that of an older show."];
}

function abroad({ signals }: Placement): string[] {
  if (signals.some(({ isWithoutLargest }) => isWithoutLargest === true))
    return [
      "We know its place only in smaller countries of its language. The range allows for listeners in larger ones.",
    ];
  if (!signals.some(({ isOnlyAbroad }) => isOnlyAbroad === true)) return [];
  return [
    "Its charts are from countries with another language. Most of its listeners may be elsewhere, so the range is wide.",
  ];
}

function disputed({ isDisputed }: Placement): string[] {
  return isDisputed ? ["Its signs of demand point to very different numbers, so the range is wide."] : [];
}

function band(listeners: ListenerRange): string[] {
  const name = listenerBand(listeners);
  if (name === undefined || !isWide(listeners)) return [];
  return [`${name} is our best guess; the evidence allows ${rangeInWords(listeners)} listeners.`];
}

function errorOf(demand: Placement, now: Date): string {
  const error = checkedError(demand, now);
  if (error === undefined)
    return isOldEvidence(demand, now)
      ? `Not checked: we compared figures at most ${FITTED.published.years} years apart, and this evidence is older.`
      : "Not checked yet: too few shows have both this evidence and a public figure.";
  return `Checked against ${error.shows} public figures: half of the estimates are within a factor of ${error.medianFactor}.`;
}

/** The signal kinds of each entry of `SIGNS_FOR_AN_ESTIMATE`. */
const KINDS_OF_SIGNS: readonly (readonly SignalKind[])[] = [
  ["downloads"],
  ["stated", "published"],
  ["chart"],
  ["ratings", "reviews", "followers"],
];

/** Names the two strongest signs that the estimate lacks. Nothing narrows counted downloads. */
function narrowing({ evidence, signals }: Placement): string[] {
  if (evidence === "measured") return [];
  const known = new Set(signals.map(({ signal }) => signal.kind));
  const missing = SIGNS_FOR_AN_ESTIMATE.filter((_, at) => !KINDS_OF_SIGNS[at]?.some((kind) => known.has(kind)));
  const [first, second] = missing;
  if (first === undefined) return [];
  const also = second === undefined ? "" : `, or ${second.charAt(0).toLowerCase()}${second.slice(1)},`;
  return [`${first}${also} would narrow the range.`];
}

function assumptions({ demand, record: { episodes, episodesPer30Days, isStated } }: EstimateGrounds): string[] {
  if (episodesPer30Days === undefined) {
    if (countsEpisodes(demand))
      return ["How often it publishes is not known; monthly figures assume one episode every two weeks."];
    return [
      episodes === undefined || episodes >= FEWEST_EPISODES
        ? "How often it publishes is not known, so there is no figure per episode. Its feed would tell us."
        : "Too few of its episodes are known to tell how often it publishes, so there is no figure per episode.",
      "Monthly reach allows for one episode a month to one every weekday.",
      ...(convertsDownloads(demand)
        ? ["We convert its downloads as if it published every two weeks; the range allows for other schedules."]
        : []),
    ];
  }
  if (isStated) return [`How often it publishes is taken from its description: ${cadenceInWords(episodesPer30Days)}.`];
  if (episodesPer30Days >= 1) return [];
  return ["It has fewer than one episode in 30 days; the figures describe 30 days with a new episode."];
}

/** How many times more episodes than the other one of two rhythms has if they contradict each other. */
const CONTRADICTS = 2;

/** Names the episodes of a published figure if they are not the show's usual ones. */
function figureEpisodes({ demand, record: { episodesPer30Days: usual } }: EstimateGrounds): string[] {
  const episodes = publishedEpisodes(demand);
  if (episodes === undefined) return [];
  if (usual !== undefined && Math.max(episodes / usual, usual / episodes) <= CONTRADICTS) return [];
  return [`Its published figure is converted as that of a month with ${formatCount(episodes)} new episodes or parts.`];
}

/** The notes on a show known only from lists of popular shows. */
export function listedNotes(atLeast: ListenerBand): readonly string[] {
  return [
    "It’s on a list of popular shows. Without a rank, that gives no figure.",
    `Shows on lists like this are usually ${atLeast} or more. We have not checked how often.`,
    `${SIGNS_FOR_AN_ESTIMATE[0]}, a chart position or ratings would give a figure.`,
  ];
}

/** Explains why there is no estimate, and mentions older signs of demand that did not count. */
export function noEstimateNotes(
  facts: AudienceFacts,
  { daysSinceNewest, readDaysAgo = 0, episodes }: PublishingRecord,
  now: Date,
): readonly string[] {
  const signs = (facts.signals?.length ?? 0) > 0 || (facts.popularityScore ?? 0) > 0;
  if (!signs) return [NO_SIGN_OF_DEMAND];
  if (facts.dead === true) return [NO_SIGN_OF_DEMAND, "Its feed is gone, so earlier signs of demand no longer count."];
  if (!datesShowActivity(facts.readAt, now) && episodes !== 1) {
    const from = relativeDate(asOf(facts, now), now);
    return [NO_SIGN_OF_DEMAND, `Its facts were read ${from}; signs of demand from that time no longer count.`];
  }
  if ((daysSinceNewest ?? 0) <= OCCASIONAL_DAYS)
    return [NO_SIGN_OF_DEMAND, "Its signs of demand are too weak for a show with one episode."];
  const ago = daysAgo((daysSinceNewest ?? 0) + readDaysAgo);
  return [NO_SIGN_OF_DEMAND, `The latest episode came out ${ago}; older signs of demand no longer count.`];
}

/** Says when the facts were read, unless a sign that places the show is newer. */
function age({ demand, asOf }: EstimateGrounds, now: Date): string[] {
  if (now.getTime() - asOf.getTime() < OLD_FACTS_DAYS * DAY_MS) return [];
  if (demand.signals.some(({ signal }) => (signal.at ?? 0) * 1000 > asOf.getTime())) return [];
  return [`These facts were read ${relativeDate(asOf, now)}; the figures describe the show as it was then.`];
}
