import { foldText } from "./fold.js";

/** A word with the character before it, if that is the start of a text, a sentence or a quotation. */
const WORDS = /(^|[.!?:…。！？"“„«|•\n–—-]\s*|[\s([/]+)([\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*)/gu;
/** In a text with more capitals than this share of its words, a capital says nothing: title case, or German nouns. */
const TITLE_CASE = 0.3;

/**
 * The names in a plain text (people, places, brands), by their folded form, in the original spelling: abbreviations,
 * and words that begin with a capital inside a sentence, never with a small letter. Empty for texts full of capitals
 * and for scripts without them.
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

/** A hyphen inside a word. */
const HYPHEN = /^[-‐‑]\p{L}/u;
/** The next word of a name follows after one space. */
const CONTINUES = /^[ \u00a0]$/;

/**
 * The whole names of several words in a plain text ("Karen Kilgariff", "Night Vale"), in the original spelling. Each
 * word is one of `namedWords` that is not stray. A name right after another capitalized word is left out: the first
 * word of a sentence or a weekday has a capital anyway, so it is unclear where the name begins ("Los Angeles Lakers",
 * "Join Karen Kilgariff"). So is one that continues with a word in lower case elsewhere, or after a hyphen ("First
 * World War", "Paris Ile-de-France").
 */
export function wholeNames(text: string, isStray: (word: string) => boolean): string[] {
  const named = namedWords(text);
  const names = new Set<string>();
  let name: string[] = [];
  let [end, isCut] = [0, false];
  const close = () => {
    if (name.length > 1 && !isCut) names.add(name.join(" "));
    [name, isCut] = [[], false];
  };
  for (const { 0: all, 1: before = "", 2: word = "", index } of text.matchAll(WORDS)) {
    const bare = word.replace(/['’]s?$/u, "");
    const folded = foldText(bare);
    if (index !== end || !CONTINUES.test(before)) close();
    const isPart = /^[\s([/]+$/u.test(before) && named.get(folded) === bare && !isStray(folded);
    const goesOn = !isPart && /^\p{Lu}/u.test(word);
    end = index + all.length;
    if (isPart) name.push(bare);
    if (goesOn || (isPart && HYPHEN.test(text.slice(end, end + 2)))) isCut = true;
    if (!isPart || bare !== word) close();
    if (!isPart) isCut = bare === word && /^\p{Lu}/u.test(word);
  }
  close();
  return [...names];
}
