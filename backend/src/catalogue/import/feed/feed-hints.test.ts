import { readFeed } from "./read-feed.js";

const hintsOf = (channel: string) => {
  const text = `<rss xmlns:podcast="https://podcastindex.org/namespace/1.0"
    xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:atom="http://www.w3.org/2005/Atom">
    <channel><title>T</title>${channel}<item><title>1</title><enclosure url="https://a.example/1.mp3"/></item></channel></rss>`;
  const result = readFeed(Buffer.from(text), { now: new Date("2026-11-22T12:00:00Z") });
  if (result.kind !== "podcast") throw new Error(result.reason);
  return result.hints;
};

test("finds no hints in a feed without any", () => {
  expect(hintsOf("")).toEqual({ complete: false, skipHours: [], skipDays: [], hubs: [] });
});

test("reads a stated rhythm, hours and days to skip, a new address and a hub", () => {
  const hints = hintsOf(`<podcast:updateFrequency rrule="FREQ=WEEKLY;BYDAY=MO,TH">twice a week</podcast:updateFrequency>
    <skipHours><hour>0</hour><hour>24</hour><hour>7</hour><hour>25</hour><hour>x</hour></skipHours>
    <skipDays><day>Saturday</day><day>sunday</day><day>Someday</day></skipDays>
    <itunes:new-feed-url> https://new.example/feed </itunes:new-feed-url>
    <atom:link rel="hub" href="https://hub.example/"/><atom:link rel="self" href="https://a.example/feed"/>`);
  expect(hints).toEqual({
    declaredGap: 3.5 * 86_400,
    complete: false,
    skipHours: [0, 0, 7],
    skipDays: [6, 0],
    movedTo: "https://new.example/feed",
    hubs: ["https://hub.example/"],
    self: "https://a.example/feed",
  });
});

test("recognizes a complete show", () => {
  expect(hintsOf(`<podcast:updateFrequency complete="true">done</podcast:updateFrequency>`)).toMatchObject({
    complete: true,
  });
});
