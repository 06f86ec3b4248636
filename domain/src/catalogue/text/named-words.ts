import { foldText } from "./fold.js";

/** A word with the character before it, as far as that matters: the start of a text or sentence, or of a quotation. */
const WORDS = /(^|[.!?:…。！？"“„«|•\n–—-]\s*|[\s([/]+)([\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*)/gu;
/** In a text with more capitals than this share of its words, a capital says nothing: title case, or German nouns. */
const TITLE_CASE = 0.3;

/**
 * The names in a plain text (people, places, brands), by their folded form, as they are written: abbreviations, and words that
 * begin with a capital inside a sentence, never with a small letter. Empty for texts full of capitals and for scripts without them.
 */
export function namedWords(text: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const common = new Set<string>();
  let [words, capitals] = [0, 0];
  for (const [, before = "", word = ""] of text.matchAll(WORDS)) {
    // At the beginning of a sentence, every word has a capital. Abbreviations have several.
    if (before === "" || /[^\s([/]/u.test(before)) {
      if (/^\p{Lu}{3,}$/u.test(word)) names.set(foldText(word), word);
      continue;
    }
    words += 1;
    if (/^\p{Lu}/u.test(word)) {
      capitals += 1;
      const bare = word.replace(/['’]s?$/u, "");
      names.set(foldText(bare), bare);
    } else common.add(foldText(word));
  }
  if (capitals > words * TITLE_CASE) return new Map();
  return new Map([...names].filter(([word]) => word !== "" && !common.has(word)));
}
