import { readFeed } from "./read-feed.js";

const proofOf = (channel: string, item = "") => {
  const text = `<rss xmlns:pc="https://podcastindex.org/namespace/1.0"
    xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
    <channel><title>T</title>${channel}<item><title>1</title><enclosure url="https://a.example/1.mp3"/>${item}</item></channel></rss>`;
  const result = readFeed(Buffer.from(text), { now: new Date("2026-11-22T12:00:00Z") });
  if (result.kind !== "podcast") throw new Error(result.reason);
  return result.proof;
};

test("reads verification texts of the channel only, with any prefix and any case of the purpose", () => {
  const channel = `<pc:txt purpose="verify">earshot-a</pc:txt><pc:txt purpose=" VERIFY "><![CDATA[b & c]]></pc:txt>
    <pc:txt purpose="ai-content">true</pc:txt><pc:txt>earshot-d</pc:txt>`;
  const item = `<pc:txt purpose="verify">of an episode</pc:txt><description>of an episode</description>`;
  expect(proofOf(channel, item)).toEqual({ texts: ["earshot-a", "b & c"], descriptions: [] });
});

test("reads all descriptions of the channel, with their markup", () => {
  const channel = `<description><![CDATA[<p>One &amp; two</p>]]></description><itunes:summary>Three</itunes:summary>`;
  expect(proofOf(channel)).toEqual({ texts: [], descriptions: ["<p>One & two</p>", "Three"] });
});

test("cuts overlong texts of a feed at the limits", () => {
  const { texts } = proofOf(`<pc:txt purpose="verify">${"x".repeat(30_000)}</pc:txt>`.repeat(60));
  expect([texts.length, texts[0]?.length]).toEqual([50, 20_000]);
});
