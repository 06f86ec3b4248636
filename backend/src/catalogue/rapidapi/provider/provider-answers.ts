import type { Episode } from "@earshot/domain/catalogue/shows/episode";
import { normalizeEpisode } from "@earshot/domain/catalogue/sources/normalize-episode";
import {
  normalizePodcast,
  normalizePodcastDetail,
  PODCAST_DEFAULTS,
} from "@earshot/domain/catalogue/sources/normalize-podcast";
import type { Podcast, PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { z } from "zod";
import { plainText } from "../../import/text/clean-text.js";
import { showNotes } from "../../import/feed/show-notes.js";
import { nonsense } from "./provider-failure.js";

/** A category as the provider states it, which does not include the baseline. */
export type ProviderCategory = { readonly listener_range: string; readonly podcast_count: number };

const rows = z.array(z.unknown());
const searchAnswer = z.object({ results: rows });
const episodesAnswer = z.union([
  rows,
  z.object({ episodes: rows }).transform(({ episodes }) => episodes),
  z.object({ results: rows }).transform(({ results }) => results),
]);
const detailAnswer = z.record(z.string(), z.unknown());
const category = z.object({
  listener_range: z.string().catch("N/A"),
  podcast_count: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ])
    .pipe(z.int().nonnegative()),
});

/** Throws ProviderFailure if the answer contains no list, or a list in which every entry is unreadable. */
export function readPodcasts(answer: unknown, now: Date): readonly Podcast[] {
  const parsed = searchAnswer.safeParse(answer);
  if (!parsed.success) throw nonsense("the answer contains no list of results");
  const byId = new Map<string, Podcast>();
  for (const podcast of legible(parsed.data.results, (row) => readPodcast(row, now))) {
    if (!byId.has(podcast.id)) byId.set(podcast.id, podcast);
  }
  return [...byId.values()];
}

/** If the provider states no listeners, the card shows the same modeled range as the page. */
function readPodcast(row: unknown, now: Date): Podcast | undefined {
  const podcast = normalizePodcast(row);
  const detail = normalizePodcastDetail(row, now);
  if (!podcast || !detail) return undefined;
  const { listener_range, defaulted } = detail;
  return { ...podcast, listener_range, defaulted, description: withoutMarkup(podcast.description) };
}

/** The first result, or the answer itself; undefined if there is no result. */
export function readPodcastDetail(answer: unknown, now: Date): PodcastDetail | undefined {
  const parsed = detailAnswer.safeParse(answer);
  if (!parsed.success) throw nonsense("the answer is not a podcast");
  let row: unknown = parsed.data;
  if ("results" in parsed.data) {
    const results = rows.safeParse(parsed.data.results);
    if (!results.success) throw nonsense("the answer contains no list of results");
    row = results.data[0];
    if (row === undefined || row === null) return undefined;
  }
  const podcast = normalizePodcastDetail(row, now);
  if (!podcast) throw nonsense("the podcast in the answer cannot be read");
  return { ...podcast, description: withoutMarkup(podcast.description) };
}

/** Episodes in the provider's order, with unchanged summaries: see `withSafeSummary`. Throws like `readPodcasts`. */
export function readEpisodes(answer: unknown): readonly Episode[] {
  const parsed = episodesAnswer.safeParse(answer);
  if (!parsed.success) throw nonsense("the answer contains no list of episodes");
  return legible(parsed.data, normalizeEpisode);
}

/** By category in lower case; a category without a usable count is left out. */
export function readCategories(answer: unknown): ReadonlyMap<string, ProviderCategory> {
  const parsed = detailAnswer.safeParse(answer);
  if (!parsed.success) throw nonsense("the answer is not an object of category stats");
  const found = new Map<string, ProviderCategory>();
  const entries = Object.entries(parsed.data);
  for (const [name, value] of entries) {
    const stat = category.safeParse(value);
    if (stat.success) found.set(name.trim().toLowerCase(), stat.data);
  }
  if (entries.length > 0 && found.size === 0) throw nonsense("no category in the answer can be read");
  return found;
}

/** A single unreadable row is dropped; a list with only unreadable rows is nonsense, not an empty answer. */
function legible<T>(list: readonly unknown[], read: (row: unknown, position: number) => T | undefined): T[] {
  const readable = list.map((row, position) => read(row, position)).filter((row) => row !== undefined);
  if (list.length > 0 && readable.length === 0) throw nonsense("no row in the answer can be read");
  return readable;
}

/**
 * An episode that is safe to display: its summary contains only harmless tags. Only returned episodes are processed, because the
 * longest list that a provider can send would take more than a second.
 */
export function withSafeSummary(episode: Episode): Episode {
  return { ...episode, summary: showNotes(episode.summary) ?? "" };
}

function withoutMarkup(description: string): string {
  return plainText(description) ?? PODCAST_DEFAULTS.description;
}
