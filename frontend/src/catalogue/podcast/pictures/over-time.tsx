import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { cx } from "../../../ui/class-names";
import { usePlaced } from "../../../ui/hooks/use-placed";
import { useShowHistoryQuery } from "../../api/catalogue-api";
import { AudienceOverTime } from "./audience-over-time";
import { CountsOverTime } from "./counts-over-time";
import { RankOverTime } from "./rank-over-time";
import { SignsOverTime } from "./signs-over-time";

/** Cells of the page's grid: charts that share a row in a wide window. Hidden while empty. */
const ROW = "order-6 grid min-w-0 auto-cols-fr gap-3 empty:hidden lg:basis-full lg:grid-flow-col";

type Props = {
  podcast: PodcastDetail;
  className: string | false;
  /** Called when every chart has its final height. */
  onPlaced: () => void;
};

/** How a show's figures changed. Each chart appears once two values are known. */
export default function OverTime({ podcast, className, onPlaced }: Props) {
  const { currentData, isError } = useShowHistoryQuery(podcast.id);
  usePlaced(currentData !== undefined || isError, podcast.id, onPlaced);
  if (currentData === undefined) return null;
  const { changes } = currentData;
  const row = cx(ROW, className);
  return (
    <>
      <div className={row} data-picture="history">
        <AudienceOverTime changes={changes} />
        {/* Without a rank now, an earlier one was among too few shows, or the show is no longer active. */}
        {podcast.match_rank !== null && <RankOverTime changes={changes} />}
      </div>
      <div className={row} data-picture="counts">
        <CountsOverTime changes={changes} />
      </div>
      <div className={row} data-picture="signs">
        <SignsOverTime changes={changes} />
      </div>
    </>
  );
}
