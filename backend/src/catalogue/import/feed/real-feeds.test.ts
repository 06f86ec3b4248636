import { readFileSync } from "node:fs";
import { readInTime } from "../../../testing/catalogue/read-in-time.js";
import { describeRealData, realData, realFiles } from "../../../testing/catalogue/real-data.js";
import { type FeedResult, readFeed } from "./read-feed.js";

const now = new Date("2025-06-01T00:00:00Z");

/** Counted in the bytes, independently of the reader. */
function itemsWithFile(xml: string): number {
  const items = xml.match(/<(?:item|entry)[\s>][^]*?<\/(?:item|entry)>/g) ?? [];
  return items.filter((item) => /<enclosure\b|rel=["']enclosure["']/.test(item)).length;
}

describeRealData("feeds", "every real feed", () => {
  const files = ["feeds", "feeds-versions"].flatMap((folder) =>
    realFiles(".xml", folder).map((file) => [file, realData(folder, file)] as const),
  );

  const results = new Map<string, FeedResult>();

  test("is there", () => expect(files.length).toBeGreaterThanOrEqual(60));

  test.each(files)("%s is read as a show with all its episodes", (file, path) => {
    const bytes = readFileSync(path);
    const result = readInTime(bytes, { now });
    results.set(path, result);
    if (result.kind !== "podcast") throw new Error(`${file}: ${result.reason}`);
    const { title, description, episodes = [], author, key } = result.podcast;
    expect(title).not.toMatch(/^\s*$|&\w+;|<!\[CDATA/);
    expect(description ?? "").not.toMatch(/<[a-z]|&(?:amp|lt|nbsp|#\d+);/i);
    expect(author ?? "").not.toContain("@example.com");
    expect(key).not.toBe("");
    expect(episodes).toHaveLength(itemsWithFile(bytes.toString("utf8")));
    expect(new Set(episodes.map(({ guid }) => guid)).size).toBe(episodes.length);
    for (const episode of episodes) {
      expect(episode.title).not.toBe("");
      // One show consists of articles, with pictures in place of recordings.
      if (file !== "heated-1-item.xml") expect(episode.audioUrl).toMatch(/^https?:\/\//);
      expect(JSON.stringify(episode)).not.toMatch(/<script|href=\\?"javascript:|\\u0000/i);
    }
    expect(JSON.stringify(result.podcast).isWellFormed()).toBe(true);
  });

  test("dates and durations are read wherever they exist", () => {
    const counted = { dates: 0, dated: 0, lengths: 0, timed: 0 };
    for (const [, path] of files) {
      const bytes = readFileSync(path);
      const result = results.get(path) ?? readFeed(bytes, { now });
      const items =
        bytes
          .toString("utf8")
          .replace(/<!--[^]*?-->|<!\[CDATA\[|\]\]>/g, "")
          .match(/<item[\s>][^]*?<\/item>/g) ?? [];
      counted.dates += items.filter(
        (item) => /<enclosure/.test(item) && /<pubDate>\s*(?!Thu, 118)\S/.test(item),
      ).length;
      counted.lengths += items.filter(
        (item) => /<enclosure/.test(item) && /<itunes:duration[^>]*>\s*[^<\s]*[1-9]/.test(item),
      ).length;
      const episodes = result.kind === "podcast" ? (result.podcast.episodes ?? []) : [];
      counted.dated += episodes.filter(({ published }) => published !== undefined).length;
      counted.timed += episodes.filter(({ duration }) => duration !== undefined).length;
    }
    expect(counted.dates).toBeGreaterThan(3_000);
    expect(counted.dated).toBe(counted.dates);
    expect(counted.timed).toBe(counted.lengths);
  }, 60_000);
});

describeRealData("spec-examples", "every example of the Podcasting 2.0 namespace", () => {
  test.each(realFiles(".xml", "spec-examples"))("%s is a podcast", (file) => {
    const result = readFeed(readFileSync(realData("spec-examples", file)), { now, fileName: file });
    expect(result.kind).toBe("podcast");
  });
});
