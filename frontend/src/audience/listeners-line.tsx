import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { cx } from "../ui/class-names";
import { Meter } from "./meter";
import { listenersText, type ShownListeners } from "./range-text";

/** A show's listeners as a number and a strip. If unknown, "N/A" without a strip, at the same height. */
export function ListenersLine({ show }: { show: ShownListeners }) {
  const range = parseListenerRange(show.listener_range);
  const isUnknown = range.kind === "unknown" && show.listenersAtLeast === undefined;
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <b className={cx("font-[640]", isUnknown && "text-text-3")}>{listenersText(show)}</b>
        <span className="text-meta text-text-2">est. listeners</span>
      </p>
      <div className="mt-1.5 h-[18px]">
        <Meter range={range} />
      </div>
    </div>
  );
}
