import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { UNDO_SECONDS } from "@earshot/domain/lists/list";
import { ListItemStore, ListStore } from "@earshot/domain/lists/list-store.port";
import { ListImport } from "@earshot/domain/lists/list-import";
import { Lists } from "@earshot/domain/lists/lists";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Module } from "@nestjs/common";
import { CatalogueModule } from "../catalogue/catalogue.module.js";
import { LimitsModule } from "../limits/limits.module.js";
import { CONFIG } from "../shared/config.module.js";
import type { Config } from "../shared/config.js";
import { Housekeeping } from "../shared/housekeeping.js";
import { OwnedData } from "../shared/owned-data.js";
import { PostgresTransactions } from "../shared/postgres-transactions.js";
import { plain, plainAs } from "../shared/plain.js";
import { ListExportController } from "./list-export.controller.js";
import { ListExports } from "./list-exports.js";
import { ListImportController } from "./list-import.controller.js";
import { ListItemsController } from "./list-items.controller.js";
import { ListsController } from "./lists.controller.js";
import { addOwnedLists } from "./owned-lists.js";
import { PostgresListItemStore } from "./postgres-list-item-store.js";
import { PostgresListStore } from "./postgres-list-store.js";

/** People's named lists of podcasts. */
@Module({
  imports: [CatalogueModule, LimitsModule],
  controllers: [ListImportController, ListsController, ListItemsController, ListExportController],
  providers: [
    plainAs(ListStore, PostgresListStore, PostgresTransactions),
    plainAs(ListItemStore, PostgresListItemStore, PostgresTransactions),
    {
      provide: Lists,
      inject: [ListStore, ListItemStore, PodcastCatalogue, CONFIG],
      useFactory: (lists: ListStore, items: ListItemStore, catalogue: PodcastCatalogue, { publicUrl }: Config) =>
        new Lists(lists, items, catalogue, new URL(publicUrl).origin),
    },
    plain(ListExports, ListItemStore, PodcastCatalogue, Clock),
    plain(ListImport, PodcastCatalogue),
  ],
})
export class ListsModule {
  constructor(data: OwnedData, transactions: PostgresTransactions, housekeeping: Housekeeping, lists: ListStore) {
    addOwnedLists(data, transactions);
    housekeeping.add("steps of lists", () => lists.forgetSteps(UNDO_SECONDS));
  }
}
