import type { ShowFigures } from "@earshot/backend/lists/lists.schemas";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { listenersText, rangeText } from "../../audience/range-text";

/** The audience of an episode in words. Where it is unknown, the listeners of the show, or their minimum number. */
export function EpisodeAudience({ figures, unit = "" }: { figures: ShowFigures | undefined; unit?: string }) {
  const range = parseListenerRange(figures?.perEpisode);
  if (range.kind !== "unknown") return <b className="font-[640]">{`${rangeText(range)}${unit}`}</b>;
  const { listeners = "N/A", listenersAtLeast } = figures ?? {};
  const words = listenersText({ listener_range: listeners, listenersAtLeast }, "");
  if (words === "") return <span className="text-text-2">No estimate</span>;
  return (
    <span>
      <b className="font-[640]">{words}</b> <span className="block text-text-2">listeners a month</span>
    </span>
  );
}
