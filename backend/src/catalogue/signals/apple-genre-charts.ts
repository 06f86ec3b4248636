import { APPLE_CATEGORIES, type AppleCategory } from "@earshot/domain/catalogue/codes/categories";
import { z } from "zod";
import { chartName } from "./apple-charts.js";
import type { JsonSource } from "./json-source.js";
import { namedAs } from "./named-shows.js";
import type { SignalSet } from "./signal-store.js";

export const APPLE_FEEDS = "https://itunes.apple.com";
const APPLE = "Apple Podcasts";
const CHART_LENGTH = 100;

const label = z.object({ label: z.string().max(1_000) }).catch({ label: "" });
const entry = z.object({
  "im:name": label,
  "im:artist": label,
  id: z.object({ attributes: z.object({ "im:id": z.string().regex(/^\d{1,15}$/) }) }),
  category: z.object({ attributes: z.object({ label: z.string().optional(), "im:id": z.string() }) }),
});
// A chart with one show is an object, not a list.
const chart = z.object({ feed: z.object({ entry: z.union([z.array(entry).max(200), entry]).optional() }) });

type Entry = z.output<typeof entry>;
type Options = { readonly country: string; readonly now: Date; readonly base?: string };

/**
 * Apple's charts of its top categories in a country. For an unknown filter, Apple silently sends a different chart. So a chart is
 * left out, and named in `failures`, if it equals the chart of all shows or if its shows are mostly in other categories.
 */
export async function readGenreCharts(source: JsonSource, options: Options) {
  const overall = await entriesOf(source, options, "");
  const [sets, failures]: [SignalSet[], string[]] = [[], []];
  for (const category of APPLE_CATEGORIES) {
    const entries = await entriesOf(source, options, `/genre=${category.genreId}`);
    if (entries.length === 0) failures.push(`${options.country}, ${category.name}: no chart.`);
    else if (idsOf(entries) === idsOf(overall) || !isOf(category, entries))
      failures.push(`${options.country}, ${category.name}: Apple sent another chart.`);
    else sets.push(setOf(category, entries, options));
  }
  return { sets, failures };
}

async function entriesOf(source: JsonSource, { country, base = APPLE_FEEDS }: Options, filter: string) {
  const answer = await source.read(`${base}/${country}/rss/toppodcasts/limit=${CHART_LENGTH}${filter}/json`);
  const parsed = chart.safeParse(answer);
  return [parsed.success ? (parsed.data.feed.entry ?? []) : []].flat();
}

const idsOf = (entries: readonly Entry[]): string => entries.map((one) => one.id.attributes["im:id"]).join(" ");

/** Whether most entries are in the category or one of its subcategories. */
function isOf({ name, genreId, sub }: AppleCategory, entries: readonly Entry[]): boolean {
  const own = entries.filter(({ category: { attributes } }) => {
    const { label = "", "im:id": id } = attributes;
    return id === String(genreId) || label === name || sub.includes(label);
  });
  return own.length > entries.length / 2;
}

function setOf({ name: genre }: AppleCategory, entries: readonly Entry[], { country, now }: Options): SignalSet {
  const at = Math.floor(now.getTime() / 1000);
  return {
    name: `${chartName(country)} ${genre}`,
    at,
    signals: entries.map(({ id, "im:name": { label: title }, "im:artist": { label: artist } }, position) => ({
      subject: `itunes:${id.attributes["im:id"]}`,
      ...namedAs(title, artist),
      signal: { kind: "chart", country, genre, place: position + 1, source: APPLE, at },
    })),
  };
}
