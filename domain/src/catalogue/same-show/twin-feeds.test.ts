import type { ShowEntry } from "./same-show.js";
import { joinTwinFeeds } from "./twin-feeds.js";

const joined = (...entries: readonly (ShowEntry | readonly ShowEntry[])[]): number =>
  joinTwinFeeds(
    entries.map((one) => [one].flat()),
    (entry) => entry,
  ).length;

const feed = (name: string, more: Partial<ShowEntry> = {}): ShowEntry => ({
  ...{ title: "Harbor Stories", people: ["Ida Quill"], categories: [], feedUrl: `${name}.example/rss` },
  ...more,
});
const ABOUT = "Fishers, pilots, divers and smugglers tell what they saw at sea.";
const site = { link: "http://www.harborstories.example/" };

test.each<[string, ShowEntry, ShowEntry]>([
  ["one website and maker", feed("old", site), feed("new", { link: "https://harborstories.example" })],
  [
    "one website, of the show's name, and other makers",
    feed("old", { ...site, people: ["Harbor Stories"] }),
    feed("new", { ...site, people: ["Jo Finn"] }),
  ],
  [
    "one page at a hosting company",
    feed("old", { link: "https://harbor.libsyn.com/stories" }),
    feed("new", { link: "http://harbor.libsyn.com/stories/" }),
  ],
  [
    "one maker and description",
    feed("old", { description: ABOUT }),
    feed("new", { description: `${ABOUT} New episodes on Mondays.` }),
  ],
  [
    "descriptions that name the same people",
    feed("old", { people: ["David Reed"], description: "Sea talk with comedians Danielle Ward and David Reed." }),
    feed("new", {
      people: ["Absolute Radio"],
      description: "Comedians Danielle Ward and David Reed talk about new releases, with a guest.",
    }),
  ],
])("two feeds with %s are one show", (_, one, other) => {
  expect(joined(one, other)).toBe(1);
  expect(joined(other, one)).toBe(1);
});

test.each<[string, ShowEntry, ShowEntry]>([
  ["one title and nothing else", feed("old", { people: [] }), feed("new", { people: [] })],
  ["one title and maker", feed("old"), feed("new")],
  ["another title", feed("old", site), feed("new", { ...site, title: "Harbor Tales" })],
  ["another language", feed("old", { ...site, language: "en" }), feed("new", { ...site, language: "de" })],
  ["another number", feed("old", { ...site, itunesId: 1 }), feed("new", { ...site, itunesId: 2 })],
  [
    "one front page of a hosting company",
    feed("old", { link: "http://podbean.com" }),
    feed("new", { link: "https://www.podbean.com/" }),
  ],
  [
    "other pages of one library",
    feed("old", { link: "https://books.example/harbor-1", people: ["Books"] }),
    feed("new", { link: "https://books.example/harbor-2", people: ["Books"] }),
  ],
  [
    "one script of a station",
    feed("x", { ...site, feedUrl: "fm.example/feed.php?cat=jimjam" }),
    feed("x", { ...site, feedUrl: "fm.example/feed.php?cat=castoff" }),
  ],
  [
    "one station's front page and other texts",
    feed("old", { link: "https://radio.example", people: ["Radio"], description: "Revue de presse." }),
    feed("new", { link: "https://radio.example", people: ["Radio"], description: "Avec un invité." }),
  ],
  [
    "one maker, host and description, on other pages",
    feed("x", { feedUrl: "dw.example/en", link: "https://dw.example/english", description: ABOUT }),
    feed("x", { feedUrl: "dw.example/de", link: "https://dw.example/german", description: ABOUT }),
  ],
  [
    "one website of many shows and a title of one word",
    feed("old", { title: "Sermons", link: "https://radio.example", people: ["First Church"] }),
    feed("new", { title: "Sermons", link: "https://radio.example", people: ["Hope Chapel"] }),
  ],
])("two feeds with %s stay apart", (_, one, other) => {
  expect(joined(one, other)).toBe(2);
});

test("a feed with its page in a directory joins another feed, unless that has a page of its own there", () => {
  const page = (itunesId: number): ShowEntry => ({
    ...{ ...feed("page"), feedUrl: undefined, directory: "podcasts.apple.com", itunesId },
  });
  expect(joined([feed("old", site), page(1)], feed("new", site))).toBe(1);
  expect(joined([feed("old", site), page(1)], [feed("new", site), page(2)])).toBe(2);
});
