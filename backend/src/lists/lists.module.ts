import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { ListItemStore, ListStore } from "@earshot/domain/lists/list-store.port";
import { ListImport } from "@earshot/domain/lists/list-import";
import { Lists } from "@earshot/domain/lists/lists";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Module } from "@nestjs/common";
import { CatalogueModule } from "../catalogue/catalogue.module.js";
import { LimitsModule } from "../limits/limits.module.js";
import { CONFIG } from "../shared/config.module.js";
import type { Config } from "../shared/config.js";
import { OwnedData } from "../shared/owned-data.js";
import { PostgresTransactions } from "../shared/postgres-transactions.js";
import { ListExportController } from "./list-export.controller.js";
import { ListExports } from "./list-exports.js";
import { ListImportController } from "./list-import.controller.js";
import { ListItemsController } from "./list-items.controller.js";
import { ListsController } from "./lists.controller.js";
import { addOwnedLists } from "./owned-lists.js";
import { PostgresListItemStore } from "./postgres-list-item-store.js";
import { PostgresListStore } from "./postgres-list-store.js";
import { StepsSchedule } from "./steps.schedule.js";

/** People's named lists of podcasts. */
@Module({
  imports: [CatalogueModule, LimitsModule],
  controllers: [ListImportController, ListsController, ListItemsController, ListExportController],
  providers: [
    {
      provide: ListStore,
      inject: [PostgresTransactions],
      useFactory: (transactions: PostgresTransactions) => new PostgresListStore(transactions),
    },
    {
      provide: ListItemStore,
      inject: [PostgresTransactions],
      useFactory: (transactions: PostgresTransactions) => new PostgresListItemStore(transactions),
    },
    {
      provide: Lists,
      inject: [ListStore, ListItemStore, PodcastCatalogue, CONFIG],
      useFactory: (lists: ListStore, items: ListItemStore, catalogue: PodcastCatalogue, { publicUrl }: Config) =>
        new Lists(lists, items, catalogue, new URL(publicUrl).origin),
    },
    {
      provide: ListExports,
      inject: [ListItemStore, PodcastCatalogue, Clock],
      useFactory: (items: ListItemStore, catalogue: PodcastCatalogue, clock: Clock) =>
        new ListExports(items, catalogue, clock),
    },
    {
      provide: ListImport,
      inject: [PodcastCatalogue],
      useFactory: (catalogue: PodcastCatalogue) => new ListImport(catalogue),
    },
    StepsSchedule,
  ],
})
export class ListsModule {
  constructor(data: OwnedData, transactions: PostgresTransactions) {
    addOwnedLists(data, transactions);
  }
}
