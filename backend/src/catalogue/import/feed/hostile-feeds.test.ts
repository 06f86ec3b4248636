import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readInTime } from "../../../testing/catalogue/read-in-time.js";
import { describeRealData, realData } from "../../../testing/catalogue/real-data.js";
import { readFeed, type FeedResult } from "./read-feed.js";

const now = new Date("2025-06-01T00:00:00Z");

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

const read = (path: string): FeedResult => readFeed(readFileSync(realData("hostile", path)), { now, fileName: path });

describeRealData("hostile", "damaged, odd and attacking documents", () => {
  test("each gives a podcast or a clear reason, in limited time and memory", () => {
    const paths = filesBelow(realData("hostile"));
    expect(paths.length).toBeGreaterThanOrEqual(254);
    const outcomes = { podcast: 0, rejected: 0 };
    for (const path of paths) {
      const bytes = readFileSync(path);
      const before = process.memoryUsage().rss;
      const result = readInTime(bytes, { now, fileName: path });
      expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
      outcomes[result.kind] += 1;
      if (result.kind === "rejected") expect(result.reason).toMatch(/^\p{Lu}[^]{10,200}\.$/u);
      else expect(result.podcast.title).not.toBe("");
    }
    expect(outcomes.podcast).toBeGreaterThan(50);
    expect(outcomes.rejected).toBeGreaterThan(100);
  }, 60_000);

  test.each([
    ["xml-attack-dtd.xml", "not-a-feed"],
    ["xml-attack-external.xml", "entities"],
    ["xml-attack-xmlbomb.xml", "entities"],
    ["badpod-empty-xml.xml", "not-a-feed"],
    ["rss-parser-unrecognized.xml", "not-a-feed"],
    ["malformed-hackernews.xml", "not-a-podcast"],
    ["not-a-podcast-macworld.xml", "not-a-podcast"],
    ["not-a-podcast-news-with-image-enclosures-romatoday.xml", "not-a-podcast"],
    ["not-a-podcast-news-with-image-enclosures-the-mirror.xml", "not-a-podcast"],
    ["unexpected-token.xml", "not-a-podcast"],
    ["feedparser-illformed/rss_empty_document.xml", "not-a-feed"],
    ["feedparser-encoding/utf-32be.xml", "no-content"],
  ])("%s is refused as %s", (file, code) => expect(read(file)).toMatchObject({ kind: "rejected", code }));

  test.each([
    ["huge-3mb-693-items-mandarin-bean-all-zh.xml", "Mandarin Bean All", 693],
    ["invalid-duration-at-the-races.xml", "At The Races with Steve Byk", 450],
    ["bad-cover-urls-ted-talks-daily.xml", "TED Talks Daily", 327],
    ["bad-urls-1972.xml", "1972", 3],
    ["episode-without-pubdate-podcast-help-desk.xml", "Podcast Help Desk™", 6],
    ["no-items-mysterious-universe.xml", "Mysterious Universe", 0],
    ["single-quoted-attributes.xml", "All About Everything", 3],
    ["spaces-in-attributes.xml", "All About Everything", 3],
    ["unsafe-enclosure-urls-ssrf.xml", "Mixed Podcast", 1],
    ["rss-parser-narro.xml", "foobar on Narro", 1],
  ])("%s is %s with %d episodes", (file, title, episodes) => {
    const result = read(file);
    expect(result).toMatchObject({ kind: "podcast", podcast: { title } });
    expect(result.kind === "podcast" && result.podcast.episodes).toHaveLength(episodes);
  });

  test("no address of this machine or a private network survives", () => {
    const text = JSON.stringify(read("unsafe-enclosure-urls-ssrf.xml"));
    expect(text).toContain("https://example.com/episodes/safe.mp3");
    expect(text).not.toMatch(/169\.254|127\.0\.0|10\.0\.0|file:/);
  });
});
