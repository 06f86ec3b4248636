import type { TextField } from "@earshot/domain/catalogue/query/query";
import type { SQLInputValue } from "node:sqlite";
import { type ListField, wordsSql } from "../../record/word-lists.js";
import type { Range, Ranges } from "./show-columns.js";
import { allOf, anyOf } from "./word-match.js";

/** A piece of a statement with the values of its parameters, in their order. */
export type Sql = { readonly sql: string; readonly values: readonly SQLInputValue[] };

/** A condition on a show. */
export type Condition =
  /** Words of one field; labels are in the index of words of every field. */
  | {
      readonly kind: "text";
      readonly field: TextField | "any";
      readonly match: string;
      readonly excluded: boolean;
    }
  /** A set of places, as a statement that returns them. */
  | ({ readonly kind: "places" } & Sql)
  /** Numbers of the show in ranges. */
  | ({ readonly kind: "ranges" } & Ranges)
  /** A condition on the columns of `shows`, under the name `s`. */
  | ({ readonly kind: "columns" } & Sql);

type Text = Extract<Condition, { kind: "text" }>;

const WORD_TABLES: Readonly<Record<TextField, ListField>> = { title: "titles", host: "hosts", topic: "topics" };

export function text(field: Text["field"], match: string): Condition | undefined {
  return match === "" ? undefined : { kind: "text", field, match, excluded: false };
}

export function columns(sql: string, ...values: readonly SQLInputValue[]): Condition {
  return { kind: "columns", sql, values };
}

/** All of the ranges. */
export function within(...ranges: readonly Range[]): Condition {
  return { kind: "ranges", ranges, excluded: false };
}

/** Both ends belong to the range. */
export function range(column: Range["column"], from: number, to: number | null = null): Range {
  return { column, from, to: to ?? Infinity };
}

export function negated(condition: Condition): Condition {
  if (condition.kind === "text" || condition.kind === "ranges") return { ...condition, excluded: !condition.excluded };
  // An exclusion does not apply to unknown facts.
  const { sql, values } = toSql(condition);
  return { kind: "columns", sql: `(${sql}) IS NOT TRUE`, values };
}

/** Conditions that must all hold, with the words of one field as one query of its index. */
export type Together = { readonly main?: Text; readonly others: readonly Condition[] };

/** `preferred` is the field whose words lead where several fields are asked for. */
export function together(parts: readonly Condition[], preferred: TextField): Together {
  const others: Condition[] = parts.filter(({ kind }) => kind !== "text");
  const texts = parts.filter((part) => part.kind === "text");
  const wanted = texts.filter(({ excluded }) => !excluded);
  const unwanted = texts.filter(({ excluded }) => excluded);
  const fields = ([preferred, "title", "host", "topic"] as const).filter((field, at, all) => all.indexOf(field) === at);
  const leading = fields.find((field) => wanted.some((part) => part.field === field));
  const main = leading ?? (wanted.some(({ field }) => field === "any") ? "any" : undefined);
  let first: Text | undefined;
  for (const field of [...fields, "any"] as const) {
    const of = (all: readonly Text[]) =>
      all.filter((part) => part.field === field || (field === main && part.field === "any"));
    if (field === "any" && main !== "any") continue;
    const parts = of(wanted);
    if (parts.length === 0) {
      others.push(...of(unwanted));
      continue;
    }
    const grouped = group(field, parts, of(unwanted));
    if (field === main) first = grouped;
    else others.push(grouped);
  }
  if (main === undefined) others.push(...unwanted.filter(({ field }) => field === "any"));
  return first ? { main: first, others } : { others };
}

/** All of the wanted parts and none of the unwanted ones, as one query of a field's index. */
function group(field: Text["field"], wanted: readonly Text[], unwanted: readonly Text[]): Text {
  const wholly = allOf(wanted.map(({ match }) => match));
  const without = anyOf(unwanted.map(({ match }) => match));
  const match = without === "" ? wholly : `(${wholly} NOT ${without})`;
  return { kind: "text", field, match, excluded: false };
}

/** The same as one condition; undefined for none. */
export function all(parts: readonly Condition[], preferred: TextField): Condition | undefined {
  const { main, others } = together(parts, preferred);
  const every = main ? [main, ...others] : others;
  return every.length < 2 ? every[0] : joined(every, " AND ");
}

/** One of the conditions at least. */
export function any(parts: readonly Condition[]): Condition | undefined {
  const [first] = parts;
  if (parts.length < 2 || first === undefined) return first;
  const texts = parts.filter((part) => part.kind === "text").filter(({ excluded }) => !excluded);
  if (texts.length === parts.length) {
    const fields = [...new Set(texts.map(({ field }) => field))].filter((field) => field !== "any");
    const match = anyOf(texts.map((part) => part.match));
    if (fields.length < 2) return { kind: "text", field: fields[0] ?? "any", match, excluded: false };
  }
  const places = parts.map(placesOf);
  if (places.every((part) => part !== undefined)) {
    const sql = places.map((part) => part.sql).join(" UNION ");
    return { kind: "places", sql, values: places.flatMap(({ values }) => values) };
  }
  return joined(parts, " OR ");
}

function placesOf(condition: Condition): Sql | undefined {
  if (condition.kind === "places") return condition;
  return condition.kind === "text" && !condition.excluded ? withWords(condition) : undefined;
}

/** The places of the shows with these words. */
export function withWords({ field, match }: Pick<Text, "field" | "match">): Sql {
  return { sql: wordsSql(WORD_TABLES[field === "any" ? "topic" : field]), values: [match] };
}

function joined(parts: readonly Condition[], operator: " AND " | " OR "): Condition {
  const pieces = parts.map(toSql);
  return {
    kind: "columns",
    sql: pieces.map(({ sql }) => `(${sql})`).join(operator),
    values: pieces.flatMap(({ values }) => values),
  };
}

/** A condition on a row of `shows`. */
export function toSql(condition: Condition): Sql {
  if (condition.kind === "columns") return condition;
  if (condition.kind === "ranges") return rangesSql(condition);
  const { sql, values } = condition.kind === "places" ? condition : withWords(condition);
  const not = condition.kind === "text" && condition.excluded ? "NOT " : "";
  return { sql: `s.place ${not}IN (${sql})`, values };
}

/** Ranges as a condition on a row of `shows`, where unknown numbers are -1 or null. */
export function rangesSql({ ranges, excluded }: Ranges): Sql {
  const sql = ranges.map(({ column, to }) => `s.${column} >= ?${to === Infinity ? "" : ` AND s.${column} <= ?`}`);
  const values = ranges.flatMap(({ from, to }) => [Math.max(0, from), ...(to === Infinity ? [] : [to])]);
  const all = sql.join(" AND ");
  return { sql: excluded ? `(${all}) IS NOT TRUE` : all, values };
}
