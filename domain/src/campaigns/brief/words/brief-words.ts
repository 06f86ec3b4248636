import { joinedForm } from "../../../catalogue/text/fold.js";

/** The form allows 800 characters. Longer texts from elsewhere are only read up to this limit. */
export const LONGEST_READ = 4_000;

/** A word of a text, folded, with its position in the text as UTF-16 offsets. */
export type Word = {
  readonly text: string;
  /** The word as the text spells it, in lower case. */
  readonly written: string;
  readonly start: number;
  readonly end: number;
  /** Whether a sentence ends before this word. No phrase or list continues across it. */
  readonly opens: boolean;
  /** Whether this word starts a sentence or the text, or follows a comma, a bracket or similar punctuation. */
  readonly pauses: boolean;
  /** Whether this word follows a colon or begins a cell of a table, also with a sign of money or a quotation mark. */
  readonly colon: boolean;
};

/** The words of a text. Hyphens and apostrophes separate words: "German-speaking" is two words. */
export function wordsOf(text: string): Word[] {
  const read = text.slice(0, LONGEST_READ);
  let end = 0;
  return [...read.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap((match): Word[] => {
    const between = read.slice(end, match.index);
    const opens = /[.!?;:](?:\s|$)|[\n\t]/u.test(between);
    const pauses = opens || end === 0 || /[,()[\]/|•·–—]|\s[-+]\s/u.test(between);
    const colon = /^\s*[:|\t][\s$€£"“„«]*$/u.test(between);
    const start = match.index;
    end = start + match[0].length;
    const folded = joinedForm(match[0]);
    return folded === "" ? [] : [{ text: folded, written: match[0].toLowerCase(), start, end, opens, pauses, colon }];
  });
}

/** The folded words of a phrase, separated by spaces. */
export function foldedPhrase(phrase: string): string {
  return wordsOf(phrase)
    .map(({ text }) => text)
    .join(" ");
}

/** A phrase found in a text: its value, and its words from `from` (inclusive) to `to` (exclusive). */
export type Mention<Value> = { readonly value: Value; readonly from: number; readonly to: number };

/** The words of a list that spaces and line ends separate. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Phrases by their first word, longest first. */
export type Phrases<Value> = Pick<PhraseMap<Value>, "get">;
type PhraseMap<Value> = ReadonlyMap<string, readonly Phrase<Value>[]>;
type Phrase<Value> = { readonly words: readonly string[]; readonly value: Value };

/** Reads the phrases on the first lookup: most processes that import a table never read a brief. */
export function phraseTable<Value>(entries: Iterable<readonly [phrase: string, value: Value]>): Phrases<Value> {
  let table: PhraseMap<Value> | undefined;
  return { get: (word) => (table ??= byFirstWord(entries)).get(word) };
}

function byFirstWord<Value>(entries: Iterable<readonly [phrase: string, value: Value]>): PhraseMap<Value> {
  const table = new Map<string, Phrase<Value>[]>();
  for (const [phrase, value] of entries) {
    const words = wordsOf(phrase).map(({ text }) => text);
    const [first] = words;
    if (first !== undefined) table.set(first, [...(table.get(first) ?? []), { words, value }]);
  }
  for (const phrases of table.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return table;
}

/**
 * Parses lines "value: phrase, phrase" into entries of a phrase table. A line without a colon continues the previous one, and a bar
 * counts as a comma.
 */
export function phraseLines(lines: string): (readonly [phrase: string, value: string])[] {
  let value = "";
  return lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [head = "", tail] = line.split(": ");
      if (tail !== undefined) value = head.trim();
      const phrases = (tail ?? head).split(/[,|]/).map((phrase) => phrase.trim());
      return phrases.filter((phrase) => phrase !== "").map((phrase) => [phrase, value] as const);
    });
}

/** The longest phrase that starts at a word; undefined if there is none. */
export function phraseAt<Value>(words: readonly Word[], at: number, table: Phrases<Value>): Mention<Value> | undefined {
  const found = table.get(words[at]?.text ?? "")?.find((phrase) =>
    phrase.words.every((word, offset) => {
      const one = words[at + offset];
      return one?.text === word && !(offset > 0 && one.opens);
    }),
  );
  return found && { value: found.value, from: at, to: at + found.words.length };
}

/** All phrases of a table that are in a text, in order and without overlaps. */
export function mentionsOf<Value>(words: readonly Word[], table: Phrases<Value>): Mention<Value>[] {
  const found: Mention<Value>[] = [];
  for (let at = 0; at < words.length;) {
    const mention = phraseAt(words, at, table);
    if (mention) found.push(mention);
    at = mention?.to ?? at + 1;
  }
  return found;
}

/** The position of some words in the text. */
export function spanOf(words: readonly Word[], { from, to }: { from: number; to: number }): Span {
  return { start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 };
}

/** Some words, folded, with spaces between them. */
export const textOf = (words: readonly Word[], { from, to }: Pick<Mention<unknown>, "from" | "to">): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");

/** Part of a text, given as UTF-16 offsets. */
export type Span = { readonly start: number; readonly end: number };

export function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
