import { parseListenerRange } from "@earshot/domain/audience/listener-range";
import { METER_TICKS } from "@earshot/domain/audience/meter";
import { languageName } from "@earshot/domain/catalogue/languages";
import type { Podcast } from "@earshot/domain/catalogue/podcast";
import type { SearchSort } from "@earshot/domain/catalogue/search-request";
import { formatCount } from "@earshot/domain/shared/format-count";
import type { ReactNode } from "react";
import { RangeBar } from "../audience/range-bar";
import { rangeText } from "../audience/range-text";
import { StarRating } from "../audience/star-rating";
import { readableDate } from "./dates";
import { isKnown } from "./known";
import { COLUMN_NAMES, type ColumnId } from "./shown-columns";

type Column = {
  /** px. */
  readonly width: number;
  readonly sort?: SearchSort;
  readonly numeric?: true;
  /** Drawn in the head after the name. */
  readonly scale?: ReactNode;
  readonly cell: (show: Podcast, now: Date) => ReactNode;
};

/** Widths of a range as text and as a bar, in px. */
const FIGURE = 130;
const BAR = 184;

const SCALE = (
  <span
    aria-hidden="true"
    className="absolute inset-y-0 flex items-center justify-between text-axis font-normal text-text-3"
    style={{ left: FIGURE + 8, width: BAR }}
  >
    {METER_TICKS.map(({ label }) => (
      <span key={label} className="flex w-0 justify-center first:justify-start last:justify-end">
        {label}
      </span>
    ))}
  </span>
);

const LOOKS: Readonly<Record<ColumnId, Column>> = {
  listeners: {
    width: 338,
    sort: "listeners",
    scale: SCALE,
    cell: ({ listener_range }) => {
      const range = parseListenerRange(listener_range);
      return (
        <span className="grid items-center gap-2" style={{ gridTemplateColumns: `${FIGURE}px ${BAR}px` }}>
          <b className={range.kind === "unknown" ? "font-normal text-text-3" : "font-[640] whitespace-nowrap"}>
            {rangeText(range)}
          </b>
          <RangeBar range={range} />
        </span>
      );
    },
  },
  updated: {
    width: 116,
    sort: "updated",
    cell: ({ lastUpdate }, now) => {
      const date = readableDate(lastUpdate, now);
      return (
        date && (
          <time dateTime={date.iso} title={date.absolute}>
            {date.relative}
          </time>
        )
      );
    },
  },
  episodes: {
    width: 92,
    sort: "episodes",
    numeric: true,
    cell: (show) => isKnown(show, "episodeCount") && formatCount(show.episodeCount),
  },
  category: {
    width: 140,
    cell: (show) => isKnown(show, "categories") && show.categories[0],
  },
  language: {
    width: 96,
    cell: (show) => isKnown(show, "language") && languageName(show.language),
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

/** What a row says of a show besides its title, in this order. Where there is little room, the last ones are left out. */
export const COLUMNS = COLUMN_NAMES.map((column) => ({ ...column, ...LOOKS[column.id] }));
