import { foldText } from "./fold.js";

/** A word and, at the start of a text, sentence or quotation, the character before it. */
const WORDS = /(^|[.!?:…。！？"“„«|•\n–—-]\s*|[\s([/]+)([\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*)/gu;
/** If more than this share of a text's words is capitalized, capitals mean nothing: title case, or German nouns. */
const TITLE_CASE = 0.3;

/**
 * The names in a plain text (people, places, brands) in their original spelling, keyed by their folded form: abbreviations, and words
 * that are capitalized inside a sentence and never in lower case. Empty for texts full of capitals and for scripts without them.
 */
export function namedWords(text: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const common = new Set<string>();
  let [words, capitals] = [0, 0];
  for (const [, before = "", word = ""] of text.matchAll(WORDS)) {
    // The first word of a sentence is always capitalized, so only abbreviations count here.
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
/** The next word of a name follows after a single space. */
const CONTINUES = /^[ \u00a0]$/;

/**
 * The full names of several words in a plain text ("Karen Kilgariff", "Night Vale"), in their original spelling. Each word is in
 * `namedWords` and is not a stray word. A name right after another capitalized word is left out: the first word of a sentence or a
 * weekday is capitalized anyway, so it is unclear where the name begins ("Los Angeles Lakers", "Join Karen Kilgariff"). So is a name that
 * continues with a word that is in lower case elsewhere, or after a hyphen ("First World War", "Paris Ile-de-France").
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
