import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { useState } from "react";
import { RankPanel } from "../../../market/rank-panel";
import { useShowsComparedWith } from "../../../market/market-api";
import { cx } from "../../../ui/class-names";
import { usePlaced } from "../../../ui/hooks/use-placed";
import { useEpisodeMarksQuery } from "../../api/catalogue-api";
import { hasCadence } from "../health/has-feed";
import type { Part } from "./use-placed-parts";
import { EpisodeCadence } from "./episode-cadence";

/** A cell of the page's grid, or in a wide window the right one of two. Hidden while empty. */
const CELL = "grid min-w-0 empty:hidden lg:flex-[1_0_30%]";

type Props = {
  podcast: PodcastDetail;
  /** The class of what is below parts that do not have their final height. */
  hidden: (...until: readonly Part[]) => string | false;
  onPlaced: (part: Part) => void;
};

/** Below this width, the place in the category is below the contacts instead of beside them (`lg`, styles/tokens.css). */
const STACKED = "(width < 75rem)";

/** When it publishes, and where it ranks in its category: cells of the page's grid. */
export default function ShowPictures({ podcast, hidden, onPlaced }: Props) {
  const [isStacked] = useState(() => window.matchMedia(STACKED).matches);
  const isDated = hasCadence(podcast);
  const marks = useEpisodeMarksQuery(podcast.id, { skip: !isDated });
  const category = useShowsComparedWith(podcast);
  const isCounted = isSettled(marks);
  usePlaced(isCounted, podcast.id, () => onPlaced("cadence"));
  usePlaced(isCounted && isSettled(category), podcast.id, () => onPlaced("pictures"));
  return (
    <>
      <div className={`${CELL} order-2`} data-picture="cadence">
        {isDated && <EpisodeCadence podcast={podcast} />}
      </div>
      <div
        className={cx(CELL, "order-5", isStacked ? hidden("contacts", "pictures") : hidden("cadence"))}
        data-picture="place"
      >
        <RankPanel podcast={podcast} />
      </div>
    </>
  );
}

type Query = { readonly currentData?: unknown; readonly isError: boolean; readonly isUninitialized: boolean };

const isSettled = ({ currentData, isError, isUninitialized }: Query): boolean =>
  currentData !== undefined || isError || isUninitialized;
