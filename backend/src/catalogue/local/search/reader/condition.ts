import type { TextField } from "@earshot/domain/catalogue/query/query";
import type { SQLInputValue } from "node:sqlite";
import type { Range } from "./show-columns.js";
import { allOf, anyOf } from "./word-match.js";

/** A condition on a show. */
export type Condition =
  /** Words of one field; labels are in the index of words of every field. */
  | { readonly kind: "text"; readonly field: TextField | "any"; readonly match: string }
  /** The show's numbers are in all of the ranges; unknown numbers are in none. */
  | { readonly kind: "ranges"; readonly ranges: readonly Range[] }
  /** A place returned by a statement. */
  | { readonly kind: "places"; readonly sql: string; readonly values: readonly SQLInputValue[] }
  | { readonly kind: "not"; readonly of: Condition }
  /** An empty list of conditions matches every show. */
  | { readonly kind: "all" | "any"; readonly of: readonly Condition[] };

/** undefined if nothing can be searched. */
export function text(field: TextField | "any", match: string): Condition | undefined {
  return match === "" ? undefined : { kind: "text", field, match };
}

export function within(...ranges: readonly Range[]): Condition {
  return { kind: "ranges", ranges };
}

/** Both ends belong to the range. */
export function range(column: Range["column"], from: number, to: number | null = null): Range {
  return { column, from, to: to ?? Infinity };
}

export const all = (parts: readonly (Condition | undefined)[]): Condition => joined("all", parts);
/** undefined without a condition: nothing is searched. */
export const any = (parts: readonly (Condition | undefined)[]): Condition | undefined =>
  parts.some((part) => part !== undefined) ? joined("any", parts) : undefined;

function joined(kind: "all" | "any", parts: readonly (Condition | undefined)[]): Condition {
  const known = parts.filter((part) => part !== undefined);
  const flat = known.flatMap((part) => (part.kind === kind ? part.of : [part]));
  const of = gathered(flat, kind === "all" ? allOf : anyOf);
  return of.length === 1 && of[0] ? of[0] : { kind, of };
}

/**
 * The words of a field as one query, including labels: the index then reads a phrase of common words only for shows
 * that have the other words.
 */
function gathered(parts: readonly Condition[], join: typeof allOf): Condition[] {
  const texts = parts.filter((part) => part.kind === "text");
  const first = texts.find(({ field }) => field !== "any")?.field ?? "any";
  const fieldOf = ({ field }: (typeof texts)[number]) => (field === "any" ? first : field);
  const fields = [...new Set(texts.map(fieldOf))];
  const questions = fields.map((field): Condition => {
    const match = join(texts.filter((part) => fieldOf(part) === field).map((part) => part.match));
    return { kind: "text", field, match };
  });
  return [...questions, ...parts.filter(({ kind }) => kind !== "text")];
}
