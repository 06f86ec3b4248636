import { foldText } from "../catalogue/text/fold.js";
import { firstCodePoints } from "../shared/text/code-points.js";
import type { ItemPayload } from "./item-payload.js";

/** Sort orders of a list (product specification, section 9). The first is the default. Ties are broken by id. */
export const LIST_SORTS = ["newest", "oldest", "title_asc", "title_desc"] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Maximum number of code points in a key, because the size of an index entry is limited. */
const KEY_MAX = 160;
const DIGITS = 12;

/**
 * The sort key of a title, compared code unit by code unit. It ignores case, accents and punctuation, and sorts numbers by value ("Part
 * 2" before "Part 10"). A title without letters and digits keeps its punctuation.
 */
export function titleKey({ title }: ItemPayload): string {
  const folded = foldText(title) || title.toLowerCase();
  const numbered = folded.replace(/[0-9]+/g, (digits) => digits.replace(/^0+(?=.)/, "").padStart(DIGITS, "0"));
  return firstCodePoints(numbered, KEY_MAX);
}

/** The searchable text of a list item: title and author, on separate lines. */
export function searchText({ title, author }: ItemPayload): string {
  return `${searchForm(title)}\n${searchForm(author ?? "")}`;
}

/**
 * The form in which a search within a list compares texts: no case or accents, unified apostrophes, all other characters unchanged. A
 * query can match anywhere in a title or author.
 */
export function searchForm(text: string): string {
  return (
    text
      .normalize("NFKD")
      // toUpperCase keeps the capital sharp s (ẞ) but turns ß into SS.
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
