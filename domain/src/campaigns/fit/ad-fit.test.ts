import fc from "fast-check";
import { parseListenerRange as range, rangeFromNumbers, UNKNOWN_RANGE } from "../../audience/range/listener-range.js";
import type { Podcast, PodcastDetail } from "../../catalogue/shows/podcast.js";
import { adBrief } from "./ad-brief.js";
import type { AdBrief, BriefChoices } from "./brief-from.js";
import { adFit, FIT_WEIGHTS, type FitShow, fitShow, fitTotal, rankByFit } from "./ad-fit.js";

const SHOW: FitShow = {
  title: "The Marathon Hour",
  description: "Training plans and shoes.",
  categories: ["Running"],
  language: "en",
  audience: range("5,000-10,000"),
  counts: "downloads per episode",
};
const CHOICES: BriefChoices = { budget: { low: 1000, high: 5000 }, language: "en" };
const BRIEF: AdBrief = adBrief("Shoes for marathon training", CHOICES);
const EMPTY: FitShow = {
  ...SHOW,
  title: undefined,
  description: undefined,
  categories: [],
  language: undefined,
  audience: UNKNOWN_RANGE,
};

describe("adFit", () => {
  it("shows every part with its points", () => {
    const { parts, total } = adFit(adBrief("Running shoes for marathon training", CHOICES), SHOW);
    expect(parts.map(({ name, points, weight }) => [name, points, weight])).toEqual([
      ["topics", 40, 40],
      ["budget", 25, 25],
      ["categories", 20, 20],
      ["language", 15, 15],
    ]);
    expect(total).toEqual({ kind: "scored", score: 100, low: 100, high: 100, known: 100 });
  });

  it("finds that a show of football results suits a brief for football boots", () => {
    const results = {
      ...SHOW,
      title: "Final Whistle",
      description: "Every evening the results, tables and line-ups of the soccer leagues.",
      categories: ["Sports News", "News"],
    };
    const { parts } = adFit(adBrief("Football boots for people who watch every match"), results);
    const points = Object.fromEntries(parts.map((part) => [part.name, part.points]));
    expect(points.topics).toBeGreaterThan(0);
    // Two points of two are not a coincidence: "soccer" in the text is one, and "league" a half.
    expect(points.categories).toBe(13);
  });

  it("counts the words of a subject less where the show is about something else", () => {
    const brief = adBrief("Walking holidays for people who like history");
    const points = (title: string, description: string) =>
      adFit(brief, { ...EMPTY, title, description }).parts.find(({ name }) => name === "topics")?.points ?? 0;
    const feasts = points(
      "History of the Holidays",
      "The history behind Christmas and Halloween, told by a historian.",
    );
    const travel = points("History and Holidays", "Travel to cities, hotels and destinations for your next vacation.");
    expect(feasts).toBeLessThan(travel);
  });

  it("leaves the unknown out instead of counting it as zero", () => {
    // The brief has no category, so 20 points are open, and 80 of 80 are reached.
    expect(adFit(adBrief("An hour of training", CHOICES), SHOW).total).toEqual({
      kind: "scored",
      score: 100,
      low: 80,
      high: 100,
      known: 80,
    });
    // Topics are unknown too, and the language is wrong: 25 of 40, and 60 are open.
    const silent = { ...SHOW, title: undefined, description: undefined, language: "de" };
    expect(adFit(adBrief("An hour of training", CHOICES), silent).total).toEqual({
      kind: "scored",
      score: 63,
      low: 25,
      high: 85,
      known: 40,
    });
  });

  it("is unknown when nothing can be compared", () => {
    const fit = adFit(adBrief(""), EMPTY);
    expect(fit.total).toEqual({ kind: "unknown" });
    expect(fit.parts.every(({ result, points }) => result.kind === "unknown" && points === undefined)).toBe(true);
  });

  it("reads the language from the brief if none is chosen", () => {
    const language = (brief: AdBrief) => adFit(brief, SHOW).parts.find(({ name }) => name === "language")?.points;
    expect(language(adBrief("German-speaking runners"))).toBe(0);
    expect(language(adBrief("German-speaking runners", { language: "en" }))).toBe(15);
    expect(language(adBrief("runners"))).toBeUndefined();
  });

  const brief = fc.record({
    text: fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("running shoes", "true crime in German", "chess")),
    budget: fc.option(fc.record({ low: fc.integer({ min: 1, max: 1e6 }), high: fc.constant(null) }), {
      nil: undefined,
    }),
    language: fc.option(fc.constantFrom("en", "de"), { nil: undefined }),
  });
  const show = fc.record({
    title: fc.option(fc.constantFrom("Running", "Chess Talk"), { nil: undefined }),
    description: fc.option(fc.string({ unit: "grapheme" }), { nil: undefined }),
    categories: fc.uniqueArray(fc.constantFrom("Running", "Games", "True Crime")),
    language: fc.option(fc.constantFrom("en", "de"), { nil: undefined }),
    audience: fc.oneof(
      fc.constant(UNKNOWN_RANGE),
      fc.tuple(fc.nat(1e6), fc.nat(1e6)).map(([a, b]) => rangeFromNumbers(a, b)),
    ),
    counts: fc.constant("downloads per episode" as const),
  });

  it("stays within 0 and 100, and the score between its bounds", () => {
    fc.assert(
      fc.property(brief, show, (wanted, offered) => {
        const { parts, total } = adFit(adBrief(wanted.text, wanted), offered);
        for (const { points, weight } of parts) {
          if (points === undefined) continue;
          expect(Number.isInteger(points)).toBe(true);
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(weight);
        }
        if (total.kind === "unknown") return;
        expect(total.low).toBeGreaterThanOrEqual(0);
        expect(total.high).toBeLessThanOrEqual(100);
        expect(total.score).toBeGreaterThanOrEqual(total.low);
        expect(total.score).toBeLessThanOrEqual(total.high);
        expect(total.high - total.low).toBe(100 - total.known);
      }),
    );
  });
});

describe("fitTotal", () => {
  const part = fc.record({
    weight: fc.integer({ min: 1, max: 50 }),
    share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  });
  const sum = (parts: { weight: number; share: number | null }[]) =>
    fitTotal(
      parts.map(({ weight, share }) => ({ weight, points: share === null ? undefined : Math.round(weight * share) })),
    );

  it("never falls when one known part rises", () => {
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1 }),
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (parts, at, rise) => {
          const index = at % parts.length;
          const better = parts.map((one, i) =>
            i === index && one.share !== null ? { ...one, share: Math.max(one.share, rise) } : one,
          );
          const [before, after] = [sum(parts), sum(better)];
          if (before.kind === "unknown" || after.kind === "unknown") return;
          expect(after.score).toBeGreaterThanOrEqual(before.score);
          expect(after.low).toBeGreaterThanOrEqual(before.low);
        },
      ),
    );
  });

  it("has weights that add up to 100", () => {
    expect(Object.values(FIT_WEIGHTS).reduce((a, b) => a + b, 0)).toBe(100);
  });
});

describe("rankByFit", () => {
  const ranked = (...shows: FitShow[]) => rankByFit(shows, (one) => adFit(BRIEF, one));

  it("puts the better fit first and keeps the order of equals", () => {
    const german = { ...SHOW, language: "de" };
    const twin = { ...SHOW };
    expect(ranked(german, SHOW, twin)).toEqual([SHOW, twin, german]);
    expect(ranked(german, SHOW, twin)[0]).toBe(SHOW);
  });

  it("puts a show that nothing is known about between good and bad ones", () => {
    const bad = { ...SHOW, title: "Chess", description: "Openings", language: "de", audience: range(9e6) };
    expect(ranked(bad, EMPTY, SHOW)).toEqual([SHOW, EMPTY, bad]);
  });

  it("does not rank a full score on one fact above a good score on all", () => {
    const fit = (...parts: [weight: number, points: number | undefined][]) => ({
      parts: [],
      total: fitTotal(parts.map(([weight, points]) => ({ weight, points }))),
    });
    const onAll = fit([85, 65], [15, 15]);
    const onOne = fit([85, undefined], [15, 15]);
    expect(rankByFit([onOne, onAll], (one) => one)).toEqual([onAll, onOne]);
  });

  it("returns every show once", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100)), (items) => {
        const ranking = rankByFit(items, (item) => ({ parts: [], total: fitTotal([{ weight: 100, points: item }]) }));
        expect(ranking).toEqual([...items].sort((a, b) => b - a));
      }),
    );
  });
});

it("gives a show that has stopped no points for the budget", () => {
  const { parts } = adFit(BRIEF, { ...SHOW, ended: true });
  expect(parts.find(({ name }) => name === "budget")).toMatchObject({
    points: 0,
    result: { finding: "The show has stopped: no new episode for a year." },
  });
});

describe("fitShow", () => {
  const podcast = {
    title: "No Title",
    description: "About chess",
    categories: ["Games"],
    language: "N/A",
    listener_range: "1,000-5,000",
    explicit: "N/A",
    defaulted: ["title"],
  } as unknown as Podcast;

  it("does not treat defaults as facts", () => {
    expect(fitShow(podcast)).toEqual({
      title: undefined,
      description: "About chess",
      categories: ["Games"],
      language: undefined,
      audience: range("1,000-5,000"),
      counts: "listeners a month",
    });
    expect(fitShow({ ...podcast, explicit: 1 }).explicit).toBe(true);
    expect(fitShow({ ...podcast, explicit: 1, defaulted: ["explicit"] }).explicit).toBeUndefined();
    expect(fitShow({ ...podcast, defaulted: ["listener_range"] }).audience).toEqual(UNKNOWN_RANGE);
  });

  it("knows where a show is from, and whether it has stopped", () => {
    expect(fitShow({ ...podcast, country: "IE" })).toMatchObject({ home: "IE", ended: undefined });
    expect(fitShow({ ...podcast, country: "N/A", link: "https://www.bbc.co.uk" }).home).toBe("GB");
    expect(fitShow({ ...podcast, activity: "inactive" }).ended).toBe(true);
    expect(fitShow({ ...podcast, listenersAtLeast: "Large" }).least).toBe("Large");
    expect(fitShow({ ...podcast, activity: "occasional" }).ended).toBeUndefined();
  });

  it("uses the audience per episode if known, because that is what is sold", () => {
    const detail = { ...podcast, pea_range: "100-200" } as PodcastDetail;
    expect(fitShow(detail)).toMatchObject({ audience: range("100-200"), counts: "downloads per episode" });
    expect(fitShow({ ...detail, pea_range: "N/A" })).toMatchObject({ counts: "listeners a month" });
  });
});
