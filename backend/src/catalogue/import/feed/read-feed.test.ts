import { readFeed, type FeedResult } from "./read-feed.js";

const now = new Date("2025-06-01T00:00:00Z");
const read = (xml: string, more: { address?: string; fileName?: string } = {}): FeedResult =>
  readFeed(Buffer.from(xml), { now, ...more });

const podcastOf = (xml: string, more?: { address?: string; fileName?: string }) => {
  const result = read(xml, more);
  if (result.kind === "rejected") throw new Error(result.reason);
  return result.podcast;
};

const ITEM =
  '<item><title>One</title><guid>g1</guid><enclosure url="https://a.example/1.mp3" type="audio/mpeg"/></item>';
const rss = (inside: string): string => `<rss version="2.0"><channel>${inside}</channel></rss>`;

test("a show with everything", () => {
  const podcast = podcastOf(
    `<?xml version="1.0"?><rss xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
      xmlns:atom="http://www.w3.org/2005/Atom" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel>
      <title>Night &amp;amp; Day</title><link>https://a.example/</link><language>de-AT</language>
      <atom:link rel="self" href="https://feeds.a.example/night.xml"/>
      <description>&lt;p&gt;About nights.&lt;/p&gt;</description>
      <itunes:author>owner@example.com (Ann Lee)</itunes:author><itunes:owner><itunes:name>Lee Media</itunes:name>
      <itunes:email>ann@example.org</itunes:email></itunes:owner><itunes:explicit>no</itunes:explicit>
      <itunes:image href="https://a.example/c.jpg"/><podcast:guid>917393e3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid>
      <itunes:category text="Society &amp; Culture"><itunes:category text="Documentary"/></itunes:category>
      <item><title>Two</title><guid isPermaLink="false">g2</guid><pubDate>Wed, 08 Jan 2025 10:00:00 GMT</pubDate>
        <itunes:duration>1:00:00</itunes:duration><enclosure url="https://a.example/2.mp3" type="audio/mpeg"/></item>
      <item><title>One</title><guid isPermaLink="false">g1</guid><pubDate>Wed, 01 Jan 2025 10:00:00 GMT</pubDate>
        <itunes:duration>30:00</itunes:duration><enclosure url="https://a.example/1.mp3" type="audio/mpeg"/>
        <description>Notes</description><itunes:image href="https://a.example/1.jpg"/></item>
      <item><title>Zero</title><guid isPermaLink="false">g0</guid><pubDate>Wed, 25 Dec 2024 10:00:00 GMT</pubDate>
        <enclosure url="https://a.example/0.mp3" type="audio/mpeg"/></item>
    </channel></rss>`,
  );
  expect(podcast).toEqual({
    source: "feed",
    key: "feeds.a.example/night.xml",
    title: "Night & Day",
    feedUrl: "https://feeds.a.example/night.xml",
    link: "https://a.example/",
    description: "About nights.",
    author: "Ann Lee",
    owner: "Lee Media",
    imageUrl: "https://a.example/c.jpg",
    categories: ["Society & Culture", "Documentary"],
    language: "de",
    country: "AT",
    explicit: false,
    episodeCount: 3,
    podcastGuid: "917393e3-1b1e-5cef-ace4-edaa54e1f810",
    host: "feeds.a.example",
    asOf: 1736330400,
    lastUpdate: 1736330400,
    newestEpisode: 1736330400,
    oldestEpisode: 1735120800,
    updateIntervalDays: 7,
    typicalDuration: 2700,
    episodes: [
      { guid: "g2", title: "Two", published: 1736330400, duration: 3600, audioUrl: "https://a.example/2.mp3" },
      {
        guid: "g1",
        title: "One",
        summary: "Notes",
        published: 1735725600,
        duration: 1800,
        imageUrl: "https://a.example/1.jpg",
        audioUrl: "https://a.example/1.mp3",
      },
      { guid: "g0", title: "Zero", published: 1735120800, audioUrl: "https://a.example/0.mp3" },
    ],
    contacts: [{ kind: "email", roles: ["owner"], name: "Lee Media", value: "ann@example.org" }],
  });
});

describe("identity", () => {
  test("the fetched address takes precedence over the feed's own claim", () => {
    const self = '<atom:link rel="self" href="https://b.example/feed"/>';
    expect(podcastOf(rss(`<title>A</title>${self}${ITEM}`)).key).toBe("b.example/feed");
    expect(podcastOf(rss(`<title>A</title>${self}${ITEM}`), { address: "https://a.example/f" }).key).toBe(
      "a.example/f",
    );
  });
  test("a feed that names its website as its address has no address", () => {
    const podcast = podcastOf(
      rss(
        `<title>A</title><link>https://b.example/pod</link><atom:link rel="self" href="https://b.example/pod/"/>${ITEM}`,
      ),
    );
    expect(podcast.feedUrl).toBeUndefined();
    expect(podcast.key).toBe("feed:a|https b example pod");
  });
  test("the announced new address counts if the feed states no other", () => {
    expect(
      podcastOf(rss(`<title>A</title><itunes:new-feed-url>https://c.example/x</itunes:new-feed-url>${ITEM}`)).feedUrl,
    ).toBe("https://c.example/x");
  });
  test("a feed without a title is named after its address or file", () => {
    expect(podcastOf(rss(ITEM), { address: "https://a.example/night-talk.xml" }).title).toBe("night-talk");
    expect(podcastOf(rss(ITEM), { fileName: "night-talk.xml" }).title).toBe("night-talk");
  });
});

describe("episodes", () => {
  const episodesOf = (items: string) => podcastOf(rss(`<title>A</title>${items}`)).episodes ?? [];
  const item = (inside: string): string => `<item>${inside}</item>`;
  const file = (name: string): string => `<enclosure url="https://a.example/${name}" type="audio/mpeg"/>`;

  test("an episode without a guid is identified by its file's address", () => {
    expect(episodesOf(item(`<title>One</title>${file("1.mp3")}`))[0]?.guid).toBe("https://a.example/1.mp3");
  });
  test("episodes that share one guid are identified by their file, then by their order", () => {
    const same = (name: string, title: string): string => item(`<guid>g</guid><title>${title}</title>${file(name)}`);
    const guids = episodesOf(
      same("1.mp3", "One") + same("2.mp3", "Two") + same("2.mp3", "Three") + same("2.mp3", "Four"),
    ).map(({ guid }) => guid);
    expect(guids).toEqual(["g", "https://a.example/2.mp3", "g#2", "g#3"]);
  });
  test("a repeated episode is counted once", () => {
    const twice = item(`<guid>g</guid><title>One</title>${file("1.mp3")}`);
    expect(episodesOf(twice + twice)).toHaveLength(1);
  });
  test("articles between episodes are left out", () => {
    const items = item("<title>Article</title><guid>x</guid>") + item(`<title>One</title>${file("1.mp3")}`);
    expect(episodesOf(items).map(({ title }) => title)).toEqual(["One"]);
  });
  test("audio comes before video, and both before documents", () => {
    const inside = `<title>One</title><enclosure url="https://a.example/1.pdf" type="application/pdf"/>
      <enclosure url="https://a.example/1.mp4" type="video/mp4"/>${file("1.mp3")}`;
    expect(episodesOf(item(inside))[0]?.audioUrl).toBe("https://a.example/1.mp3");
    expect(episodesOf(item(inside.replace(file("1.mp3"), "")))[0]?.audioUrl).toBe("https://a.example/1.mp4");
  });
  test("Media RSS and Atom name files too", () => {
    const media = '<media:group><media:content url="https://a.example/m.m4a" type="audio/mp4"/></media:group>';
    expect(episodesOf(item(`<title>One</title><guid>g</guid>${media}`))[0]?.audioUrl).toBe("https://a.example/m.m4a");
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><entry><title>One</title><id>g</id>
      <link rel="enclosure" href="https://a.example/a.mp3"/><link href="https://a.example/one"/>
      <published>2025-01-01T10:00:00Z</published><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Hi &lt;3</p></div></content></entry></feed>`;
    expect(podcastOf(atom).episodes).toEqual([
      {
        guid: "g",
        link: "https://a.example/one",
        title: "One",
        summary: "<p>Hi &lt;3</p>",
        published: 1735725600,
        audioUrl: "https://a.example/a.mp3",
      },
    ]);
  });
  test("an address that is not a web address is ignored", () => {
    const items = ["javascript:alert(1)", "file:///etc/passwd", "data:audio/mp3;base64,AA", "http://127.0.0.1/x.mp3"]
      .map((url, at) => item(`<title>E${at}</title><guid>${at}</guid><enclosure url="${url}" type="audio/mpeg"/>`)).join(""); // prettier-ignore
    expect(episodesOf(items + ITEM).map(({ title }) => title)).toEqual(["One"]);
  });
  test("dates in the future do not make a show active", () => {
    const dated = (date: string, name: string): string =>
      item(`<title>${name}</title>${file(name)}<pubDate>${date}</pubDate>`);
    const podcast = podcastOf(rss(`<title>A</title>${dated("2035-01-01", "b.mp3")}${dated("2020-01-01", "a.mp3")}`));
    expect(podcast.newestEpisode).toBe(1577836800);
    expect(podcast.episodes?.[0]?.published).toBe(2051222400);
  });
});

describe("documents without a podcast", () => {
  test.each([
    ["", "empty", "The document is empty."],
    ["hello", "not-a-feed", "Not a feed: the document contains no element."],
    ["<html><body>404</body></html>", "not-a-feed", "Not a feed: the document's root is <html>."],
    ["<rss></rss>", "no-content", "The feed has neither a title nor an episode."],
    [rss("<title>News</title><item><title>x</title><guid>1</guid></item>"), "not-a-podcast", "Not a podcast: none of its 1 items has an audio or video file."],
  ])("%j", (xml, code, reason) => expect(read(xml)).toEqual({ kind: "rejected", code, reason })); // prettier-ignore

  test("the error page of a host is no show, and a show with its title is", () => {
    const answer = "<title>Invalid Account</title><description>Ourmedia RSS feed</description>";
    const reason = "An error page, not a show: “Invalid Account”.";
    expect(read(rss(answer))).toEqual({ kind: "rejected", code: "not-a-podcast", reason });
    expect(podcastOf(rss(answer + ITEM)).title).toBe("Invalid Account");
  });

  test("a document above the limit is not parsed at all", () => {
    expect(readFeed(Buffer.alloc(50 * 1024 * 1024), { now })).toMatchObject({ kind: "rejected", code: "too-large" });
  });
});

describe("the day that a feed describes", () => {
  const item = (date: string) => ITEM.replace("</title>", `</title><pubDate>${date}</pubDate>`);
  const asOf = (inside: string, more?: { address?: string }) => podcastOf(rss(inside), more).asOf;

  it("is the latest date in a saved file: nobody knows what came after it", () => {
    expect(asOf(item("Wed, 25 Apr 2018 10:00:00 GMT"))).toBe(Date.UTC(2018, 3, 25, 10) / 1000);
    const written =
      "<pubDate>Sat, 05 May 2018 10:00:00 GMT</pubDate><lastBuildDate>Sun, 06 May 2018 10:00:00 GMT</lastBuildDate>";
    expect(asOf(`${written}${item("Wed, 25 Apr 2018 10:00:00 GMT")}`)).toBe(Date.UTC(2018, 4, 6, 10) / 1000);
  });

  it("is never after the import, and unknown without a date", () => {
    expect(asOf(`<lastBuildDate>Sun, 06 May 2035 10:00:00 GMT</lastBuildDate>${ITEM}`)).toBeUndefined();
    expect(asOf(ITEM)).toBeUndefined();
  });

  it("is today for a feed that was just fetched", () => {
    const old = item("Wed, 25 Apr 2018 10:00:00 GMT");
    expect(asOf(old, { address: "https://feeds.a.example/show.xml" })).toBeUndefined();
  });
});
