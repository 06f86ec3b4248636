import type { DemandSignal } from "@earshot/domain/audience/signals/demand-signal";

/** Signs of demand as the column of a show holds them; undefined without any. */
export function signalsText(signals: readonly DemandSignal[]): string | undefined {
  return signals.length === 0 ? undefined : JSON.stringify(signals);
}

/** The signs of demand in a column; undefined without any. Only `signalsText` writes the column. */
export function signalsIn(text: string | undefined): readonly DemandSignal[] | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as readonly DemandSignal[]);
}
