import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { perEpisodeDownloads, standing } from "./audience-model.js";
import type { AudienceFacts } from "./estimate-audience.js";
import { estimateInputs, knownShare } from "./estimate-inputs.js";
import { ASSUMED_EPISODES_PER_30_DAYS, monthlyFigures, remainingShare } from "./monthly-figures.js";
import { publishingRecord } from "./publishing-record.js";

/** Shows whose makers publish their weekly downloads. Not part of the product: read in place where the data is at hand. */
const SHARED = process.env["EARSHOT_SHARED"] ?? join(import.meta.dirname, "..", "..", "..", "..", "shared");
const FOLDER = join(SHARED, "data", "bulk", "german-tech-podcasts");

type PublishedShow = {
  readonly episodeCount: number;
  readonly latestEpisodePublished: number;
  readonly itunesID: number;
  readonly weekly_downloads_avg: { readonly value: number; readonly updated: string };
};

type Comparison = { readonly published: number; readonly low: number; readonly middle: number; readonly high: number };

/**
 * Nothing but what a directory knows; the newest episode as of the day on which the figure was published. The episode count
 * is of a later day, which flatters the older figures a little.
 */
function compare(show: PublishedShow): Comparison {
  const day = new Date(show.weekly_downloads_avg.updated);
  const facts: AudienceFacts = {
    episodeCount: show.episodeCount,
    newestEpisode: Math.min(show.latestEpisodePublished, day.getTime() / 1000),
    categories: ["Technology"],
    language: "de",
    hasItunesId: show.itunesID > 0,
  };
  const inputs = estimateInputs(facts, day);
  const record = publishingRecord(facts, day);
  const place = standing(inputs, knownShare(inputs.map(({ name }) => name)));
  const perEpisode = perEpisodeDownloads(place, remainingShare(record));
  const weekly = (downloads: number): number => {
    const { newListens, archiveListens } = monthlyFigures(downloads, record);
    // The published figures are averages, including months without a new episode.
    const episodes = Math.min(1, record.episodesPer30Days ?? ASSUMED_EPISODES_PER_30_DAYS);
    return ((newListens * episodes + archiveListens) * 7) / 30;
  };
  const { low, middle, high } = perEpisode;
  return { published: show.weekly_downloads_avg.value, low: weekly(low), middle: weekly(middle), high: weekly(high) };
}

const atHand = existsSync(FOLDER);
if (!atHand) process.stderr.write("Calibration skipped: the shows with published download figures are not at hand.\n");

(atHand ? describe : describe.skip)("the model beside shows that publish their weekly downloads", () => {
  const shows = (atHand ? readdirSync(FOLDER) : [])
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as PublishedShow)
    .filter((show) => show.weekly_downloads_avg.value > 0);
  const comparisons = shows.map(compare);

  it("has shows to compare with", () => {
    expect(comparisons.length).toBeGreaterThanOrEqual(10);
  });

  it("is off by less than a factor of four in the median", () => {
    const errors = comparisons
      .map(({ published, middle }) => Math.abs(Math.log10(middle / published)))
      .sort((a, b) => a - b);
    const half = errors.length / 2;
    const median = ((errors[Math.ceil(half) - 1] ?? Infinity) + (errors[Math.floor(half)] ?? Infinity)) / 2;
    // Measured: 0.587. A factor of four is 0.602.
    expect(median).toBeLessThan(0.602);
  });

  it("holds at least two published figures in three within its range", () => {
    const inside = comparisons.filter(({ published, low, high }) => published >= low && published <= high);
    // Measured: 12 of 16.
    expect(inside.length / comparisons.length).toBeGreaterThanOrEqual(2 / 3);
  });

  it("puts larger shows above smaller ones more often than not", () => {
    const pairs = comparisons.flatMap((a, index) => comparisons.slice(index + 1).map((b) => [a, b] as const));
    const differing = pairs.filter(([a, b]) => a.published !== b.published && a.middle !== b.middle);
    const right = differing.filter(([a, b]) => a.published > b.published === a.middle > b.middle);
    expect(right.length / differing.length).toBeGreaterThan(0.6);
  });
});
