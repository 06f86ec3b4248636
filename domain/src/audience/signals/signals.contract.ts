import fc from "fast-check";
import type { DemandSignal } from "./demand-signal.js";

const origin = { source: fc.constantFrom("Apple Podcasts", "OP3", "Spotify") };
const dated = { at: fc.integer({ min: 1_500_000_000, max: 1_800_000_000 }) };
const signal = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc
    .tuple(fc.record(origin), fc.record(dated, { requiredKeys: [] }), fc.record(fields))
    .map((parts) => Object.assign({}, ...parts) as object);
const count = fc.oneof(fc.nat({ max: 10_000_000 }), fc.constantFrom(0, 1, Number.NaN));

/** Signs of demand as sources really give them, including 0 and nonsensical ones. */
export const anySignal = fc.oneof(
  signal({ kind: fc.constant("downloads"), perMonth: count, complete: fc.boolean() }),
  signal({ kind: fc.constant("stated"), perWeek: count }),
  signal({
    kind: fc.constant("published"),
    figure: count,
    unit: fc.constantFrom("listeners", "downloads", "perEpisode"),
    episodes: fc.constantFrom(undefined, 4, 120),
  }),
  signal({
    kind: fc.constant("chart"),
    country: fc.constantFrom("us", "GB", "de", "zz"),
    place: fc.integer({ min: 0, max: 200 }),
  }),
  signal({
    kind: fc.constant("chart"),
    country: fc.constantFrom("us", "GB"),
    genre: fc.constantFrom("Comedy", "News"),
    place: fc.integer({ min: 1, max: 200 }),
  }),
  signal({ kind: fc.constant("list"), shows: fc.integer({ min: 0, max: 10_000 }) }),
  signal({ kind: fc.constant("reviews"), perMonth: count }),
  signal({ kind: fc.constant("ratings"), count }),
  signal({ kind: fc.constant("followers"), count }),
  signal({ kind: fc.constant("popularity"), score: fc.double({ min: 0, max: 29 }) }),
) as fc.Arbitrary<DemandSignal>;
