import { joinedForm } from "@earshot/domain/catalogue/text/fold";
import { indexedFolded, indexedWords, isUnspaced } from "./lexemes.js";

/** A text as searches compare it: its indexed words, and the whole as one word. */
export type ComparedText = { readonly words: readonly string[]; readonly key: string };

const NOTHING: ComparedText = { words: [], key: "" };

export function comparedText(text: string): ComparedText {
  const words = indexedWords(text);
  return { words, key: isUnspaced(text) ? joinedForm(text) : words.join("") };
}

/** The same for a text that is folded already. */
export function comparedFolded(folded: string): ComparedText {
  if (folded === "") return NOTHING;
  const words = indexedFolded(folded);
  return { words, key: isUnspaced(folded) ? folded.replaceAll(" ", "") : words.join("") };
}
