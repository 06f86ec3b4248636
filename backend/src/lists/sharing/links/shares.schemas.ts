import { PAGE_SIZE } from "@earshot/domain/lists/list";
import { LIST_SORTS } from "@earshot/domain/lists/list-order";
import { SHARE_KINDS, SHARE_PASSWORD_MAX, SHARE_PASSWORD_MIN } from "@earshot/domain/lists/sharing/share-link";
import { z } from "zod";
import { band } from "../../../catalogue/estimate.schemas.js";
import { plainText } from "../../../http/body/plain-text.js";
import type { Sent } from "../../../http/body/sent.js";

const id = z.string().max(100);
const date = z.iso.datetime();

export const sharePath = z.object({ id, shareId: id });
export const shareBody = z.object({
  as: z.enum(SHARE_KINDS).describe("live shows the list as it changes; frozen shows today's shows and figures"),
  expiresAt: z.iso.datetime().optional().describe("When the link expires"),
  password: plainText(SHARE_PASSWORD_MAX).min(SHARE_PASSWORD_MIN).optional(),
  showOwner: z.boolean().default(false).describe("Whether the page shows your name"),
});
export const madeShareAnswer = z.object({
  id: z.uuid(),
  token: z.string().describe("The token, which is stored as a hash and can’t be shown again"),
  url: z.url(),
});
export const sharesAnswer = z.object({
  shares: z.array(
    z.object({
      id: z.uuid(),
      as: z.enum(SHARE_KINDS),
      createdAt: date,
      endsAt: date.nullable(),
      ended: z.boolean(),
      hasPassword: z.boolean(),
      ownerName: z.string().nullable(),
      views: z.int().min(0),
      days: z
        .array(z.object({ day: z.iso.date(), views: z.int().min(1) }))
        .describe("The views on each of the last 30 days that had any, newest first"),
    }),
  ),
});

export const tokenPath = z.object({ token: plainText(200) });
export const sharedItemsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  sort: z.enum(LIST_SORTS).default("newest"),
});
export const unlockBody = z.object({ password: plainText(SHARE_PASSWORD_MAX) });
export const copyBody = z.object({
  name: plainText(1_000).optional().describe("The name of the copy; that of the list by default"),
});
const figures = z.object({
  listeners: z.string(),
  listenersAtLeast: band.optional(),
  perEpisode: z.string().optional().describe("The audience of an episode; missing in older frozen links"),
  language: z.string(),
  category: z.string(),
  episodes: z.int().nullable(),
  lastEpisode: z.int(),
});
export const sharedListAnswer = z.object({
  name: z.string(),
  ownerName: z.string().nullable(),
  as: z.enum(SHARE_KINDS),
  frozenOn: date.nullable(),
  endsAt: date.nullable(),
});
export const sharedItemsAnswer = z.object({
  items: z
    .array(
      z.object({
        podcastId: z.string(),
        payload: z.object({ title: z.string(), author: z.string().nullable(), image_url: z.string().nullable() }),
        figures: figures.nullable().describe("The figures; null if the catalogue does not have the show"),
      }),
    )
    .max(PAGE_SIZE),
  total: z.int().min(0),
  page: z.int().min(1),
  pageSize: z.literal(PAGE_SIZE),
});
export const copiedAnswer = z.object({ listId: z.uuid(), name: z.string(), itemCount: z.int().min(0) });

export type MadeShare = Sent<typeof madeShareAnswer>;
export type Share = Sent<typeof sharesAnswer>["shares"][number];
export type SharedList = Sent<typeof sharedListAnswer>;
export type SharedItems = Sent<typeof sharedItemsAnswer>;
export type CopiedList = Sent<typeof copiedAnswer>;
