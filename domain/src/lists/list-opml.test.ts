import { PODCAST_DEFAULTS } from "../catalogue/sources/normalize-podcast.js";
import type { Podcast } from "../catalogue/shows/podcast.js";
import type { ListItem } from "./list.js";
import { opmlFoot, opmlHead, opmlOutlines } from "./list-opml.js";
import { blankColumns } from "./columns/own-columns.js";

const item = (podcastId: string, title: string): ListItem => ({
  id: podcastId,
  podcastId,
  payload: { title, author: null, image_url: null },
  createdAt: new Date(0),
  ...blankColumns(),
  version: 1,
});
const podcast = (id: string, url: string, link = ""): [string, Podcast] => [
  id,
  { ...PODCAST_DEFAULTS, id, url, link, defaulted: [] },
];

test("writes OPML 2.0 with the list as its only folder", () => {
  expect(opmlHead("Q&A", new Date("2026-03-05T14:02:00Z")) + opmlFoot()).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
<head><title>Q&amp;A</title><dateCreated>Thu, 05 Mar 2026 14:02:00 GMT</dateCreated></head>
<body><outline text="Q&amp;A">
</outline></body>
</opml>
`,
  );
});

test("includes the catalogue's feed and site of a show", () => {
  const known = new Map([podcast("a", "https://feeds.example/a?x=1&y=2", "https://a.example/")]);
  expect(opmlOutlines([item("a", 'Say "A"')], known)).toBe(
    '<outline type="rss" text="Say &quot;A&quot;" title="Say &quot;A&quot;" xmlUrl="https://feeds.example/a?x=1&amp;y=2" htmlUrl="https://a.example/"/>\n',
  );
});

test("includes only the title of a show that is unknown or has no web feed", () => {
  const known = new Map([podcast("b", "javascript:alert(1)", "javascript:alert(1)")]);
  expect(opmlOutlines([item("gone", "Gone"), item("b", "")], known)).toBe(
    '<outline text="Gone" title="Gone"/>\n<outline text="Untitled" title="Untitled"/>\n',
  );
});
