import type { Clock } from "@earshot/domain/shared/clock.port";
import { CatalogueIndex } from "../catalogue/local/catalogue-index.js";
import { LocalCatalogue } from "../catalogue/local/local-catalogue.js";
import { openReaders } from "../catalogue/local/search/open-readers.js";
import type { SearchReaders } from "../catalogue/local/search/search-readers.js";
import type { TestDatabase } from "./test-database.js";

export type TestCatalogue = {
  readonly catalogue: LocalCatalogue;
  readonly index: CatalogueIndex<SearchReaders>;
  /** Before the database is dropped. */
  readonly close: () => Promise<void>;
};

/** The local catalogue over a test's database, with the index that its imports write. */
export function testCatalogue(database: TestDatabase, clock: Clock, dataSource = database.dataSource): TestCatalogue {
  const index = new CatalogueIndex({ database: dataSource, folder: database.indexFolder, open: openReaders });
  return { catalogue: new LocalCatalogue(dataSource, clock, index), index, close: () => index.close() };
}
