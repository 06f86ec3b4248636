import type { SearchResult } from "@earshot/domain/catalogue/search/search-request";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { memo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { track } from "../../analytics/tracker";
import { RangeBar } from "../../audience/range-bar";
import { knownListeners } from "../../audience/range-text";
import { cx } from "../../ui/class-names";
import { Cover } from "../../ui/cover";
import { readableDate } from "../shows/dates";
import { podcastPath, type PodcastPageState } from "../shows/podcast-path";
import { usePodcastPrefetch } from "../api/use-podcast-prefetch";
import { PlayRow } from "../shows/play-show";
import { useShowSelection } from "../shows/selection-context";
import { ROW } from "./table-blocks";
import { isCut, type TableColumn } from "./table-columns";

type Props = {
  podcast: SearchResult;
  /** Starts at 1 and counts all results. */
  position: number;
  /** Empty on a phone. */
  columns: readonly TableColumn[];
  narrow: boolean;
  /** Whether a long title takes a second line. Only for rows whose height is not fixed. */
  wraps?: boolean;
  now: Date;
  /** Whether this show is playing. */
  playing: boolean;
  selected: boolean;
};

/** A show as a table row. The title links to its page. */
export const TableRow = memo(function TableRow({
  podcast,
  position,
  columns,
  narrow,
  wraps = false,
  now,
  playing,
  selected,
}: Props) {
  const prefetch = usePodcastPrefetch(podcast.id);
  return (
    <tr
      {...prefetch}
      role="row"
      data-card
      // The head is row 1.
      aria-rowindex={position + 1}
      style={{ contain: "layout", minHeight: ROW[narrow ? "narrow" : "wide"] }}
      className={cx(
        "grid grid-cols-(--tracks) items-center border-b border-line text-meta",
        selected ? "bg-accent-soft" : "hover:bg-surface-2",
      )}
    >
      <td role="cell" className="px-2">
        <RowBox podcast={podcast} />
      </td>
      {!narrow && (
        <td role="cell">
          <PlayRow podcast={podcast} playing={playing} />
        </td>
      )}
      <th role="rowheader" scope="row" className="min-w-0 pr-3 text-left font-normal">
        {narrow ? <NarrowShow podcast={podcast} now={now} /> : <WideShow podcast={podcast} wraps={wraps} />}
      </th>
      {columns.map(({ id, cell, numeric, width }) => {
        const content = cell(podcast, now);
        return (
          <td
            key={id}
            role="cell"
            className={cx(
              numeric ? "pr-6 text-right tabular" : "pr-3",
              isCut(content, width) ? "truncate" : "whitespace-nowrap",
            )}
          >
            {content || <span className="text-text-3">–</span>}
          </td>
        );
      })}
      {narrow && (
        <td role="cell">
          <PlayRow podcast={podcast} playing={playing} />
        </td>
      )}
    </tr>
  );
});

/** The checkbox that selects a show. Only this is rendered again when the selection changes. */
export function RowBox({ podcast: { id, title } }: { podcast: Podcast }) {
  const selection = useShowSelection();
  return (
    <label className="grid h-full min-h-8 min-w-6 place-items-center coarse:min-h-11" title="Select (X)">
      <input
        type="checkbox"
        data-action="select"
        aria-label={`Select ${title}`}
        checked={selection?.ids.has(id) ?? false}
        onChange={() => undefined}
        onClick={(event) => selection?.toggle(id, event.shiftKey)}
        className="size-5 accent-accent"
      />
    </label>
  );
}

/** The host is below the title, because a long title would leave it no room on the same line. */
function WideShow({ podcast, wraps }: { podcast: Podcast; wraps: boolean }) {
  return (
    <span className="grid grid-cols-[24px_minmax(0,1fr)] items-center gap-x-2 coarse:relative">
      <Cover src={podcast.imageUrl} seed={podcast.id} size={24} className="row-span-2 rounded-[4px]" />
      <Title podcast={podcast} className={cx(wraps ? "line-clamp-2" : "truncate", "text-meta leading-4")} />
      <span dir="auto" className="truncate text-axis leading-3.5 font-normal text-text-2">
        {podcast.itunesAuthor}
      </span>
    </span>
  );
}

function NarrowShow({ podcast, now }: { podcast: Podcast; now: Date }) {
  const { range, text = "N/A" } = knownListeners(podcast);
  const date = readableDate(podcast.lastUpdate, now);
  return (
    <span className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-3 coarse:relative">
      <Cover src={podcast.imageUrl} seed={podcast.id} size={44} />
      <span className="min-w-0">
        <Title podcast={podcast} className="block truncate text-control" />
        <span dir="auto" className="block truncate text-text-2">
          {podcast.itunesAuthor}
        </span>
        <span className="mt-0.5 grid grid-cols-2 items-center gap-3">
          <Figure>{text}</Figure>
          <RangeBar range={range} />
        </span>
        <span className="block truncate text-text-2">{date ? `Updated ${date.relative}` : podcast.categories[0]}</span>
      </span>
    </span>
  );
}

function Figure({ children }: { children: ReactNode }) {
  return <b className="font-[640] whitespace-nowrap">{children}</b>;
}

function Title({ podcast, className }: { podcast: Podcast; className: string }) {
  const { id, title } = podcast;
  const state: PodcastPageState = { podcast, fromResults: true };
  return (
    <h3 dir="auto" title={title} className={`font-[640] ${className}`}>
      <Link
        to={podcastPath(id)}
        state={state}
        onClick={() => track({ name: "select_podcast", props: { podcastId: id, title, location: "home_grid" } })}
        className="text-inherit no-underline outline-none hover:underline hit-area row-focus"
      >
        {title}
      </Link>
    </h3>
  );
}
