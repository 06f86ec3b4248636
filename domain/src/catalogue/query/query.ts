/**
 * The query language as a tree. Printing and parsing a tree returns the same tree.
 * Words: `jogging`, phrases: `"true crime"`, exclusion: `-politics`, choice: `a OR b`, groups: `(a OR b) c`,
 * fields: `title:` `topic:` `host:` `lang:` `cat:` `explicit:yes` `ep>50` `listeners:5000..20000` `updated<30d`.
 */
export type Query =
  | { readonly kind: "word"; readonly text: string }
  | { readonly kind: "phrase"; readonly text: string }
  | { readonly kind: "not"; readonly query: Query }
  | { readonly kind: "and"; readonly queries: readonly Query[] }
  | { readonly kind: "or"; readonly queries: readonly Query[] }
  | { readonly kind: "in"; readonly field: TextField; readonly query: Query }
  | { readonly kind: "is"; readonly field: "lang" | "cat"; readonly value: string }
  | { readonly kind: "explicit"; readonly value: boolean }
  | { readonly kind: "number"; readonly field: NumberField; readonly from: number | null; readonly to: number | null }
  | { readonly kind: "updated"; readonly newer: boolean; readonly days: number };

export type TextField = "title" | "topic" | "host";
/** Bounds are inclusive: `ep>50` starts at 51. */
export type NumberField = "ep" | "listeners";

/** The parts of a query, all of which are wanted. */
export const partsOf = (query: Query): readonly Query[] => (query.kind === "and" ? query.queries : [query]);
