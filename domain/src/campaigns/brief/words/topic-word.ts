import { synonymsFor } from "../../../catalogue/text/synonyms.js";
import { languageByName } from "./named-languages.js";

/** Words with synonyms that can be in any brief or show. The full list of stop words is too long for the browser. */
export const TOO_GENERAL: ReadonlySet<string> = new Set(
  "advertising business interview interviews marketing story stories".split(" "),
);

/**
 * Whether a folded word is useful for finding shows, because it has synonyms. A language is not a topic: if people learn it, a category
 * covers it.
 */
export function isTopicWord(word: string): boolean {
  return (
    word.length > 2 && !TOO_GENERAL.has(word) && languageByName(word) === undefined && synonymsFor(word).length > 0
  );
}
