import { shortDay } from "../../shared/text/day-text.js";

/** The source of a show's facts, and their date. `at` is in epoch seconds, null if the source gives no date (decision 52). */
export type FactsOrigin = {
  readonly from: (typeof ORIGINS)[number];
  readonly at: number | null;
};

export const ORIGINS = ["feed", "podcast-index", "apple", "spotify", "list", "provider", "demo"] as const;

/** What is known about the origin of a stored show's facts. Times are in epoch seconds. */
export type StoredOrigin = {
  readonly source: "dump" | "feed" | "demo" | "both";
  /** The canonical URL of the feed or of the directory page. */
  readonly key: string;
  /** The date of the last change according to the source. */
  readonly lastUpdate: number | null;
  /** When the product itself read the feed; absent if never. */
  readonly feedReadAt?: number | undefined;
};

/**
 * Where stored facts come from. The import time says nothing about their age: a feed imported from a file, or a row of a list, is only as
 * recent as the last change it states.
 */
export function storedOrigin({ source, key, lastUpdate, feedReadAt }: StoredOrigin): FactsOrigin {
  if (source === "demo") return { from: "demo", at: null };
  if (feedReadAt !== undefined) return { from: "feed", at: feedReadAt };
  const at = lastUpdate !== null && lastUpdate > 0 ? lastUpdate : null;
  if (source !== "dump") return { from: "feed", at };
  if (key.startsWith("podcasts.apple.com/")) return { from: "apple", at };
  if (key.startsWith("api.spotify.com/")) return { from: "spotify", at };
  return { from: at === null ? "list" : "podcast-index", at };
}

const NAMES: Readonly<Record<FactsOrigin["from"], string>> = {
  feed: "the show’s feed",
  "podcast-index": "Podcast Index",
  apple: "Apple Podcasts",
  spotify: "Spotify",
  list: "an imported list",
  provider: "our data provider",
  demo: "invented demo data",
};

/** Returns "From Podcast Index, 2 May 2018" or "From Spotify, no date known". */
export function originText({ from, at }: FactsOrigin): string {
  if (from === "demo") return `From ${NAMES.demo}`;
  return `From ${NAMES[from]}, ${at === null ? "no date known" : shortDay(at * 1000)}`;
}
