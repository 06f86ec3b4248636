import { shortDay } from "../../shared/text/day-text.js";

/** The source and the day of a show's facts; `at` in epoch seconds, null if the source gives no date (decision 52). */
export type FactsOrigin = {
  readonly from: (typeof ORIGINS)[number];
  readonly at: number | null;
};

export const ORIGINS = ["feed", "podcast-index", "apple", "spotify", "list", "provider", "demo"] as const;

/** The known origin of a stored show's facts. Times in epoch seconds. */
export type StoredOrigin = {
  readonly source: "dump" | "feed" | "demo" | "both";
  /** The canonical address of the feed or of the page in a directory. */
  readonly key: string;
  /** The date of the last change, as the source states it. */
  readonly lastUpdate: number | null;
  /** When the product itself read the feed; absent when it never did. */
  readonly feedReadAt?: number | undefined;
};

/**
 * Where stored facts are from. The time of an import says nothing about their age: a feed that was imported from a
 * file, or a row of a list, is as old as the last change that it states.
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

/** "From Podcast Index, 2 May 2018"; "From Spotify, no date known". */
export function originText({ from, at }: FactsOrigin): string {
  if (from === "demo") return `From ${NAMES.demo}`;
  return `From ${NAMES[from]}, ${at === null ? "no date known" : shortDay(at * 1000)}`;
}
