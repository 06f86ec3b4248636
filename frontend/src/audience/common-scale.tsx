import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { commonScale, type MeterScale, USUAL_SCALE } from "@earshot/domain/audience/range/meter";
import { createContext, type ReactNode, use, useMemo } from "react";

const ScaleContext = createContext<MeterScale>(USUAL_SCALE);

/** The scale of the meters at this place on the page. */
export const useMeterScale = (): MeterScale => use(ScaleContext);

type Props = { shows: readonly { readonly listener_range: string }[]; children: ReactNode };

/** Draws all meters within it on one scale, which reaches the largest audience of these shows. */
export function CommonScale({ shows, children }: Props) {
  const scale = useMemo(
    () => commonScale(shows.map(({ listener_range }) => parseListenerRange(listener_range))),
    [shows],
  );
  return <OnScale scale={scale}>{children}</OnScale>;
}

/** Draws all meters within it on this scale. */
export function OnScale({ scale, children }: { scale: MeterScale; children: ReactNode }) {
  return <ScaleContext value={scale}>{children}</ScaleContext>;
}
