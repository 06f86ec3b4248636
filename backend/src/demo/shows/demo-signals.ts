import type { DemandSignal } from "@earshot/domain/audience/signals/demand-signal";
import { randomFrom } from "./random.js";
import type { ShowSketch } from "./show-sketch.js";

/** A show has a chart position if its size is above this. */
const CHARTED_ABOVE = 0.92;
const DAY = 86_400;

/**
 * The signs of demand of an invented show. `size` is 0 to 1: the largest shows have a chart position, and some of any size have
 * counted downloads or ratings. They name the demo as their source, because no real source knows these shows.
 */
export function drawSignals(sketch: ShowSketch, size: number, today: number): readonly DemandSignal[] {
  // Its own random sequence, so that the texts of the shows do not change.
  const random = randomFrom(`signals:${sketch.number}`);
  const at = today - random.between(1, 6) * DAY;
  const signals: DemandSignal[] = [];
  if (size > CHARTED_ABOVE) {
    const rank = 1 + Math.floor(((1 - size) / (1 - CHARTED_ABOVE)) * 99);
    signals.push({ kind: "chart", country: sketch.lexicon.charts, place: rank, source: "Demo charts", at });
  }
  if (random.chance(0.06)) {
    const perMonth = Math.round(10 ** (2 + 3.6 * size));
    signals.push({ kind: "downloads", perMonth, complete: random.chance(0.8), source: "Demo measuring", at });
  }
  if (size > 0.6 && random.chance(0.25)) {
    signals.push({ kind: "ratings", count: Math.round(10 ** (3.6 * size - 0.4)), source: "Demo directory", at });
  }
  return signals;
}
