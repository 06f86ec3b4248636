import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { CatalogueIndex } from "../../catalogue/local/catalogue-index.js";
import { LocalCatalogue } from "../../catalogue/local/local-catalogue.js";
import type { StoredCatalogue } from "../../catalogue/local/record/stored-catalogue.js";
import { openReaders } from "../../catalogue/local/search/threads/open-readers.js";
import type { SearchReaders } from "../../catalogue/local/search/threads/search-readers.js";
import { CatalogueNodes, type CatalogueNodesOptions } from "../../catalogue/nodes/catalogue-nodes.js";
import { postgresNode } from "../../catalogue/nodes/postgres-node.js";
import { ReplicatedCatalogue } from "../../catalogue/nodes/replicated-catalogue.js";
import type { TestDatabase } from "../database/test-database.js";

export type TestCatalogue = {
  readonly catalogue: PodcastCatalogue;
  readonly index: CatalogueIndex<SearchReaders>;
  /** Call it before the database is dropped. */
  readonly close: () => Promise<void>;
};

/**
 * Nodes that are checked before each read, so that a replica is used as soon as possible. Waits until a test's import is visible:
 * tests read immediately, while a service notices the next generation seconds later.
 */
class CheckedNodes extends CatalogueNodes {
  constructor(
    options: CatalogueNodesOptions,
    private readonly latest: () => Promise<void>,
  ) {
    super(options);
  }

  override async read<Result>(work: (rows: StoredCatalogue) => Promise<Result>): Promise<Result> {
    if (this.states().length > 0) {
      await this.latest();
      await this.check();
    }
    return super.read(work);
  }
}

/** The local catalogue on a test's database and its index. If the test run has a replica, rows are read from it. */
export function testCatalogue(database: TestDatabase, clock: Clock, dataSource = database.dataSource): TestCatalogue {
  const index = new CatalogueIndex({ database: dataSource, folder: database.indexFolder, open: openReaders });
  const nodes = new CheckedNodes(
    {
      primary: dataSource,
      replicas: database.replicaUrl ? [postgresNode("replica", database.replicaUrl)] : [],
      generation: () => index.generation,
      schema: () => 0,
      clock,
    },
    () => index.latest(),
  );
  return {
    catalogue: new ReplicatedCatalogue(nodes, (rows) => new LocalCatalogue(rows, clock, index)),
    index,
    close: async () => {
      await nodes.close();
      await index.close();
    },
  };
}
