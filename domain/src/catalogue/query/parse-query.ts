import type { Query } from "./query.js";
import {
  cutTerm,
  fieldExpression,
  isSearchable,
  MAX_DEPTH,
  MAX_QUERY_LENGTH,
  MAX_TERMS,
  QUOTES,
  type NamingField,
} from "./query-syntax.js";
import { queryTokens, type Token } from "./query-tokens.js";

/** A query with nothing to search for: a blank text, or only punctuation. */
export const EMPTY_QUERY: Query = { kind: "and", queries: [] };

/**
 * Parses the query language (see `Query`). Adjacent words must all match, and OR binds less tightly. Never throws, and takes linear time.
 * If the text cannot be parsed (an unmatched quote or parenthesis, an OR with one side missing, a field without a value, too many terms,
 * nesting too deep), it is treated as plain words and `plain` is true.
 */
export function parseQuery(text: string): { query: Query; plain: boolean } {
  if (text.trim() === "") return { query: EMPTY_QUERY, plain: false };
  if (text.length <= MAX_QUERY_LENGTH) {
    const tokens = queryTokens(text);
    const query = tokens === undefined ? undefined : readTokens(tokens);
    if (query !== undefined) return { query, plain: false };
  }
  return { query: plainWords(text.slice(0, MAX_QUERY_LENGTH)), plain: true };
}

type Reader = { readonly tokens: readonly Token[]; at: number };

/**
 * The field whose value is being read, `lang:` or `cat:`. `grouped` is true inside its parentheses, where adjacent words form one name:
 * cat:(True Crime OR Comedy).
 */
type NameScope = { readonly field: "lang" | "cat"; readonly grouped: boolean };

// The read functions below return undefined if the tokens cannot be parsed.
function readTokens(tokens: readonly Token[]): Query | undefined {
  const reader: Reader = { tokens, at: 0 };
  const query = readChoice(reader, undefined, 0);
  return reader.at === tokens.length ? query : undefined;
}

function readChoice(reader: Reader, names: NameScope | undefined, depth: number): Query | undefined {
  const sides: Query[] = [];
  for (;;) {
    const side = readTogether(reader, names, depth);
    if (side === undefined) return undefined;
    sides.push(side);
    if (reader.tokens[reader.at]?.kind !== "or") return combine("or", sides);
    reader.at += 1;
  }
}

function readTogether(reader: Reader, names: NameScope | undefined, depth: number): Query | undefined {
  const parts: Query[] = [];
  for (;;) {
    const kind = reader.tokens[reader.at]?.kind;
    if (kind === undefined || kind === "or" || kind === "close") return combine("and", parts);
    const part = readOne(reader, names, depth);
    if (part === undefined) return undefined;
    parts.push(part);
  }
}

function readOne(reader: Reader, names: NameScope | undefined, depth: number): Query | undefined {
  const token = reader.tokens[reader.at];
  reader.at += 1;
  switch (token?.kind) {
    case "word":
    case "phrase":
      return names === undefined ? token : readName(reader, names, token);
    case "not": {
      const query = readOne(reader, names, depth);
      return query && { kind: "not", query };
    }
    case "open":
      return readGroup(reader, names && { ...names, grouped: true }, depth + 1);
    case "field":
      return names === undefined ? readField(reader, token.field, depth) : undefined;
    case "filter":
      return names === undefined ? token.query : undefined;
    default:
      return undefined;
  }
}

function readGroup(reader: Reader, names: NameScope | undefined, depth: number): Query | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const query = readChoice(reader, names, depth);
  if (reader.tokens[reader.at]?.kind !== "close") return undefined;
  reader.at += 1;
  return query;
}

function readField(reader: Reader, field: NamingField, depth: number): Query | undefined {
  if (field === "lang" || field === "cat") return readOne(reader, { field, grouped: false }, depth);
  const query = readOne(reader, undefined, depth);
  return query && { kind: "in", field, query };
}

function readName(reader: Reader, scope: NameScope, first: Extract<Token, { text: string }>): Query {
  const words = [first.text];
  if (scope.grouped && first.kind === "word") {
    for (let next = reader.tokens[reader.at]; next?.kind === "word"; next = reader.tokens[reader.at]) {
      words.push(next.text);
      reader.at += 1;
    }
  }
  return { kind: "is", field: scope.field, value: cutTerm(words.join(" ")) };
}

/** Normalizes a tree: merges a group into its parent if both are of the same kind, and replaces a group of one with its member. */
function combine(kind: "and" | "or", parts: readonly Query[]): Query | undefined {
  const queries = parts.flatMap((part) => (part.kind === kind ? part.queries : [part]));
  return queries.length > 1 ? { kind, queries } : queries[0];
}

const PLAIN_PIECE = new RegExp(`[^\\s()${QUOTES}]+`, "gu");

/** The text as plain words, ignoring operators of the query language. */
export function plainWords(text: string): Query {
  const words: Query[] = [];
  for (const found of text.matchAll(PLAIN_PIECE)) {
    const piece = cutTerm(found[0]);
    const next = text.charAt(found.index + found[0].length);
    // In title:"a story, the field name is not a search word.
    if (next !== "" && !/[\s)]/u.test(next) && fieldExpression(`${piece}x`)?.kind === "field" && piece.endsWith(":"))
      continue;
    const word = plainWord(piece);
    if (isSearchable(word)) words.push({ kind: "word", text: word });
    if (words.length === MAX_TERMS) break;
  }
  return combine("and", words) ?? EMPTY_QUERY;
}

// "title:serial" was probably meant to find "serial". In "Cat: a story", the colon is punctuation.
function plainWord(piece: string): string {
  let word = piece.replace(/^-+/, "");
  while (fieldExpression(word) !== undefined) word = fieldValue(word).replace(/^-+/, "");
  return word === "OR" ? "or" : word;
}

function fieldValue(expression: string): string {
  const [, name = "", value = ""] = /^([a-z]+)[:<>=]+(.*)$/is.exec(expression) ?? [];
  return isSearchable(value) ? value : name;
}
