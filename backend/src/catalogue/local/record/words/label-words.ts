import { indexedWords } from "./lexemes.js";

/** The private-use character that begins a label in an index of words, so that no word of a text looks like a label. */
const LABEL = "\ue000";
/** Between two categories, so that no phrase matches across both. */
const GAP = "\ue001";
/** Characters that the index would treat as the end of a word are each replaced by a private-use character. */
const SIGNS = 0xe100;

/** A label (see `labelsOf`) as one word of an index. */
export function labelWord(label: string): string {
  return LABEL + label.replace(/[\0-/:-@[-`{-\x7f]/g, (sign) => String.fromCharCode(SIGNS + sign.charCodeAt(0)));
}

export const isLabelWord = (word: string): boolean => word.startsWith(LABEL);

/** The words of several texts, separated so that no phrase matches across two of them. */
export function apart(texts: readonly string[]): string {
  return texts.map((text) => indexedWords(text).join(" ")).join(` ${GAP} `);
}

/** The labels of a domain and of its parent domains: a feed at "feeds.libsyn.com" is also at "libsyn.com". */
export function domainLabels(domain: string): string[] {
  const parts = domain.toLowerCase().split(".");
  return parts.slice(0, Math.max(1, parts.length - 1)).map((_, at) => domainLabel(parts.slice(at).join(".")));
}

export function domainLabel(domain: string): string {
  return `h:${domain.toLowerCase()}`;
}
