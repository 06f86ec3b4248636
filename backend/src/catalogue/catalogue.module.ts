import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Module } from "@nestjs/common";
import { DataSource } from "typeorm";
import { CONFIG } from "../shared/config.module.js";
import type { Config } from "../shared/config.js";
import { CatalogueFactsController } from "./catalogue-facts.controller.js";
import { LocalCatalogue } from "./local/local-catalogue.js";
import { PodcastController } from "./podcast.controller.js";
import { createRapidApiCatalogue } from "./rapidapi/create-rapidapi-catalogue.js";
import { SearchController } from "./search.controller.js";
import { SlowSearches } from "./slow-searches.js";

/** Podcasts over HTTP, from the catalogue that the settings choose. */
@Module({
  controllers: [SearchController, PodcastController, CatalogueFactsController],
  providers: [
    SlowSearches,
    {
      provide: PodcastCatalogue,
      inject: [CONFIG, DataSource, Clock],
      useFactory: ({ catalogue }: Config, database: DataSource, clock: Clock): PodcastCatalogue =>
        catalogue.kind === "local"
          ? new LocalCatalogue(database, clock)
          : createRapidApiCatalogue(catalogue, undefined, clock),
    },
  ],
  exports: [PodcastCatalogue],
})
export class CatalogueModule {}
