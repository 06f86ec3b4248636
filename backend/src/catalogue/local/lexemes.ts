import { foldWords } from "@earshot/domain/catalogue/fold";

/** Longer words are cut, in rows and queries alike: nobody types them, and the index has a limit of its own. */
const LONGEST_WORD = 80;

/** Scripts that put no spaces between words (and Hangul, which glues its particles to them). */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;
const HAS_UNSPACED = new RegExp(UNSPACED.source, "u");

/** Whether a word comes from a script without spaces, so that its parts are pairs of characters and no words. */
export function isUnspaced(word: string): boolean {
  return HAS_UNSPACED.test(word);
}

/**
 * The words under which a text is indexed and looked up: folded, and runs of an unspaced script as overlapping pairs of
 * characters ("東京都" gives 東京 京都), closed by their last character so that every single character begins an entry.
 */
export function indexedWords(text: string): string[] {
  const words: string[] = [];
  for (const word of foldWords(text)) {
    if (isUnspaced(word)) words.push(...unspacedParts(word, true));
    else words.push(word.slice(0, LONGEST_WORD));
  }
  return words;
}

/** What one folded word of a query looks for: itself, or the pairs of an unspaced run (a lone character stays alone). */
export function queriedParts(word: string): string[] {
  return isUnspaced(word) ? unspacedParts(word, false) : [word.slice(0, LONGEST_WORD)];
}

function unspacedParts(word: string, closed: boolean): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const run of word.matchAll(UNSPACED)) {
    if (run.index > end) parts.push(word.slice(end, run.index).slice(0, LONGEST_WORD));
    const characters = [...run[0]];
    for (let at = 0; at + 1 < characters.length; at += 1) parts.push(`${characters[at]}${characters[at + 1]}`);
    const last = characters.at(-1);
    if (last !== undefined && (closed || characters.length === 1)) parts.push(last);
    end = run.index + run[0].length;
  }
  if (end < word.length) parts.push(word.slice(end).slice(0, LONGEST_WORD));
  return parts;
}

/** A word made of two neighbours, and the neighbour it ends with. */
export type JoinedWord = { readonly word: string; readonly at: number };

/**
 * Neighbouring words written together ("DH Unplugged" also as "dhunplugged"), and a longer name written as one word;
 * `at` is the place of the last word that went in. Parts of an unspaced run are not joined.
 */
export function joinedWords(words: readonly string[]): JoinedWord[] {
  const joined: JoinedWord[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const word = `${words[at - 1]}${words[at]}`;
    if (word.length <= LONGEST_WORD && !isUnspaced(word)) joined.push({ word, at });
  }
  const all = words.join("");
  if (words.length > 2 && all.length <= LONGEST_WORD && !isUnspaced(all)) {
    joined.push({ word: all, at: words.length - 1 });
  }
  return joined;
}
