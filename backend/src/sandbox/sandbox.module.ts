import { CatalogueChanges } from "@earshot/domain/catalogue/catalogue-changes.port";
import { EpisodeFiles } from "@earshot/domain/catalogue/episode-files.port";
import { FeedHealths } from "@earshot/domain/catalogue/feed-health.port";
import { ListItemStore, ListStore } from "@earshot/domain/lists/list-store.port";
import { ListImport } from "@earshot/domain/lists/importing/list-import";
import { Lists } from "@earshot/domain/lists/lists";
import { ListPlanning } from "@earshot/domain/lists/planning/list-planning";
import { ShortlistSettings } from "@earshot/domain/lists/shortlist/shortlist-settings";
import { ShortlistStore } from "@earshot/domain/lists/shortlist/shortlist-store.port";
import { Shortlists } from "@earshot/domain/lists/shortlist/shortlists";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { ShowHistory } from "@earshot/domain/catalogue/show-history.port";
import { ShowProfiles } from "@earshot/domain/catalogue/show-profiles.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Transactions } from "@earshot/domain/shared/transactions.port";
import { AlertStore } from "@earshot/domain/tracking/alert-store.port";
import { CheckRecorder } from "@earshot/domain/tracking/check-recorder";
import { TrackedStore } from "@earshot/domain/tracking/tracked-store.port";
import { Tracking } from "@earshot/domain/tracking/tracking";
import { WatchedShows } from "@earshot/domain/tracking/watched-shows.port";
import { Module } from "@nestjs/common";
import { APP_INTERCEPTOR } from "@nestjs/core";
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
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { LimitsModule } from "../limits/limits.module.js";
import { AccountsModule } from "../accounts/accounts.module.js";
import { ListImportController } from "../lists/list-import.controller.js";
import { ListItemsController } from "../lists/list-items.controller.js";
import { ListsController } from "../lists/lists.controller.js";
import { PlansController } from "../lists/planning/plans.controller.js";
import { ReachController } from "../lists/planning/reach.controller.js";
import { PostgresListItemStore } from "../lists/postgres-list-item-store.js";
import { PostgresListStore } from "../lists/postgres-list-store.js";
import { ListStates } from "../lists/sharing/people/list-states.js";
import { PeopleController } from "../lists/sharing/people/people.controller.js";
import { PostgresPeople } from "../lists/sharing/people/postgres-people.js";
import { PostgresShortlistStore } from "../lists/postgres-shortlist-store.js";
import { ShortlistController } from "../lists/shortlist.controller.js";
import { SpotPricesController } from "../lists/spot-prices.controller.js";
import { ORIGIN } from "../core/config.module.js";
import { Housekeeping } from "../shared/process/housekeeping.js";
import { from, plain, plainAs } from "../shared/process/plain.js";
import { SystemClock } from "../shared/process/system-clock.js";
import { AlertsController } from "../tracking/alerts.controller.js";
import { PostgresAlertStore } from "../tracking/stores/postgres-alert-store.js";
import { PostgresTrackedStore } from "../tracking/stores/postgres-tracked-store.js";
import { PostgresWatchedShows } from "../tracking/stores/postgres-watched-shows.js";
import { TrackedPodcastsController } from "../tracking/tracked-podcasts.controller.js";
import { FixedShows } from "./fixed-shows.js";
import { SandboxAccounts } from "./sandbox-accounts.js";
import { SandboxCatalogue } from "./sandbox-catalogue.js";
import { SandboxChanges, SandboxHistory } from "./sandbox-history.js";
import { SANDBOX_NOW, SANDBOX_SHOWS } from "./sandbox-shows.js";

const SHOWS = new FixedShows(SANDBOX_SHOWS, SANDBOX_NOW);
const known = (id: string) => SHOWS.all.some((show) => show.id === id);

const CLOCK: Clock = { now: () => SANDBOX_NOW };

/** Without a history, no shows are growing, and none are new. */
const NO_HOME_SHOWS = {
  growing: () => Promise.resolve([]),
  begun: () => Promise.resolve({ total: 0, podcasts: [] }),
};

/**
 * The controllers of the catalogue, lists and tracking again, but with the sandbox's shows. Nothing here depends on the real catalogue,
 * so test keys cannot reach its rows. Lists and tracked shows are in the usual tables, under users of the sandbox.
 */
@Module({
  imports: [AccountsModule, LimitsModule],
  controllers: [
    SearchController,
    LookupController,
    ChangesController,
    PodcastController,
    EpisodeFilesController,
    ProfileController,
    CatalogueFactsController,
    HomeController,
    ListImportController,
    ListsController,
    ListItemsController,
    ShortlistController,
    SpotPricesController,
    PeopleController,
    PlansController,
    ReachController,
    TrackedPodcastsController,
    AlertsController,
  ],
  providers: [
    { provide: Clock, useValue: CLOCK },
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
      useFactory: (catalogue: PodcastCatalogue) => new HomePage(catalogue, NO_HOME_SHOWS, CLOCK, () => 1),
    },
    { provide: APP_INTERCEPTOR, useClass: SandboxAccounts },
    plainAs(ListStore, PostgresListStore, PostgresTransactions),
    plainAs(ListItemStore, PostgresListItemStore, PostgresTransactions),
    plain(Lists, ListStore, ListItemStore, PodcastCatalogue, ORIGIN),
    plainAs(ShortlistStore, PostgresShortlistStore, PostgresTransactions),
    plain(Shortlists, ShortlistStore, ListItemStore, PodcastCatalogue, Clock),
    plain(ShortlistSettings, ShortlistStore, Shortlists, Clock),
    plain(ListPlanning, ShortlistStore, PodcastCatalogue),
    plain(ListImport, PodcastCatalogue),
    plain(PostgresPeople, PostgresTransactions),
    plain(ListStates, PostgresTransactions, ListStore),
    plainAs(TrackedStore, PostgresTrackedStore, PostgresTransactions),
    plainAs(AlertStore, PostgresAlertStore, PostgresTransactions),
    // Workers only check the shows of their own source, so they never check these.
    plainAs(WatchedShows, PostgresWatchedShows, PostgresTransactions, from(PodcastCatalogue, "sourceProvider")),
    {
      provide: CheckRecorder,
      inject: [WatchedShows, TrackedStore, AlertStore, Transactions],
      useFactory: (shows: WatchedShows, tracked: TrackedStore, alerts: AlertStore, transactions: Transactions) =>
        new CheckRecorder(shows, tracked, alerts, transactions, Math.random),
    },
    // The order of tracked shows is that of their dates, so these are real until they are answered.
    SystemClock,
    plain(Tracking, PodcastCatalogue, TrackedStore, CheckRecorder, SystemClock),
    // A search that is slow on purpose should not be logged.
    { provide: SlowSearches, useFactory: () => new SlowSearches({ slowSearch: Infinity }) },
  ],
})
export class SandboxModule {
  constructor(housekeeping: Housekeeping, shows: WatchedShows) {
    housekeeping.add("sandbox shows that nobody tracks", () => shows.forgetUntracked());
  }
}
