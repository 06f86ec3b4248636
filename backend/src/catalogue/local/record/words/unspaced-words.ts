import { foldText } from "@earshot/domain/catalogue/text/fold";
import { isUnspaced, queriedWords } from "./lexemes.js";

/** The platform's dictionaries split these scripts into words, whatever the language of the segmenter is. */
const SEGMENTER = new Intl.Segmenter("en", { granularity: "word" });

/**
 * The words of two or more characters that a text contains in scripts without spaces, in their original form, by the pairs of
 * characters under which they are indexed ("東京都" by "東京 京都"). A single pair can be just part of a word.
 */
export function unspacedWords(text: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  if (!isUnspaced(text)) return words;
  for (const { segment, isWordLike } of SEGMENTER.segment(text)) {
    const written = foldText(segment);
    if (isWordLike && isUnspaced(written) && [...written].length > 1)
      words.set(queriedWords(written).join(" "), segment);
  }
  return words;
}
