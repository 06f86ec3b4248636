import { ANY_SHOW, OUTLINE_ELEMENT, type PodcastOutline } from "@earshot/domain/site/podcast-outline";
import { escapeHtml } from "@earshot/domain/shared/text/escape-html";
import { jsonInHtml } from "./page-html.js";

/** Fills a document with the content for its URL. */
export type Fill = (document: string) => string;

export const same: Fill = (document) => document;

/** Replaces the document's placeholders with escaped words, in one pass: words are never read as placeholders. */
export function filled(document: string, words: Readonly<Record<string, string>>): string {
  const marks = new RegExp(Object.keys(words).join("|"), "g");
  return document.replace(marks, (mark) => escapeHtml(words[mark] ?? mark));
}

/**
 * Puts a show into the document of the podcast page: as text for people, and as data from which the browser renders the same
 * content.
 */
export function outlineFiller(id: string, outline: PodcastOutline): Fill {
  const words = {
    [ANY_SHOW.title]: outline.title,
    [ANY_SHOW.author]: outline.author,
    [ANY_SHOW.description]: outline.description,
  };
  const data = `<script type="application/json" id="${OUTLINE_ELEMENT}" data-show="${escapeHtml(id)}">${jsonInHtml(outline)}</script>`;
  return (document) => filled(document, words).replace('<div id="root">', () => `${data}<div id="root">`);
}
