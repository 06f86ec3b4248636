import type { AudienceFacts } from "../../audience/facts/audience-facts.js";
import { estimateAudience } from "../../audience/estimate/estimate-audience.js";
import { figureTexts } from "../../audience/figures/figure-texts.js";
import type { DefaultableField, PodcastDetail } from "./podcast.js";

/**
 * Adds audience figures modeled from public facts, and their receipt. A podcast that already has figures is returned unchanged. One
 * without any sign of demand only gets the reason.
 */
export function withModelledAudience(podcast: PodcastDetail, now: Date): PodcastDetail {
  if (podcast.estimate !== null) return podcast;
  const estimate = estimateAudience(publicFacts(podcast), now);
  if (estimate.listeners.kind === "unknown") return { ...podcast, estimate };
  return {
    ...podcast,
    ...figureTexts(estimate),
    confidence: estimate.confidence,
    defaulted: podcast.defaulted.filter((field) => field !== "listener_range"),
    estimate,
  };
}

/** The values that the source itself gives, without defaults. */
function publicFacts(podcast: PodcastDetail): AudienceFacts {
  const fact = <Value>(field: DefaultableField, value: Value): Value | undefined =>
    podcast.defaulted.includes(field) ? undefined : value;
  return {
    episodeCount: fact("episodeCount", podcast.episodeCount),
    newestEpisode: fact("lastUpdate", podcast.lastUpdate),
    categories: fact("categories", podcast.categories),
    language: fact("language", podcast.language),
    popularityScore: fact("popularityScore", podcast.popularityScore),
    hasItunesId: fact("itunesId", true),
  };
}
