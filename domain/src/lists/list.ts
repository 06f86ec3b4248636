import type { PodcastId } from "../catalogue/podcast.js";
import { codePointLength } from "../shared/code-points.js";
import { DomainError } from "../shared/domain-error.js";
import type { ItemPayload } from "./item-payload.js";

export type ListId = string;
export type ItemId = string;
/** Names a step that can be taken back. */
export type UndoId = string;

/** A user's named collection of podcasts. */
export type List = {
  readonly id: ListId;
  readonly name: string;
  readonly createdAt: Date;
  readonly itemCount: number;
};

/** A podcast in a list. */
export type ListItem = {
  readonly id: ItemId;
  readonly podcastId: PodcastId;
  readonly payload: ItemPayload;
  readonly createdAt: Date;
};

/** Code points of a list's name. */
export const LIST_NAME_MAX = 100;
/** Lists that one user may have, and items that one list may hold: bounds against abuse, beyond anybody's use. */
export const LISTS_MAX = 1_000;
export const ITEMS_MAX = 100_000;
/** Items that one call may move, copy or remove, and podcasts that one call may add. */
export const BULK_MAX = 500;
export const BATCH_MAX = 1_000;
/** Items on a page (product specification, section 9). */
export const PAGE_SIZE = 24 as const;
/** Seconds for which a step can be taken back, at the least. */
export const UNDO_SECONDS = 3_600;

/** Line ends and tabs stand for a space in a name of one line. */
const SPACES = /\s+/gu;
/** What cannot be seen and can mislead: controls, direction overrides, the byte order mark, private and broken characters. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Co}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/**
 * A list's name as it is kept and compared: composed (NFC), trimmed, runs of spaces as one, without invisible controls;
 * upper and lower case differ. Throws DomainError "list.blank-name" or "list.long-name".
 */
export function parseListName(text: string): string {
  // Spaces twice: without what was invisible between them, two may be adjacent.
  const visible = text.replace(SPACES, " ").replace(INVISIBLE, "").normalize("NFC");
  const name = visible.replace(SPACES, " ").trim();
  if (name === "") throw refusal("list.blank-name", "Please give the list a name.");
  if (codePointLength(name) > LIST_NAME_MAX) {
    throw refusal("list.long-name", `A list's name can have at most ${LIST_NAME_MAX} characters.`);
  }
  return name;
}

function refusal(code: string, message: string): DomainError {
  return new DomainError(code, message, [{ path: "name", message }]);
}
