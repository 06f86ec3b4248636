import type { AudienceFacts } from "../../audience/facts/audience-facts.js";
import { estimateAudience } from "../../audience/estimate/estimate-audience.js";
import { figureTexts } from "../../audience/figures/figure-texts.js";
import type { DefaultableField, PodcastDetail } from "./podcast.js";

/**
 * A podcast with audience figures modeled from public facts, and their receipt. A podcast that has figures is returned as it is;
 * one without a demand signal gets only the reason.
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

/** The source's own values; a default is not a fact. */
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
