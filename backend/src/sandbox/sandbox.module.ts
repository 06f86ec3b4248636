import { CatalogueChanges } from "@earshot/domain/catalogue/catalogue-changes.port";
import { EpisodeFiles } from "@earshot/domain/catalogue/episode-files.port";
import { FeedHealths } from "@earshot/domain/catalogue/feed-health.port";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { ShowHistory } from "@earshot/domain/catalogue/show-history.port";
import { ShowProfiles } from "@earshot/domain/catalogue/show-profiles.port";
import { Module } from "@nestjs/common";
import { CatalogueFactsController } from "../catalogue/catalogue-facts.controller.js";
import { ChangesController } from "../catalogue/changes.controller.js";
import { EpisodeFilesController } from "../catalogue/episode-files.controller.js";
import { NoFeedHealth } from "../catalogue/health/no-feed-health.js";
import { HomePage } from "../catalogue/home-page.js";
import { HomeController } from "../catalogue/home.controller.js";
import { LookupController } from "../catalogue/lookup.controller.js";
import { PodcastController } from "../catalogue/podcast.controller.js";
import { ProfileController } from "../catalogue/profile.controller.js";
import { NoShowProfiles } from "../catalogue/profile/no-show-profiles.js";
import { SearchController } from "../catalogue/search.controller.js";
import { SlowSearches } from "../catalogue/slow-searches.js";
import { LimitsModule } from "../limits/limits.module.js";
import { FixedShows } from "./fixed-shows.js";
import { SandboxCatalogue } from "./sandbox-catalogue.js";
import { SandboxChanges, SandboxHistory } from "./sandbox-history.js";
import { SANDBOX_NOW, SANDBOX_SHOWS } from "./sandbox-shows.js";

const SHOWS = new FixedShows(SANDBOX_SHOWS, SANDBOX_NOW);
const known = (id: string) => SHOWS.all.some((show) => show.id === id);

/** Without a history, no shows are growing, and none are new. */
const NO_HOME_SHOWS = {
  growing: () => Promise.resolve([]),
  begun: () => Promise.resolve({ total: 0, podcasts: [] }),
};

/**
 * The catalogue's own controllers again, but with the sandbox's shows. Nothing here depends on the real catalogue, so the test key
 * cannot reach its rows.
 */
@Module({
  imports: [LimitsModule],
  controllers: [
    SearchController,
    LookupController,
    ChangesController,
    PodcastController,
    EpisodeFilesController,
    ProfileController,
    CatalogueFactsController,
    HomeController,
  ],
  providers: [
    { provide: PodcastCatalogue, useFactory: () => new SandboxCatalogue(SHOWS) },
    { provide: ShowHistory, useFactory: () => new SandboxHistory(SHOWS) },
    { provide: CatalogueChanges, useFactory: () => new SandboxChanges(SHOWS) },
    {
      provide: ShowProfiles,
      useValue: { of: async (id) => (known(id) ? new NoShowProfiles().of() : undefined) } satisfies ShowProfiles,
    },
    {
      provide: FeedHealths,
      useValue: { of: async (id) => (known(id) ? new NoFeedHealth().of() : undefined) } satisfies FeedHealths,
    },
    {
      provide: EpisodeFiles,
      useValue: { chapters: async () => undefined, transcript: async () => undefined } satisfies EpisodeFiles,
    },
    {
      provide: HomePage,
      inject: [PodcastCatalogue],
      useFactory: (catalogue: PodcastCatalogue) =>
        new HomePage(catalogue, NO_HOME_SHOWS, { now: () => SANDBOX_NOW }, () => 1),
    },
    // A search that is slow on purpose should not be logged.
    { provide: SlowSearches, useFactory: () => new SlowSearches({ slowSearch: Infinity }) },
  ],
})
export class SandboxModule {}
