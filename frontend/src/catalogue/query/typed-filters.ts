/** A filter in the query language with its value, which can be quoted or in parentheses: `listeners:5k..50k`, `-cat:"True Crime"`. */
const TYPED = /(?<=^|\s)-?(?:lang|cat|explicit|ep|listeners|updated)[:<>=]+(?:"[^"]*"|\([^)]*\)|\S+)/gi;

export type TypedFilter = { readonly text: string; readonly without: string };

/** The filters in the words of a search, each with the words without it. */
export function typedFilters(term: string): readonly TypedFilter[] {
  return [...term.matchAll(TYPED)].map(({ 0: text, index }) => ({
    text,
    without: `${term.slice(0, index).trimEnd()} ${term.slice(index + text.length).trimStart()}`.trim(),
  }));
}
