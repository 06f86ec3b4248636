import { foldText } from "../catalogue/fold.js";
import { firstCodePoints } from "../shared/code-points.js";
import type { ItemPayload } from "./item-payload.js";

/** Orders of a list (product specification, section 9); the first is the default. Equal ones are told apart by id. */
export const LIST_SORTS = ["newest", "oldest", "title_asc", "title_desc"] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Code points of a key: an index entry has a limit. */
const KEY_MAX = 160;
const DIGITS = 12;

/**
 * The key by which titles are ordered, code unit by code unit: case, accents and punctuation do not count, numbers count
 * by their value ("Part 2" before "Part 10"). A title of signs alone keeps its signs.
 */
export function titleKey({ title }: ItemPayload): string {
  const folded = foldText(title) || title.toLowerCase();
  const numbered = folded.replace(/[0-9]+/g, (digits) => digits.replace(/^0+(?=.)/, "").padStart(DIGITS, "0"));
  return firstCodePoints(numbered, KEY_MAX);
}

/** The text that a search in a list looks through: title and author, on a line each. */
export function searchText({ title, author }: ItemPayload): string {
  return `${searchForm(title)}\n${searchForm(author ?? "")}`;
}

/**
 * A text as a search in a list compares it: case and accents do not matter, apostrophes are one, every other sign counts
 * as it is. A query is looked for anywhere in a title or an author.
 */
export function searchForm(text: string): string {
  return text
    .normalize("NFKD")
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/gu, "")
    .replace(/[’‘ʼ`´]/gu, "'")
    .replaceAll("ς", "σ")
    .replace(/\s+/gu, " ")
    .trim();
}
