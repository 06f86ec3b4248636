import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { UNDO_SECONDS } from "@earshot/domain/lists/list";
import { ListItemStore, ListStore } from "@earshot/domain/lists/list-store.port";
import { ListImport } from "@earshot/domain/lists/importing/list-import";
import { Lists } from "@earshot/domain/lists/lists";
import { ShortlistSettings } from "@earshot/domain/lists/shortlist/shortlist-settings";
import { ShortlistStore } from "@earshot/domain/lists/shortlist/shortlist-store.port";
import { Shortlists } from "@earshot/domain/lists/shortlist/shortlists";
import { Announcements } from "@earshot/domain/shared/announcements.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Module } from "@nestjs/common";
import { CatalogueModule } from "../catalogue/catalogue.module.js";
import { LimitsModule } from "../limits/limits.module.js";
import { CONFIG, ORIGIN } from "../core/config.module.js";
import type { Config } from "../shared/config/config.js";
import { Housekeeping } from "../shared/process/housekeeping.js";
import { OwnedData } from "../database/owned-data.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { plain, plainAs } from "../shared/process/plain.js";
import { ListExportController } from "./list-export.controller.js";
import { ListExports } from "./exporting/list-exports.js";
import { ListImportController } from "./list-import.controller.js";
import { ListItemsController } from "./list-items.controller.js";
import { forgetSteps } from "./list-steps.js";
import { ListsController } from "./lists.controller.js";
import { addOwnedLists } from "./owned-lists.js";
import { PostgresListItemStore } from "./postgres-list-item-store.js";
import { PostgresListStore } from "./postgres-list-store.js";
import { ListNews } from "./stores/list-news.js";
import { FigureExports } from "./exporting/figure-exports.js";
import { PostgresShortlistStore } from "./postgres-shortlist-store.js";
import { SpotPricesController } from "./spot-prices.controller.js";
import { ShortlistController } from "./shortlist.controller.js";

@Module({
  imports: [CatalogueModule, LimitsModule],
  controllers: [
    ListImportController,
    ListsController,
    ListItemsController,
    ListExportController,
    SpotPricesController,
    ShortlistController,
  ],
  providers: [
    plain(ListNews, Announcements, Clock),
    plainAs(ListStore, PostgresListStore, PostgresTransactions, ListNews),
    plainAs(ListItemStore, PostgresListItemStore, PostgresTransactions, ListNews),
    plain(Lists, ListStore, ListItemStore, PodcastCatalogue, ORIGIN),
    plainAs(ShortlistStore, PostgresShortlistStore, PostgresTransactions, ListNews),
    plain(Shortlists, ShortlistStore, ListItemStore, PodcastCatalogue, Clock),
    plain(ShortlistSettings, ShortlistStore, Shortlists, Clock),
    plain(ListExports, ListItemStore, PodcastCatalogue, Clock),
    {
      provide: FigureExports,
      inject: [ListItemStore, Shortlists, CONFIG],
      useFactory: (items: ListItemStore, shortlists: Shortlists, { publicUrl }: Config) =>
        new FigureExports(items, shortlists, `${publicUrl}/podcast/`),
    },
    plain(ListImport, PodcastCatalogue),
  ],
  exports: [ListStore, ListItemStore, Lists, ShortlistStore],
})
export class ListsModule {
  constructor(data: OwnedData, transactions: PostgresTransactions, housekeeping: Housekeeping) {
    addOwnedLists(data, transactions);
    housekeeping.add("steps of lists", () => forgetSteps(transactions, UNDO_SECONDS));
  }
}
