import { sparseTicks } from "@earshot/domain/audience/range/meter";
import type { CSSProperties } from "react";
import { cx } from "../ui/class-names";
import { useMeterScale } from "./common-scale";

type Props = {
  /** Shows only every second label, so that they do not touch. */
  sparse?: boolean;
  className: string;
  style?: CSSProperties;
};

/** The labels of the scale, shown once for all ranges of a column. */
export function ScaleLabels({ sparse = false, className, style }: Props) {
  const scale = useMeterScale();
  const ticks = sparse ? sparseTicks(scale) : scale.ticks;
  return (
    <span
      aria-hidden="true"
      className={cx("flex justify-between text-axis font-normal text-text-3", className)}
      style={style}
    >
      {ticks.map(({ label }) => (
        <span key={label} className="flex w-0 justify-center first:justify-start last:justify-end">
          {label}
        </span>
      ))}
    </span>
  );
}
