import { estimateAudience } from "./estimate-audience.js";
import { type DemandSignal, EVIDENCE_OF } from "../signals/demand-signal.js";
import { HIGH_CONFIDENCE_FACTOR, usualConfidence } from "./estimate-confidence.js";
import { MEASURED_ERRORS } from "../signals/measured-errors.js";

const NOW = new Date("2026-11-22T12:00:00Z");
const SECONDS = NOW.getTime() / 1000;
const DAY = 86_400;
const confidence = (signal: DemandSignal) => estimateAudience({ signals: [signal] }, NOW).confidence;
const source = "x";

test("high confidence requires downloads that were counted every day", () => {
  expect(confidence({ kind: "downloads", perMonth: 900, complete: true, source })).toBe("high");
  expect(confidence({ kind: "downloads", perMonth: 900, complete: false, source })).toBe("medium");
  expect(MEASURED_ERRORS.measured?.medianFactor).toBeLessThanOrEqual(HIGH_CONFIDENCE_FACTOR);
});

test("chart places have medium confidence, and unchecked figures low", () => {
  expect(confidence({ kind: "chart", country: "us", place: 3, source })).toBe("medium");
  const fresh = {
    signals: [{ kind: "chart", country: "us", place: 3, source } as const],
    oldestEpisode: SECONDS - 9 * DAY,
  };
  expect(estimateAudience(fresh, NOW).confidence).toBe("low");
  // An index knew it years before the first episode that is still in its feed.
  expect(estimateAudience({ ...fresh, knownSince: SECONDS - 900 * DAY }, NOW).confidence).toBe("medium");
  expect(confidence({ kind: "stated", perWeek: 900, source })).toBe("low");
  const published = { kind: "published", figure: 9_000, unit: "downloads", source } as const;
  expect(confidence({ ...published, at: Date.UTC(2024, 0) / 1000 })).toBe("medium");
  expect(confidence({ ...published, at: Date.UTC(2019, 8) / 1000 })).toBe("low");
  expect(confidence(published)).toBe("low");
  expect(confidence({ kind: "ratings", count: 900, source })).toBe("low");
  expect(confidence({ kind: "popularity", score: 9, source })).toBe("low");
});

test("the usual confidence of a class is that of a recent and complete sign", () => {
  const at = SECONDS - DAY;
  const signs = [
    { kind: "downloads", perMonth: 900, complete: true, source, at },
    { kind: "chart", country: "us", place: 3, source, at },
    { kind: "published", figure: 9_000, unit: "listeners", source, at },
    { kind: "stated", perWeek: 900, source, at },
    { kind: "ratings", count: 900, source, at },
    { kind: "popularity", score: 9, source, at },
  ] as const;
  for (const sign of signs) expect(usualConfidence(EVIDENCE_OF[sign.kind])).toBe(confidence(sign));
});

test("old evidence, and charts only from countries with another language, have low confidence", () => {
  const nineYears = { at: SECONDS - 9 * 365 * DAY, source };
  expect(confidence({ kind: "downloads", perMonth: 900, complete: true, ...nineYears })).toBe("low");
  expect(confidence({ kind: "chart", country: "us", place: 3, ...nineYears })).toBe("low");
  const abroad = { signals: [{ kind: "chart", country: "de", place: 30, source } as const], language: "en" };
  expect(estimateAudience(abroad, NOW).confidence).toBe("low");
  expect(estimateAudience(abroad, NOW).notes).toContain(
    "Its charts are from countries with another language. Most of its listeners may be elsewhere, so the range is wide.",
  );
  expect(estimateAudience({ ...abroad, language: "de" }, NOW).confidence).toBe("medium");
  const british = { signals: [{ kind: "chart", country: "gb", place: 3, source } as const], language: "en" };
  expect(estimateAudience(british, NOW)).toMatchObject({
    confidence: "low",
    notes: expect.arrayContaining([
      "We know its place only in smaller countries of its language. The range allows for listeners in larger ones.",
    ]) as unknown,
  });
  expect(estimateAudience({ ...british, country: "GB" }, NOW).confidence).toBe("medium");
});

test("signs that contradict each other have low confidence, and a note", () => {
  const place = { kind: "chart", country: "us", place: 10, source } as const;
  const figure = (listeners: number) =>
    estimateAudience(
      { signals: [place, { kind: "published", figure: listeners, unit: "listeners", source, at: SECONDS }] },
      NOW,
    );
  const disputed = "Its signs of demand point to very different numbers, so the range is wide.";
  expect(figure(100_000)).toMatchObject({ confidence: "low", notes: expect.arrayContaining([disputed]) as unknown });
  expect(figure(2_000_000).confidence).toBe("medium");
  expect(figure(2_000_000).notes).not.toContain(disputed);
});
