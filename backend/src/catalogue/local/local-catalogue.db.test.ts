import { describePodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import type { ContractShow } from "@earshot/domain/catalogue/podcast-catalogue-shows.contract";
import { testCatalogue } from "../../testing/test-catalogue.js";
import { testDatabase } from "../../testing/test-database.js";
import { CatalogueBuild } from "./build/catalogue-build.js";
import type { ImportedPodcast } from "./record/imported-podcast.js";

describePodcastCatalogue(
  "LocalCatalogue",
  {
    facets: true,
    modes: true,
    didYouMean: true,
    similar: true,
    suggest: true,
    ranks: true,
    fills: true,
    feeds: true,
    lists: true,
    sorts: ["relevance", "listeners", "popularity", "updated", "episodes", "title"],
  },
  async (shows, now) => {
    const database = await testDatabase();
    const build = await CatalogueBuild.begin(database.dataSource, {
      mode: "replace",
      now,
      indexFolder: database.indexFolder,
    });
    for (const show of shows) await build.add(importedShow(show));
    await build.finish();
    const { catalogue, close } = testCatalogue(database, { now: () => now });
    return { catalogue, close: () => close().then(() => database.drop()) };
  },
);

function importedShow(show: ContractShow): ImportedPodcast {
  return {
    source: "feed",
    key: show.feed,
    feedUrl: show.feed,
    host: new URL(show.feed).hostname,
    itunesId: show.itunesId === undefined ? undefined : Number(show.itunesId),
    dead: show.dead,
    title: show.title,
    author: show.author,
    description: show.description,
    categories: show.categories ?? [],
    language: show.language,
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
