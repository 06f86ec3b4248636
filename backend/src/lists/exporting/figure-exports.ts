import type { List, ListItem } from "@earshot/domain/lists/list";
import type { ListSort } from "@earshot/domain/lists/list-order";
import type { ListItemStore, ListUserId } from "@earshot/domain/lists/list-store.port";
import { type Cell, FIGURE_COLUMNS, figureCells, figureLine } from "@earshot/domain/lists/shortlist/figures-table";
import type { Shortlist } from "@earshot/domain/lists/shortlist/shortlist-store.port";
import type { Shortlists } from "@earshot/domain/lists/shortlist/shortlists";
import { CatalogueUnavailable } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { xlsxPieces } from "./xlsx-pieces.js";

/** Number of shows whose figures are computed in one step: few, so that other requests do not have to wait. */
const FEW = 250;

/** Exports a whole list with its figures as a file, in pieces. Only one batch of items is in memory, however long the list is. */
export class FigureExports {
  constructor(
    private readonly items: ListItemStore,
    private readonly shortlists: Shortlists,
    /** Base URL of show pages: "https://earshot.example/podcast/". */
    private readonly pages: string,
  ) {}

  /** Iterating over the pieces can throw CatalogueUnavailable. */
  pieces(
    user: ListUserId,
    list: List & Shortlist,
    format: "csv" | "xlsx",
    sort: ListSort,
  ): AsyncGenerator<string | Uint8Array> {
    const rows = this.rows(user, list, sort);
    return format === "csv" ? lines(rows) : xlsxPieces(rows);
  }

  private async *rows(
    user: ListUserId,
    list: List & Shortlist,
    sort: ListSort,
  ): AsyncGenerator<readonly (readonly Cell[])[]> {
    const figuresOn = this.shortlists.figuresOn(list).toISOString().slice(0, 10);
    const shown = { listName: list.name, pages: this.pages, figuresOn };
    yield [FIGURE_COLUMNS];
    for await (const portion of this.items.walk(user, list.id, sort)) {
      for (const items of fewAtATime(portion)) {
        const figures = await this.shortlists.figures(list, items);
        if (!figures) throw new CatalogueUnavailable("The source of podcasts is down.");
        yield items.map((item) => figureCells(item, figures.get(item.podcastId), shown));
      }
    }
  }
}

async function* lines(rows: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<string> {
  for await (const some of rows) yield some.map(figureLine).join("");
}

function* fewAtATime(items: readonly ListItem[]): Generator<readonly ListItem[]> {
  for (let at = 0; at < items.length; at += FEW) yield items.slice(at, at + FEW);
}
