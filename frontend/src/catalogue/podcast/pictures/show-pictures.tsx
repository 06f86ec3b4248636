import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { useState } from "react";
import { AudienceOverTime } from "./audience-over-time";
import { CountsOverTime } from "./counts-over-time";
import { RankOverTime } from "./rank-over-time";
import { RankPanel } from "../../../market/rank-panel";
import { useShowsComparedWith } from "../../../market/market-api";
import { cx } from "../../../ui/class-names";
import { Skeleton } from "../../../ui/skeleton";
import { usePlaced } from "../../../ui/hooks/use-placed";
import { useEpisodeMarksQuery, useShowHistoryQuery } from "../../api/catalogue-api";
import { isKnown } from "../../shows/known";
import { hasCadence } from "../health/has-feed";
import { EpisodeCadence } from "./episode-cadence";
import { SignsOverTime } from "./signs-over-time";

/** On a phone, a cell of the page's grid; otherwise one of the cells that share a row. Hidden while empty. */
const CELL = "grid min-w-0 empty:hidden lg:flex-1";

type Props = {
  podcast: PodcastDetail;
  /** Of the pictures that are below other parts. */
  className: string | false;
  /** Called when every picture has its final height. */
  onPlaced: () => void;
};

/** Below this width, the pictures are below the contacts instead of beside them (`lg`, styles/tokens.css). */
const STACKED = "(width < 75rem)";

/** When it publishes, where it ranks in its category, and how its audience changed: cells of the page's grid. */
export default function ShowPictures({ podcast, className, onPlaced }: Props) {
  const [isStacked] = useState(() => window.matchMedia(STACKED).matches);
  const isDated = hasCadence(podcast);
  const marks = useEpisodeMarksQuery(podcast.id, { skip: !isDated });
  const history = useShowHistoryQuery(podcast.id);
  const category = useShowsComparedWith(podcast);
  usePlaced(
    [marks, history, category].every(
      ({ currentData, isError, isUninitialized }) => currentData ?? (isError || isUninitialized),
    ),
    podcast.id,
    onPlaced,
  );
  const beside = isStacked && className;
  return (
    <>
      <div className="contents lg:order-2 lg:col-span-9 lg:flex lg:gap-3">
        <div className={`${CELL} order-2`} data-picture="cadence">
          {isDated && <EpisodeCadence podcast={podcast} />}
        </div>
        <div className={cx(CELL, "order-5", beside)} data-picture="place">
          <RankPanel podcast={podcast} />
        </div>
        <div className={cx(CELL, "order-5", beside)} data-picture="history">
          <History podcast={podcast} />
        </div>
      </div>
      <div className={cx("order-6 grid min-w-0 empty:hidden lg:col-span-12", className)} data-picture="rank">
        <Rank podcast={podcast} />
      </div>
      <div
        className={cx("order-6 grid min-w-0 gap-3 empty:hidden lg:col-span-12 lg:grid-flow-col", className)}
        data-picture="counts"
      >
        <Counts podcast={podcast} />
      </div>
      <div
        className={cx("order-6 grid min-w-0 gap-3 empty:hidden lg:col-span-12 lg:grid-flow-col", className)}
        data-picture="signs"
      >
        <Signs podcast={podcast} />
      </div>
    </>
  );
}

function History({ podcast }: { podcast: PodcastDetail }) {
  const { currentData, isError } = useShowHistoryQuery(podcast.id);
  if (isError) return null;
  // A show without an estimate rarely has a history, so nothing reserves its space.
  const isEstimated = isKnown(podcast, "listener_range");
  if (currentData === undefined) return isEstimated ? <Skeleton className="h-48 rounded-card" /> : null;
  const hasFigures = isEstimated || currentData.changes.some(({ field }) => field === "listeners");
  return hasFigures ? <AudienceOverTime changes={currentData.changes} /> : null;
}

function Counts({ podcast }: { podcast: PodcastDetail }) {
  const { currentData } = useShowHistoryQuery(podcast.id);
  return currentData && <CountsOverTime changes={currentData.changes} />;
}

function Signs({ podcast }: { podcast: PodcastDetail }) {
  const { currentData } = useShowHistoryQuery(podcast.id);
  return currentData && <SignsOverTime changes={currentData.changes} />;
}

/** Renders nothing until two ranks are known. */
function Rank({ podcast }: { podcast: PodcastDetail }) {
  const { currentData } = useShowHistoryQuery(podcast.id);
  // Without a rank now, an earlier one was among too few shows, or the show is no longer active.
  return currentData === undefined || podcast.match_rank === null ? null : (
    <RankOverTime changes={currentData.changes} />
  );
}
