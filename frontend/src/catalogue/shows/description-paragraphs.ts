import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";

/**
 * The paragraphs of a show's description. Its makers type theirs as plain text, so each of their line breaks starts a paragraph. In a
 * feed's text, a line break can be anywhere, so only what `noteBlocks` recognizes starts one.
 */
export function descriptionParagraphs({
  description,
  makers,
}: Pick<PodcastDetail, "description" | "makers">): string[] {
  return makers?.corrected.includes("description") ? description.split(/\n+/) : [description];
}
