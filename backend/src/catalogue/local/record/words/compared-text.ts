import { foldText } from "@earshot/domain/catalogue/text/fold";
import { ARTICLES, ENDINGS } from "@earshot/domain/catalogue/text/near-titles";
import { indexedFolded, isUnspaced } from "./lexemes.js";

/** A text in the form that searches compare: its indexed words, and all of them joined into one. */
export type ComparedText = { readonly words: readonly string[]; readonly key: string };

const NOTHING: ComparedText = { words: [], key: "" };

export const comparedText = (text: string): ComparedText => comparedFolded(foldText(text));

/** The same for a text that is already folded. */
export function comparedFolded(folded: string): ComparedText {
  if (folded === "") return NOTHING;
  const words = indexedFolded(folded);
  return { words, key: isUnspaced(folded) ? folded.replaceAll(" ", "") : words.join("") };
}

/** A name without its article and a last word such as "podcast": "the startup podcast" becomes "startup". At least one word remains. */
export function bareName({ words, key }: ComparedText): ComparedText {
  const from = words.length > 1 && ARTICLES.includes(words[0] ?? "") ? 1 : 0;
  const ending = words.length - from > 1 ? (ENDINGS.find((word) => words.at(-1) === word) ?? "") : "";
  if (from === 0 && ending === "") return { words, key };
  const start = from === 0 ? 0 : (words[0] ?? "").length;
  return {
    words: words.slice(from, ending === "" ? undefined : -1),
    key: key.slice(start, key.length - ending.length),
  };
}

/** The most common ways to write a name with the given bare key. */
export function usualKeys(bareKey: string): string[] {
  return ["", ...ENDINGS].flatMap((ending) => [`${bareKey}${ending}`, `the${bareKey}${ending}`]);
}
