import { ShowHistory } from "@earshot/domain/catalogue/show-history.port";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { RESTORE_SECONDS, SavedStore } from "@earshot/domain/saved/saved-store.port";
import { Saving } from "@earshot/domain/saved/saving";
import { Announcements } from "@earshot/domain/shared/announcements.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Mailer } from "@earshot/domain/mail/mailer.port";
import { UnsubscribeTokens } from "@earshot/domain/mail/unsubscribe-tokens.port";
import { SavedViewStore } from "@earshot/domain/saved/views/saved-view-store.port";
import { Module } from "@nestjs/common";
import { CatalogueModule } from "../catalogue/catalogue.module.js";
import { LimitsModule } from "../limits/limits.module.js";
import { MailModule } from "../mail/mail.module.js";
import { ORIGIN } from "../core/config.module.js";
import { Housekeeping } from "../shared/process/housekeeping.js";
import { OwnedData } from "../database/owned-data.js";
import { ownedRows } from "../database/owned-rows.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { plain, plainAs } from "../shared/process/plain.js";
import { PostgresSavedStore } from "./postgres-saved-store.js";
import { SavedPodcastsController } from "./saved-podcasts.controller.js";
import { SavedRow } from "./saved.row.js";
import { PostgresSavedViewStore } from "./views/postgres-saved-view-store.js";
import { SavedViewRow } from "./views/saved-view.row.js";
import { SavedViewsController } from "./views/saved-views.controller.js";
import { addOwnedWatching } from "./watching/owned-watching.js";
import { PostgresViewDigests } from "./watching/postgres-view-digests.js";
import { PostgresWatches } from "./watching/postgres-watches.js";
import { ViewDigests } from "./watching/view-digests.js";
import { ViewRounds } from "./watching/view-rounds.js";
import { ViewFeedFilesController, ViewFeedsController } from "./watching/view-feeds.controller.js";
import { ViewMailController, ViewUnsubscribeController } from "./watching/view-mail.controller.js";
import { WatchedViewsController } from "./watching/watched-views.controller.js";
import { WatchingSchedule } from "./watching/watching.schedule.js";

const OWNED = ["id", "podcastId", "title", "imageUrl", "author", "addedAt"] as const;
const OWNED_VIEW = ["id", "name", "search", "createdAt"] as const;

@Module({
  imports: [CatalogueModule, LimitsModule, MailModule],
  controllers: [
    SavedPodcastsController,
    SavedViewsController,
    WatchedViewsController,
    ViewFeedsController,
    ViewFeedFilesController,
    ViewMailController,
    ViewUnsubscribeController,
  ],
  providers: [
    plainAs(SavedStore, PostgresSavedStore, PostgresTransactions),
    plainAs(SavedViewStore, PostgresSavedViewStore, PostgresTransactions),
    plain(PostgresWatches, PostgresTransactions, Announcements),
    plain(ViewRounds, PodcastCatalogue, ShowHistory, PostgresWatches, Clock),
    plain(PostgresViewDigests, PostgresTransactions),
    plain(ViewDigests, PostgresViewDigests, Mailer, UnsubscribeTokens, PostgresTransactions, ORIGIN),
    plain(WatchingSchedule, ViewRounds, ViewDigests, Clock),
    plain(Saving, SavedStore, PodcastCatalogue, ORIGIN),
  ],
})
export class SavedModule {
  constructor(
    data: OwnedData,
    transactions: PostgresTransactions,
    housekeeping: Housekeeping,
    saved: SavedStore,
    watches: PostgresWatches,
  ) {
    housekeeping.add("old changes of watched views", () => watches.forgetRuns());
    housekeeping.add("watches of deleted views", () => watches.forgetRemoved());
    addOwnedWatching(data, transactions);
    housekeeping.add("removed saved podcasts", () => saved.forgetRemoved(RESTORE_SECONDS));
    data.add({
      name: "savedPodcasts",
      tables: ["saved_podcasts"],
      what: "The shows that you saved",
      until: "You delete it or your account",
      of: (userId) => ownedRows(transactions, SavedRow, OWNED, userId),
    });
    data.add({
      name: "savedViews",
      tables: ["saved_views"],
      what: "The searches that you named",
      until: "You delete it or your account",
      of: (userId) => ownedRows(transactions, SavedViewRow, OWNED_VIEW, userId),
    });
    data.leaveOut("saved_removals", "What was removed in the last few hours, kept only so that it can be restored.");
  }
}
