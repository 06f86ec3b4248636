import type { LookupKey } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { z } from "zod";
import { plainText } from "../http/body/plain-text.js";
import { podcast } from "./catalogue.schemas.js";

/** Maximum keys in one request. */
export const LOOKUP_KEYS_MAX = 200;

/** Fits any feed address; every other key is shorter. */
const key = plainText(2_000);

const NAMES = { id: "id", feedUrl: "feed", itunesId: "itunes", podcastGuid: "guid" } as const satisfies Readonly<
  Record<string, LookupKey["kind"]>
>;
type KeyName = keyof typeof NAMES;
const KEY_NAMES = Object.keys(NAMES) as KeyName[];

/** A key as it was sent, with the name of its kind. */
export type SentKey = { readonly by: KeyName; readonly key: string };

/** A parameter that can be given several times; empty ones count as absent. */
const parameter = (value = key) =>
  z
    .union([value, z.array(value)])
    .transform((given) => [given].flat().filter((text) => text.trim() !== ""))
    .default([]);

/** The length of the maximum number of ids, each with 64 characters and a comma. */
const idsText = plainText(LOOKUP_KEYS_MAX * 65);

/** Keys are counted only if each of them is valid: a parameter that is too long has not been split yet. */
const when = ({ issues }: z.core.ParsePayload) => issues.length === 0;
const tooFew = (fields: string) => ({ error: `name at least one show in ${fields}`, when });
const TOO_MANY = { error: `name at most ${LOOKUP_KEYS_MAX} shows in total`, when };

export const lookupQuery = z
  .object({
    ids: parameter(idsText)
      .transform((values) => values.flatMap((text) => text.split(",")).filter((id) => id.trim() !== ""))
      .describe("Ids of shows, separated by commas; repeatable"),
    feedUrl: parameter().describe("The URL of a feed in any spelling; repeatable"),
    itunesId: parameter().describe("The show's id in Apple's directory; repeatable"),
    podcastGuid: parameter().describe("The podcast:guid of the feed; repeatable"),
  })
  .refine((query) => keysOfQuery(query).length >= 1, tooFew("ids, feedUrl, itunesId or podcastGuid"))
  .refine((query) => keysOfQuery(query).length <= LOOKUP_KEYS_MAX, TOO_MANY);

const keys = z.array(key).default([]);

export const lookupBody = z
  .object({
    ids: keys.describe("Ids of shows"),
    feedUrls: keys.describe("Feed URLs in any spelling"),
    itunesIds: z
      .array(z.union([key, z.int().min(1).transform(String)]))
      .default([])
      .describe("Apple directory ids"),
    podcastGuids: keys.describe("The podcast:guid of the feeds"),
  })
  .refine((body) => keysOfBody(body).length >= 1, tooFew("ids, feedUrls, itunesIds or podcastGuids"))
  .refine((body) => keysOfBody(body).length <= LOOKUP_KEYS_MAX, TOO_MANY);

export const lookupAnswer = z.object({
  results: z
    .array(
      z.object({
        by: z.enum(KEY_NAMES).describe("The kind of the key"),
        key: z.string().describe("The key as it was sent"),
        podcast: podcast
          .nullable()
          .describe("The show with this key, the most popular one if there are several; null if there is none"),
      }),
    )
    .describe("One result per key: first ids, then feeds, Apple ids and GUIDs, each in the order sent"),
});

type QueryKeys = Readonly<Record<"ids" | "feedUrl" | "itunesId" | "podcastGuid", readonly string[]>>;
type BodyKeys = Readonly<Record<"ids" | "feedUrls" | "itunesIds" | "podcastGuids", readonly string[]>>;

export function keysOfQuery({ ids, feedUrl, itunesId, podcastGuid }: QueryKeys): SentKey[] {
  return keysOfBody({ ids, feedUrls: feedUrl, itunesIds: itunesId, podcastGuids: podcastGuid });
}

export function keysOfBody({ ids, feedUrls, itunesIds, podcastGuids }: BodyKeys): SentKey[] {
  const named = (by: KeyName, values: readonly string[]) => values.map((value) => ({ by, key: value }));
  return [
    ...named("id", ids),
    ...named("feedUrl", feedUrls),
    ...named("itunesId", itunesIds),
    ...named("podcastGuid", podcastGuids),
  ];
}

/** A key in the form that the catalogue accepts. */
export function lookupKeyOf({ by, key: value }: SentKey): LookupKey {
  return { kind: NAMES[by], value: by === "feedUrl" ? value : value.trim() };
}
