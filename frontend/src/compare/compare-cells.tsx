import type { ListenerRange } from "@earshot/domain/audience/range/listener-range";
import { countryName } from "@earshot/domain/catalogue/codes/countries";
import { comparedStrip, knownUntil } from "@earshot/domain/catalogue/shows/episode-strip";
import { languageName } from "@earshot/domain/catalogue/codes/languages";
import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { categoriesOf, contactText, languageOf, rangesOf } from "@earshot/domain/compare/compare-shows";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Meter } from "../audience/meter";
import { RangeBar } from "../audience/range-bar";
import { leastText, rangeText } from "../audience/range-text";
import { ScaleLabels } from "../audience/scale-labels";
import { ShortRange } from "../audience/short-range";
import { readableDate } from "../catalogue/shows/dates";
import { isKnown } from "../catalogue/shows/known";
import { podcastPath } from "../catalogue/shows/podcast-path";
import { StripDrawing } from "../catalogue/strip/strip-drawing";
import { focusTarget } from "../ui/overlay/focus-target";
import { Cover } from "../ui/cover";
import { IconButton } from "../ui/icon-button";
import { Skeleton } from "../ui/skeleton";
import { removeButton } from "./compare-focus";
import { LogInToSee, PriceCell } from "./price-cell";
import type { ComparedRow } from "./use-comparison";

const STRIP_HEIGHT = "h-8";
const CATEGORIES = 2;

export function Unknown() {
  return <span className="text-text-3">N/A</span>;
}

/** The show, and the button that removes it from the comparison. */
export function ShowName({ show }: { show: PodcastDetail }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Cover src={show.imageUrl} seed={show.id} size={48} />
      <span className="relative min-w-0">
        <Link
          dir="auto"
          to={podcastPath(show.id)}
          state={{ podcast: show }}
          title={show.title}
          className="hit-area line-clamp-2 text-control font-[640] text-inherit no-underline hover:underline"
        >
          {show.title}
        </Link>
        <span dir="auto" className="block truncate text-meta font-normal text-text-2">
          {isKnown(show, "itunesAuthor") && show.itunesAuthor}
        </span>
      </span>
    </span>
  );
}

export function RemoveShow({ show, onRemove }: { show: PodcastDetail; onRemove: () => void }) {
  return (
    <IconButton
      ref={focusTarget(removeButton(show.id))}
      label={`Remove ${show.title} from the comparison`}
      onClick={onRemove}
      className="no-print"
    >
      <X size={16} />
    </IconButton>
  );
}

type RangeCellProps = {
  range: ListenerRange;
  /** Shown if there is no range. */
  least?: string | undefined;
  /** Whether the column is too narrow for seven-digit numbers. */
  short?: boolean;
  children: ReactNode;
};

/** A range as text, and on the common scale. */
function RangeCell({ range, least, short = false, children }: RangeCellProps) {
  return (
    <div className="pr-3">
      <b className="block font-[640] whitespace-nowrap">
        {range.kind === "unknown" ? least : short ? <ShortRange range={range} /> : rangeText(range)}
      </b>
      {range.kind !== "unknown" && <div className="mt-1.5">{children}</div>}
    </div>
  );
}

/** The listeners: as segments if the column is at least 240 px wide, otherwise as a solid bar. */
function listenersCell({ show }: ComparedRow, narrow: boolean): ReactNode {
  const { listeners: range, monthlyReach: reach } = rangesOf(show);
  const least = leastText(show.estimate);
  if (range.kind === "unknown" && least === undefined) return undefined;
  const muted = show.confidence === "low";
  const meter = <Meter range={range} muted={muted} />;
  return (
    <>
      <RangeCell range={range} least={least}>
        {narrow ? (
          meter
        ) : (
          <>
            <div className="hidden lg:block">{meter}</div>
            <div className="lg:hidden">
              <RangeBar range={range} muted={muted} />
            </div>
          </>
        )}
      </RangeCell>
      {reach.kind !== "unknown" && (
        <span className="mt-1 block text-meta text-text-2">Monthly Reach: {rangeText(reach)}</span>
      )}
    </>
  );
}

function perEpisodeCell({ show }: ComparedRow, narrow: boolean): ReactNode {
  const range = rangesOf(show).perEpisode;
  if (range.kind === "unknown") return undefined;
  return (
    <RangeCell range={range} short={!narrow}>
      <RangeBar range={range} muted={show.confidence === "low"} />
    </RangeCell>
  );
}

/** Two years of episodes, how often they are published, and how long they are. */
function cadenceCell({ show, episodes, rhythm }: ComparedRow, now: Date): ReactNode {
  if (episodes === "loading") return <Skeleton className="h-14" />;
  const drawn = episodes && comparedStrip(show, episodes.episodes, { now, complete: episodes.nextCursor === null });
  const strip = drawn && drawn.marks.length > 0 ? drawn : undefined;
  const length = isKnown(show, "duration") && `average ${show.duration}`;
  const words = [drawn?.silent ? "no episode in 24 months" : rhythm?.words, length].filter(Boolean).join(", ");
  if (strip === undefined && words === "") return undefined;
  return (
    <>
      {strip && <StripDrawing strip={strip} className={STRIP_HEIGHT} />}
      <span className="mt-1 block text-meta text-text-2 first-letter:uppercase">{words || <Unknown />}</span>
    </>
  );
}

/** A show's language and country, and whether it is explicit. */
function placesOf(show: PodcastDetail): string {
  const language = languageOf(show);
  const country = isKnown(show, "country") ? countryName(show.country) : undefined;
  const explicit = isKnown(show, "explicit") && (show.explicit ? "explicit" : "not explicit");
  return [language === undefined ? undefined : languageName(language), country, explicit].filter(Boolean).join(", ");
}

function kindCell({ show }: ComparedRow): ReactNode {
  const categories = categoriesOf(show);
  const places = placesOf(show);
  if (categories.length === 0 && places === "") return undefined;
  return (
    <>
      <span className="block" title={categories.join(", ")}>
        {categories.length === 0 ? <Unknown /> : categories.slice(0, CATEGORIES).join(", ")}
      </span>
      <span className="block text-text-2">{places}</span>
    </>
  );
}

/** How a show compares with the average of its first category. */
function MarketCell({ market }: { market: Exclude<ComparedRow["market"], undefined> }) {
  if (market === "loading") return <Skeleton className="h-10" />;
  if (market === "locked") return <LogInToSee />;
  return (
    <>
      <span className="block">{market.place}</span>
      {market.category !== null && <span className="block text-text-2">in {market.category}</span>}
    </>
  );
}

/** When the last episode was published, and how many there are. */
function episodesCell({ show }: ComparedRow, now: Date): ReactNode {
  const date = readableDate(show.lastUpdate, now);
  const isOld = knownUntil(show, now) !== now;
  const isCounted = isKnown(show, "episodeCount");
  if (!date && !isCounted) return undefined;
  return (
    <>
      {date && (
        <time dateTime={date.iso} title={date.absolute} className="block">
          {isOld ? `Last known: ${date.absolute}` : date.relative}
        </time>
      )}
      {isCounted && <span className="block text-text-2">{formatCount(show.episodeCount)} episodes</span>}
    </>
  );
}

export type CompareColumn = {
  readonly id: "listeners" | "episode" | "rhythm" | "kind" | "market" | "updated" | "contact" | "price";
  readonly name: string;
  /** The width as a percentage of the table. */
  readonly width: number;
  /** Rendered in the header below the name. */
  readonly scale?: ReactNode;
  /** Returns undefined if nothing is known. `narrow` is true on a phone, where a column has the full width. */
  readonly cell: (row: ComparedRow, now: Date, narrow: boolean) => ReactNode;
};

const MONTHS = (
  <span aria-hidden="true" className="mt-1 flex justify-between text-axis font-normal text-text-3">
    <span>2 years ago</span>
    <span>Now</span>
  </span>
);

/** What a comparison shows for each show, besides its name. */
export const COMPARE_COLUMNS: readonly CompareColumn[] = [
  {
    id: "listeners",
    name: "Est. listeners",
    width: 21.5,
    scale: <ScaleLabels className="mt-1 mr-3" />,
    cell: (row, _now, narrow) => listenersCell(row, narrow),
  },
  {
    id: "episode",
    name: "Per episode",
    width: 11.5,
    scale: <ScaleLabels sparse className="mt-1 mr-3" />,
    cell: (row, _now, narrow) => perEpisodeCell(row, narrow),
  },
  {
    id: "rhythm",
    name: "Last 24 months",
    width: 11,
    scale: MONTHS,
    cell: cadenceCell,
  },
  {
    id: "kind",
    name: "Category, language",
    width: 9.5,
    cell: kindCell,
  },
  {
    id: "market",
    name: "Market position",
    width: 7.5,
    cell: ({ market }) => market && <MarketCell market={market} />,
  },
  {
    id: "updated",
    name: "Updated, episodes",
    width: 7.5,
    cell: episodesCell,
  },
  {
    id: "contact",
    name: "Contact",
    width: 6.5,
    cell: ({ show }) => contactText(show) || undefined,
  },
  {
    id: "price",
    name: "Price per spot",
    width: 8.5,
    cell: ({ show, spot }) => spot && <PriceCell show={show} spot={spot} />,
  },
];
