import type { Query, TextField } from "@earshot/domain/catalogue/query/query";

/** The words and phrases of a query with the field of each; `excluded`: also those that must not be there. */
export function typedTexts(query: Query, field: TextField, excluded = false): (readonly [string, TextField])[] {
  switch (query.kind) {
    case "word":
    case "phrase":
      return [[query.text, field]];
    case "and":
    case "or":
      return query.queries.flatMap((part) => typedTexts(part, field, excluded));
    case "not":
      return excluded ? typedTexts(query.query, field, excluded) : [];
    case "in":
      return typedTexts(query.query, query.field, excluded);
    default:
      return [];
  }
}
