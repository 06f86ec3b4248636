import { isLargerMarket } from "@earshot/domain/audience/signals/chart-audience";
import { z } from "zod";
import type { JsonSource } from "./json-source.js";
import { namedAs } from "./named-shows.js";
import type { SignalSet } from "./signal-store.js";

const APPLE_CHARTS = "https://rss.marketingtools.apple.com";
const APPLE = "Apple Podcasts";
/** Apple's maximum number of chart positions. */
const CHART_LENGTH = 100;

const name = z.string().max(1_000).catch("");
const chart = z.object({
  feed: z.object({
    updated: z.string().optional(),
    results: z.array(z.object({ id: z.string().regex(/^\d{1,15}$/), name, artistName: name })).max(200),
  }),
});

/** The name under which a country's chart is stored. */
export function chartName(country: string): string {
  return `${APPLE} chart ${country}`;
}

/** Reads a country's chart of all shows; `country` is a code such as "us". Throws if there is none, as for an unknown country. */
export async function readAppleChart(
  source: JsonSource,
  { country, now, base = APPLE_CHARTS }: { readonly country: string; readonly now: Date; readonly base?: string },
): Promise<SignalSet> {
  const answer = await source.read(`${base}/api/v2/${country}/podcasts/top/${CHART_LENGTH}/podcasts.json`);
  const parsed = chart.safeParse(answer);
  if (!parsed.success || parsed.data.feed.results.length === 0) throw new Error(`No chart for ${country}.`);
  const { updated, results } = parsed.data.feed;
  const at = secondsOf(updated, now);
  return {
    name: chartName(country),
    at,
    // The index in the list is the chart position; there is no other field for it.
    signals: results.map(({ id, name: title, artistName: artist }, position) => ({
      subject: `itunes:${id}`,
      ...namedAs(title, artist),
      signal: { kind: "chart", country, place: position + 1, source: APPLE, at },
    })),
  };
}

export type ShowsOfChart = { readonly country: string; readonly subjects: ReadonlySet<string> };

/**
 * Notes at each place which charts of all shows do not have the show: of those of larger countries, and for a place in a category also that
 * of its own country.
 */
export function withAbsences(set: SignalSet, charts: readonly ShowsOfChart[]): SignalSet {
  const signals = set.signals.map((one) => {
    if (one.signal.kind !== "chart") return one;
    const { country, genre } = one.signal;
    const absentFrom = charts
      .filter((chart) => isLargerMarket(chart.country, country) || (genre !== undefined && chart.country === country))
      .filter((chart) => !chart.subjects.has(one.subject))
      .map((chart) => ({ country: chart.country, places: chart.subjects.size }));
    return absentFrom.length === 0 ? one : { ...one, signal: { ...one.signal, absentFrom } };
  });
  return { ...set, signals };
}

function secondsOf(updated: string | undefined, now: Date): number {
  const stated = Date.parse(updated ?? "");
  return Math.floor(Math.min(Number.isNaN(stated) ? now.getTime() : stated, now.getTime()) / 1000);
}
