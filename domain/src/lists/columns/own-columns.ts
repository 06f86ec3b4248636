import { firstCodePoints } from "../../shared/text/code-points.js";
import { type DomainError, fieldFault } from "../../shared/domain-error.js";
import { CENTS_MAX, type Money } from "./money.js";
import { oneLine, type Statuses, USUAL_STATUSES } from "./statuses.js";

/** The columns of a list that people fill in themselves for each show. */
export type OwnColumns = {
  /** The name of one of the list's statuses. */
  readonly status: string;
  readonly note: string;
  /** Price per spot; null if unknown. */
  readonly price: Money | null;
  readonly tags: readonly string[];
};

/** New values of some columns. */
export type ItemEdit = Partial<OwnColumns>;

/** Maximum code points in a note and in a tag, and maximum number of tags on a show. */
export const NOTE_MAX = 2_000;
const TAG_MAX = 30;
export const TAGS_MAX = 10;

/** The columns of a new item. */
export function blankColumns(statuses: Statuses = USUAL_STATUSES): OwnColumns {
  return { status: statuses[0].name, note: "", price: null, tags: [] };
}

/** Picks only the user's own columns from a larger object. */
export function ownColumns({ status, note, price, tags }: OwnColumns): OwnColumns {
  return { status, note, price, tags };
}

/** An edit in its stored form. Throws DomainError "list.bad-edit" if it is invalid. */
export function parseEdit(given: ItemEdit): ItemEdit {
  const { status, note, price, tags } = given;
  if (price && !(Number.isSafeInteger(price.cents) && price.cents >= 0 && price.cents <= CENTS_MAX)) {
    throw refusal("price", "That’s not a price.");
  }
  return {
    ...(status !== undefined && { status: parseStatusName(status) }),
    ...(note !== undefined && { note: parseNote(note) }),
    ...(price !== undefined && { price }),
    ...(tags !== undefined && { tags: parseTags(tags) }),
  };
}

/**
 * Tags in their stored form: trimmed, without duplicates that differ only in case. Throws DomainError "list.bad-edit" if they are
 * invalid.
 */
export function parseTags(given: readonly string[]): readonly string[] {
  const tags = new Map<string, string>();
  for (const tag of given.map((text) => firstCodePoints(oneLine(text.replaceAll(",", " ")), TAG_MAX).trim())) {
    if (tag !== "" && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  if (tags.size > TAGS_MAX) throw refusal("tags", `A show can have at most ${TAGS_MAX} tags.`);
  return [...tags.values()];
}

/** What happens to an edit of a row that somebody else has changed in the meantime. */
export type Merge =
  /** Nobody else changed the same columns, so the edit applies to the newer row. */
  | { readonly kind: "free"; readonly edit: ItemEdit }
  /** The newer row already has the edit's values. */
  | { readonly kind: "same" }
  /** Somebody else changed these columns to other values. */
  | { readonly kind: "conflict"; readonly columns: readonly (keyof OwnColumns)[] };

/** How an edit made on the row `seen` applies to the current row `now`. */
export function mergeEdit(edit: ItemEdit, seen: OwnColumns, now: OwnColumns): Merge {
  const columns = (Object.keys(edit) as (keyof OwnColumns)[]).filter((name) => edit[name] !== undefined);
  const left = columns.filter((name) => !sameValue(edit[name], now[name]));
  if (left.length === 0) return { kind: "same" };
  const touched = left.filter((name) => !sameValue(seen[name], now[name]));
  if (touched.length > 0) return { kind: "conflict", columns: touched };
  return { kind: "free", edit: Object.fromEntries(left.map((name) => [name, edit[name]])) };
}

/** The edit that undoes `edit`, which was made on the row `seen`. */
export function reverseEdit(edit: ItemEdit, seen: OwnColumns): ItemEdit {
  const names = Object.keys(edit) as (keyof OwnColumns)[];
  return Object.fromEntries(names.map((name) => [name, seen[name]]));
}

function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** Prices from two sources can have their fields in a different order. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function parseStatusName(status: string): string {
  const name = oneLine(status);
  if (name === "") throw refusal("status", "Please choose a status.");
  return name;
}

function parseNote(note: string): string {
  const text = note
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu, "")
    .trim();
  if ([...text].length > NOTE_MAX) throw refusal("note", `A note can have at most ${NOTE_MAX} characters.`);
  return text;
}

function refusal(path: keyof OwnColumns, message: string): DomainError {
  return fieldFault("list.bad-edit", path, message);
}
