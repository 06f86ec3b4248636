import type { AudienceFacts } from "@earshot/domain/audience/estimate/estimate-audience";
import { type ListenerRange, rangeFromNumbers, UNKNOWN_RANGE } from "@earshot/domain/audience/range/listener-range";
import { statedInterval } from "@earshot/domain/catalogue/shows/stated-rhythm";
import { signalsIn } from "./stored-signals.js";
import type { PodcastFacts, ShowRow } from "./show-table.js";

type StoredBounds = Pick<ShowRow, "listeners_low" | "listeners_high">;

/** An open range has no upper bound; columns that are compared store JavaScript's largest exact integer instead. */
export const OPEN_END = Number.MAX_SAFE_INTEGER;

export function audienceFacts(facts: Omit<PodcastFacts, "key" | "title" | "source">): AudienceFacts {
  return {
    episodeCount: facts.episodeCount,
    newestEpisode: facts.newestEpisode,
    oldestEpisode: facts.oldestEpisode,
    knownSince: facts.createdOn,
    updateIntervalDays: facts.updateIntervalDays,
    statedIntervalDays: statedRhythm(facts),
    categories: facts.categories,
    language: facts.language,
    country: facts.country,
    popularityScore: facts.popularityScore,
    hasItunesId: facts.itunesId === undefined ? undefined : true,
    dead: facts.dead,
    readAt: facts.asOf,
    signals: signalsIn(facts.signals),
    provided: facts.listenerRange === undefined ? undefined : { listeners: facts.listenerRange },
  };
}

/** Descriptions are only read for shows with signs of demand: for others, the rhythm changes no figure. */
function statedRhythm({ signals, updateIntervalDays, description }: Partial<PodcastFacts>): number | undefined {
  return signals === undefined || updateIntervalDays !== undefined ? undefined : statedInterval(description);
}

export function listenerBounds(range: ListenerRange): {
  listeners_low: number | undefined;
  listeners_high: number | undefined;
} {
  if (range.kind === "unknown") return { listeners_low: undefined, listeners_high: undefined };
  return { listeners_low: range.low, listeners_high: range.kind === "open" ? OPEN_END : range.high };
}

/** The range with these bounds, as columns store them. */
export function rangeOfBounds({ listeners_low: low, listeners_high: high }: StoredBounds): ListenerRange {
  if (low === null || high === null) return UNKNOWN_RANGE;
  return rangeFromNumbers(Number(low), Number(high) >= OPEN_END ? null : Number(high));
}
