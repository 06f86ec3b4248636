import { shortDay } from "../../shared/text/day-text.js";

/** The source of a show's facts, and their date. `at` is in epoch seconds, null if the source gives no date (decision 52). */
export type FactsOrigin = {
  readonly from: (typeof ORIGINS)[number];
  readonly at: number | null;
  /** Directories whose undated pages of the show added facts, such as the number of episodes; absent if none. */
  readonly also?: readonly (keyof typeof DIRECTORIES)[];
};

/** Directories that dumps have lists of, with the name of each in a list's sign of demand. */
const DIRECTORIES = { apple: "Apple Podcasts", spotify: "Spotify" } as const;

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
  /** The sources of the undated lists that contain the show. A dump's row of such a list is a directory's page of the show. */
  readonly lists?: readonly string[];
};

/**
 * Where stored facts come from. The import time says nothing about their age: a feed imported from a file, or a row of a list, is only as
 * recent as the last change it states. If an undated page of a directory was joined with a dated source, both are named: the page may be
 * years newer.
 */
export function storedOrigin(stored: StoredOrigin): FactsOrigin {
  const first = firstOrigin(stored);
  if (first.at === null || stored.feedReadAt !== undefined) return first;
  const also = (["apple", "spotify"] as const).filter((name) => stored.lists?.includes(DIRECTORIES[name]));
  return also.length === 0 ? first : { ...first, also };
}

function firstOrigin({ source, key, lastUpdate, feedReadAt }: StoredOrigin): FactsOrigin {
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
  ...DIRECTORIES,
  list: "an imported list",
  provider: "our data provider",
  demo: "invented demo data",
};

/** "From Podcast Index, May 2, 2018", "From Spotify (undated)", "From Podcast Index, May 2, 2018, and from Spotify (undated)". */
export function originText({ from, at, also = [] }: FactsOrigin): string {
  if (from === "demo") return `From ${NAMES.demo}`;
  const more = also.length === 0 ? "" : `, and from ${also.map((name) => NAMES[name]).join(" and ")} (undated)`;
  return `From ${NAMES[from]}${at === null ? " (undated)" : `, ${shortDay(at * 1000)}`}${more}`;
}
