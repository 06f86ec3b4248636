import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import type { SearchResult } from "@earshot/domain/catalogue/search/search-request";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { memo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { track } from "../../analytics/tracker";
import { RangeBar } from "../../audience/range-bar";
import { rangeText } from "../../audience/range-text";
import { Cover } from "../../ui/cover";
import { readableDate } from "../shows/dates";
import { podcastPath, type PodcastPageState } from "../shows/podcast-path";
import { usePodcastPrefetch } from "../api/use-podcast-prefetch";
import { PlayShow } from "../shows/play-show";
import { useShowSelection } from "../shows/selection-context";
import type { TableColumn } from "./table-columns";

/** Heights of a row in px: of a table, and of a phone, where the figures are below the title. */
export const ROW = { wide: 32, narrow: 104 } as const;

type Props = {
  podcast: SearchResult;
  /** Counted from 1, over all results. */
  position: number;
  /** Empty on a phone. */
  columns: readonly TableColumn[];
  narrow: boolean;
  now: Date;
};

/** A show as a row of the table. The title leads to its page. */
export const TableRow = memo(function TableRow({ podcast, position, columns, narrow, now }: Props) {
  const prefetch = usePodcastPrefetch(podcast.id);
  return (
    <tr
      {...prefetch}
      data-card
      // The head is row 1.
      aria-rowindex={position + 1}
      style={{ height: narrow ? ROW.narrow : ROW.wide }}
      className="border-b border-line text-meta hover:bg-surface-2 has-[[data-action=select]:checked]:bg-accent-soft has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-focus"
    >
      <td className="px-2">
        <RowBox podcast={podcast} />
      </td>
      {!narrow && (
        <td>
          <PlayShow podcast={podcast} />
        </td>
      )}
      <th scope="row" className="min-w-0 pr-3 text-left font-normal">
        {narrow ? <NarrowShow podcast={podcast} now={now} /> : <WideShow podcast={podcast} />}
      </th>
      {columns.map(({ id, cell, numeric }) => (
        <td key={id} className={numeric ? "pr-6 text-right tabular-nums" : "truncate pr-3"}>
          {cell(podcast, now) || <span className="text-text-3">–</span>}
        </td>
      ))}
      {narrow && (
        <td>
          <PlayShow podcast={podcast} />
        </td>
      )}
    </tr>
  );
});

/** The box that selects a show. Draws alone when the selection changes. */
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

function WideShow({ podcast }: { podcast: Podcast }) {
  return (
    <span className="relative flex min-w-0 items-center gap-2">
      <Cover src={podcast.imageUrl} seed={podcast.id} size={24} className="rounded-[4px]" />
      <Title podcast={podcast} className="max-w-[75%] shrink-0 truncate" />
      <span dir="auto" className="min-w-0 truncate text-text-2">
        {podcast.itunesAuthor}
      </span>
    </span>
  );
}

function NarrowShow({ podcast, now }: { podcast: Podcast; now: Date }) {
  const range = parseListenerRange(podcast.listener_range);
  const date = readableDate(podcast.lastUpdate, now);
  return (
    <span className="relative grid grid-cols-[44px_minmax(0,1fr)] gap-x-3">
      <Cover src={podcast.imageUrl} seed={podcast.id} size={44} />
      <span className="min-w-0">
        <Title podcast={podcast} className="block truncate" />
        <span dir="auto" className="block truncate text-text-2">
          {podcast.itunesAuthor}
        </span>
        <span className="mt-0.5 grid grid-cols-2 items-center gap-3">
          <Figure>{rangeText(range)}</Figure>
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
    <h3 dir="auto" title={title} className={`text-control font-[640] ${className}`}>
      <Link
        to={podcastPath(id)}
        state={state}
        onClick={() => track({ name: "select_podcast", props: { podcastId: id, title, location: "home_grid" } })}
        className="hit-area text-inherit no-underline outline-none hover:underline"
      >
        {title}
      </Link>
    </h3>
  );
}
