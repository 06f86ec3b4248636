import { eachCoded } from "@earshot/domain/catalogue/codes/coded-facts";
import { z } from "zod";
import { plainText } from "../../shared/http/plain-text.js";
import type { SnapshotShow } from "./snapshot-show.js";

/** Own shows that are read at a time. */
export const MOST_OWN_SHOWS = 50;

export const snapshotQuery = z.object({
  shows: z.enum(["usual", "all"]).default("usual").describe("usual: the 100,000 most popular shows"),
});

const id = plainText(40);
export const ownShowsQuery = z.object({
  id: z
    .union([id, z.array(id).max(MOST_OWN_SHOWS)])
    .transform((value) => [value].flat())
    .describe("Ids of shows; repeatable, at most 50"),
});

const text = z.string().nullable();
const number = z.number().nullable();
/** A show with all data for searching and estimating. Large numbers are texts. */
const columns = {
  id: z.string(),
  key: z.string(),
  position: z.number(),
  source: z.enum(["dump", "feed", "demo", "both"]),
  title: z.string(),
  author: text,
  owner: text,
  description: text,
  image_url: text,
  link: text,
  feed_url: text,
  podcast_guid: text,
  host: text,
  itunes_id: text,
  categories: z.array(z.string()),
  ...eachCoded(() => text),
  detected_language: text,
  explicit: z.boolean().nullable(),
  has_contact: z.boolean().nullable(),
  episode_count: number,
  popularity_score: number,
  priority: number,
  created_on: text,
  last_update: text,
  newest_episode: text,
  oldest_episode: text,
  update_interval_days: number,
  typical_duration: number,
  dead: z.boolean(),
  listener_range: text,
  signals: text,
  sinks: z.number(),
  ranked: z.boolean(),
  fetched_at: z.string(),
  listeners_low: text,
  listeners_high: text,
  size: z.number(),
} satisfies Readonly<Record<keyof SnapshotShow, z.ZodType>>;

export const ownShowsAnswer = z.object({ shows: z.array(z.object(columns)) });
