import { HomeShows } from "@earshot/domain/catalogue/home/home-shows.port";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import type { Provider } from "@nestjs/common";
import { CONFIG } from "../core/config.module.js";
import type { Config } from "../shared/config/config.js";
import { CatalogueIndex } from "./local/catalogue-index.js";
import { LocalHomeShows } from "./local/shows/home-shows.js";
import type { SearchReaders } from "./local/search/threads/search-readers.js";
import { CatalogueNodes } from "./nodes/catalogue-nodes.js";
import { HomePage } from "./home-page.js";

/** The shows listed before a search, read from the same source as the catalogue. */
export const homeProviders: Provider[] = [
  {
    provide: HomeShows,
    inject: [CONFIG, CatalogueNodes],
    useFactory: ({ catalogue }: Config, nodes: CatalogueNodes): HomeShows =>
      catalogue.kind === "local"
        ? {
            growing: (since, limit) => nodes.read((rows) => new LocalHomeShows(rows).growing(since, limit)),
            begun: (since, until, limit) => nodes.read((rows) => new LocalHomeShows(rows).begun(since, until, limit)),
          }
        : { growing: () => Promise.resolve([]), begun: () => Promise.resolve({ total: 0, podcasts: [] }) },
  },
  {
    provide: HomePage,
    inject: [PodcastCatalogue, HomeShows, Clock, CatalogueIndex, CONFIG],
    useFactory: (
      catalogue: PodcastCatalogue,
      shows: HomeShows,
      clock: Clock,
      index: CatalogueIndex<SearchReaders>,
      config: Config,
    ): HomePage => {
      const codes = () => index.use((readers) => readers.ask("codes", null));
      const isLocal = config.catalogue.kind === "local";
      return new HomePage(catalogue, shows, clock, () => index.generation, isLocal ? codes : undefined);
    },
  },
];
