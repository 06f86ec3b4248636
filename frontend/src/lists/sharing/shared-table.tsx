import type { SharedItems } from "@earshot/backend/lists/sharing/links/shares.schemas";
import { type ListenerRange, parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { RangeBar } from "../../audience/range-bar";
import { listenersText, rangeText } from "../../audience/range-text";
import { ScaleLabels } from "../../audience/scale-labels";
import { readableDate } from "../../catalogue/shows/dates";
import { ReadableTime } from "../../catalogue/shows/readable-time";
import { podcastPath } from "../../catalogue/shows/podcast-path";
import { Cover } from "../../ui/cover";
import { useNarrowerThan } from "../../ui/hooks/use-narrower-than";

type Item = SharedItems["items"][number];

const UNKNOWN = "–";
const NO_ESTIMATE = "No estimate";

/** Has bars, as in the owner's list. */
const DRAWN = "Per episode";

/** Ranges can be wider than half of a phone. */
const RANGES = ["Listeners", DRAWN];

const HEADS = ["Show", "Listeners", DRAWN, "Category", "Language", "Episodes", "Last episode"];

/** Shows with their figures, read-only: a table, or a list on a phone, where a table has no room for a range of millions. */
export function SharedTable({ label, items }: { label: string; items: readonly Item[] }) {
  const [now] = useState(() => new Date());
  const narrow = useNarrowerThan("md");
  const hasBars = items.some((item) => rangeOf(item).kind !== "unknown");
  if (narrow) {
    return (
      <ul aria-label={`Shows in ${label}`} className="border-t border-line">
        {items.map((item) => (
          <li key={item.podcastId} className="border-b border-line py-4">
            <Show item={item} />
            <Known cells={cellsOf(item, now)} range={rangeOf(item)} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div role="region" aria-label={`Shows in ${label}`} tabIndex={0} className="overflow-x-auto">
      <table className="w-full">
        <caption className="sr-only">Shows in {label}</caption>
        <thead>
          <tr className="text-left align-top text-meta text-text-2">
            {HEADS.map((name) => (
              <th key={name} scope="col" className="border-b border-line px-2 py-2 font-normal">
                {name}
                {name === DRAWN && hasBars && <ScaleLabels sparse className="mt-1 min-w-24" />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.podcastId} className="border-b border-line">
              <th scope="row" className="px-2 py-2 text-left font-normal">
                <Show item={item} />
              </th>
              {cellsOf(item, now).map(([name, value]) => (
                <td key={name} className="px-2 py-2 whitespace-nowrap">
                  {value}
                  {name === DRAWN && <RangeBar range={rangeOf(item)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What is not known is left out, so that more shows fit on the screen. */
function Known({ cells, range }: { cells: ReturnType<typeof cellsOf>; range: ListenerRange }) {
  const known = cells.filter(([, value]) => value !== UNKNOWN && value !== NO_ESTIMATE);
  if (known.length === 0) return null;
  return (
    <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2">
      {known.map(([name, value]) => (
        <div key={name} className={RANGES.includes(name) ? "col-span-2 flex flex-wrap justify-between gap-x-4" : ""}>
          <dt className="text-meta text-text-2">{name}</dt>
          <dd className={RANGES.includes(name) ? "font-[640]" : "text-meta break-words"}>{value}</dd>
          {name === DRAWN && (
            <dd aria-hidden="true" className="w-full">
              <RangeBar range={range} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** Uses the browser's names: the domain's table of names is too large for a page that clients open on a phone. */
function nameOfLanguage(code: string): string {
  return /^[a-z]{2,3}$/.test(code) ? (NAMES.of(code) ?? code) : code;
}
const NAMES = new Intl.DisplayNames("en", { type: "language" });

const rangeOf = ({ figures }: Item) => parseListenerRange(figures?.perEpisode);

function listenersOf(figures: Item["figures"]): string {
  const { listeners = "N/A", listenersAtLeast } = figures ?? {};
  return listenersText({ listener_range: listeners, listenersAtLeast }, NO_ESTIMATE);
}

function perEpisodeOf(item: Item): string {
  const range = rangeOf(item);
  return range.kind === "unknown" ? UNKNOWN : rangeText(range);
}

/** What is known about a show, by the name of its column. */
function cellsOf(item: Item, now: Date): readonly (readonly [name: string, value: ReactNode])[] {
  const { figures } = item;
  const last = figures && figures.lastEpisode > 0 ? readableDate(figures.lastEpisode, now) : undefined;
  return [
    ["Listeners", listenersOf(figures)],
    [DRAWN, perEpisodeOf(item)],
    ["Category", figures?.category || UNKNOWN],
    ["Language", figures?.language ? nameOfLanguage(figures.language) : UNKNOWN],
    ["Episodes", figures?.episodes?.toLocaleString("en-US") ?? UNKNOWN],
    ["Last episode", last ? <ReadableTime key="last" date={last} /> : UNKNOWN],
  ];
}

function Show({ item: { podcastId, payload } }: { item: Item }) {
  const title = payload.title || "Untitled";
  return (
    <span className="flex items-center gap-3">
      <Cover src={payload.image_url} seed={podcastId} size={48} />
      <span className="relative min-w-0">
        <Link
          to={podcastPath(podcastId)}
          dir="auto"
          title={title}
          className="hit-area line-clamp-2 text-control break-words text-text"
        >
          {title}
        </Link>
        <span dir="auto" className="block truncate text-meta text-text-2">
          {payload.author}
        </span>
      </span>
    </span>
  );
}
