import { hash } from "node:crypto";
import type { SearchRequest, SearchSort } from "@earshot/domain/catalogue/search/search-request";
import { isTurned } from "@earshot/domain/catalogue/search/sort-order";
import { DomainError } from "@earshot/domain/shared/domain-error";
import { jsonIn } from "@earshot/domain/shared/text/json-in";
import { z } from "zod";

const count = z.number().int().min(0).max(2_147_483_647);
/** Can also be between whole numbers: see `placeShows`. */
const position = z.number().min(0).max(2_147_483_647);

/** Number of relaxed results whose ids are in a cursor, so that its place is found even if some shows are gone. */
export const LAST_SHOWS = 5;

const id = z.string().min(1).max(200);
/** See `writeSeen`. */
const marks = z.string().refine(areMarks);

/** Where the next page begins, and the results computed for the first page, so that they are not computed again. */
const place = z.object({
  /** Which search it belongs to. */
  of: z.string(),
  /** Relevance: the position after which the current block begins. Other orders: the position of the last show. */
  after: position,
  /** Relevance: shows of the current block that were already returned. */
  skip: count.optional(),
  /** Other orders: the value of the last show. */
  value: z.union([z.number().min(-1).max(Number.MAX_SAFE_INTEGER), z.string().max(400)]).optional(),
  total: count,
  /** Set when the total is only a lower bound, see `totalOf`. */
  partial: z.literal(true).optional(),
  /** The numbering of the index that gave the place (`IndexReader`); absent in cursors of earlier versions. */
  in: count.optional(),
  /** Relevance: the position up to which all shows were returned, if that is not `after`. */
  line: position.optional(),
  /** The show at `line`: its id, its demotion, and its size, which is its popularity. */
  show: z.tuple([id, z.int().min(0).max(9), z.int()]).optional(),
  /** Relevance: the shows after `line` that were returned. Release 0.1.0 wrote shorter marks as `ahead` and `seen`. */
  marked: marks.optional(),
  /** Relevance: the shows that an earlier catalogue returned. `skip` does not count them. */
  earlier: marks.optional(),
  /** Set in place of `marked` if there are more shows than a cursor can mark: another generation cannot continue from here. */
  lost: z.literal(true).optional(),
  /** With `filled`: the last shows that were returned, the very last one first. */
  last: z.array(id).max(LAST_SHOWS).optional(),
  /** Other orders: set in the part of the shows that only mention the topic. */
  mentions: z.literal(true).optional(),
  /** Set for relaxed results; then `skip` counts from their beginning. */
  filled: z.literal(true).optional(),
});

export type SearchPlace = Omit<z.infer<typeof place>, "of">;
/** The place where the next page begins, before the total is added. */
export type NextPlace = Omit<SearchPlace, "total">;

/** An opaque text for a place in the results of this search. */
export function writeCursor(request: SearchRequest, at: SearchPlace): string {
  return Buffer.from(JSON.stringify({ of: fingerprint(request), ...at })).toString("base64url");
}

/** The place that a cursor names; undefined for the first page. Throws DomainError "cursor.invalid" for one of another search. */
export function readCursor(request: SearchRequest): SearchPlace | undefined {
  if (request.cursor === undefined) return undefined;
  const parsed = place.safeParse(jsonIn(Buffer.from(request.cursor, "base64url").toString("utf8")));
  if (!parsed.success || parsed.data.of !== fingerprint(request) || !isValueOf(request.sort, parsed.data.value)) {
    throw new DomainError("cursor.invalid", "This page belongs to another search. Start the search again.");
  }
  const { of: _, ...at } = parsed.data;
  return at;
}

/** Throws DomainError "cursor.invalid" for a place from which another catalogue cannot continue without repeating shows. */
export function expectToContinue(at: SearchPlace | undefined): void {
  if (!at?.lost) return;
  const detail = "The catalogue has changed, and the next page could repeat shows. Start the search again.";
  throw new DomainError("cursor.invalid", detail);
}

/** Whether an order could have produced this value: its statement must be able to read it. */
function isValueOf(sort: SearchSort, value: string | number | undefined): boolean {
  if (value === undefined) return true;
  if (sort === "title") return typeof value === "string" && value.isWellFormed() && !value.includes("\0");
  if (typeof value === "string") return /^-?\d{1,15}$/.test(value);
  return sort === "popularity" || Number.isSafeInteger(value);
}

/** Identifies a search: all of a request except the page's size, its place and its extras. */
function fingerprint({ term, mode, filters, sort, order }: SearchRequest): string {
  const known = Object.entries(filters).filter(([, value]) => value !== undefined);
  known.sort(([a], [b]) => (a < b ? -1 : 1));
  const search = JSON.stringify([term, mode, sort, known, ...(isTurned({ sort, order }) ? ["turned"] : [])]);
  return hash("sha1", search, "base64url").slice(0, 12);
}

/**
 * Characters of a show's hash in a cursor: 30 bits. If an import renumbers the shows while a client pages through ten thousand of
 * them with 250 marked ones, one show is missed in one of 400 cases. The hash needs no key: ids are public, and marks affect only
 * the pages of the program that sends them.
 */
const MARK = 5;
/** Maximum number of shows that a cursor can mark. More would make it longer than some proxies accept. */
const SEEN_MAX = 700;
export const LONGEST_MARKS = MARK * SEEN_MAX;

/** Marks of the shows that were already returned, for a cursor; undefined if there are none. */
export function writeSeen(ids: readonly string[]): string | undefined {
  return ids.length > 0 ? ids.map(markOf).join("") : undefined;
}

export function joinSeen(one = "", other = ""): string | undefined {
  return one + other || undefined;
}

/** Whether these are marks. */
function areMarks(text: string): boolean {
  return text.length > 0 && text.length <= LONGEST_MARKS && text.length % MARK === 0 && /^[\w-]+$/.test(text);
}

/** Whether a show has one of these marks. */
export function readSeen(marks: string): (id: string) => boolean {
  const known = new Set(marks.match(new RegExp(`.{${MARK}}`, "g")));
  return (id) => known.has(markOf(id));
}

const markOf = (id: string): string => hash("sha256", id, "base64url").slice(0, MARK);
