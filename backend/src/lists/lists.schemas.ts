import { PAGE_SIZE } from "@earshot/domain/lists/list";
import { LIST_SORTS } from "@earshot/domain/lists/list-order";
import { z } from "zod";
import { podcast } from "../catalogue/catalogue.schemas.js";
import { band } from "../catalogue/estimate.schemas.js";
import { EXPORT_FORMATS } from "./exporting/list-exports.js";
import type { Sent } from "../http/body/sent.js";
import { listPath, price } from "./list-requests.schemas.js";

export const exportPath = listPath.extend({ format: z.enum(EXPORT_FORMATS) });
export const exportQuery = z.object({
  sort: z.enum(LIST_SORTS).default("newest"),
  figures: z
    .stringbool()
    .default(false)
    .describe("true adds audience, language, category, last episode, status, note, price and tags; CSV and XLSX only"),
});

const date = z.iso.datetime();
/** What every answer says about a list. */
export const listFacts = {
  id: z.uuid().describe("The id of the list"),
  name: z.string().describe("Its name"),
  createdAt: date.describe("When it was created"),
  itemCount: z.int().min(0).describe("The number of its shows"),
};
const undoId = z.uuid().describe("The id to undo this with, at POST /lists/undo/{undoId}, for at least an hour");
/** The columns of a show that people fill in themselves, in answers. */
const own = {
  status: z.string().describe("One of the list’s statuses"),
  note: z.string().describe("A note about the show"),
  price,
  tags: z.array(z.string()).describe("Your tags for the show"),
  version: z
    .int()
    .min(1)
    .describe("The version of the item, which increases with each edit; an edit must state the version it is based on"),
};
const showFigures = z.object({
  listeners: z.string().describe('The range of listeners, such as "1,000-5,000", "70,001+" or "N/A"'),
  listenersAtLeast: band
    .optional()
    .describe(
      "If the listeners are unknown: the minimum size of the show, from a list of popular shows that includes it",
    ),
  perEpisode: z.string().describe("The range of downloads of a new episode in its first seven days"),
  language: z.string().describe('The language; "" if unknown'),
  category: z.string().describe('The first category; "" if unknown'),
  lastEpisode: z.int().min(0).describe("The time in epoch seconds; 0 if unknown"),
  contact: z.boolean().nullable().describe("Whether the show has a contact; null if unknown"),
  website: z.string().describe('The URL of the show’s website; "" if there is none'),
});
const payload = z
  .object({
    title: z.string().describe("The title"),
    author: z.string().nullable().describe("The author; null if unknown"),
    image_url: z.string().nullable().describe("The URL of the cover; null if there is none"),
  })
  .describe("The facts of the show when it was added");

export const listAnswer = z.object(listFacts).meta({ id: "List" });
export const listsAnswer = z.object({ lists: z.array(listAnswer).describe("Your lists, oldest first") });
export const itemAnswer = z
  .object({
    id: z.uuid().describe("The id of the item"),
    podcastId: z.string().describe("The id of the show"),
    payload,
    createdAt: date.describe("When it was added"),
    ...own,
  })
  .meta({ id: "ListItem" });
export const itemsAnswer = z.object({
  items: z.array(itemAnswer).max(PAGE_SIZE).describe("The items on this page"),
  total: z.int().min(0).describe("The number of items on all pages"),
  page: z.int().min(1).describe("This page"),
  nextCursor: z.string().nullable().describe("The cursor of the next page; null on the last one"),
  pageSize: z.literal(PAGE_SIZE).describe("The maximum number of items on a page"),
  figures: z
    .record(z.string(), showFigures)
    .nullable()
    .describe(
      "The figures by podcast id; podcasts that the catalogue does not have are absent. null if the source of podcasts is down",
    ),
});
export const undoneAnswer = z.object({ listId: z.uuid().describe("The id of the list that changed") });
export const removedAnswer = z.object({ undoId });
const transferredAnswer = z.object({
  item: itemAnswer.describe("The item in the other list"),
  undoId: undoId.optional(),
});
export const bulkAnswer = z.object({
  done: z.array(z.uuid()).describe("The ids of the items that were removed, moved or copied"),
  alreadyThere: z.array(z.uuid()).describe("The ids of items whose shows the other list already has"),
  undoId: undoId.optional(),
});
export const batchAnswer = z.object({
  added: z.int().min(0).describe("How many shows were added"),
  alreadyThere: z.int().min(0).describe("How many shows the list already had"),
  unknown: z.array(z.string()).describe("The ids that the catalogue does not have"),
  undoId: undoId
    .nullable()
    .describe("The id to undo this with, at POST /lists/undo/{undoId}; null if nothing was added"),
});
export const containingAnswer = z.object({
  listIds: z.array(z.uuid()).describe("The ids of your lists that have the show"),
});
export const matchAnswer = z.object({
  entries: z
    .array(
      z.object({
        position: z.int().min(1).describe("The place of the entry in the text"),
        given: z.string().describe("The entry as it was sent"),
        kind: z.enum(["title", "feed", "itunes", "id"]).describe("What the entry was read as"),
        outcome: z.enum(["found", "doubtful", "not-found"]).describe("doubtful if several shows fit"),
        candidates: z
          .array(z.object({ podcast: podcast.describe("The show") }))
          .max(5)
          .describe("The found show, or several to choose from if unclear"),
      }),
    )
    .describe("The entries in order"),
  skipped: z.int().min(0).describe("Entries that repeat another, or come after the first 1,000 entries or 5,000 rows"),
});

// Types that the website uses.
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
export const noList = { 404: { description: "You have no list with this id, and no such list is shared with you" } };
export const mayNot = { 403: { description: "The list is shared with you, but your role does not allow this" } };
export const noItem = { ...mayNot, 404: { description: "You have no such list, or it has no such item" } };
export const nameTaken = { 409: { description: "You already have a list with that name" } };
export const badName = { 422: { description: "The name is blank or too long, or you already have 1,000 lists" } };
export const full = { 422: { description: "The list is full, or the catalogue does not have the podcast" } };
export const down = {
  503: { description: "The source of podcasts is down, and nothing was changed; see Retry-After" },
};
export const transferAnswers = {
  200: { description: "The item, now in the other list", schema: transferredAnswer },
  ...noItem,
  409: { description: "The podcast is already in that list" },
  422: { description: "The other list is the same list, or it is full" },
};
