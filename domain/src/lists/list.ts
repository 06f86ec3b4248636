import type { PodcastId } from "../catalogue/shows/podcast.js";
import { codePointLength, firstCodePoints } from "../shared/text/code-points.js";
import { fieldFault } from "../shared/domain-error.js";
import type { ItemPayload } from "./item-payload.js";
import type { OwnColumns } from "./columns/own-columns.js";

export type ListId = string;
export type ItemId = string;
/** The id of a step that can be undone. */
export type UndoId = string;

/** A user's named collection of podcasts. */
export type List = {
  readonly id: ListId;
  readonly name: string;
  readonly createdAt: Date;
  readonly itemCount: number;
};

export type ListItem = OwnColumns & {
  readonly id: ItemId;
  readonly podcastId: PodcastId;
  readonly payload: ItemPayload;
  readonly createdAt: Date;
  /** The number of edits to this row, starting at 1. */
  readonly version: number;
};

/** Maximum number of code points in a list's name. */
export const LIST_NAME_MAX = 100;
/** Maximum number of lists per user and of items per list. Limits against abuse, far above normal use. */
export const LISTS_MAX = 1_000;
export const ITEMS_MAX = 100_000;
/** Maximum number of items per move, copy or removal, and of podcasts per addition. */
export const BULK_MAX = 500;
export const BATCH_MAX = 1_000;
/** Items on a page (product specification, section 9). */
export const PAGE_SIZE = 24 as const;
/** Minimum number of seconds for which a step can be undone. */
export const UNDO_SECONDS = 3_600;

/** Line breaks and tabs become spaces in a one-line name. */
const SPACES = /\s+/gu;
/**
 * Invisible characters that can be misleading: control characters, direction overrides, the byte order mark, private-use and broken
 * characters.
 */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Co}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/**
 * Normalizes a list's name for storage and comparison: NFC, trimmed, single spaces, no invisible characters, case-sensitive. Throws
 * DomainError "list.blank-name" or "list.long-name".
 */
export function parseListName(text: string): string {
  // Done twice, because removing invisible characters can leave adjacent spaces.
  const visible = text.replace(SPACES, " ").replace(INVISIBLE, "").normalize("NFC");
  const name = visible.replace(SPACES, " ").trim();
  if (name === "") throw fieldFault("list.blank-name", "name", "Please give the list a name.");
  if (codePointLength(name) > LIST_NAME_MAX) {
    throw fieldFault("list.long-name", "name", `A list’s name can have at most ${LIST_NAME_MAX} characters.`);
  }
  return name;
}

/** The name with the first free number: "Pitches (2)". */
export function freeListName(name: string, names: readonly string[]): string {
  const used = new Set(names);
  for (let number = 2; ; number += 1) {
    const end = ` (${number})`;
    const free = `${firstCodePoints(name, LIST_NAME_MAX - end.length).trimEnd()}${end}`;
    if (!used.has(free)) return free;
  }
}
