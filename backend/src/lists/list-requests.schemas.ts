import { BATCH_MAX, BULK_MAX } from "@earshot/domain/lists/list";
import { LIST_SORTS } from "@earshot/domain/lists/list-order";
import { IMPORT_TEXT_MAX } from "@earshot/domain/lists/importing/import-text";
import { CENTS_MAX, CURRENCIES } from "@earshot/domain/lists/columns/money";
import { FIGURE_DAYS } from "@earshot/domain/lists/shortlist/shortlists";
import { z } from "zod";
import { plainText } from "../http/body/plain-text.js";

// The requests that the desktop app can also answer offline. This file imports only what the app needs.

// Ids of lists, items and steps are UUIDs. Anything else matches nothing, which is a 404 and not a malformed request.
const id = z.string().max(100);
const podcastId = plainText(200).min(1).describe("The id of the show");
const text = z.string().max(5_000).nullable().optional();

export const price = z
  .object({
    cents: z.int().min(0).max(CENTS_MAX).describe("The amount in the currency's smallest unit"),
    currency: z.enum(CURRENCIES).describe("The currency, an ISO 4217 code"),
  })
  .nullable()
  .describe("The price of one spot; null if unknown");
const figureDay = z
  .enum(FIGURE_DAYS)
  .optional()
  .describe("Which figures to return; by default the frozen ones if the list has them, otherwise today's");
/** The columns of a show that people fill in themselves, in requests. */
const ownBody = z.object({
  status: plainText(100).optional().describe("One of the list’s statuses"),
  note: z.string().max(10_000).optional().describe("A note about the show"),
  price: price.optional(),
  tags: z.array(plainText(200)).max(100).optional().describe("Your tags for the show"),
});

export const listPath = z.object({ id: id.describe("The id of the list") });
export const itemPath = listPath.extend({ itemId: id.describe("The id of the item") });
export const undoPath = z.object({ undoId: id.describe("The undoId of the change") });
export const podcastIdPath = z.object({ podcastId });

export const nameBody = z.object({
  name: plainText(1_000).default("").describe("The name of the list, 1 to 100 characters after trimming"),
});
export const itemsQuery = z.object({
  cursor: z.string().max(2_000).optional().describe("The `nextCursor` of the previous page; then `page` is ignored"),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1).describe("The page, from 1"),
  sort: z.enum(LIST_SORTS).default("newest").describe("The order of the items"),
  q: plainText(500).default("").describe("Text to find anywhere in the title or author, ignoring case and accents"),
  status: plainText(100).optional().describe("Only items with this status"),
  figures: figureDay,
});
export const itemBody = z.object({
  podcastId,
  payload: z
    .object({
      title: text.describe("The title"),
      author: text.describe("The author"),
      image_url: text.describe("The URL of the cover"),
    })
    .optional()
    .describe("The facts of the podcast to store; the catalogue's by default"),
  own: ownBody.optional().describe("The status, note, price and tags that the item had before"),
});
const targetListId = id.describe("The id of the other list");
export const targetBody = z.object({ targetListId });
const ACTION = "What to do with the items";
const itemIds = z.array(id).min(1).max(BULK_MAX).describe("The ids of items in this list");
export const bulkBody = z.discriminatedUnion("action", [
  z.object({ action: z.literal("remove").describe(ACTION), itemIds }),
  z.object({ action: z.enum(["move", "copy"]).describe(ACTION), itemIds, targetListId }),
]);
export const batchBody = z.object({
  podcastIds: z.array(podcastId).min(1).max(BATCH_MAX).describe("The ids of the shows"),
  prices: z
    .record(podcastId, price)
    .refine((prices) => Object.keys(prices).length <= BATCH_MAX, "has too many entries")
    .optional()
    .describe("Your price of one spot on some of these shows, by podcast id; shows that are already there keep theirs"),
});

export const matchBody = z.object({
  text: plainText(IMPORT_TEXT_MAX).describe(
    "Lines with names, feeds, ids or links; OPML; or CSV with a header. Only the first 500 characters of a line or cell are read",
  ),
});

export const editBody = ownBody.extend({
  version: z.int().min(1).max(2_147_483_647).describe("The version of the item that this change is based on"),
});
export const sumQuery = z.object({ figures: figureDay });
