import { type ListenerRange, parseListenerRange } from "../../audience/range/listener-range.js";
import { csvRow } from "../../shared/text/csv.js";
import type { ListItem } from "../list.js";
import { EXPORT_COLUMNS, exportValues } from "../list-csv.js";
import { cpmOf } from "../columns/list-sum.js";
import { plainAmount } from "../columns/money.js";
import type { ShowFigures } from "../columns/show-figures.js";

/** A cell of an export: text, a number, a link, or a day; null for an empty cell. */
export type Cell = string | number | null | { readonly text: string; readonly link: string } | { readonly day: string };

/** Columns of an export with figures: the five in the specification, then ours (product decision 49). */
export const FIGURE_COLUMNS = [
  ...EXPORT_COLUMNS,
  "listeners_from",
  "listeners_to",
  "per_episode_from",
  "per_episode_to",
  "language",
  "category",
  "last_episode",
  "contact",
  "website",
  "status",
  "note",
  "price_per_spot",
  "currency",
  "cpm_from",
  "cpm_to",
  "tags",
  "figures_on",
  "listeners_at_least",
] as const;

type Shown = {
  readonly listName: string;
  /** The URL of a show's page without its id: "https://earshot.example/podcast/". */
  readonly pages: string;
  /** The date of the figures: 2026-11-22. */
  readonly figuresOn: string;
};

/** An item with its figures, in column order. Unknown values are empty; an open range has no "to". */
export function figureCells(item: ListItem, figures: ShowFigures | undefined, shown: Shown): readonly Cell[] {
  const [list = "", title = "", ...specified] = exportValues(shown.listName, item);
  const perEpisode = parseListenerRange(figures?.perEpisode);
  const { price } = item;
  const cpm = price && cpmOf(price, perEpisode);
  const cents = (value: number | null | undefined) =>
    price && value !== null && value !== undefined
      ? Number(plainAmount({ cents: value, currency: price.currency }))
      : null;
  return [
    list,
    title === "" ? title : { text: title, link: shown.pages + encodeURIComponent(item.podcastId) },
    ...specified,
    ...bounds(parseListenerRange(figures?.listeners)),
    ...bounds(perEpisode),
    figures?.language ?? "",
    figures?.category ?? "",
    figures && figures.lastEpisode > 0 ? { day: dayOf(figures.lastEpisode) } : null,
    yesNo(figures?.contact),
    figures?.website ? { text: figures.website, link: figures.website } : "",
    item.status,
    item.note,
    cents(price?.cents),
    price?.currency ?? "",
    cents(cpm?.low),
    cents(cpm?.high),
    item.tags.join(", "),
    { day: shown.figuresOn },
    figures?.listenersAtLeast ?? "",
  ];
}

/** A row of the export as CSV. Every cell is quoted, and formulas are neutralized. */
export function figureLine(cells: readonly Cell[]): string {
  return csvRow(cells.map(plainCell));
}

function plainCell(cell: Cell): string | number | null {
  if (cell === null || typeof cell !== "object") return cell;
  return "day" in cell ? cell.day : cell.text;
}

function bounds(range: ListenerRange): readonly [Cell, Cell] {
  if (range.kind === "unknown") return [null, null];
  return [range.low, range.kind === "open" ? null : range.high];
}

function yesNo(known: boolean | null | undefined): Cell {
  if (known === null || known === undefined) return null;
  return known ? "yes" : "no";
}

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);
