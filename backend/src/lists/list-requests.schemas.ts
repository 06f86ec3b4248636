import { BATCH_MAX, BULK_MAX } from "@earshot/domain/lists/list";
import { LIST_SORTS } from "@earshot/domain/lists/list-order";
import { IMPORT_TEXT_MAX } from "@earshot/domain/lists/importing/import-text";
import { CENTS_MAX, CURRENCIES } from "@earshot/domain/lists/columns/money";
import { FIGURE_DAYS } from "@earshot/domain/lists/shortlist/shortlists";
import { z } from "zod";
import { plainText } from "../shared/http/plain-text.js";

// The requests that the desktop app also answers without a connection. Only what it needs is imported here.

// Ids of lists, items and steps are UUIDs. Anything else matches nothing, which is a 404 and not a malformed request.
const id = z.string().max(100);
const podcastId = plainText(200).min(1);
const text = z.string().max(5_000).nullable().optional();

export const price = z
  .object({
    cents: z.int().min(0).max(CENTS_MAX).describe("A whole number of the currency's smallest unit"),
    currency: z.enum(CURRENCIES),
  })
  .nullable()
  .describe("Of one spot; null while it is not known");
const figureDay = z
  .enum(FIGURE_DAYS)
  .optional()
  .describe("Without it: the frozen figures where the list has them, else today's");
/** People's own columns of a show, in requests. */
const ownBody = z.object({
  status: plainText(100).optional(),
  note: z.string().max(10_000).optional(),
  price: price.optional(),
  tags: z.array(plainText(200)).max(100).optional(),
});

export const listPath = z.object({ id });
export const itemPath = z.object({ id, itemId: id });
export const undoPath = z.object({ undoId: id });
export const podcastIdPath = z.object({ podcastId });

export const nameBody = z.object({ name: plainText(1_000).default("").describe("1 to 100 characters once trimmed") });
export const itemsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  sort: z.enum(LIST_SORTS).default("newest"),
  q: plainText(500).default("").describe("Searched anywhere in title or author, ignoring case and accents"),
  status: plainText(100).optional().describe("Only shows with this status"),
  figures: figureDay,
});
export const itemBody = z.object({
  podcastId,
  payload: z
    .object({ title: text, author: text, image_url: text })
    .optional()
    .describe("The stored facts of the podcast; without them, the catalogue's are used"),
  own: ownBody.optional().describe("Status, note, price and tags that the show had before"),
});
export const targetBody = z.object({ targetListId: id });
const itemIds = z.array(id).min(1).max(BULK_MAX);
export const bulkBody = z.discriminatedUnion("action", [
  z.object({ action: z.literal("remove"), itemIds }),
  z.object({ action: z.enum(["move", "copy"]), itemIds, targetListId: id }),
]);
export const batchBody = z.object({ podcastIds: z.array(podcastId).min(1).max(BATCH_MAX) });

export const matchBody = z.object({
  text: plainText(IMPORT_TEXT_MAX).describe(
    "Lines of names, feeds, ids or links; OPML; or CSV with a header. Only the first 500 characters of a line or cell are read",
  ),
});

export const editBody = ownBody.extend({
  version: z.int().min(1).max(2_147_483_647).describe("The version of the row that was read"),
});
export const sumQuery = z.object({ figures: z.enum(FIGURE_DAYS).optional() });
