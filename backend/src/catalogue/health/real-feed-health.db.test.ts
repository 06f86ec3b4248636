import { readdirSync, readFileSync } from "node:fs";
import { EPISODES_READ } from "@earshot/domain/catalogue/health/episode-findings";
import { CHECK_IDS } from "@earshot/domain/catalogue/health/finding";
import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { importShows } from "../../testing/catalogue/import-shows.js";
import { describeRealData, realData, realFiles } from "../../testing/catalogue/real-data.js";
import { TestClock } from "../../testing/test-clock.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { readFeed } from "../import/feed/read-feed.js";
import { podcastId } from "../local/record/podcast-id.js";
import { StoredFeedHealth } from "./stored-feed-health.js";

const NOW = new Date("2025-06-01T00:00:00Z");
const ITEM = /<item[\s>][^]*?<\/item>/g;

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.drop());

/** What a feed contains, found in its bytes, independently of the reader. */
function foundIn(xml: string): Readonly<Record<string, boolean>> {
  const text = xml.replace(/<!--[^]*?-->/g, "");
  const items = text.match(ITEM) ?? [];
  const channel = text.replace(ITEM, "");
  const few = items.filter((item) => item.includes("<enclosure")).length <= EPISODES_READ;
  return {
    language: /<language>(?:<!\[CDATA\[)?\s*[a-z]{2}/i.test(channel),
    guid: /<podcast:guid>\s*\S/.test(channel),
    explicit: /<itunes:explicit[^>]*>(?:<!\[CDATA\[)?\s*(?:yes|no|true|false|clean|explicit)\b/i.test(channel),
    funding: /<podcast:funding[^>]*url="http|rel="payment"/.test(channel),
    ...(few && { "https-audio": !/<enclosure[^>]*\surl=["']http:/.test(items.join("")) }),
  };
}

describeRealData("feeds", "the health of every real feed", () => {
  test("agrees with its bytes", async () => {
    const feeds = realFiles(".xml", "feeds").map((file) => {
      const bytes = readFileSync(realData("feeds", file));
      const read = readFeed(bytes, { now: NOW, address: `https://feeds.example/${file}` });
      if (read.kind !== "podcast") throw new Error(`${file}: ${read.reason}`);
      return { file, xml: bytes.toString("utf8"), podcast: read.podcast };
    });
    await importShows(database, feeds.map(({ podcast }) => podcast), { now: NOW }); // prettier-ignore
    const clock = new TestClock();
    clock.stop(NOW);
    const healths = new StoredFeedHealth(new PostgresTransactions(database.dataSource), clock);
    const differing: unknown[] = [];
    for (const { file, xml, podcast } of feeds) {
      const findings = (await healths.of(podcastId(podcast.key)))?.findings ?? [];
      for (const [id, expected] of Object.entries(foundIn(xml))) {
        const found = findings.find((one) => one.id === id);
        // An episode whose only file is a picture has no audio at all; a different note reports that.
        const has = id === "https-audio" ? !found?.seen.startsWith("Plain http") : found?.state === "pass";
        if (has !== expected) differing.push({ file, id, expected, found });
      }
    }
    expect(differing).toEqual([]);
    expect(feeds.length).toBeGreaterThanOrEqual(50);
  });
});

describeRealData("hostile", "the health of each damaged or attacking document that is a podcast", () => {
  test("has each check once, in complete sentences", async () => {
    const files = readdirSync(realData("hostile"), { recursive: true, encoding: "utf8" });
    const podcasts = files
      .filter((file) => file.endsWith(".xml"))
      .flatMap((file) => {
        const read = readFeed(readFileSync(realData("hostile", file)), {
          now: NOW,
          address: `https://hostile.example/${encodeURI(file)}`,
        });
        return read.kind === "podcast" ? [read.podcast] : [];
      });
    await importShows(database, podcasts, { now: NOW });
    const clock = new TestClock();
    clock.stop(NOW);
    const healths = new StoredFeedHealth(new PostgresTransactions(database.dataSource), clock);
    let checked = 0;
    for (const { key } of podcasts) {
      const health = await healths.of(podcastId(key));
      // Several documents are copies of one show, which is stored once.
      if (!health) continue;
      checked += 1;
      expect(health.findings.map(({ id }) => id)).toEqual(CHECK_IDS);
      for (const { seen } of health.findings) {
        expect(seen).toMatch(/^\S.*\.$/);
        expect(seen).not.toMatch(/undefined|null|NaN|Infinity|\[object/);
      }
    }
    expect(checked).toBeGreaterThan(50);
  });
});
