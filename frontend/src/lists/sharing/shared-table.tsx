import type { SharedItems } from "@earshot/backend/lists/sharing/links/shares.schemas";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { useState } from "react";
import { Link } from "react-router-dom";
import { listenersText, rangeText } from "../../audience/range-text";
import { readableDate } from "../../catalogue/shows/dates";
import { podcastPath } from "../../catalogue/shows/podcast-path";
import { Cover } from "../../ui/cover";

type Item = SharedItems["items"][number];

/** Shows with their figures, read-only. */
export function SharedTable({ label, items }: { label: string; items: readonly Item[] }) {
  const [now] = useState(() => new Date());
  return (
    // On a phone it scrolls sideways, also with the keyboard. The name column is narrow there, so that the figures start on the screen.
    <div role="region" aria-label={`Shows in ${label}`} tabIndex={0} className="overflow-x-auto">
      <table className="w-full">
        <caption className="sr-only">Shows in {label}</caption>
        <thead>
          <tr className="text-left text-meta text-text-2">
            {["Show", "Listeners", "Per episode", "Category", "Language", "Episodes", "Last episode"].map((name) => (
              <th key={name} scope="col" className="border-b border-line px-2 py-2 font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.podcastId} item={item} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Uses the browser's names: the domain's table of names is too large for a page that clients open on a phone. */
function nameOfLanguage(code: string): string {
  return /^[a-z]{2,3}$/.test(code) ? (NAMES.of(code) ?? code) : code;
}
const NAMES = new Intl.DisplayNames("en", { type: "language" });

function listenersOf(figures: Item["figures"]): string {
  const { listeners = "N/A", listenersAtLeast } = figures ?? {};
  return listenersText({ listener_range: listeners, listenersAtLeast }, "No estimate");
}

function perEpisodeOf(figures: Item["figures"]): string {
  const range = parseListenerRange(figures?.perEpisode);
  return range.kind === "unknown" ? "–" : rangeText(range);
}

function Row({ item: { podcastId, payload, figures }, now }: { item: Item; now: Date }) {
  const title = payload.title || "Untitled";
  const last = figures && figures.lastEpisode > 0 ? readableDate(figures.lastEpisode, now) : undefined;
  const cells = [
    ["Listeners", listenersOf(figures)],
    ["Per episode", perEpisodeOf(figures)],
    ["Category", figures?.category || "–"],
    ["Language", figures?.language ? nameOfLanguage(figures.language) : "–"],
    ["Episodes", figures?.episodes?.toLocaleString("en-US") ?? "–"],
    [
      "Last episode",
      last ? (
        <time key="last" dateTime={last.iso} title={last.absolute}>
          {last.relative}
        </time>
      ) : (
        "–"
      ),
    ],
  ] as const;
  return (
    <tr className="border-b border-line">
      <th scope="row" className="max-w-52 px-2 py-2 text-left font-normal md:max-w-none">
        <span className="flex items-center gap-3">
          <Cover src={payload.image_url} seed={podcastId} size={48} />
          <span className="min-w-0">
            <Link
              to={podcastPath(podcastId)}
              dir="auto"
              title={title}
              className="line-clamp-2 text-control break-words text-text"
            >
              {title}
            </Link>
            <span dir="auto" className="block truncate text-meta text-text-2">
              {payload.author}
            </span>
          </span>
        </span>
      </th>
      {cells.map(([name, value]) => (
        <td key={name} className="px-2 py-2 whitespace-nowrap">
          {value}
        </td>
      ))}
    </tr>
  );
}
