import type { Query } from "./query.js";
import {
  cutTerm,
  fieldExpression,
  isSearchable,
  MAX_TERMS,
  QUOTES,
  WORD_END,
  type NamingField,
} from "./query-syntax.js";

/** The tokens of a query. A `not` or `field` always comes directly before the token it applies to. */
export type Token =
  | { readonly kind: "open" | "close" | "or" | "not" }
  | { readonly kind: "field"; readonly field: NamingField }
  | { readonly kind: "word" | "phrase"; readonly text: string }
  | { readonly kind: "filter"; readonly query: Query };

/**
 * Splits a query into tokens in one pass. Leaves out symbols without letters or digits ("&", a lone "-"). undefined if it cannot be
 * parsed: an unmatched quote, a field without a usable value, too many terms.
 */
export function queryTokens(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  let terms = 0;
  let at = 0;
  while (at < text.length) {
    const sign = text.charAt(at);
    if (/\s/u.test(sign)) {
      at += 1;
    } else if (sign === "(" || sign === ")") {
      tokens.push({ kind: sign === "(" ? "open" : "close" });
      at += 1;
    } else if (QUOTES.includes(sign)) {
      const end = endOfPhrase(text, at + 1);
      if (end === undefined || !pushPhrase(tokens, text.slice(at + 1, end))) return undefined;
      terms += 1;
      at = end + 1;
    } else if (sign === "-") {
      at = pushDashes(tokens, text, at);
    } else {
      const end = endOfWord(text, at);
      if (!pushWord(tokens, text.slice(at, end), end < text.length && !/\s|\)/u.test(text.charAt(end))))
        return undefined;
      terms += 1;
      at = end;
    }
    if (terms > MAX_TERMS) return undefined;
  }
  return tokens;
}

function endOfPhrase(text: string, from: number): number | undefined {
  for (let at = from; at < text.length; at += 1) if (QUOTES.includes(text.charAt(at))) return at;
  return undefined;
}

function endOfWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && !WORD_END.test(text.charAt(at))) at += 1;
  return at;
}

// A single dash directly before a term excludes it. A dash between spaces is punctuation, and so are several dashes in a row.
function pushDashes(tokens: Token[], text: string, from: number): number {
  let at = from;
  while (text.charAt(at) === "-") at += 1;
  const next = text.charAt(at);
  if (at === from + 1 && next !== "" && next !== ")" && !/\s/u.test(next)) tokens.push({ kind: "not" });
  return at;
}

/** The last token, if it applies to the next one. */
function waiting(tokens: readonly Token[]): "field" | "not" | undefined {
  const last = tokens.at(-1);
  return last?.kind === "field" || last?.kind === "not" ? last.kind : undefined;
}

/** Skips something that cannot be searched. Returns false if it should have been the value of a field. */
function skip(tokens: Token[]): boolean {
  while (waiting(tokens) === "not") tokens.pop();
  return waiting(tokens) !== "field";
}

function pushPhrase(tokens: Token[], content: string): boolean {
  const text = cutTerm(content.trim().replace(/\s+/gu, " "));
  if (!isSearchable(text)) return skip(tokens);
  tokens.push({ kind: "phrase", text });
  return true;
}

function pushWord(tokens: Token[], word: string, goesOn: boolean): boolean {
  const before = waiting(tokens);
  if (word === "OR" && before === undefined) {
    tokens.push({ kind: "or" });
    return true;
  }
  const expression = fieldExpression(word);
  if (expression === undefined) return pushPlainWord(tokens, word);
  // A field cannot be the value of another field ("title:host:x").
  if (expression.kind === "broken" || before === "field") return false;
  if (expression.kind === "filter") {
    tokens.push({ kind: "filter", query: expression.query });
    return true;
  }
  return pushField(tokens, expression.field, expression.rest, goesOn);
}

function pushField(tokens: Token[], field: NamingField, rest: string, goesOn: boolean): boolean {
  tokens.push({ kind: "field", field });
  // "title:" directly before a quote or parenthesis: the value comes next.
  if (rest === "") return goesOn;
  const excluded = /^-(?!-)/u.test(rest);
  if (excluded) tokens.push({ kind: "not" });
  const value = rest.replace(/^-+/u, "");
  return fieldExpression(value) === undefined && pushPlainWord(tokens, value);
}

function pushPlainWord(tokens: Token[], word: string): boolean {
  // After a dash or a field, OR is an ordinary word. In lower case it can be printed anywhere.
  const text = cutTerm(word === "OR" ? "or" : word);
  if (!isSearchable(text)) return skip(tokens);
  tokens.push({ kind: "word", text });
  return true;
}
