import type { DefaultableField, Podcast } from "@earshot/domain/catalogue/podcast";

/** Whether the source gave a field; a default is shown as one, never as a fact. */
export function isKnown(podcast: Podcast, field: DefaultableField): boolean {
  return !podcast.defaulted.includes(field);
}
