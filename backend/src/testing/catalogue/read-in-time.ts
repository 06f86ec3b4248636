import { type FeedResult, readFeed } from "../../catalogue/import/feed/read-feed.js";

/** About five times as long as a megabyte of notes full of markup takes; superlinear growth would exceed that. */
const MS_PER_MB = 700;
const MS_AT_LEAST = 300;

/** Reads a feed, and limits the reader's processor time in proportion to the document's size. */
export function readInTime(...[bytes, origin]: Parameters<typeof readFeed>): FeedResult {
  const results: FeedResult[] = [];
  const limit = MS_AT_LEAST + (bytes.length / 1e6) * MS_PER_MB;
  expect(() => results.push(readFeed(bytes, origin))).toTakeLessThan(limit);
  const [result] = results;
  if (!result) throw new Error("Nothing was read.");
  return result;
}
