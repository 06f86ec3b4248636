import { BATCH_MAX, BULK_MAX, PAGE_SIZE } from "@earshot/domain/lists/list";
import { LIST_SORTS } from "@earshot/domain/lists/list-order";
import { IMPORT_TEXT_MAX } from "@earshot/domain/lists/import-text";
import { z } from "zod";
import { podcast } from "../catalogue/catalogue.schemas.js";
import { plainText } from "../shared/plain-text.js";
import { EXPORT_FORMATS } from "./list-exports.js";
import type { Sent } from "../shared/sent.js";

// Ids of lists, items and steps are UUIDs; what is none names nothing, which is a 404 and not a malformed request.
const id = z.string().max(100);
const podcastId = plainText(200).min(1);
const text = z.string().max(5_000).nullable().optional();

export const listPath = z.object({ id });
export const itemPath = z.object({ id, itemId: id });
export const undoPath = z.object({ undoId: id });
export const exportPath = z.object({ id, format: z.enum(EXPORT_FORMATS) });
export const exportQuery = z.object({ sort: z.enum(LIST_SORTS).default("newest") });
export const podcastIdPath = z.object({ podcastId });

export const nameBody = z.object({ name: plainText(1_000).default("").describe("1 to 100 characters once trimmed") });
export const itemsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  sort: z.enum(LIST_SORTS).default("newest"),
  q: plainText(500).default("").describe("Looked for anywhere in title or author, whatever the case and accents"),
});
export const itemBody = z.object({
  podcastId,
  payload: z
    .object({ title: text, author: text, image_url: text })
    .optional()
    .describe("What is kept of the podcast; without it the catalogue is asked"),
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
const payload = z.object({ title: z.string(), author: z.string().nullable(), image_url: z.string().nullable() });

export const listAnswer = z.object({ id: z.uuid(), name: z.string(), createdAt: date, itemCount: z.int().min(0) });
export const listsAnswer = z.object({ lists: z.array(listAnswer) });
export const itemAnswer = z.object({ id: z.uuid(), podcastId: z.string(), payload, createdAt: date });
export const itemsAnswer = z.object({
  items: z.array(itemAnswer).max(PAGE_SIZE),
  total: z.int().min(0),
  page: z.int().min(1),
  pageSize: z.literal(PAGE_SIZE),
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
export type Holders = Sent<typeof containingAnswer>;
export type Removed = Sent<typeof removedAnswer>;
export type Undone = Sent<typeof undoneAnswer>;
export type Transferred = Sent<typeof transferredAnswer>;
export type BulkAnswer = Sent<typeof bulkAnswer>;
export type Added = Sent<typeof batchAnswer>;
export type MatchReport = Sent<typeof matchAnswer>;
export type MatchEntry = MatchReport["entries"][number];

// Answers that several endpoints share.
export const noList = { 404: { description: "I have no such list" } };
export const noItem = { 404: { description: "I have no such list, or it has no such item" } };
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
