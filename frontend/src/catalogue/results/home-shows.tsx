import type { HomeAnswer } from "@earshot/backend/catalogue/home.schemas";
import { compactRange } from "@earshot/domain/audience/range/compact-range";
import { parseListenerRange, rangeFromNumbers } from "@earshot/domain/audience/range/listener-range";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { counted } from "@earshot/domain/shared/text/format-count";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { CommonScale } from "../../audience/common-scale";
import { RangeBar } from "../../audience/range-bar";
import { shortRangeText } from "../../audience/range-text";
import { ShortRange } from "../../audience/short-range";
import { cx } from "../../ui/class-names";
import { Cover } from "../../ui/cover";
import { ErrorNotice } from "../../ui/error-notice";
import { Panel } from "../../ui/panel";
import { useHomeQuery, useLargestQuery } from "../api/catalogue-api";
import { PlayShow } from "../shows/play-show";
import { podcastPath, type PodcastPageState } from "../shows/podcast-path";
import { HomeSkeleton } from "./home-skeleton";

/** The number of best-known shows beside a panel of growing or new ones, which has as many. */
const BESIDE_ANOTHER = 4;

/** Growing shows and new shows. If there are none of either, the best-known shows take their place. */
export default function HomeShows() {
  const { data, error, ...query } = useHomeQuery();
  const missing = data === undefined ? 0 : Number(data.growing.length === 0) + Number(data.begun.podcasts.length === 0);
  const { data: largest, isLoading } = useLargestQuery(undefined, { skip: missing === 0 });
  if (data === undefined) {
    if (!error) return <HomeSkeleton />;
    return <ErrorNotice text="Couldn’t load shows to start with." query={query} />;
  }
  if (isLoading) return <HomeSkeleton />;
  const { growing, begun } = data;
  // As many rows as there is room for: a full panel in one column, or both columns.
  const known = largest?.slice(0, missing === 1 ? BESIDE_ANOTHER : undefined) ?? [];
  if (growing.length + begun.podcasts.length + known.length === 0) return null;
  return (
    <CommonScale shows={[...growing.map(({ podcast }) => podcast), ...known]}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
        {growing.length > 0 && (
          <ShowPanel
            id="growing"
            title="Growing"
            aside="last 8 weeks"
            text="Estimates that rose most, by the same method"
          >
            {growing.map((show) => (
              <GrowingRow key={show.podcast.id} {...show} />
            ))}
          </ShowPanel>
        )}
        {begun.podcasts.length > 0 && (
          <ShowPanel
            id="new-this-week"
            title="New this week"
            aside={counted(begun.total, "show")}
            text="Started or first seen in the last 7 days"
          >
            {begun.podcasts.map((podcast) => (
              <ShowRow key={podcast.id} podcast={podcast} end={<PlayShow podcast={podcast} />}>
                <p className="truncate text-meta text-text-2">{newText(podcast)}</p>
              </ShowRow>
            ))}
          </ShowPanel>
        )}
        {known.length > 0 && (
          <ShowPanel
            id="best-known"
            title="Best known"
            aside="by listeners"
            text="The largest audiences we can estimate"
            wide={missing === 2}
          >
            {known.map((podcast) => (
              <KnownRow key={podcast.id} podcast={podcast} ruled={missing === 2} />
            ))}
          </ShowPanel>
        )}
      </div>
    </CommonScale>
  );
}

type PanelProps = { id: string; title: string; aside: string; text: string; wide?: boolean; children: ReactNode };

/** A panel of one column, or of both: then it is as tall as the two panels' placeholder. */
function ShowPanel({ id, title, aside, text, wide = false, children }: PanelProps) {
  return (
    <Panel aria-labelledby={id} className={wide ? "min-h-[820px] lg:col-span-2 lg:min-h-[436px]" : "min-h-[372px]"}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        <p className="text-meta text-text-2">{aside}</p>
      </div>
      <p className="text-meta text-text-2">{text}</p>
      <ul className={cx("mt-2", wide && "gap-x-10 lg:grid lg:grid-cols-2")}>{children}</ul>
    </Panel>
  );
}

function KnownRow({ podcast, ruled }: { podcast: Podcast; ruled: boolean }) {
  const range = parseListenerRange(podcast.listener_range);
  return (
    <ShowRow podcast={podcast} end={null} ruled={ruled}>
      <RangeBar range={range} />
      <p className="truncate text-meta text-text-2">
        <ShortRange range={range} />
        {podcast.categories[0] !== undefined && `, ${podcast.categories[0]}`}
      </p>
    </ShowRow>
  );
}

function GrowingRow({ podcast, before, factor }: HomeAnswer["growing"][number]) {
  const [was, now] = [rangeFromNumbers(before.low, before.high), parseListenerRange(podcast.listener_range)];
  const more = `+${Math.round((factor - 1) * 100)}%`;
  return (
    <ShowRow podcast={podcast} end={<span className="text-control text-pos">{more}</span>}>
      <RangeBar range={now} />
      <RangeBar range={was} base />
      <p className="truncate text-meta text-text-2">
        {shortRangeText(now) === shortRangeText(was) ? (
          // Both ranges are in the same band, so the text has their numbers, which differ by at least a quarter.
          `${compactRange(now)}, was ${compactRange(was)}`
        ) : (
          <>
            <ShortRange range={now} />, was <ShortRange range={was} />
          </>
        )}
      </p>
    </ShowRow>
  );
}

type RowProps = {
  podcast: Podcast;
  end: ReactNode;
  /** Also draws a line above the first row, as the second column has one above its own. */
  ruled?: boolean;
  children: ReactNode;
};

function ShowRow({ podcast, end, ruled = false, children }: RowProps) {
  const state: PodcastPageState = { podcast };
  return (
    <li className={cx("flex items-center gap-3 border-t border-line py-2", !ruled && "first:border-t-0")}>
      <Cover src={podcast.imageUrl} seed={podcast.id} size={48} />
      <div className="relative min-w-0 flex-1">
        <p dir="auto" className="font-[560]">
          <Link
            to={podcastPath(podcast.id)}
            state={state}
            className="hit-area block truncate py-0.5 text-text no-underline hover:underline"
          >
            {podcast.title}
          </Link>
        </p>
        {children}
      </div>
      {end}
    </li>
  );
}

/** "Society & Culture, 6 episodes" */
function newText({ categories: [category], episodeCount }: Podcast): string {
  const episodes = counted(episodeCount, "episode");
  return category === undefined ? episodes : `${category}, ${episodes}`;
}
