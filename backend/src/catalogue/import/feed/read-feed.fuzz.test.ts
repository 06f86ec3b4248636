import { readFileSync } from "node:fs";
import { drill } from "../../../testing/drill.js";
import { readInTime } from "../../../testing/catalogue/read-in-time.js";
import { describeRealData, realData } from "../../../testing/catalogue/real-data.js";

/** Damaged copies of the sample, and of each real feed. */
const [SAMPLES, COPIES] = drill<readonly [number, number]>({ short: [500, 10], long: [2_000, 50] });

const now = new Date("2025-06-01T00:00:00Z");

/** Pseudo-random numbers, the same in every run (mulberry32). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const SNIPPETS = [
  "<",
  ">",
  "&",
  "]]>",
  "<![CDATA[",
  "<!--",
  "<item>",
  "</channel>",
  "\0",
  "&#0;",
  "&#xD800;",
  "\xff",
  '"',
  "xmlns=",
];

/** Flips bits, removes pieces, duplicates pieces, inserts markup, truncates the end. */
function mutated(original: Buffer, next: (below: number) => number): Buffer {
  let bytes = Buffer.from(original);
  for (let change = next(20) + 1; change > 0 && bytes.length > 0; change -= 1) {
    const at = next(bytes.length);
    const length = Math.min(next(200), bytes.length - at);
    const kind = next(5);
    if (kind === 0) bytes[at] = (bytes[at] ?? 0) ^ (1 << next(8));
    else if (kind === 1) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
    else if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]);
    else if (kind === 3)
      bytes = Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from(SNIPPETS[next(SNIPPETS.length)] ?? ""),
        bytes.subarray(at),
      ]);
    else if (change === 1) bytes = bytes.subarray(0, at);
  }
  return bytes;
}

function check(bytes: Buffer): void {
  const result = readInTime(bytes, { now, fileName: "fuzz.xml" });
  if (result.kind === "rejected") return;
  const text = JSON.stringify(result.podcast);
  expect(text.isWellFormed()).toBe(true);
  expect(text).not.toMatch(/\\u0000|<script/i);
  for (const { audioUrl } of result.podcast.episodes ?? []) expect(audioUrl ?? "https:").toMatch(/^https?:/);
}

const SAMPLE = Buffer.from(`<?xml version="1.0" encoding="utf-8"?><rss version="2.0"
  xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Night talk</title>
  <description><![CDATA[<p>About <b>nights</b> &amp; days</p>]]></description><itunes:author>Ann Lee</itunes:author>
  <itunes:category text="Society &amp; Culture"/><item><title>Größe 你好</title><guid>1</guid>
  <pubDate>Wed, 01 Jan 2025 10:00:00 GMT</pubDate><itunes:duration>1:02:03</itunes:duration>
  <enclosure url="https://a.example/1.mp3" type="audio/mpeg"/><content:encoded>&lt;p&gt;x&lt;/p&gt;</content:encoded>
  </item></channel></rss>`);

test(`${SAMPLES} damaged copies of a feed never throw, hang or pass unsafe content`, () => {
  for (let seed = 0; seed < SAMPLES; seed += 1) check(mutated(SAMPLE, seeded(seed)));
}, 60_000);

describeRealData("feeds", "damaged real feeds", () => {
  test.each(["kcrw-le-show", "serial-2018", "homegrown-hits", "radio-daal-fa", "alternativlos-de", "launched"])(
    `${COPIES} copies of %s`,
    (name) => {
      const original = readFileSync(realData("feeds", `${name}.xml`));
      for (let seed = 0; seed < COPIES; seed += 1) check(mutated(original, seeded(seed * 7 + name.length)));
    },
    60_000,
  );
});
