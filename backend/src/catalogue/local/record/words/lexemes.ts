import { foldText } from "@earshot/domain/catalogue/text/fold";

/** Longer words are cut, in rows and queries alike: nobody types them, and the index has its own limit. */
const LONGEST_WORD = 80;

/** Scripts without spaces between words (and Hangul, which glues its particles to them). */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;
const ASCII = /^[\0-\x7f]*$/;
const HAS_UNSPACED = new RegExp(UNSPACED.source, "u");

/** Whether a text contains a script without spaces, so that its entries are pairs of characters, not words. */
export function isUnspaced(text: string): boolean {
  return !ASCII.test(text) && HAS_UNSPACED.test(text);
}

/**
 * The words under which a text is indexed: folded, and runs of an unspaced script as overlapping pairs of characters
 * ("東京都" becomes 東京 京都), with the last character alone at the end, so that every character begins an entry.
 */
export function indexedWords(text: string): string[] {
  return indexedFolded(foldText(text));
}

/** The same for a text that is already folded. */
export function indexedFolded(text: string): string[] {
  const words = text === "" ? [] : text.split(" ");
  const parts = isUnspaced(text) ? words.flatMap((word) => (isUnspaced(word) ? unspacedParts(word) : [word])) : words;
  const isLong = (word: string) => word.length > LONGEST_WORD;
  return parts.some(isLong) ? parts.map((word) => word.slice(0, LONGEST_WORD)) : parts;
}

/**
 * The indexed words of a query text, at consecutive positions. The last character of a run is left out, because the run may
 * continue in the stored text. A single character matches everything that begins with it.
 */
export function queriedWords(text: string): string[] {
  const words = indexedWords(text);
  const [beforeLast, last] = words.slice(-2);
  const closes = last !== undefined && beforeLast !== undefined && isUnspaced(last) && [...last].length === 1;
  return closes && beforeLast.endsWith(last) ? words.slice(0, -1) : words;
}

function unspacedParts(word: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const run of word.matchAll(UNSPACED)) {
    if (run.index > end) parts.push(word.slice(end, run.index));
    const characters = [...run[0]];
    for (let at = 0; at < characters.length; at += 1) parts.push(`${characters[at]}${characters[at + 1] ?? ""}`);
    end = run.index + run[0].length;
  }
  if (end < word.length) parts.push(word.slice(end));
  return parts;
}
