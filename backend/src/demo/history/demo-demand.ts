import type { DemandSignal } from "@earshot/domain/audience/signals/demand-signal";
import { HISTORY_START } from "../../catalogue/local/record/history-fields.js";
import { randomFrom, type Random } from "../shows/random.js";
import { DEMO_MONTHS } from "./demo-history.js";

const DAY = 86_400;
/** Days between two readings of the invented charts and ratings. */
const EVERY = { chart: 14, ratings: 30 } as const;
/** The number of places in a chart. */
const PLACES = 100;
/** The monthly growth of a show's ratings, which never fall. */
const RATINGS_GROWTH = 1.04;

/**
 * The rows of `demand_history` with the invented past of a demo show's chart places and ratings, oldest first: a point for each reading
 * with another value, and at the end the present one with its date. `today` is in epoch seconds. The same show has the same past on the
 * same day.
 */
export function demoDemand(id: string, signals: readonly DemandSignal[], today: number) {
  const random = randomFrom(`demand:${id}`);
  return signals.flatMap((signal) => {
    if (signal.kind !== "chart" && signal.kind !== "ratings") return [];
    const { source, at: seen = today } = signal;
    const readings = Math.floor((DEMO_MONTHS * 30) / EVERY[signal.kind]);
    const agos = Array.from({ length: readings }, (_, index) => (readings - index) * EVERY[signal.kind]);
    const past = signal.kind === "chart" ? pastPlaces(signal.place, agos, random) : pastRatings(signal.count, agos);
    const values = [...past, signal.kind === "chart" ? signal.place : signal.count];
    const chart = signal.kind === "chart" ? { country: signal.country, genre: signal.genre ?? "" } : RATINGS;
    return [...agos, 0].flatMap((ago, index) => {
      const value = values[index] ?? null;
      if (value === (values[index - 1] ?? null)) return [];
      return { show: id, at: seen - ago * DAY - HISTORY_START, value, source, ...chart };
    });
  });
}

const RATINGS = { country: "", genre: "" } as const;

/** A random walk back from today's place. Beyond the last place, the show was not in the chart. */
function pastPlaces(place: number, agos: readonly number[], random: Random): readonly (number | null)[] {
  const drift = random.pick([0.97, 1, 1, 1.02, 1.04]);
  let now = place;
  const places = agos.map(() => {
    now = Math.max(1, now * drift * (0.85 + random.next() * 0.32) + random.between(-1, 1));
    return now > PLACES ? null : Math.round(now);
  });
  return places.toReversed();
}

function pastRatings(count: number, agos: readonly number[]): readonly number[] {
  return agos.map((ago) => Math.max(1, Math.round(count / RATINGS_GROWTH ** (ago / 30))));
}
