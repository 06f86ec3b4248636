import type { DefaultableField, Podcast } from "@earshot/domain/catalogue/shows/podcast";

/** Whether the source provided a field; otherwise the value is a default and must not be shown as a fact. */
export function isKnown(podcast: Podcast, field: DefaultableField): boolean {
  return !podcast.defaulted.includes(field);
}

/** The most important facts about a show. */
const AT_A_GLANCE = ["episodeCount", "createdOn", "lastUpdate", "explicit"] as const;

/** Whether most of this show's facts would be shown as "N/A". */
export function isLittleKnown(podcast: Podcast): boolean {
  return AT_A_GLANCE.filter((field) => isKnown(podcast, field)).length < 2;
}
