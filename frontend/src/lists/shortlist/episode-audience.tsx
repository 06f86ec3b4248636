import type { ShowFigures } from "@earshot/backend/lists/lists.schemas";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { leastText, rangeText } from "../../audience/range-text";

/** The audience of an episode in words. Where it is unknown, the least size of the show by its listeners. */
export function EpisodeAudience({ figures, unit = "" }: { figures: ShowFigures | undefined; unit?: string }) {
  const range = parseListenerRange(figures?.perEpisode);
  if (range.kind !== "unknown") return `${rangeText(range)}${unit}`;
  const least = leastText({ atLeast: figures?.listenersAtLeast });
  if (least === undefined) return "No estimate";
  return (
    <>
      {least} <span className="block font-normal text-text-2">listeners in a month</span>
    </>
  );
}
