import type { ComponentProps } from "react";
import { useHydrated } from "../platform/hydration";
import { Meter } from "./meter";

/** A meter in the server's HTML: space is reserved until it can be drawn. */
export function SampleMeter(props: ComponentProps<typeof Meter>) {
  const hydrated = useHydrated();
  const height = props.base
    ? "min-h-[63px]"
    : props.axis
      ? props.size === "lg"
        ? "min-h-12"
        : "min-h-9.5"
      : "min-h-[18px]";
  return (
    <div aria-hidden="true" className={height}>
      {hydrated && <Meter {...props} />}
    </div>
  );
}
