import { type EpisodeStrip, episodeStrip, STRIP_MONTHS } from "@earshot/domain/catalogue/episode-strip";
import { formatCount } from "@earshot/domain/shared/format-count";
import { useState } from "react";
import { Panel } from "../ui/panel";
import { Skeleton } from "../ui/skeleton";
import { EPISODE_STRIP_HEIGHT } from "./episode-strip-height";
import { useEpisodeMarksQuery } from "./catalogue-api";

/** Units of the drawing; it is stretched to the width that there is. */
const WIDTH = 720;
const HEIGHT = 64;

/** Two years of episodes: a mark for each, the taller the longer. Draws nothing for a show without known episodes. */
export default function EpisodeStripPanel({ podcastId }: { podcastId: string }) {
  const { currentData, isError } = useEpisodeMarksQuery(podcastId);
  const [now] = useState(() => new Date());
  if (currentData === undefined && !isError) return <Skeleton className={EPISODE_STRIP_HEIGHT} />;
  if (currentData === undefined || currentData.episodes.length === 0) return null;
  const strip = episodeStrip(currentData.episodes, { now, complete: currentData.nextCursor === null });
  return (
    <Panel aria-labelledby="episode-strip">
      <h2 id="episode-strip" className="text-h3">
        Two years of episodes
      </h2>
      <p className="mt-1 text-meta text-text-2">{summary(strip)} Taller means longer.</p>
      <div className="mt-3">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Strip of ${formatCount(strip.marks.length)} episodes over ${STRIP_MONTHS} months. The table below says the same.`}
          className="block h-16 w-full border-b border-line-strong"
        >
          {strip.from > 0 && <rect width={strip.from * WIDTH} height={HEIGHT} className="fill-surface-2" />}
          {strip.marks.map(({ at, height }, index) => (
            <rect
              key={index}
              x={Math.min(WIDTH - 2, at * WIDTH)}
              y={HEIGHT - height * HEIGHT}
              width="2"
              height={height * HEIGHT}
              className="fill-chart-self"
            />
          ))}
        </svg>
        <div aria-hidden="true" className="mt-1 flex justify-between text-axis text-text-3">
          <span>2 years ago</span>
          <span>1 year ago</span>
          <span>Now</span>
        </div>
      </div>
      <details className="mt-2 text-meta">
        <summary className="min-h-6 w-fit cursor-pointer text-text-2">Episodes by month</summary>
        <MonthTable strip={strip} />
      </details>
    </Panel>
  );
}

function summary({ marks, from }: EpisodeStrip): string {
  const count = `${formatCount(marks.length)} ${marks.length === 1 ? "episode" : "episodes"}`;
  return from > 0 ? `The latest ${count}; earlier ones are not listed here.` : `${count} in 24 months.`;
}

function MonthTable({ strip }: { strip: EpisodeStrip }) {
  return (
    <table className="mt-2 w-full max-w-md border-collapse text-left">
      <caption className="sr-only">Episodes of each month, the newest month first</caption>
      <thead>
        <tr className="text-text-2 [&>th]:pr-3 [&>th]:font-normal">
          <th scope="col">Month</th>
          <th scope="col">Episodes</th>
          <th scope="col">Usual length</th>
        </tr>
      </thead>
      <tbody>
        {strip.months.map(({ month, episodes, minutes }) => (
          <tr key={month} className="border-t border-line [&>*]:py-1 [&>*]:pr-3">
            <th scope="row" className="font-normal">
              {month}
            </th>
            <td>{episodes}</td>
            <td>{minutes === undefined ? "–" : `${minutes} min`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
