import { SAVED_AMONG_MAX, PAGE_SIZE } from "@earshot/domain/saved/saved-store.port";
import { z } from "zod";
import { plainText } from "../http/body/plain-text.js";
import type { Sent } from "../http/body/sent.js";

const podcastId = plainText(200).min(1);

export const savedPath = z.object({ id: z.string().max(100) });
export const podcastIdPath = z.object({ podcastId });
export const savedBody = z.object({ podcastId });
export const pageQuery = z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) });
export const amongQuery = z.object({
  podcastId: z
    .union([podcastId.transform((id) => [id]), z.array(podcastId).min(1).max(SAVED_AMONG_MAX)])
    .describe("The ids of up to 100 podcasts; repeatable"),
});

export const savedAnswer = z.object({
  id: z.uuid(),
  podcastId: z.string(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  author: z.string().nullable(),
  addedAt: z.iso.datetime(),
});
export const savedPageAnswer = z.object({
  items: z.array(savedAnswer).max(PAGE_SIZE),
  total: z.int().min(0),
  page: z.int().min(1),
  pageSize: z.literal(PAGE_SIZE),
});
export const savedOrNotAnswer = z.object({ saved: savedAnswer.nullable() });
export const amongAnswer = z.object({ saved: z.array(savedAnswer.pick({ id: true, podcastId: true })) });

// Types that the website uses.
export type SavedPodcast = Sent<typeof savedAnswer>;
export type SavedPage = Sent<typeof savedPageAnswer>;
export type SavedAmongAnswer = Sent<typeof amongAnswer>;
