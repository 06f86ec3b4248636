import { type FactoryProvider, Logger } from "@nestjs/common";
import { DataSource } from "typeorm";
import { CONFIG } from "../shared/config.module.js";
import type { Config } from "../shared/config/config.js";
import { Readiness } from "../shared/process/readiness.js";
import { indexFolderIn } from "./local/build/index/index-folder.js";
import { CatalogueIndex, type CatalogueIndexOptions, indexProgressText } from "./local/catalogue-index.js";
import type { IndexReaders } from "./local/record/index-readers.js";

/** The search index of this process, in the folder that all processes of the machine share. */
export function catalogueIndexProvider<Readers extends IndexReaders>(
  open: CatalogueIndexOptions<Readers>["open"],
): FactoryProvider<CatalogueIndex<Readers>> {
  return {
    provide: CatalogueIndex,
    inject: [CONFIG, DataSource, Readiness],
    useFactory: ({ dataDir, indexUrl, indexKey }: Config, database: DataSource, readiness: Readiness) => {
      const logger = new Logger("CatalogueIndex");
      const log = (message: string) => logger.warn(message);
      const source = indexUrl && indexKey ? { url: indexUrl, key: indexKey } : undefined;
      const index = new CatalogueIndex({ database, folder: indexFolderIn(dataDir), open, log, source });
      readiness.add(() => index.building && indexProgressText(index.building));
      return index;
    },
  };
}
