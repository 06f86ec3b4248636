import { type FactoryProvider, Logger } from "@nestjs/common";
import { DataSource } from "typeorm";
import { CONFIG } from "../core/config.module.js";
import type { Config } from "../shared/config/config.js";
import { Readiness } from "../shared/process/readiness.js";
import { indexFolderIn } from "./local/write/index/index-folder.js";
import { CatalogueIndex, indexProgressText } from "./local/catalogue-index.js";
import { openReaders } from "./local/search/threads/open-readers.js";
import type { SearchReaders } from "./local/search/threads/search-readers.js";
import { SearchStages } from "./search-stages.js";

/** The search index of this process, in the folder that all processes of the machine share. */
export const catalogueIndexProvider: FactoryProvider<CatalogueIndex<SearchReaders>> = {
  provide: CatalogueIndex,
  inject: [CONFIG, DataSource, Readiness, SearchStages],
  useFactory: (config: Config, database: DataSource, readiness: Readiness, { watch }: SearchStages) => {
    const { dataDir, indexUrl, indexKey } = config;
    const logger = new Logger("CatalogueIndex");
    const log = (message: string) => logger.warn(message);
    const source = indexUrl && indexKey ? { url: indexUrl, key: indexKey } : undefined;
    const open = (path: string, before?: SearchReaders) => openReaders(path, before, watch);
    const index = new CatalogueIndex({ database, folder: indexFolderIn(dataDir), open, log, source });
    readiness.add(() => index.building && indexProgressText(index.building));
    return index;
  },
};
