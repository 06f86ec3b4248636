import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { countryName } from "@earshot/domain/catalogue/codes/countries";
import { languageName } from "@earshot/domain/catalogue/codes/languages";
import { rhythmWords } from "@earshot/domain/catalogue/shows/rhythm-words";
import type { SearchResult, SearchSort } from "@earshot/domain/catalogue/search/search-request";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { RangeBar } from "../../audience/range-bar";
import { knownListeners } from "../../audience/range-text";
import { ScaleLabels } from "../../audience/scale-labels";
import { ShortRange } from "../../audience/short-range";
import { StarRating } from "../../audience/star-rating";
import { PAGE_SIZE } from "../api/catalogue-api";
import { readableDate } from "../shows/dates";
import { ReadableTime } from "../shows/readable-time";
import { isKnown } from "../shows/known";
import { COLUMN_NAMES, type ColumnId, fittingColumns, useHiddenColumns } from "./shown-columns";

type Look = {
  /** In px. */
  readonly width: number;
  readonly sort?: SearchSort;
  readonly numeric?: true;
  /** Rendered in the header after the name. */
  readonly scale?: ReactNode;
  readonly cell: (show: SearchResult, now: Date) => ReactNode;
};

/** A column after the title. */
export type TableColumn = Look & { readonly id: string; readonly name: string };

/** Widths of a range in px, as text and as a bar. */
const FIGURE = 140;
const BAR = 84;

function Listeners({ podcast }: { podcast: SearchResult }) {
  const { kind, text } = knownListeners(podcast);
  return (
    <b className={kind === "unknown" ? "font-normal text-text-3" : "font-[640] whitespace-nowrap"}>{text ?? "N/A"}</b>
  );
}

const LOOKS: Readonly<Record<ColumnId, Look>> = {
  listeners: {
    width: 240,
    sort: "listeners",
    scale: <ScaleLabels sparse className="absolute inset-y-0 items-center" style={{ left: FIGURE + 8, width: BAR }} />,
    cell: (podcast) => (
      <span className="grid items-center gap-2" style={{ gridTemplateColumns: `${FIGURE}px ${BAR}px` }}>
        <Listeners podcast={podcast} />
        <RangeBar range={knownListeners(podcast).range} />
      </span>
    ),
  },
  perEpisode: {
    width: 132,
    sort: "perEpisode",
    cell: ({ pea_range }) => {
      const range = parseListenerRange(pea_range);
      return range.kind !== "unknown" && <ShortRange range={range} />;
    },
  },
  updated: {
    width: 104,
    sort: "updated",
    cell: ({ lastUpdate }, now) => {
      const date = readableDate(lastUpdate, now);
      return date && <ReadableTime date={date} />;
    },
  },
  episodes: {
    width: 84,
    sort: "episodes",
    numeric: true,
    cell: (show) => isKnown(show, "episodeCount") && formatCount(show.episodeCount),
  },
  rhythm: {
    width: 112,
    sort: "rhythm",
    cell: ({ daysBetweenEpisodes: days }) => days !== undefined && rhythmWords(days),
  },
  category: {
    width: 128,
    cell: (show) => isKnown(show, "categories") && show.categories[0],
  },
  language: {
    width: 90,
    cell: (show) => isKnown(show, "language") && languageName(show.language),
  },
  contact: {
    width: 68,
    cell: (show) => isKnown(show, "hasContact") && (show.hasContact === 1 ? "Yes" : "No"),
  },
  country: {
    width: 112,
    cell: (show) => isKnown(show, "country") && countryName(show.country),
  },
  rating: {
    width: 84,
    sort: "popularity",
    cell: (show) => isKnown(show, "popularityScore") && <StarRating score={show.popularityScore} />,
  },
  length: {
    width: 84,
    cell: (show) => isKnown(show, "duration") && show.duration,
  },
};

/** The columns besides the title, in order. A narrow table leaves out the last ones. */
export const COLUMNS = COLUMN_NAMES.map((column) => ({ ...column, ...LOOKS[column.id] }));

/** Space after the text of a cell, in px. */
const PADDING = 12;

/** The columns of shows without ranges: the listeners have neither bars nor their scale. */
const WITHOUT_BARS = COLUMNS.map((column) =>
  column.id === "listeners"
    ? {
        ...column,
        width: FIGURE + PADDING,
        scale: undefined,
        cell: (show: SearchResult) => <Listeners podcast={show} />,
      }
    : column,
);

/** The width of the checkbox, the play button and the title in px. */
const FIXED = 40 + 40 + 240;
const NONE: readonly (typeof COLUMNS)[number][] = [];

/**
 * Whether a bar can be drawn for any of the shows that a search begins with. Shows that are loaded later do not count: the columns would
 * move under the reader's eyes.
 */
export function hasBars(results: readonly SearchResult[]): boolean {
  return results.slice(0, PAGE_SIZE).some((show) => knownListeners(show).kind === "range");
}

/**
 * The columns that fit the width, with or without bars. Returns the same array until something changes, so that rows are not rendered
 * again.
 */
export function useDrawnColumns(narrow: boolean, width: number, bars: boolean): typeof NONE {
  const hidden = useHiddenColumns();
  return useMemo(() => {
    const wanted = (bars ? COLUMNS : WITHOUT_BARS).filter(({ id }) => !hidden.includes(id));
    return narrow ? NONE : fittingColumns(wanted, width, FIXED);
  }, [narrow, width, bars, hidden]);
}

/** The widths of the columns, as CSS for `table-tracks`. */
export function tracksOf(columns: readonly TableColumn[], narrow: boolean): CSSProperties {
  const show = "minmax(0, 1fr)";
  const tracks = narrow ? ["40px", show, "48px"] : ["40px", "40px", show, ...columns.map(({ width }) => `${width}px`)];
  return { "--tracks": tracks.join(" ") } as CSSProperties;
}

/** The width of the widest letter in px: text that fits at this width per letter is never cut. */
const LETTER = 10;

/** Whether a cell's text can be too long. Cells that never need clipping render faster. */
export function isCut(content: ReactNode, width: number): boolean {
  return typeof content === "string" && content.length * LETTER > width - PADDING;
}
