import { z } from "zod";
import { plainText } from "../http/body/plain-text.js";
import type { Sent } from "../http/body/sent.js";

export const podcastIdPath = z.object({ podcastId: plainText(200).min(1) });
export const alertSettings = z.object({
  inApp: z.boolean().describe("Whether alerts appear on the site"),
  email: z.enum(["off", "each", "daily"]).describe("off, one email per check that finds something, or one email a day"),
});
export const alertsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(24),
  cursor: z.string().max(100).optional(),
});
export const tokenPath = z.object({ token: z.string().max(200) });

const date = z.iso.datetime();
export const trackedAnswer = z
  .object({
    id: z.uuid(),
    podcastId: z.string(),
    title: z.string(),
    imageUrl: z.string(),
    author: z.string().nullable().describe("The author; null, like the fields below, if the source did not state it"),
    description: z.string().nullable(),
    categories: z.array(z.string()),
    createdOn: z.number().describe("The time in epoch seconds; 0 if unknown"),
    lastUpdate: z.number().describe("The time in epoch seconds; 0 if unknown"),
    explicit: z.union([z.literal(0), z.literal(1), z.literal("N/A")]),
    language: z.string().nullable(),
    episodeCount: z.int().nullable(),
    listenerRange: z.string().nullable(),
    popularityScore: z.number().nullable(),
    sourceProvider: z.string(),
    sourceFetchedAt: date.nullable(),
    lastSeenPubDate: date.nullable().describe("The date of the newest episode at the last check"),
    lastCheckedAt: date.nullable(),
    startedAt: date,
    nextCheckAt: date.nullable(),
    alerts: alertSettings,
    newEpisodes: z.int().describe("The number of unseen alerts of this show"),
  })
  .meta({ id: "TrackedPodcast" });
export const trackedListAnswer = z.object({ items: z.array(trackedAnswer) });
export const trackedOrNotAnswer = z.object({ tracked: trackedAnswer.nullable() });
export const alertsAnswer = z.object({
  alerts: z.array(
    z.object({
      id: z.string(),
      podcastId: z.string(),
      podcastTitle: z.string(),
      imageUrl: z.string(),
      episodeId: z.string(),
      title: z.string(),
      published: date.nullable(),
      duration: z.number().nullable().describe("The length of the episode in seconds"),
      mp3: z.string(),
      createdAt: date,
      isNew: z.boolean().describe("Whether you have not seen it yet"),
    }),
  ),
  unseen: z.int(),
  nextCursor: z.string().nullable(),
});
export const unseenAnswer = z.object({ unseen: z.int() });
export const messageAnswer = z.object({ message: z.string() });

// Types that the website uses.
export type AlertSettings = Sent<typeof alertSettings>;
export type TrackedPodcast = Sent<typeof trackedAnswer>;
export type TrackedList = Sent<typeof trackedListAnswer>;
export type TrackedOrNot = Sent<typeof trackedOrNotAnswer>;
export type AlertPage = Sent<typeof alertsAnswer>;
export type Alert = AlertPage["alerts"][number];
export type Unseen = Sent<typeof unseenAnswer>;
