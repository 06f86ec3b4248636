import fc from "fast-check";
import { normalizePodcast, normalizePodcastDetail, PODCAST_DEFAULTS } from "./normalize-podcast.js";
import type { Podcast } from "../shows/podcast.js";

const COMPLETE = {
  id: 75075,
  title: "Batman University",
  description: "A show\nabout bats.",
  imageUrl: "https://img.example/cover.jpg",
  categories: ["TV & Film", "History"],
  episodeCount: 19,
  language: "en-us",
  country: "us",
  popularityScore: 3,
  itunesAuthor: "Tony Sindelar",
  lastUpdate: 1_613_394_034,
  createdOn: 1_443_152_400,
  itunesId: 1_441_923_632,
  listener_range: "1,000–5,000",
  link: "https://show.example",
  url: "https://show.example/feed",
  host: "feeds.host.example",
  priority: -1,
  explicit: true,
  hasContact: 1,
  duration: 3130,
};

describe("normalizePodcast", () => {
  it("keeps the source's values, in the product's spelling", () => {
    expect(normalizePodcast(COMPLETE)).toEqual({
      ...COMPLETE,
      id: "75075",
      language: "en",
      country: "US",
      itunesId: "1441923632",
      listener_range: "1,000-5,000",
      explicit: 1,
      duration: "52 min",
      defaulted: [],
    });
  });

  it("uses every documented default for missing facts, and lists it as a default", () => {
    const podcast = normalizePodcast({ id: "x" });
    expect(podcast).toEqual({
      id: "x",
      title: "No Title",
      description: "No Description",
      imageUrl: "",
      categories: [],
      episodeCount: 0,
      language: "N/A",
      country: "N/A",
      popularityScore: 0,
      itunesAuthor: "No Author",
      lastUpdate: 0,
      createdOn: 0,
      itunesId: "N/A",
      listener_range: "N/A",
      link: "",
      url: "",
      host: "",
      priority: 0,
      explicit: "N/A",
      hasContact: "N/A",
      duration: "45 min",
      defaulted: Object.keys(PODCAST_DEFAULTS),
    });
  });

  it.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a text", "75075"],
    ["a list", [COMPLETE]],
    ["no id", { ...COMPLETE, id: undefined }],
    ["a blank id", { ...COMPLETE, id: "  " }],
    ["an id that is an object", { ...COMPLETE, id: { value: 1 } }],
  ])("finds no podcast in %s", (_, raw) => {
    expect(normalizePodcast(raw)).toBeUndefined();
  });

  it.each<[keyof Podcast, unknown, unknown, boolean]>([
    ["title", "  Two\n lines ", "Two lines", false],
    ["title", "   ", "No Title", true],
    ["host", "Feeds.Host.Example", "feeds.host.example", false],
    ["host", 7, "show.example", false],
    ["title", "No Title", "No Title", true],
    ["title", ["a"], "No Title", true],
    ["title", 1984, "1984", false],
    ["description", "a\0b", "ab", false],
    ["imageUrl", "//img.example/x.png", "", true],
    ["imageUrl", "javascript:alert(1)", "", true],
    ["episodeCount", "12", 12, false],
    ["episodeCount", 0, 0, false],
    ["episodeCount", -3, 0, true],
    ["episodeCount", Number.NaN, 0, true],
    ["language", "Spanish", "es", false],
    ["language", "und", "N/A", true],
    ["popularityScore", "7.5", 7.5, false],
    ["popularityScore", 0, 0, false],
    ["popularityScore", -1, 0, true],
    ["popularityScore", "high", 0, true],
    ["lastUpdate", 1_613_394_034_000, 1_613_394_034, false],
    ["lastUpdate", "1613394034", 1_613_394_034, false],
    ["lastUpdate", "2021-02-15T13:00:34Z", 1_613_394_034, false],
    ["lastUpdate", 0, 0, true],
    ["createdOn", "soon", 0, true],
    ["itunesId", "1441923632", "1441923632", false],
    ["itunesId", 0, "N/A", true],
    ["itunesId", "", "N/A", true],
    ["listener_range", "70,001+", "70,001+", false],
    ["listener_range", "1000 - 5000", "1,000-5,000", false],
    ["listener_range", "many", "N/A", true],
    ["listener_range", null, "N/A", true],
    ["link", "show.example", "", true],
    ["priority", "5", 5, false],
    ["explicit", 0, 0, false],
    ["explicit", "yes", 1, false],
    ["explicit", "clean", 0, false],
    ["explicit", 2, "N/A", true],
    ["explicit", {}, "N/A", true],
    ["duration", "1:12:00", "1h 12m", false],
    ["duration", "45 min", "45 min", false],
    ["duration", 2700, "45 min", false],
    ["duration", 0, "45 min", true],
  ])("reads %s %j as %j", (field, value, expected, isDefault) => {
    const podcast = normalizePodcast({ ...COMPLETE, [field]: value });
    expect(podcast?.[field]).toEqual(expected);
    expect(podcast?.defaulted).toEqual(isDefault ? [field] : []);
  });

  it.each<[string, unknown, unknown, readonly string[]]>([
    ["a list", ["News", " Arts "], undefined, ["News", "Arts"]],
    ["one text", "Society & Culture", undefined, ["Society & Culture"]],
    ["a text with commas", "News, Arts", undefined, ["News", "Arts"]],
    ["ids with names", { 55: "News", 1: "Arts" }, undefined, ["Arts", "News"]],
    ["objects with names", [{ name: "News" }, { name: 7 }], undefined, ["News"]],
    ["the singular field", undefined, "Comedy", ["Comedy"]],
    ["the singular field beside an empty list", [], ["Comedy"], ["Comedy"]],
    ["both, the list first", ["News"], "Comedy", ["News"]],
    ["names that differ in case", ["News", "NEWS", "news "], undefined, ["News"]],
    ["wrong types among them", [null, 7, [], "News", {}, "", "N/A"], undefined, ["News"]],
    ["more than ten", "abcdefghijklm".split(""), undefined, "abcdefghij".split("")],
  ])("takes categories from %s", (_, categories, category, expected) => {
    const podcast = normalizePodcast({ ...COMPLETE, categories, category });
    expect(podcast?.categories).toEqual(expected);
    expect(podcast?.defaulted).toEqual([]);
  });

  it("keeps a bounded part of huge values and stops reading there", () => {
    const huge = "x ".repeat(4_000_000);
    const fields = Object.keys(PODCAST_DEFAULTS).map((field) => [field, huge]);
    const podcast = normalizePodcast({ ...Object.fromEntries(fields), id: 1, categories: Array(1e6).fill(huge) });
    expect(podcast?.title.length).toBeLessThanOrEqual(1_000);
    expect(JSON.stringify(podcast).length).toBeLessThan(60_000);
  });
});

const hostile = fc.record(
  Object.fromEntries(
    [
      "id",
      "category",
      "pea_range",
      "mr_range",
      "af_range",
      "confidence",
      "match_rank",
      "rank",
      ...Object.keys(PODCAST_DEFAULTS),
    ].map((field) => [field, fc.oneof(fc.anything(), fc.string({ unit: "binary" }), fc.double(), fc.integer())]),
  ),
  { requiredKeys: ["id"] },
);
const NOW = new Date("2026-11-21T12:00:00Z");

describe("for any input of a source", () => {
  it("returns a podcast of the right types or none, and never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), hostile), (raw) => {
        const podcast = normalizePodcastDetail(raw, NOW);
        expect(normalizePodcast(raw) === undefined).toBe(podcast === undefined);
        if (podcast === undefined) return;
        for (const text of [podcast.id, podcast.title, podcast.description, podcast.itunesAuthor]) {
          expect(text).toMatch(/\S/u);
          expect(text).not.toMatch(/[\0\p{Cs}]/u);
        }
        for (const number of [podcast.episodeCount, podcast.popularityScore, podcast.lastUpdate, podcast.createdOn]) {
          expect(Number.isFinite(number) && number >= 0).toBe(true);
        }
        expect(podcast.lastUpdate).toBeLessThan(1e12);
        expect(podcast.language).toMatch(/^(?:[a-z]{2}|N\/A)$/);
        expect([0, 1, "N/A"]).toContain(podcast.explicit);
        expect(podcast.imageUrl).toMatch(/^(?:https?:|$)/i);
        expect(podcast.categories.length).toBeLessThanOrEqual(10);
        expect(["high", "medium", "low"]).toContain(podcast.confidence);
        expect(podcast.match_rank === null || podcast.match_rank >= 1).toBe(true);
        for (const range of [podcast.listener_range, podcast.pea_range, podcast.mr_range, podcast.af_range]) {
          expect(range).toMatch(/^(?:N\/A|[\d,]+(?:-[\d,]+|\+)?)$/);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("lists exactly the fields that have a default", () => {
    fc.assert(
      fc.property(hostile, (raw) => {
        const podcast = normalizePodcast(raw);
        if (podcast === undefined) return;
        for (const field of podcast.defaulted) expect(podcast[field]).toEqual(PODCAST_DEFAULTS[field]);
        const known = Object.keys(PODCAST_DEFAULTS).filter(
          (field) => !podcast.defaulted.some((name) => name === field),
        );
        for (const field of known) expect(raw[field] ?? raw.category).toBeDefined();
      }),
    );
  });

  it("reads its own output unchanged", () => {
    fc.assert(
      fc.property(hostile, (raw) => {
        const podcast = normalizePodcast(raw);
        if (podcast === undefined) return;
        expect({ ...normalizePodcast(podcast), defaulted: [] }).toEqual({ ...podcast, defaulted: [] });
      }),
    );
  });
});

describe("normalizePodcastDetail", () => {
  const detail = (more: Readonly<Record<string, unknown>>) => normalizePodcastDetail({ ...COMPLETE, ...more }, NOW);

  it("takes the page's figures, with a receipt that names their source", () => {
    const podcast = detail({
      pea_range: "200-400",
      mr_range: "9k+",
      af_range: "50-60",
      confidence: "High",
      match_rank: 12,
    });
    expect(podcast).toMatchObject({
      ...normalizePodcast(COMPLETE),
      pea_range: "200-400",
      mr_range: "9,000+",
      af_range: "50-60",
      confidence: "high",
      match_rank: 12,
      activity: "inactive",
      origin: { from: "provider", at: NOW.getTime() / 1000 },
      fetchedAt: NOW.getTime() / 1000,
    });
    expect(podcast?.estimate).toMatchObject({ basis: "provided", perEpisode: { kind: "closed", low: 200, high: 400 } });
  });

  it("falls back to the other names", () => {
    const others = {
      monthly_reach_range: "9,000+",
      active_followers_range: "7-9",
      estimate_confidence: "low",
      rank: "3",
    };
    expect(detail(others)).toMatchObject({
      pea_range: "1,000-5,000",
      mr_range: "9,000+",
      af_range: "7-9",
      confidence: "low",
      match_rank: 3,
    });
    const both = { ...others, mr_range: "8,000+", af_range: "3-4", confidence: "h", match_rank: 1 };
    expect(detail(both)).toMatchObject({ mr_range: "8,000+", af_range: "3-4", confidence: "high", match_rank: 1 });
    expect(detail({ ...others, mr_range: "?", match_rank: 0 })).toMatchObject({ mr_range: "9,000+", match_rank: 3 });
  });

  it("leaves out a figure that contradicts the listeners, on the page and on the receipt", () => {
    const podcast = detail({ mr_range: "300+", af_range: "2,000-9,000" });
    expect(podcast).toMatchObject({ listener_range: "1,000-5,000", mr_range: "N/A", af_range: "N/A" });
    expect(podcast?.estimate?.notes.join(" ")).toContain("Active Followers of 2,000-9,000");
  });

  it("has the documented defaults: medium confidence, no rank, N/A", () => {
    expect(detail({})).toMatchObject({ mr_range: "N/A", af_range: "N/A", confidence: "medium", match_rank: null });
    expect(normalizePodcastDetail({ id: 1 }, NOW)).toMatchObject({
      listener_range: "N/A",
      pea_range: "N/A",
      mr_range: "N/A",
      af_range: "N/A",
      confidence: "medium",
      match_rank: null,
      activity: "unknown",
      estimate: { listeners: { kind: "unknown" }, evidence: null },
    });
  });

  it("models the audience of a show without figures from its known facts", () => {
    const podcast = detail({ listener_range: undefined, lastUpdate: NOW.getTime() / 1000 - 86_400 * 3 });
    expect(podcast?.estimate).toMatchObject({ basis: "modelled" });
    expect(podcast?.activity).toBe("very-active");
    expect(podcast?.defaulted).toEqual([]);
    for (const range of [podcast?.listener_range, podcast?.mr_range]) {
      expect(range).toMatch(/^[\d,]+(?:-[\d,]+|\+)?$/);
    }
    // The provider does not say how often a show publishes.
    expect(podcast).toMatchObject({ pea_range: "N/A", af_range: "N/A" });
    expect(podcast?.confidence).toBe(podcast?.estimate?.confidence);
  });

  it("keeps the source's figures even when there is only one", () => {
    const podcast = detail({ listener_range: undefined, mr_range: "5,000+" });
    expect(podcast).toMatchObject({ listener_range: "N/A", pea_range: "N/A", mr_range: "5,000+", af_range: "N/A" });
    expect(podcast?.estimate).toMatchObject({ basis: "provided" });
  });
});
