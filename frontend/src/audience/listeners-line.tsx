import { cx } from "../ui/class-names";
import { Meter } from "./meter";
import { knownListeners, type ShownListeners } from "./range-text";

/**
 * A show's listeners as a number and a strip. For a show that is only on a list of popular shows, the reason is in place of the strip. If
 * unknown, "N/A" without a strip, at the same height.
 */
export function ListenersLine({ show }: { show: ShownListeners }) {
  const { kind, range, text } = knownListeners(show);
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <b className={cx("font-[640]", kind === "unknown" && "text-text-3")}>{text ?? "N/A"}</b>
        <span className="text-meta text-text-2">est. listeners</span>
      </p>
      <div className="mt-1.5 h-[18px]">
        {kind === "least" ? (
          <p className="text-meta leading-[18px] text-text-2">On a list of popular shows</p>
        ) : (
          <Meter range={range} />
        )}
      </div>
    </div>
  );
}
