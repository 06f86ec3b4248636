import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { feedOf } from "../../../../testing/servers/feed-server.js";
import { readFeed } from "../read-feed.js";
import type { FeedParser } from "./feed-parser.js";

/** Only compiled code has threads. */
const COMPILED = join(import.meta.dirname, "../../../../../dist/src/catalogue/import/feed/parsing/feed-parser.js");

let parser: FeedParser;
beforeAll(async () => {
  if (!existsSync(COMPILED)) throw new Error("The backend is not compiled: node infra/bootstrap/run.mjs build.");
  const compiled = (await import(pathToFileURL(COMPILED).href)) as { FeedParser: new () => FeedParser };
  parser = new compiled.FeedParser();
});
afterAll(() => parser.onApplicationShutdown());

const origin = { address: "https://a.example/feed", now: new Date("2026-11-22T12:00:00Z") };
const first = new Date("2000-01-01T06:00:00Z");
/** A feed of about 5 MB in its own buffer, as the fetcher returns it. */
const large = () => {
  const notes = `<description>${"Words of an episode. ".repeat(200)}</description>`;
  const text = feedOf("Tides", Array.from({ length: 1_100 }, (_, at) => `Episode ${at}`), { first }); // prettier-ignore
  return Buffer.concat([Buffer.from(text.replaceAll("<pubDate>", `${notes}<pubDate>`))]);
};

test("parses 5 MB in a separate thread, blocking this one for under 50 ms", async () => {
  const bytes = large();
  expect(bytes.length).toBeGreaterThan(4.5e6);
  const expected = readFeed(bytes, origin);
  expect(expected.kind).toBe("podcast");
  // A busy machine only makes measurements larger, so the smallest one counts.
  const taken: number[] = [];
  while (taken.length < 5 && !(Math.min(...taken) < 50)) {
    const feed = Buffer.from(large());
    const before = process.threadCpuUsage();
    const read = await parser.read(feed, origin);
    const { user, system } = process.threadCpuUsage(before);
    taken.push((user + system) / 1_000);
    expect(read).toEqual(expected);
  }
  expect(Math.min(...taken)).toBeLessThan(50);
});

test("parses several feeds at once, and rejects other documents with the same reason", async () => {
  const small = Buffer.from(feedOf("Small", ["One"], { first }));
  const wrong = Buffer.from(`<html>${"x".repeat(300_000)}</html>`);
  const expected = [readFeed(small, origin), readFeed(wrong, origin)];
  const [one, two, three] = await Promise.all([parser.read(small, origin), parser.read(wrong, origin), parser.read(large(), origin)]); // prettier-ignore
  expect([one, two]).toEqual(expected);
  expect(three.kind).toBe("podcast");
});
