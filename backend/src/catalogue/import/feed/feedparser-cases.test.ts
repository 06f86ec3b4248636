import { readFileSync } from "node:fs";
import { describeRealData, realData, realFiles } from "../../../testing/catalogue/real-data.js";
import { plainText } from "../text/clean-text.js";
import { childText } from "./feed-element.js";
import { feedDuration } from "./values/feed-duration.js";
import { notesOf } from "./feed-episode.js";
import { categoriesOf, explicitOf, imageOf } from "./feed-fields.js";
import { feedPodcast } from "./feed-podcast.js";
import { feedText } from "./feed-text.js";
import { parseFeed } from "./parse-feed.js";

/** Where we deviate deliberately, and why. The value is our own result. */
const EXCEPTIONS: Readonly<Record<string, unknown>> = {
  // Anyone who writes "YES" or " yes " means yes, so both count.
  "itunes_channel_explicit_uppercase.xml": true,
  "itunes_item_explicit_uppercase.xml": true,
  "itunes_item_explicit_whitespace.xml": true,
  // "Gadgets" was an Apple category until 2019; today it is part of Technology.
  "itunes_channel_category_nested.xml": undefined,
  // Our notes contain only allowed tags, and pictures are not among them.
  "euc-kr-attribute.xml": undefined,
  // Valid UTF-8 with one stray byte of Latin-1: both are read correctly.
  "bozo_linenoise.xml": "’<>”©",
  // It is escaped twice in the feed, and becomes a typographic apostrophe in the notes.
  "demoronize-3.xml": "don’t",
};

/** The stored field that a statement such as `feed['title'] == 'x'` checks. */
const FIELDS: Readonly<Record<string, (file: Read) => unknown>> = {
  "feed.title": ({ podcast }) => podcast.title,
  "feed.description": ({ podcast }) => podcast.description,
  "feed.subtitle": ({ podcast }) => podcast.description,
  "feed.image.href": ({ podcast }) => podcast.imageUrl,
  "feed.itunes_explicit": ({ podcast }) => podcast.explicit,
  "feed.tags.0.term": ({ document }) => categoriesOf(document.channel)[0],
  "feed.tags.1.term": ({ document }) => categoriesOf(document.channel)[1],
  "entries.0.description": ({ item }) => plainText(item && notesOf(item)),
  "entries.0.summary": ({ item }) => plainText(item && notesOf(item)),
  "entries.0.image.href": ({ item }) => item && imageOf(item, undefined),
  "entries.0.itunes_explicit": ({ item }) => item && explicitOf(item),
  "entries.0.itunes_duration": ({ item }) => feedDuration(childText(item, "itunes:duration")),
};

const read = (path: string, contentType: string | undefined) => {
  const document = parseFeed(feedText(readFileSync(path), contentType));
  if ("kind" in document) throw new Error(document.reason);
  return { document, podcast: feedPodcast(document, { now: new Date() }), item: document.items[0] };
};
type Read = ReturnType<typeof read>;

type Statement = {
  readonly file: string;
  readonly path: string;
  readonly header?: string;
  readonly field: string;
  readonly value: unknown;
};

/** The statements at the top of the files that are about fields we store. */
function statements(): Statement[] {
  return ["feedparser-encoding", "feedparser-illformed", "feedparser-itunes"].flatMap((folder) =>
    realFiles(".xml", "hostile", folder).flatMap((file) => {
      const path = realData("hostile", folder, file);
      const text = feedText(readFileSync(path));
      const header = /^Header:\s*Content-type:\s*(.+)$/im.exec(text)?.[1];
      const [, about = "", sign, value = ""] =
        /^\s*Expect:.*?\b((?:feed|entries)[\w.[\]']*)\)? (==|is) (.+)$/m.exec(text) ?? [];
      const field = about.replace(/\[['"]?(\w+)['"]?\]/g, ".$1");
      return sign !== undefined && field in FIELDS ? [{ file, path, header, field, value: parsed(value) }] : [];
    }),
  );
}

function parsed(written: string): unknown {
  if (written === "True" || written === "False") return written === "True";
  if (written === "None") return undefined;
  if (/^\d+$/.test(written)) return String.fromCharCode(Number(written));
  const text = written.replace(/^'|'$/g, "");
  return text.replace(/\\[ux]([0-9a-f]{4}|[0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

describeRealData("hostile", "the statements at the top of feedparser's cases", () => {
  const all = statements();
  test("are found", () => expect(all.length).toBeGreaterThanOrEqual(25));

  test.each(all)("$file: $field", ({ file, path, header, field, value }) => {
    const actual = FIELDS[field]?.(read(path, header));
    const wanted = file in EXCEPTIONS ? EXCEPTIONS[file] : value;
    expect(actual).toBe(field.endsWith("itunes_duration") ? feedDuration(String(wanted)) : wanted);
  });
});
