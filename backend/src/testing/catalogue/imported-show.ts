import type { ContractShow } from "@earshot/domain/catalogue/podcast-catalogue-shows.contract";
import type { ImportedPodcast } from "../../catalogue/local/record/imported-podcast.js";

/** A show from the catalogue's contract in the form of an import. */
export function importedShow(show: ContractShow): ImportedPodcast {
  return {
    source: "feed",
    key: show.feed,
    feedUrl: show.feed,
    host: new URL(show.feed).hostname,
    itunesId: show.itunesId === undefined ? undefined : Number(show.itunesId),
    podcastGuid: show.podcastGuid,
    dead: show.dead,
    title: show.title,
    author: show.author,
    description: show.description,
    categories: show.categories ?? [],
    language: show.language,
    country: show.country,
    explicit: show.explicit === undefined ? undefined : show.explicit === 1,
    episodeCount: show.episodeCount,
    listenerRange: show.listeners,
    popularityScore: show.popularityScore,
    lastUpdate: show.lastUpdate,
    episodes: show.episodes?.map(({ id, title, published, seconds, mp3 }) => ({
      guid: id,
      title,
      published,
      duration: seconds,
      audioUrl: mp3,
    })),
  };
}
