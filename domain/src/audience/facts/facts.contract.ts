import fc from "fast-check";
import type { AudienceFacts } from "./audience-facts.js";
import { anySignal } from "../signals/signals.contract.js";

const sometimes = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(value, { nil: undefined });

/** Facts as sources really give them: any of them can be absent, zero, reversed or nonsensical. */
export function anyFacts(now: Date): fc.Arbitrary<AudienceFacts> {
  const today = now.getTime() / 1000;
  const date = fc.oneof(
    fc.integer({ min: Math.floor(today) - 7300 * 86_400, max: Math.floor(today) + 86_400 }),
    fc.constantFrom(0, -1, Number.NaN),
  );
  return fc.record({
    episodeCount: sometimes(fc.oneof(fc.nat({ max: 20_000 }), fc.constantFrom(-3, 1, Number.NaN, Infinity))),
    newestEpisode: sometimes(date),
    oldestEpisode: sometimes(date),
    knownSince: sometimes(date),
    updateIntervalDays: sometimes(
      fc.oneof(fc.double({ min: 0, max: 4000, noNaN: true }), fc.constantFrom(-1, Number.NaN)),
    ),
    statedIntervalDays: sometimes(fc.constantFrom(1.4, 7, 30)),
    categories: sometimes(
      fc.array(fc.constantFrom("News", "Comedy", "arts", "Beekeeping", "Religion"), { maxLength: 10 }),
    ),
    language: sometimes(fc.constantFrom("en", "de-AT", "sv", "N/A", "", "x")),
    country: sometimes(fc.constantFrom("GB", "US", "AT")),
    popularityScore: sometimes(fc.oneof(fc.integer({ min: 0, max: 10 }), fc.constantFrom(Number.NaN, 120))),
    hasItunesId: sometimes(fc.boolean()),
    dead: sometimes(fc.boolean()),
    signals: sometimes(fc.array(anySignal, { maxLength: 4 })),
    readAt: sometimes(date),
  });
}
