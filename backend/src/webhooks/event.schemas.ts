import { CHANGED_SHOWS_MAX, LIST_CHANGES } from "@earshot/domain/lists/list-change";
import { CHANGES_MAX } from "@earshot/domain/saved/watching/result-difference";
import { TEST_EVENT, type WebhookEvent } from "@earshot/domain/webhooks/webhook";
import { z } from "zod";
import { changedFields, longFields } from "../catalogue/changes.schemas.js";
import { changeAnswer, methodChange } from "../saved/watching/watched-views.schemas.js";

const shortened = z
  .literal(true)
  .optional()
  .describe("Whether the event was shortened to 20 kB by cutting lists and texts or leaving out fields");

const DATA = {
  "episode.published": {
    summary: "A tracked show published a new episode",
    data: z.object({
      podcastId: z.string().describe("The id of the show"),
      episodeId: z.string().describe("The id of the episode within its show"),
      title: z.string().describe("The title of the episode"),
      published: z.string().nullable().describe("When it was published, in ISO 8601; null if unknown"),
      duration: z.number().nullable().describe("The length of the episode in seconds"),
      audioUrl: z.string().nullable().describe("The URL of the audio file"),
      shortened,
    }),
  },
  "podcast.changed": {
    summary: "An import or a feed changed a show",
    data: z.object({
      podcastId: z.string().describe("The id of the show"),
      at: z.iso.datetime().describe("When the import or the feed refresh started"),
      fields: changedFields,
      longFields,
      shortened,
    }),
  },
  "podcast.removed": {
    summary: "A show was removed from the catalogue",
    data: z.object({
      podcastId: z.string().describe("The id of the show"),
      at: z.iso.datetime().describe("When it was removed"),
      movedTo: z.string().nullable().describe("The show that the removed show was merged with"),
    }),
  },
  "search.changed": {
    summary: "The results of a watched view changed",
    data: z.object({
      savedSearchId: z.uuid().describe("The id of the watched view"),
      total: z.int().min(1).describe("The number of all changes, including those that are not listed"),
      ...methodChange,
      changes: z.array(changeAnswer).max(CHANGES_MAX).describe("The changes"),
      shortened,
    }),
  },
  "list.changed": {
    summary: "A list that you own or share changed",
    data: z.object({
      listId: z.uuid().describe("The id of the list"),
      change: z.enum(LIST_CHANGES).describe("What happened to the list"),
      total: z.int().min(0).describe("The number of shows that were added, removed or changed"),
      podcastIds: z.array(z.string()).max(CHANGED_SHOWS_MAX).describe("The ids of these shows"),
      fields: z
        .record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }))
        .describe("The values that changed, such as the name of the list or the status of a show"),
      shortened,
    }),
  },
  "catalogue.imported": {
    summary: "An import changed the catalogue",
    data: z.object({
      at: z.iso.datetime().describe("When the import started"),
      podcasts: z.int().min(0).describe("The number of shows in the catalogue"),
      episodes: z.int().min(0).describe("The number of their episodes"),
    }),
  },
  [TEST_EVENT]: {
    summary: "The owner of the webhook requested a test",
    data: z.object({ webhookId: z.uuid().describe("The id of the webhook") }),
  },
} satisfies Record<WebhookEvent | typeof TEST_EVENT, { summary: string; data: z.ZodObject }>;

/** The schema of every event that is sent, by type. */
export const EVENT_SCHEMAS: Readonly<Record<string, { readonly summary: string; readonly schema: z.ZodObject }>> =
  Object.fromEntries(
    Object.entries(DATA).map(([type, { summary, data }]) => [
      type,
      {
        summary,
        schema: z.object({
          type: z.literal(type).describe("The event"),
          timestamp: z.iso.datetime().describe("When the event was announced, not when it was sent"),
          data: data.describe("The facts of the event"),
        }),
      },
    ]),
  );
