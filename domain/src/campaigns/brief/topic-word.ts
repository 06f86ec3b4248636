import { synonymsFor } from "../../catalogue/text/synonyms.js";
import { languageByName } from "./named-languages.js";

/** The words with synonyms that every brief or every show may have. The whole list of stop words is too long for the browser. */
export const TOO_GENERAL: ReadonlySet<string> = new Set(
  "advertising business interview interviews marketing story stories".split(" "),
);

/**
 * Whether shows are found by a folded word, because it has synonyms. A language is not a topic: if people learn it, a
 * category states it.
 */
export function isTopicWord(word: string): boolean {
  return (
    word.length > 2 && !TOO_GENERAL.has(word) && languageByName(word) === undefined && synonymsFor(word).length > 0
  );
}
