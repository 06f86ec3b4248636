import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { cx } from "../ui/class-names";
import { Meter } from "./meter";
import { rangeText } from "./range-text";

/** A listener range from the catalogue as number and strip. Unknown reads N/A, without a strip but at the same height. */
export function ListenersLine({ range: text }: { range: string }) {
  const range = parseListenerRange(text);
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <b className={cx("font-[640]", range.kind === "unknown" && "text-text-3")}>{rangeText(range)}</b>
        <span className="text-meta text-text-2">est. listeners</span>
      </p>
      <div className="mt-1.5 h-[18px]">
        <Meter range={range} />
      </div>
    </div>
  );
}
