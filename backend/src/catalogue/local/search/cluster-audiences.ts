import type { ClusterAudience } from "@earshot/domain/market/cluster-audience";
import type { IndexInUse } from "../record/index-readers.js";
import { CountedOnce } from "./counted-once.js";
import type { SearchReaders } from "./threads/search-readers.js";

/** The audiences of all languages and top categories. Counted once for each generation of the catalogue. */
export class ClusterAudiences {
  private readonly counted = new CountedOnce<readonly ClusterAudience[]>();

  constructor(private readonly index: IndexInUse<SearchReaders>) {}

  all(): Promise<readonly ClusterAudience[]> {
    return this.index.use((readers, generation) => this.counted.of(generation, () => readers.ask("clusters", null)));
  }
}
