import { type ShowChange, ShowHistory } from "@earshot/domain/catalogue/show-history.port";
import { LocalShowHistory } from "../local/shows/show-history.js";
import type { CatalogueNodes } from "./catalogue-nodes.js";

/** The history of shows, read from the same nodes as the catalogue. */
export class ReplicatedHistory extends ShowHistory {
  constructor(private readonly nodes: CatalogueNodes) {
    super();
  }

  changes(id: string): Promise<readonly ShowChange[]> {
    return this.nodes.read((rows) => new LocalShowHistory(rows).changes(id));
  }
}
