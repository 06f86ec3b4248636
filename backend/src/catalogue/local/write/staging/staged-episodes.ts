import { foldText } from "@earshot/domain/catalogue/text/fold";
import { storableJson } from "../../../../database/storable-text.js";
import { plainText } from "../../../import/text/clean-text.js";
import type { CopyValue } from "./copy-text.js";
import type { ImportedEpisode, ImportedPodcast } from "../../record/imported-podcast.js";
import { podcastId } from "../../record/podcast-id.js";
import { columnNumber } from "../../record/column-kinds.js";

/** Columns of an episode in the staging table, with their types. */
export const EPISODE_TYPES = {
  podcast_id: "text",
  sequence: "int",
  guid: "text",
  published: "bigint",
  duration: "int",
  title: "text",
  summary: "text",
  image_url: "text",
  audio_url: "text",
  link: "text",
  chapters_url: "text",
  chapters: "jsonb",
  transcript_url: "text",
  transcript_type: "text",
  people: "jsonb",
  folded: "text",
} as const;
export const EPISODE_COLUMNS = Object.keys(EPISODE_TYPES) as (keyof typeof EPISODE_TYPES)[];

/** How much of an episode's notes can be searched, in UTF-16 units. */
const SEARCHED_NOTES = 4_000;

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
    episode.link,
    episode.chaptersUrl,
    jsonText(episode.chapters),
    episode.transcriptUrl,
    episode.transcriptType,
    jsonText(episode.people),
    foldText(`${episode.title} ${plainText(episode.summary, SEARCHED_NOTES) ?? ""}`),
  ]);
}

/** A list as jsonb; undefined for an empty list. */
function jsonText(list: readonly object[] | undefined): string | undefined {
  return list?.length ? storableJson(list) : undefined;
}

/** Facts about the show that can be derived from its episodes, if the source does not state them. */
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
