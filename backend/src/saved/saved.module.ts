import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { RESTORE_SECONDS, SavedStore } from "@earshot/domain/saved/saved-store.port";
import { Saving } from "@earshot/domain/saved/saving";
import { Module } from "@nestjs/common";
import { CatalogueModule } from "../catalogue/catalogue.module.js";
import { CONFIG } from "../shared/config.module.js";
import type { Config } from "../shared/config.js";
import { Housekeeping } from "../shared/housekeeping.js";
import { OwnedData } from "../shared/owned-data.js";
import { ownedRows } from "../shared/owned-rows.js";
import { PostgresTransactions } from "../shared/postgres-transactions.js";
import { plainAs } from "../shared/plain.js";
import { PostgresSavedStore } from "./postgres-saved-store.js";
import { SavedPodcastsController } from "./saved-podcasts.controller.js";
import { SavedRow } from "./saved.row.js";

const OWNED = ["id", "podcastId", "title", "imageUrl", "author", "addedAt"] as const;

/** Podcasts that people saved. */
@Module({
  imports: [CatalogueModule],
  controllers: [SavedPodcastsController],
  providers: [
    plainAs(SavedStore, PostgresSavedStore, PostgresTransactions),
    {
      provide: Saving,
      inject: [SavedStore, PodcastCatalogue, CONFIG],
      useFactory: (store: SavedStore, catalogue: PodcastCatalogue, { publicUrl }: Config) =>
        new Saving(store, catalogue, new URL(publicUrl).origin),
    },
  ],
})
export class SavedModule {
  constructor(data: OwnedData, transactions: PostgresTransactions, housekeeping: Housekeeping, saved: SavedStore) {
    housekeeping.add("removed saved podcasts", () => saved.forgetRemoved(RESTORE_SECONDS));
    data.add({
      name: "savedPodcasts",
      tables: ["saved_podcasts"],
      of: (userId) => ownedRows(transactions, SavedRow, OWNED, userId),
    });
    data.leaveOut("saved_removals", "What was removed within the last hours, kept for nothing but putting it back.");
  }
}
