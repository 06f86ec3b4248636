import type { DefaultableField, Podcast } from "@earshot/domain/catalogue/shows/podcast";

/** Whether the source gave a field; a default is shown as a default, never as a fact. */
export function isKnown(podcast: Podcast, field: DefaultableField): boolean {
  return !podcast.defaulted.includes(field);
}

/** The facts of a show at a glance. */
const AT_A_GLANCE = ["episodeCount", "createdOn", "lastUpdate", "explicit"] as const;

/** Whether a row of this show's facts would mostly be "N/A". */
export function isLittleKnown(podcast: Podcast): boolean {
  return AT_A_GLANCE.filter((field) => isKnown(podcast, field)).length < 2;
}
