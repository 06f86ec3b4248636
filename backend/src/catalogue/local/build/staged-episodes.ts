import type { CopyValue } from "./copy-text.js";
import type { ImportedEpisode, ImportedPodcast } from "../record/imported-podcast.js";
import { podcastId } from "../record/podcast-id.js";
import { columnNumber } from "../record/sane-numbers.js";

/** Columns of one episode as they are staged. */
export const EPISODE_COLUMNS = [
  "podcast_id",
  "sequence",
  "guid",
  "published",
  "duration",
  "title",
  "summary",
  "image_url",
  "audio_url",
] as const;

/** The episodes of a show as rows in the order of `EPISODE_COLUMNS`: newest first, undated last, each guid once. */
export function stagedEpisodes(key: string, episodes: readonly ImportedEpisode[]): CopyValue[][] {
  const id = podcastId(key);
  return newestFirst(episodes).map((episode, sequence) => [
    id,
    sequence,
    episode.guid,
    columnNumber(episode.published, "bigint"),
    columnNumber(episode.duration, "integer"),
    episode.title,
    episode.summary,
    episode.imageUrl,
    episode.audioUrl,
  ]);
}

/** Facts of the show that its listed episodes tell, where the source does not state them itself. */
export function factsFromEpisodes(podcast: ImportedPodcast): Partial<ImportedPodcast> {
  const { episodes } = podcast;
  if (episodes === undefined) return {};
  const dates = episodes.flatMap(({ published }) => columnNumber(published, "bigint") ?? []);
  return {
    episodeCount: podcast.episodeCount ?? episodes.length,
    newestEpisode: podcast.newestEpisode ?? (dates.length ? dates.reduce((a, b) => Math.max(a, b)) : undefined),
    oldestEpisode: podcast.oldestEpisode ?? (dates.length ? dates.reduce((a, b) => Math.min(a, b)) : undefined),
  };
}

function newestFirst(episodes: readonly ImportedEpisode[]): ImportedEpisode[] {
  const byGuid = new Map<string, ImportedEpisode>();
  for (const episode of episodes) if (!byGuid.has(episode.guid)) byGuid.set(episode.guid, episode);
  return [...byGuid.values()].sort((a, b) => (b.published ?? -Infinity) - (a.published ?? -Infinity) || 0);
}
