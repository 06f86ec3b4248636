import { z } from "zod";
import { plainText } from "../http/body/plain-text.js";
import type { Sent } from "../http/body/sent.js";

export const podcastIdPath = z.object({ podcastId: plainText(200).min(1).describe("The id of the show") });
export const alertSettings = z.object({
  inApp: z.boolean().describe("Whether alerts appear on the site"),
  email: z.enum(["off", "each", "daily"]).describe("off, one email per check that finds something, or one email a day"),
});
export const alertsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(24).describe("The maximum number of alerts"),
  cursor: z.string().max(100).optional().describe("The nextCursor of the previous page"),
});
export const tokenPath = z.object({ token: z.string().max(200) });

const date = z.iso.datetime();
export const trackedAnswer = z
  .object({
    id: z.uuid().describe("The id of the tracking, not of the show"),
    podcastId: z.string().describe("The id of the show"),
    title: z.string().describe("The title of the show"),
    imageUrl: z.string().describe("The URL of the cover, or a path on this server"),
    author: z.string().nullable().describe("The author; null, like the fields below, if the source did not state it"),
    description: z.string().nullable().describe("The description, sanitized; simple markup may remain"),
    categories: z.array(z.string()).describe("The categories, as Apple names them"),
    createdOn: z.number().describe("The time in epoch seconds; 0 if unknown"),
    lastUpdate: z.number().describe("The time in epoch seconds; 0 if unknown"),
    explicit: z.union([z.literal(0), z.literal(1), z.literal("N/A")]).describe("1 if it is explicit, 0 if it is not"),
    language: z.string().nullable().describe("The ISO 639 code of the language"),
    episodeCount: z.int().nullable().describe("The number of episodes in the feed"),
    listenerRange: z.string().nullable().describe('The listeners in 30 days: "1,000-5,000" or "70,001+"'),
    popularityScore: z.number().nullable().describe("How often apps request the feed, from 0 to 10; not an audience"),
    sourceProvider: z.string().describe("The source of the facts"),
    sourceFetchedAt: date.nullable().describe("When the source was read"),
    lastSeenPubDate: date.nullable().describe("The date of the newest episode at the last check"),
    lastCheckedAt: date.nullable().describe("When new episodes were last looked for; null before the first check"),
    startedAt: date.describe("When you began to track the show"),
    nextCheckAt: date.nullable().describe("When the next check is due"),
    alerts: alertSettings.describe("How you are notified of new episodes"),
    newEpisodes: z.int().describe("The number of unseen alerts of this show"),
  })
  .meta({ id: "TrackedPodcast" });
export const trackedListAnswer = z.object({ items: z.array(trackedAnswer).describe("The tracked shows") });
export const trackedOrNotAnswer = z.object({
  tracked: trackedAnswer.nullable().describe("The tracked show; null if you do not track it"),
});
export const alertsAnswer = z.object({
  alerts: z
    .array(
      z.object({
        id: z.string().describe("The id of the alert"),
        podcastId: z.string().describe("The id of the show"),
        podcastTitle: z.string().describe("The title of the show"),
        imageUrl: z.string().describe("The URL of its cover, or a path on this server"),
        episodeId: z.string().describe("The id of the episode within its show"),
        title: z.string().describe("The title of the episode"),
        published: date.nullable().describe("When it was published; null if unknown"),
        duration: z.number().nullable().describe("The length of the episode in seconds"),
        mp3: z.string().describe('The URL of the audio file; "" if there is none'),
        createdAt: date.describe("When the alert was created"),
        isNew: z.boolean().describe("Whether you have not seen it yet"),
      }),
    )
    .describe("The alerts on this page, newest first"),
  unseen: z.int().describe("The number of all unseen alerts"),
  nextCursor: z.string().nullable().describe("The cursor of the next page; null on the last one"),
});
export const unseenAnswer = z.object({ unseen: z.int().describe("The number of unseen alerts") });
export const messageAnswer = z.object({ message: z.string() });

// Types that the website uses.
export type AlertSettings = Sent<typeof alertSettings>;
export type TrackedPodcast = Sent<typeof trackedAnswer>;
export type TrackedList = Sent<typeof trackedListAnswer>;
export type TrackedOrNot = Sent<typeof trackedOrNotAnswer>;
export type AlertPage = Sent<typeof alertsAnswer>;
export type Alert = AlertPage["alerts"][number];
export type Unseen = Sent<typeof unseenAnswer>;
