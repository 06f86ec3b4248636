import type { Query } from "./query.js";
import { cutTerm, isWord, QUOTES } from "./query-syntax.js";

const ALL_QUOTES = new RegExp(`[${QUOTES}]`, "gu");

/**
 * Prints a query in the query language. Parsing the text returns the same tree if `parseQuery` can produce it (no group inside a group of
 * the same kind, no group of one). Any other tree prints as an equivalent one.
 */
export function printQuery(query: Query): string {
  switch (query.kind) {
    case "word":
      return isWord(query.text) ? query.text : quoted(query.text);
    case "phrase":
      return quoted(query.text);
    case "not":
      return `-${printExcluded(query.query)}`;
    case "and":
      return printAll(query).join(" ");
    case "or":
      return printAll(query).join(" OR ");
    case "in":
      return `${query.field}:${printWithin(query.query)}`;
    case "is":
      return `${query.field}:${isWord(query.value) ? query.value : quoted(query.value)}`;
    case "explicit":
      return `explicit:${query.value ? "yes" : "no"}`;
    case "number":
      return printNumber(query);
    case "updated":
      return `updated${query.newer ? "<" : ">"}${query.days}d`;
  }
}

function quoted(text: string): string {
  return `"${cutTerm(text.replace(ALL_QUOTES, " ").trim().replace(/\s+/gu, " "))}"`;
}

/** Prints the parts of a group. OR binds least tightly, so only an OR inside an AND needs parentheses. */
function printAll(group: Extract<Query, { queries: unknown }>): string[] {
  return group.queries
    .filter((part) => !isEmpty(part))
    .map((part) =>
      part.kind === group.kind || (part.kind === "or" && group.kind === "and") ? inParentheses(part) : printQuery(part),
    );
}

function printExcluded(query: Query): string {
  return query.kind === "and" || query.kind === "or" || query.kind === "not" ? inParentheses(query) : printQuery(query);
}

function printWithin(query: Query): string {
  const simple = query.kind === "word" || query.kind === "phrase" || isExcludedWord(query);
  return simple ? printQuery(query) : inParentheses(query);
}

function isExcludedWord(query: Query): boolean {
  return query.kind === "not" && query.query.kind === "word" && isWord(query.query.text);
}

function inParentheses(query: Query): string {
  return `(${printQuery(query)})`;
}

function isEmpty(query: Query): boolean {
  if (query.kind === "and" || query.kind === "or") return query.queries.every(isEmpty);
  return (query.kind === "not" || query.kind === "in") && isEmpty(query.query);
}

function printNumber({ field, from, to }: Extract<Query, { kind: "number" }>): string {
  if (from !== null && to !== null) return from === to ? `${field}:${from}` : `${field}:${from}..${to}`;
  return to === null ? `${field}>=${from ?? 0}` : `${field}<=${to}`;
}
