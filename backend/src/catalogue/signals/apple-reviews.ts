import { z } from "zod";
import { APPLE_FEEDS } from "./apple-genre-charts.js";
import type { JsonSource } from "./json-source.js";
import type { SignalSet } from "./signal-store.js";

const APPLE = "Apple Podcasts";
const PAGES = 10;
const MOST_SHOWN = 500;
const DAY = 86_400;
const MONTH = 30;

const label = z.object({ label: z.string() });
// For some shows, the first entry is the show itself, which has no rating.
const entry = z.object({ updated: label.optional(), "im:rating": label.optional() });
const page = z.object({ feed: z.object({ entry: z.union([z.array(entry).max(200), entry]).optional() }) });

export const reviewsName = (country: string) => `${APPLE} reviews ${country}`;

type Options = { readonly itunesId: string; readonly country: string; readonly now: Date; readonly base?: string };

/**
 * The number of a show's reviews in 30 days, from Apple's newest 500 in a country. undefined if Apple shows none, which does not
 * prove that there are none.
 */
export async function readReviews(source: JsonSource, options: Options): Promise<SignalSet | undefined> {
  const { itunesId, country, now } = options;
  const at = Math.floor(now.getTime() / 1000);
  const days: number[] = [];
  for (let number = 1; number <= PAGES; number += 1) {
    const found = await pageOf(source, options, number, at);
    days.push(...found);
    if (found.length === 0 || found.some((age) => age > MONTH)) break;
  }
  if (days.length === 0) return undefined;
  const recent = days.filter((age) => age <= MONTH).length;
  // If all 500 are recent, there may be more than Apple shows.
  const span = recent >= MOST_SHOWN ? Math.max(1, ...days) : MONTH;
  const perMonth = Math.round((recent * MONTH) / span);
  const signals =
    perMonth === 0
      ? []
      : [{ subject: `itunes:${itunesId}`, signal: { kind: "reviews", perMonth, source: APPLE, at } } as const];
  return { name: `${reviewsName(country)} ${itunesId}`, at, signals };
}

/** Ages of the reviews on a page, in days. */
async function pageOf(
  source: JsonSource,
  { itunesId, country, base = APPLE_FEEDS }: Options,
  number: number,
  now: number,
): Promise<number[]> {
  const path = `${country}/rss/customerreviews/id=${itunesId}/sortBy=mostRecent/page=${number}/json`;
  const parsed = page.safeParse(await source.read(`${base}/${path}`));
  if (!parsed.success) return [];
  return [parsed.data.feed.entry ?? []].flat().flatMap((review) => {
    const written = Date.parse(review.updated?.label ?? "") / 1000;
    return review["im:rating"] === undefined || Number.isNaN(written) ? [] : [Math.max(0, (now - written) / DAY)];
  });
}
