import { BATCH_MAX, BULK_MAX, PAGE_SIZE } from "@earshot/domain/lists/list";
import { LIST_SORTS } from "@earshot/domain/lists/list-order";
import { IMPORT_TEXT_MAX } from "@earshot/domain/lists/importing/import-text";
import { CENTS_MAX, CURRENCIES } from "@earshot/domain/lists/columns/money";
import { FIGURE_DAYS } from "@earshot/domain/lists/shortlist/shortlists";
import { z } from "zod";
import { podcast } from "../catalogue/catalogue.schemas.js";
import { plainText } from "../shared/http/plain-text.js";
import { EXPORT_FORMATS } from "./exporting/list-exports.js";
import type { Sent } from "../shared/http/body/sent.js";

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
/** What people write beside a show, in requests. */
export const ownBody = z.object({
  status: plainText(100).optional(),
  note: z.string().max(10_000).optional(),
  price: price.optional(),
  tags: z.array(plainText(200)).max(100).optional(),
});

export const listPath = z.object({ id });
export const itemPath = z.object({ id, itemId: id });
export const undoPath = z.object({ undoId: id });
export const exportPath = z.object({ id, format: z.enum(EXPORT_FORMATS) });
export const exportQuery = z.object({
  sort: z.enum(LIST_SORTS).default("newest"),
  figures: z
    .stringbool()
    .default(false)
    .describe("CSV and XLSX only: audience, language, category, last episode, status, note, price and tags as well"),
});
export const podcastIdPath = z.object({ podcastId });

export const nameBody = z.object({ name: plainText(1_000).default("").describe("1 to 100 characters once trimmed") });
export const itemsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  sort: z.enum(LIST_SORTS).default("newest"),
  q: plainText(500).default("").describe("Looked for anywhere in title or author, whatever the case and accents"),
  status: plainText(100).optional().describe("Only shows with this status"),
  figures: figureDay,
});
export const itemBody = z.object({
  podcastId,
  payload: z
    .object({ title: text, author: text, image_url: text })
    .optional()
    .describe("What is kept of the podcast; without it the catalogue is asked"),
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
    "Lines of names, feeds, ids or links; OPML; or CSV with a head. 500 characters are read of a line or cell",
  ),
});

const date = z.iso.datetime();
const undoId = z.uuid().describe("For POST /lists/undo/{undoId}, for an hour at least");
/** What people write beside a show, in answers. */
const own = {
  status: z.string(),
  note: z.string(),
  price,
  tags: z.array(z.string()),
  version: z.int().min(1).describe("Counts the edits of this row; an edit names the version it is based on"),
};
/** Figures of one show on one day. */
const showFigures = z.object({
  listeners: z.string().describe('"1,000-5,000", "70,001+", or "N/A"'),
  perEpisode: z.string(),
  language: z.string(),
  category: z.string(),
  lastEpisode: z.int().min(0).describe("Epoch seconds; 0 when unknown"),
  contact: z.boolean().nullable().describe("Whether the show has a contact; null when unknown"),
  website: z.string(),
});
const payload = z.object({ title: z.string(), author: z.string().nullable(), image_url: z.string().nullable() });

export const listAnswer = z.object({ id: z.uuid(), name: z.string(), createdAt: date, itemCount: z.int().min(0) });
export const listsAnswer = z.object({ lists: z.array(listAnswer) });
export const itemAnswer = z.object({ id: z.uuid(), podcastId: z.string(), payload, createdAt: date, ...own });
export const itemsAnswer = z.object({
  items: z.array(itemAnswer).max(PAGE_SIZE),
  total: z.int().min(0),
  page: z.int().min(1),
  pageSize: z.literal(PAGE_SIZE),
  figures: z
    .record(z.string(), showFigures)
    .nullable()
    .describe(
      "By podcast id; a podcast that the catalogue does not know is absent. null: the source of podcasts is down",
    ),
});
export const undoneAnswer = z.object({ listId: z.uuid() });
export const removedAnswer = z.object({ undoId });
const transferredAnswer = z.object({ item: itemAnswer, undoId: undoId.optional() });
export const bulkAnswer = z.object({
  done: z.array(z.uuid()),
  alreadyThere: z.array(z.uuid()),
  undoId: undoId.optional(),
});
export const batchAnswer = z.object({
  added: z.int().min(0),
  alreadyThere: z.int().min(0),
  unknown: z.array(z.string()).describe("Ids that the catalogue does not know"),
  undoId: undoId.nullable().describe("null when nothing was added"),
});
export const containingAnswer = z.object({ listIds: z.array(z.uuid()) });
export const matchAnswer = z.object({
  entries: z.array(
    z.object({
      position: z.int().min(1),
      given: z.string(),
      kind: z.enum(["title", "feed", "itunes", "id"]),
      outcome: z.enum(["found", "doubtful", "not-found"]),
      candidates: z.array(z.object({ podcast })).max(5).describe("One when found; to choose from when doubtful"),
    }),
  ),
  skipped: z
    .int()
    .min(0)
    .describe("Entries that repeat another, or come after the first 1,000 or the first 5,000 rows"),
});

// For the website.
export type ListSummary = Sent<typeof listAnswer>;
export type ListsAnswer = Sent<typeof listsAnswer>;
export type ListItem = Sent<typeof itemAnswer>;
export type ItemPage = Sent<typeof itemsAnswer>;
export type ShowFigures = z.output<typeof showFigures>;
export type Holders = Sent<typeof containingAnswer>;
export type Removed = Sent<typeof removedAnswer>;
export type Undone = Sent<typeof undoneAnswer>;
export type Transferred = Sent<typeof transferredAnswer>;
export type BulkAnswer = Sent<typeof bulkAnswer>;
export type Added = Sent<typeof batchAnswer>;
export type MatchReport = Sent<typeof matchAnswer>;
export type MatchEntry = MatchReport["entries"][number];

// Answers that several endpoints share.
export const noList = { 404: { description: "There is no list of mine, or shared with me, with this id" } };
export const mayNot = { 403: { description: "The list is shared with me, and my role in it is too low" } };
export const noItem = { ...mayNot, 404: { description: "There is no such list for me, or it has no such item" } };
export const nameTaken = { 409: { description: "You already have a list with that name" } };
export const badName = { 422: { description: "The name is blank or too long, or one has 1,000 lists" } };
export const full = { 422: { description: "The list is full, or the catalogue knows no such podcast" } };
export const down = { 503: { description: "The source of podcasts is down; see Retry-After. Nothing was changed" } };
export const transferAnswers = {
  200: { description: "The item in the other list", schema: transferredAnswer },
  ...noItem,
  409: { description: "Already in that list" },
  422: { description: "It is the same list, or the other list is full" },
};
