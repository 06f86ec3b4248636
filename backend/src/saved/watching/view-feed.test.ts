import { parseDocument, parseFeed } from "htmlparser2";
import { SaxesParser } from "saxes";
import { jsonFeed, rssFeed, type ViewFeed } from "./view-feed.js";

const HOSTILE = [
  "]]></title><script>alert(1)</script>",
  "Q&A <b>bold</b> \"quotes\" 'n' &amp;",
  "control \u0000\u0008\ufffe and half \ud83d a pair",
  "<!--",
  "<![CDATA[ &#x0; &bogus;",
  "مد و جزر 🌊",
];
const feed: ViewFeed = {
  name: 'Tides & "Ebb" <x>',
  search: "https://earshot.example/home?term=a&mode=topic",
  self: "https://earshot.example/feeds/s/token.xml",
  origin: "https://earshot.example",
  runs: [
    {
      id: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
      at: new Date("2026-11-21T12:00:00Z"),
      changes: HOSTILE.map((title, at) => ({
        kind: "rose",
        podcastId: `a/${at}?"<`,
        title,
        what: "place",
        from: "30",
        to: "12",
        listeners: "1,000-5,000",
        byMethod: at === 1,
      })),
    },
  ],
};

test("the RSS keeps hostile titles as texts of their items", () => {
  const text = rssFeed(feed);
  const parsed = parseFeed(text);
  expect(parsed).toMatchObject({ type: "rss", title: 'Tides & "Ebb" <x>: changes - Earshot', link: feed.search });
  const clean = HOSTILE.map((title) => title.replace("\u0000\u0008\ufffe", "").replace("half \ud83d ", "half  "));
  expect(parsed?.items.map(({ title }) => title?.replace(/ rose from.*/, ""))).toEqual(clean);
  expect(parsed?.items[1]?.title).toContain("rose from #30 to #12 (our estimation method changed)");
  expect(parsed?.items[0]?.link).toBe("https://earshot.example/podcast/a%2F0%3F%22%3C");
  expect(new Set(parsed?.items.map(({ id }) => id)).size).toBe(HOSTILE.length);
});

test("writes no elements and no invalid characters into the RSS", () => {
  const text = rssFeed(feed);
  const names = new Set<string>();
  const walk = (nodes: ReturnType<typeof parseDocument>["children"]): void => {
    for (const node of nodes) {
      if ("name" in node) names.add(node.name);
      if ("children" in node) walk(node.children);
    }
  };
  walk(parseDocument(text, { xmlMode: true }).children);
  expect([...names].toSorted()).toEqual(
    [
      "?xml",
      "atom:link",
      "channel",
      "description",
      "guid",
      "item",
      "language",
      "link",
      "pubDate",
      "rss",
      "title",
    ].toSorted(),
  );
  expect(text).not.toMatch(/[\ufffe\p{Cs}]|&(?!(?:amp|lt|gt|quot|#39|#x27);)/u);
});

/** The texts of all titles. Throws if the XML or its namespaces are not well-formed. */
function strictTitles(xml: string): readonly string[] {
  const parser = new SaxesParser({ xmlns: true });
  const titles: string[] = [];
  let text = "";
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", () => (text = ""));
  parser.on("text", (part) => (text += part));
  parser.on("closetag", ({ name }) => {
    if (name === "title") titles.push(text);
  });
  parser.write(xml).close();
  return titles;
}

test("a strict XML parser reads the RSS, with the texts unchanged", () => {
  const [title, ...items] = strictTitles(rssFeed(feed));
  expect(title).toBe('Tides & "Ebb" <x>: changes - Earshot');
  expect(items).toHaveLength(HOSTILE.length);
  expect(items[0]).toContain(HOSTILE[0]);
  expect(items[5]).toContain(HOSTILE[5]);
  // The parser is strict: it refuses what another parser would repair.
  for (const wrong of ["<a>&nbsp;</a>", "<a><b></a></b>", "<a>\u0008</a>", "<a/><b/>", "<x:a/>"])
    expect(() => strictTitles(wrong)).toThrow();
});

test("the JSON Feed has the same items, newest first, with a fixed id each", () => {
  const json = JSON.parse(JSON.stringify(jsonFeed(feed))) as { items: { id: string; title: string }[] };
  expect(json).toMatchObject({ version: "https://jsonfeed.org/version/1.1", feed_url: feed.self });
  expect(json.items).toHaveLength(HOSTILE.length);
  expect(json.items[5]).toMatchObject({
    title: "مد و جزر 🌊 rose from #30 to #12",
    content_text: "rose from #30 to #12. Listeners: 1,000-5,000",
    date_published: "2026-11-21T12:00:00.000Z",
  });
});

test("cuts a long history to the newest 200 changes", () => {
  const [run] = feed.runs;
  const changes = Array.from({ length: 500 }, () => run?.changes[0]).flatMap((one) => (one ? [one] : []));
  expect(parseFeed(rssFeed({ ...feed, runs: [{ id: "x", at: new Date(0), changes }] }))?.items).toHaveLength(200);
});
