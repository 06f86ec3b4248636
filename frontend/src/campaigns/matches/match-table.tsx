import { dollars } from "@earshot/domain/campaigns/fit/budget-fit";
import type { ShowMatch } from "@earshot/domain/campaigns/matches/match-shows";
import { Fragment, useLayoutEffect, useMemo, useRef, useState } from "react";
import { CommonScale } from "../../audience/common-scale";
import { knownListeners } from "../../audience/range-text";
import { ShortRange } from "../../audience/short-range";
import { fittingColumns } from "../../catalogue/results/shown-columns";
import { COLUMNS, type TableColumn, tracksOf } from "../../catalogue/results/table-columns";
import { TableHead } from "../../catalogue/results/table-head";
import { TableRow } from "../../catalogue/results/table-row";
import { useShowSelection } from "../../catalogue/shows/selection-context";
import { playingShow } from "../../catalogue/shows/play-show";
import { useAppSelector } from "../../client/store";
import { useResultSlots } from "../../catalogue/shows/show-slots";
import { FitButton } from "./fit-button";
import { MatchDetails } from "./match-details";
import { type GroupHead, groupHead } from "./match-groups";
import type { OpenMatches } from "./use-open-matches";
import { sharedReasons, shortWhy, whyOf } from "./why-of";

/** The width of the checkbox, the play button and the title in px. */
const FIXED = 40 + 40 + 216;
const SHARED = (["contact", "category", "language", "perEpisode"] as const).flatMap((id) =>
  COLUMNS.filter((column) => column.id === id),
);

/** The matches as a table, best fit first. A row expands to show the parts of its score. */
export function MatchTable({ matches, opened }: { matches: readonly ShowMatch[]; opened: OpenMatches }) {
  const table = useRef<HTMLTableElement>(null);
  const [now] = useState(() => new Date());
  const playing = useAppSelector(playingShow);
  const selected = useShowSelection()?.ids;
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = table.current;
    if (!element) return;
    const measure = () => setWidth(element.getBoundingClientRect().width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const all = useColumns(matches, opened);
  const columns = useMemo(() => fittingColumns(all, width, FIXED), [all, width]);
  const shows = useMemo(() => matches.map(({ podcast }) => podcast), [matches]);
  return (
    <CommonScale shows={shows}>
      <table ref={table} role="table" className="block" style={tracksOf(columns, false)}>
        <caption className="sr-only">Matches, best fit first</caption>
        <TableHead columns={columns} narrow={false} results={shows} />
        <tbody role="rowgroup" className="block">
          {matches.map((match, index) => (
            <Fragment key={match.podcast.id}>
              <GroupRow head={groupHead(matches, index)} />
              <TableRow
                podcast={match.podcast}
                position={index + 1}
                columns={columns}
                narrow={false}
                wraps
                now={now}
                playing={match.podcast.id === playing}
                selected={selected?.has(match.podcast.id) ?? false}
              />
              {opened.has(match.podcast.id) && (
                <tr role="row" id={opened.idOf(match.podcast.id)} className="block border-b border-line bg-surface-2">
                  <td role="cell" className="block px-4 py-4">
                    <MatchDetails match={match} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </CommonScale>
  );
}

/** The heading between two groups of shows: what comes next, and why. */
function GroupRow({ head }: { head: GroupHead | undefined }) {
  return (
    head && (
      <tr role="row" className="block border-b border-line">
        <td role="cell" className="block px-3 pt-6 pb-3">
          <h3 className="text-h3">{head.title}</h3>
          <p className="text-meta text-text-2">{head.text}</p>
        </td>
      </tr>
    )
  );
}

/** Columns that are always shown. Any other column is left out if it would be empty for all shows. */
const ALWAYS = ["fit", "why", "list"];

/** The columns, most important first: a narrow table leaves out the last ones. */
function useColumns(matches: readonly ShowMatch[], opened: OpenMatches): readonly TableColumn[] {
  const { AddToList } = useResultSlots();
  return useMemo(() => {
    const byId = new Map(matches.map((match) => [match.podcast.id, match]));
    const shared = sharedReasons(matches);
    const now = new Date();
    const columns: readonly TableColumn[] = [
      {
        id: "fit",
        name: "Ad fit",
        width: 152,
        cell: ({ id }) => {
          const match = byId.get(id);
          const controls = opened.idOf(id);
          return (
            match && (
              <FitButton match={match} open={opened.has(id)} controls={controls} onToggle={() => opened.toggle(id)} />
            )
          );
        },
      },
      {
        id: "listeners",
        name: "Listeners",
        width: 124,
        cell: (podcast) => {
          const { kind, range, text } = knownListeners(podcast);
          return kind === "range" ? <ShortRange range={range} /> : text;
        },
      },
      {
        id: "price",
        name: "60-second spot",
        width: 132,
        cell: ({ id }) => {
          const price = byId.get(id)?.price;
          return price && dollars(price);
        },
      },
      {
        id: "list",
        name: "List",
        width: 52,
        cell: (podcast) => (
          <AddToList
            podcast={podcast}
            on="card"
            size="sm"
            className="focus-visible:-outline-offset-2 h-7! w-8! px-0! coarse:h-11! [&>span]:sr-only"
          />
        ),
      },
      {
        id: "why",
        name: "Why",
        width: 200,
        cell: ({ id }) => {
          const match = byId.get(id);
          const why = match && whyOf(match, shared).join(" ");
          return (
            why && (
              <span
                title={why}
                className="line-clamp-2 text-axis leading-3.5 font-normal whitespace-normal text-text-2"
              >
                {shortWhy(why)}
              </span>
            )
          );
        },
      },
      ...SHARED,
    ];
    const says = ({ cell }: TableColumn) => matches.some(({ podcast }) => Boolean(cell(podcast, now)));
    return columns.filter((column) => ALWAYS.includes(column.id) || says(column));
  }, [matches, opened, AddToList]);
}
