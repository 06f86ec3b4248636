import { readFileSync } from "node:fs";
import { describeRealData, realData } from "../../../testing/catalogue/real-data.js";
import { readFeed } from "./read-feed.js";
import { chapterStart } from "./values/chapter-start.js";

const now = new Date("2026-11-22T12:00:00Z");

function episodesOf(xml: Buffer | string) {
  const result = readFeed(Buffer.from(xml), { now, address: "https://a.example/feed.xml" });
  if (result.kind !== "podcast") throw new Error(result.reason);
  return result.podcast.episodes ?? [];
}
const item = (
  content: string,
) => `<rss xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:psc="http://podlove.org/simple-chapters">
  <channel><title>Tides</title><item><title>One</title><guid>1</guid>
  <enclosure url="https://a.example/1.mp3" type="audio/mpeg"/>${content}</item></channel></rss>`;

test("reads the page, the chapters, the best transcript and the people of an episode", () => {
  const [episode] = episodesOf(
    item(`<link>https://a.example/1</link><podcast:chapters url="/1.json" type="application/json+chapters"/>
      <podcast:transcript url="https://a.example/1.html" type="text/html"/>
      <podcast:transcript url="https://a.example/1.srt" type="application/srt"/>
      <podcast:person role="Guest" img="https://a.example/ann.jpg" href="https://ann.example">Ann Lee</podcast:person>
      <podcast:person>Ben Ode (ben@a.example)</podcast:person>
      <podcast:person role="constructor">Cy</podcast:person><podcast:person>Ann Lee</podcast:person>`),
  );
  expect(episode).toMatchObject({
    link: "https://a.example/1",
    chaptersUrl: "https://a.example/1.json",
    transcriptUrl: "https://a.example/1.srt",
    transcriptType: "application/srt",
    people: [
      { name: "Ann Lee", role: "guest", image: "https://a.example/ann.jpg" },
      { name: "Ben Ode", role: "host", image: "" },
      { name: "Cy", role: "crew", image: "" },
    ],
  });
});

test("leaves out what is not a web address, and chapters without a time or title", () => {
  const [episode] = episodesOf(
    item(`<podcast:chapters url="javascript:alert(1)"/><podcast:transcript url="http://127.0.0.1/secret"/>
      <psc:chapters><psc:chapter start="01:05" title="Later"/><psc:chapter start="0" title="First" href="file:///etc"/>
      <psc:chapter start="soon" title="When"/><psc:chapter start="9"/></psc:chapters>`),
  );
  expect(episode).not.toHaveProperty("chaptersUrl");
  expect(episode).not.toHaveProperty("transcriptUrl");
  expect(episode?.chapters).toEqual([
    { at: 0, title: "First" },
    { at: 65, title: "Later" },
  ]);
});

test("addresses that repeat a long base do not blow up a small feed", () => {
  const base = `https://a.example/${"x".repeat(3_900)}/`;
  const chapter = `<psc:chapter start="1" title="A" href="a"/>`;
  const person = (at: number) => `<podcast:person img="a">P${at}</podcast:person>`;
  const people = Array.from({ length: 20 }, (_, at) => person(at)).join("");
  const one = `<item><title>A</title><enclosure url="a"/><itunes:image href="a"/>${people}<psc:chapters>${chapter.repeat(500)}</psc:chapters></item>`;
  const feed = (folder: string) =>
    `<rss xml:base="${folder}" xmlns:psc="http://podlove.org/simple-chapters"><channel><title>T</title>${one.repeat(5)}</channel></rss>`;
  const grown = (folder: string) => JSON.stringify(episodesOf(feed(folder))).length / feed(folder).length;
  expect(grown(base)).toBeLessThan(2);
  expect(grown(`https://a.example/${"x".repeat(280)}/`)).toBeLessThan(10);
  expect(episodesOf(feed("https://b.example/x/"))[0]).toMatchObject({ imageUrl: "https://b.example/x/a" });
});

test.each([
  ["00:01:02.500", 62.5],
  ["1:00:00", 3_600],
  ["63", 63],
  ["npt:63s", 63],
  ["", undefined],
  ["-1", undefined],
  ["999:00:00", undefined],
])("a chapter at %p starts at second %p", (text, seconds) => {
  expect(chapterStart(text)).toBe(seconds);
});

describeRealData("feeds", "extras of real episodes", () => {
  test("finds transcripts, chapters and people with pictures", () => {
    const podcasting = episodesOf(readFileSync(realData("feeds", "podcasting-2-0.xml")));
    expect(podcasting.filter(({ transcriptUrl }) => transcriptUrl?.endsWith(".srt")).length).toBeGreaterThan(5);
    expect(podcasting.filter(({ chaptersUrl }) => chaptersUrl !== undefined).length).toBeGreaterThan(5);
    const german = episodesOf(readFileSync(realData("feeds", "der-lautsprecher-de.xml")));
    expect(german).toHaveLength(5);
    expect(german.every(({ chapters = [] }) => chapters.length > 3)).toBe(true);
    const hits = episodesOf(readFileSync(realData("feeds", "homegrown-hits.xml")));
    const people = [...podcasting, ...hits].flatMap((episode) => episode.people ?? []);
    expect(people).toContainEqual(expect.objectContaining({ role: "host", image: expect.stringMatching(/^https/) }));
  });
});
