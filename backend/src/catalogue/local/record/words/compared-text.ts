import { joinedForm } from "@earshot/domain/catalogue/text/fold";
import { indexedFolded, indexedWords, isUnspaced } from "./lexemes.js";

/** A text in the form that searches compare: its indexed words, and all of it as one word. */
export type ComparedText = { readonly words: readonly string[]; readonly key: string };

const NOTHING: ComparedText = { words: [], key: "" };

export function comparedText(text: string): ComparedText {
  const words = indexedWords(text);
  return { words, key: isUnspaced(text) ? joinedForm(text) : words.join("") };
}

/** The same for a text that is already folded. */
export function comparedFolded(folded: string): ComparedText {
  if (folded === "") return NOTHING;
  const words = indexedFolded(folded);
  return { words, key: isUnspaced(folded) ? folded.replaceAll(" ", "") : words.join("") };
}
