import { CHANGES_MAX } from "@earshot/domain/saved/watching/result-difference";
import { TEST_EVENT, type WebhookEvent } from "@earshot/domain/webhooks/webhook";
import { z } from "zod";
import { changedFields, longFields } from "../catalogue/changes.schemas.js";
import { changeAnswer } from "../saved/watching/watched-views.schemas.js";

const shortened = z
  .literal(true)
  .optional()
  .describe("Whether the event was shortened to 20 kB by cutting lists and texts or leaving out fields");

const DATA = {
  "episode.published": {
    summary: "A tracked show published a new episode",
    data: z.object({
      podcastId: z.string(),
      episodeId: z.string(),
      title: z.string(),
      published: z.string().nullable(),
      duration: z.number().nullable().describe("The length of the episode in seconds"),
      audioUrl: z.string().nullable(),
      shortened,
    }),
  },
  "podcast.changed": {
    summary: "An import or a feed changed a show",
    data: z.object({
      podcastId: z.string(),
      at: z.iso.datetime().describe("When the import or the feed refresh started"),
      fields: changedFields,
      longFields,
      shortened,
    }),
  },
  "podcast.removed": {
    summary: "A show was removed from the catalogue",
    data: z.object({
      podcastId: z.string(),
      at: z.iso.datetime(),
      movedTo: z.string().nullable().describe("The show that the removed show was merged with"),
    }),
  },
  "search.changed": {
    summary: "The results of a watched view changed",
    data: z.object({
      savedSearchId: z.uuid(),
      total: z.int().min(1).describe("The number of all changes, including those that are not listed"),
      byMethod: z.int().min(0),
      methodFrom: z.string().nullable(),
      methodTo: z.string().nullable(),
      changes: z.array(changeAnswer).max(CHANGES_MAX),
      shortened,
    }),
  },
  [TEST_EVENT]: { summary: "The owner of the webhook requested a test", data: z.object({ webhookId: z.uuid() }) },
} satisfies Record<WebhookEvent | typeof TEST_EVENT, { summary: string; data: z.ZodObject }>;

/** The schema of every event that is sent, by type. */
export const EVENT_SCHEMAS: Readonly<Record<string, { readonly summary: string; readonly schema: z.ZodObject }>> =
  Object.fromEntries(
    Object.entries(DATA).map(([type, { summary, data }]) => [
      type,
      { summary, schema: z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data }) },
    ]),
  );
