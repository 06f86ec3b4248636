import {
  type DatedShow,
  type EpisodeStrip,
  episodeStrip,
  knownUntil,
} from "@earshot/domain/catalogue/shows/episode-strip";
import { shortMonth } from "@earshot/domain/shared/text/day-text";
import { counted } from "@earshot/domain/shared/text/format-count";
import { memo, useState } from "react";
import { ChartPanel } from "../../../ui/charts/chart-panel";
import { ChartTable } from "../../../ui/charts/chart-table";
import { Skeleton } from "../../../ui/skeleton";
import { StripDrawing } from "../../strip/strip-drawing";
import { FEWEST } from "../health/has-feed";
import { useEpisodeMarksQuery } from "../../api/catalogue-api";

/** If this part of the two years is not known, the picture covers only the rest. */
const MUCH = 0.2;

/**
 * The episodes of two years, or of the shorter time for which they are known: one mark each, taller for longer episodes. Renders nothing
 * for a show with hardly any known episodes.
 */
export const EpisodeCadence = memo(function EpisodeCadence({ podcast }: { podcast: DatedShow }) {
  const { currentData, isError } = useEpisodeMarksQuery(podcast.id);
  const [now] = useState(() => new Date());
  if (currentData === undefined) return isError ? null : <Skeleton className="h-40 rounded-card md:h-46" />;
  if (currentData.episodes.length < FEWEST) return null;
  const { episodes, nextCursor } = currentData;
  // A source can be limited to the newest episodes.
  const complete = nextCursor === null && episodes.length >= podcast.episodeCount;
  const until = knownUntil(podcast, now);
  const strip = episodeStrip(episodes, { now: until, complete });
  // All known episodes are newer than the facts, or have no date.
  if (strip.from === 1 || (strip.marks.length === 0 && !strip.silent)) return null;
  const months = strip.months.toReversed();
  const start = strip.from > MUCH ? strip.from : 0;
  const recent = until === now;
  const ends = [
    ...months.slice(0, 1).map(({ month }) => shortMonth(Date.parse(month))),
    recent ? "Now" : monthBefore(until, 0),
  ];
  const labels = start > 0 ? ends : recent ? AGES : YEARS.map((back) => monthBefore(until, back));
  const at = (share: number) => Math.max(0, (share - start) / (1 - start));
  const known = { ...strip, from: at(strip.from), marks: strip.marks.map((mark) => ({ ...mark, at: at(mark.at) })) };
  return (
    <ChartPanel
      title={start === 0 ? "Two years of episodes" : recent ? "Recent episodes" : "Known episodes"}
      summary={summary(strip)}
      readings={months.map(({ month, episodes, minutes, from, to }) => ({
        at: (at(from) + at(to)) / 2,
        half: (at(to) - at(from)) / 2,
        text: `${shortMonth(Date.parse(month))}: ${episodesText(episodes)}${minutes === undefined ? "" : `, usually ${minutes} min`}`,
      }))}
      axis={
        <div aria-hidden="true" className="mt-1 flex justify-between text-axis text-text-3">
          {[...new Set(labels)].map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
      }
      tableName="Episodes by month"
      table={
        <ChartTable
          caption="Episodes per month, newest first"
          heads={["Month", "Episodes", "Usual length"]}
          rows={strip.months.map(({ month, episodes, minutes }) => [
            month,
            String(episodes),
            minutes === undefined ? "–" : `${minutes} min`,
          ])}
        />
      }
    >
      {(chosen) => (
        <div className="relative">
          {chosen?.half !== undefined && (
            <span
              className="absolute inset-y-0 bg-accent-soft"
              style={{ left: `${(chosen.at - chosen.half) * 100}%`, width: `${chosen.half * 200}%` }}
            />
          )}
          <StripDrawing strip={known} className="relative h-8 md:h-12" />
        </div>
      )}
    </ChartPanel>
  );
});

/** Below the strip, from its oldest day to its newest. */
const AGES = ["2 years ago", "1 year ago", "Now"];
const YEARS = [2, 1, 0];

function monthBefore(until: Date, years: number): string {
  return shortMonth(Date.UTC(until.getUTCFullYear() - years, until.getUTCMonth()));
}

function summary({ marks, from }: EpisodeStrip): string {
  if (marks.length === 0) return "No episode in 24 months.";
  const count = marks.length === 1 ? "episode" : episodesText(marks.length);
  return from > 0
    ? `The newest ${count}. Taller means longer.`
    : `${episodesText(marks.length)} in 24 months. Taller means longer.`;
}

const episodesText = (episodes: number) => counted(episodes, "episode");
