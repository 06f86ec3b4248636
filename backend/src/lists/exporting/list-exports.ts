import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { List, ListItem } from "@earshot/domain/lists/list";
import { csvHead, csvLines, EXPORT_COLUMNS, exportValues } from "@earshot/domain/lists/list-csv";
import { opmlFoot, opmlHead, opmlOutlines } from "@earshot/domain/lists/list-opml";
import type { ListSort } from "@earshot/domain/lists/list-order";
import type { ListItemStore, OwnerId } from "@earshot/domain/lists/list-store.port";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { xlsxPieces } from "./xlsx-pieces.js";

export const EXPORT_FORMATS = ["csv", "opml", "json", "xlsx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  opml: "text/x-opml; charset=utf-8",
  json: "application/json; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

type Portions = AsyncIterable<readonly ListItem[]>;
type Pieces = AsyncGenerator<string | Uint8Array>;

/** Exports a whole list as a file, in pieces. Only one batch of items is in memory, however long the list is. */
export class ListExports {
  constructor(
    private readonly items: ListItemStore,
    private readonly catalogue: PodcastCatalogue,
    private readonly clock: Clock,
  ) {}

  /** Throws CatalogueUnavailable for OPML, which needs the feeds. */
  pieces(owner: OwnerId, list: List, format: ExportFormat, sort: ListSort): Pieces {
    const portions = this.items.walk(owner, list.id, sort);
    if (format === "csv") return csv(list, portions);
    if (format === "json") return json(list, portions);
    if (format === "xlsx") return xlsxPieces(table(list, portions));
    return this.opml(list, portions);
  }

  private async *opml(list: List, portions: Portions): Pieces {
    let before = opmlHead(list.name, this.clock.now());
    for await (const items of portions) {
      const known = await this.catalogue.podcasts(items.map(({ podcastId }) => podcastId));
      yield before + opmlOutlines(items, known);
      before = "";
    }
    yield before + opmlFoot();
  }
}

async function* csv({ name }: List, portions: Portions): Pieces {
  yield csvHead();
  for await (const items of portions) yield csvLines(name, items);
}

async function* json({ id, name, createdAt }: List, portions: Portions): Pieces {
  yield `{"list":${JSON.stringify({ id, name, createdAt })},"items":[`;
  let between = "\n";
  for await (const items of portions) {
    yield between + items.map((item) => JSON.stringify(item)).join(",\n");
    between = ",\n";
  }
  yield "\n]}\n";
}

async function* table({ name }: List, portions: Portions): AsyncGenerator<readonly (readonly string[])[]> {
  yield [EXPORT_COLUMNS];
  for await (const items of portions) yield items.map((item) => exportValues(name, item));
}
