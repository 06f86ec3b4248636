import { foldText } from "../catalogue/text/fold.js";
import { firstCodePoints } from "../shared/text/code-points.js";
import type { ItemPayload } from "./item-payload.js";

/** Orders of a list (product specification, section 9); the first is the default. Ties are broken by id. */
export const LIST_SORTS = ["newest", "oldest", "title_asc", "title_desc"] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Code points of a key: the size of an index entry is limited. */
const KEY_MAX = 160;
const DIGITS = 12;

/**
 * The key by which titles are ordered, code unit by code unit: without case, accents and punctuation, numbers by value ("Part 2"
 * before "Part 10"). A title without letters and digits keeps its punctuation.
 */
export function titleKey({ title }: ItemPayload): string {
  const folded = foldText(title) || title.toLowerCase();
  const numbered = folded.replace(/[0-9]+/g, (digits) => digits.replace(/^0+(?=.)/, "").padStart(DIGITS, "0"));
  return firstCodePoints(numbered, KEY_MAX);
}

/** The searchable text of a list item: title and author, on a line each. */
export function searchText({ title, author }: ItemPayload): string {
  return `${searchForm(title)}\n${searchForm(author ?? "")}`;
}

/**
 * The form in which a search in a list compares texts: without case and accents, apostrophes unified, all other characters
 * unchanged. A query may match anywhere in a title or author.
 */
export function searchForm(text: string): string {
  return (
    text
      .normalize("NFKD")
      // Upper-casing keeps the capital sharp s, but turns the small one into SS.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/gu, "")
      .replace(/[’‘ʼ`´]/gu, "'")
      .replaceAll("ς", "σ")
      .replace(/\s+/gu, " ")
      .trim()
  );
}
