import { readInTime } from "../../../testing/catalogue/read-in-time.js";
import { readFeed, type FeedResult } from "./read-feed.js";

const now = new Date("2025-06-01T00:00:00Z");
const read = (xml: string): FeedResult => readFeed(Buffer.from(xml), { now });

const podcastOf = (xml: string) => {
  const result = read(xml);
  if (result.kind === "rejected") throw new Error(result.reason);
  return result.podcast;
};

const ITEM =
  '<item><title>One</title><guid>g1</guid><enclosure url="https://a.example/1.mp3" type="audio/mpeg"/></item>';
const rss = (inside: string): string => `<rss version="2.0"><channel>${inside}</channel></rss>`;

describe("damage that is tolerated", () => {
  test.each([
    ["the end is missing", `<rss><channel><title>A</title>${ITEM}<item><title>Tw`, 1],
    ["an item was never closed", rss(`<title>A</title>${ITEM.replace("</item>", "")}${ITEM.replace(/One|g1/g, "Two")}`), 2],
    ["a field was never closed", rss(`<title>A</title><item><title>One<guid>g</guid><pubDate>2020-01-01</pubDate><enclosure url="https://a.example/1.mp3"/></item>`), 1],
    ["a category was never closed", rss(`<title>A</title><itunes:category text="Arts">${ITEM}`), 1],
    ["bare ampersands and angle brackets", rss(`<title>Q&A < R&B</title>${ITEM}`), 1],
    ["attributes without quotes", rss(`<title>A</title><item><title>One</title><enclosure url=https://a.example/1.mp3 type=audio/mpeg /></item>`), 1],
    ["names in capitals", rss(`<TITLE>A</TITLE><Item><Title>One</Title><Enclosure URL="https://a.example/1.mp3"/></Item>`), 1],
    ["undeclared prefixes", rss(`<title>A</title><itunes:author>X</itunes:author>${ITEM}`), 1],
    ["an unclosed section", rss(`<title>A</title>${ITEM}<description><![CDATA[never closed`), 1],
    ["words before the document", `Warning: x in y.php on line 3\n${rss(`<title>A</title>${ITEM}`)}`, 1],
    ["a broken element before it", `<br />\n<b>Notice</b>: x<br />${rss(`<title>A</title>${ITEM}`)}`, 1],
    ["items beside the channel", `<rdf:RDF xmlns="http://purl.org/rss/1.0/"><channel><title>A</title></channel>${ITEM}</rdf:RDF>`, 1],
    ["no channel", `<rss><title>A</title>${ITEM}</rss>`, 1],
    ["a document type that only names a DTD", `<!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "http://my.netscape.com/rss.dtd">${rss(`<title>A</title>${ITEM}`)}`, 1],
    ["HTML references that XML does not know", rss(`<title>A&nbsp;B&eacute;</title>${ITEM}`), 1],
  ])("%s", (_, xml, episodes) => {
    const podcast = podcastOf(xml);
    expect(podcast.title).toMatch(/^(?:A|Q&A < R&B|A Bé)$/);
    expect(podcast.episodes).toHaveLength(episodes);
  }); // prettier-ignore
});

describe("attacks", () => {
  const entities = (declarations: string, use: string): string =>
    `<?xml version="1.0"?><!DOCTYPE rss [${declarations}]>${rss(`<title>${use}</title>${ITEM}`)}`;
  const laughs = Array.from({ length: 10 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join("");

  test.each([
    ["billion laughs", entities(`<!ENTITY l0 "ha">${laughs}`, "&l10;"), "entities"],
    ["one large entity many times", entities(`<!ENTITY x "${"A".repeat(50_000)}">`, "&x;".repeat(20_000)), "entities"],
    ["a file", entities('<!ENTITY x SYSTEM "file:///etc/passwd">', "&x;"), "entities"],
    ["an address", entities('<!ENTITY % x SYSTEM "http://127.0.0.1:1/x.dtd"> %x;', "t"), "entities"],
    ["100,000 levels", `<rss><channel><title>A</title>${"<a>".repeat(100_000)}`, "too-deep"],
    ["100,000 levels of markup in notes", rss(`<title>A</title><description>${"<b>".repeat(100_000)}`), "too-deep"],
  ])("%s is refused", (_, xml, code) => {
    expect(read(xml)).toMatchObject({ kind: "rejected", code });
    expect(() => read(xml)).toTakeLessThan(500);
  });

  test("an undeclared entity stays text", () => {
    expect(podcastOf(rss(`<title>A &xxe; B</title>${ITEM}`)).title).toBe("A &xxe; B");
  });

  test.each([
    ["400,000 numeric references", rss(`<title>A</title><description>${"&#65;".repeat(400_000)}</description>${ITEM}`)],
    ["a million attributes", rss(`<title>A</title><x ${"a='1' ".repeat(300_000)}/>${ITEM}`)],
    [
      "500,000 different elements",
      rss(`<title>A</title>${Array.from({ length: 250_000 }, (_, at) => `<e${at}/>`).join("")}${ITEM}`),
    ],
    ["elements that are never closed", rss(`<title>A</title>${ITEM}${"<link>".repeat(90)}${"</x>".repeat(500_000)}`)],
    ["a text of 5 MB", rss(`<title>${"x".repeat(5_000_000)}</title>${ITEM}`)],
    ["100,000 fields", rss(`<title>A</title>${"<category>Arts</category>".repeat(100_000)}${ITEM}`)],
    [
      "namespaces without end",
      rss(`<title>A</title>${Array.from({ length: 90 }, (_, at) => `<n xmlns:p${at}="urn:${at}">`).join("")}`),
    ],
    ["many markers without end", rss(`<title>A</title>${ITEM}${"<![CDATA[".repeat(200_000)}${"<!--".repeat(200_000)}`)],
    ["many openings", `<rss><channel><title>A</title>${ITEM}${"<".repeat(3_000_000)}`],
  ])("%s are read quickly and in little memory", (_, xml) => {
    const memory = process.memoryUsage().rss;
    const result = readInTime(Buffer.from(xml), { now });
    expect(process.memoryUsage().rss - memory).toBeLessThan(100e6);
    if (result.kind === "podcast") expect(result.podcast.title.length).toBeLessThanOrEqual(500);
  });

  test("does not pollute a prototype", () => {
    read(rss(`<title>A</title><__proto__ x="1"/><constructor><prototype>x</prototype></constructor>${ITEM}`));
    read(`<rss __proto__="x" xmlns:__proto__="y"><channel constructor="z"><title>A</title>${ITEM}</channel></rss>`);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});
