import { groupSameShows, type ShowEntry } from "./same-show.js";

const keyed = (entries: Readonly<Record<string, ShowEntry>>): string[] =>
  groupSameShows(Object.keys(entries), (key) => entries[key] as ShowEntry)
    .map((group) => group.toSorted().join("+"))
    .toSorted();

const bombcast = {
  ...{ title: "Giant Bombcast", people: ["Giant Bomb"], categories: [], link: "https://www.giantbomb.com" },
  description: "The staff discuss the latest video game news and taste questionable beverages.",
} satisfies ShowEntry;
const bombcastPage = { ...bombcast, link: undefined, directory: "podcasts.apple.com", itunesId: 1, episodeCount: 300 };
const bombcastFeeds = {
  old: { ...bombcast, feedUrl: "giantbomb.com/feeds/podcast" },
  full: { ...bombcast, feedUrl: "feed:giant bombcast", episodeCount: 730 },
};

test("an entry that fits two feeds of one show joins the one with the most episodes", () => {
  const { old, full } = bombcastFeeds;
  expect(keyed({ bombcastPage, old, full })).toEqual(["bombcastPage+full", "old"]);
  expect(keyed({ old, full, bombcastPage })).toEqual(["bombcastPage+full", "old"]);
  const third = { ...full, feedUrl: "giantbomb.com/feeds/video", episodeCount: 12 };
  expect(keyed({ bombcastPage, third, old, full })).toEqual(["bombcastPage+full", "old", "third"]);
  const spotify = { ...bombcastPage, directory: "api.spotify.com", itunesId: undefined, language: "en" };
  expect(keyed({ bombcastPage, old, spotify, full })).toEqual(["bombcastPage+full+spotify", "old"]);
});

// Anyone can publish a feed that copies the title, author, website and description of a show, and lists more episodes.
test("a page never joins a copied feed in place of the show's own, and both feeds stay apart", () => {
  const { old } = bombcastFeeds;
  const copy = { ...old, feedUrl: "copy.example/feed", episodeCount: 9_000 };
  const spotify = { ...bombcastPage, directory: "api.spotify.com", itunesId: undefined };
  for (const more of [{}, { episodeCount: 700 }, { podcastGuid: "917393e3" }]) {
    const own = { ...old, ...more };
    const forged = { ...copy, podcastGuid: own.podcastGuid };
    expect(keyed({ bombcastPage, own, forged })).toEqual(["bombcastPage", "forged", "own"]);
    expect(keyed({ forged, bombcastPage, own })).toEqual(["bombcastPage", "forged", "own"]);
    expect(keyed({ forged, bombcastPage, spotify, own }).filter((group) => group.includes("forged"))).toEqual([
      "forged",
    ]);
    // A feed with the page's number, which only directories give, is the show's.
    const known = { ...own, itunesId: 1 };
    expect(keyed({ bombcastPage, known, forged })).toEqual(["bombcastPage+known", "forged"]);
  }
});

test.each([
  ["feed:giant bombcast", "copy.example/feed"],
  ["guid:917393e3", "copy.example/feed"],
  ["giantbomb.com/feeds/podcast", "feeds.giantbomb.com/copy"],
  ["bombs.libsyn.com/rss", "copy.libsyn.com/rss"],
  ["feeds.megaphone.fm/bombs", "feeds.megaphone.fm/copy"],
  ...["netlify.app", "pages.dev", "cloudfront.net", "gitlab.io"].map((site) => [
    `bombs.${site}/rss`,
    `copy.${site}/rss`,
  ]),
  ...["storage.googleapis.com", "raw.githubusercontent.com", "dropbox.com", "s3.amazonaws.com", "rumble.com"].map(
    (host) => [`${host}/bombs/rss`, `${host}/copy/rss`],
  ),
])("a page that fits the feed %s never joins a copy at %s", (ownFeed = "", feedUrl = "") => {
  const [own, forged] = [
    { ...bombcastFeeds.old, feedUrl: ownFeed },
    { ...bombcastFeeds.old, feedUrl, episodeCount: 9_000 },
  ];
  expect(keyed({ bombcastPage, own, forged })).toEqual(["bombcastPage", "forged", "own"]);
  expect(keyed({ forged, own, bombcastPage })).toEqual(["bombcastPage", "forged", "own"]);
});

test("an entry that fits a page and another feed joins neither, whichever lists more episodes", () => {
  const page = { ...bombcastPage, podcastGuid: "917393e3" };
  const spotify = { ...bombcastPage, directory: "api.spotify.com", itunesId: undefined };
  const forged = {
    ...bombcast,
    link: undefined,
    feedUrl: "copy.example/feed",
    podcastGuid: "2a6c",
    episodeCount: 9_000,
  };
  for (const episodeCount of [9, 9_000])
    expect(keyed({ page, spotify, forged: { ...forged, episodeCount } })).toEqual(["forged", "page", "spotify"]);
});

test("a page of a copy takes no other page from the show's own feed, and gives it to no copy", () => {
  const spotify = { ...bombcastPage, directory: "api.spotify.com", itunesId: undefined };
  const genuine = { ...bombcast, feedUrl: "giantbomb.com/feeds/podcast", itunesId: 1, episodeCount: 730 };
  const fakePage = { ...bombcastPage, itunesId: 9, episodeCount: 9_000 };
  expect(keyed({ genuine, fakePage, spotify })).toEqual(["fakePage", "genuine+spotify"]);
  const copy = { ...genuine, feedUrl: "copy.example/feed", itunesId: 9, episodeCount: 9_000 };
  expect(keyed({ genuine, fakePage, spotify, copy })).toEqual(["copy+fakePage", "genuine", "spotify"]);
});

test("a page joins the fuller feed that the operator imported from a file, wherever the other one is", () => {
  const { old, full } = bombcastFeeds;
  expect(keyed({ bombcastPage, full, copy: { ...old, feedUrl: "copy.example/feed" } })).toEqual([
    "bombcastPage+full",
    "copy",
  ]);
});

test("an entry that fits two pages of one show in a directory joins the newer one if both list as many episodes", () => {
  const page = { ...bombcastPage, episodeCount: 300, people: ["Giant One"], itunesId: 209 };
  const newer = { ...page, itunesId: 1099, people: ["Giant One Podcast Network"] };
  const spotify = { ...bombcastPage, directory: "api.spotify.com", itunesId: undefined, episodeCount: 2_046 };
  expect(keyed({ page, newer, spotify })).toEqual(["newer+spotify", "page"]);
  expect(keyed({ page: { ...page, episodeCount: 320 }, newer, spotify })).toEqual(["newer", "page+spotify"]);
  const video = { ...newer, description: `${newer.description} Watch the videos.` };
  expect(keyed({ page, video, spotify })).toEqual(["page", "spotify", "video"]);
  expect(keyed({ page, newer: { ...newer, people: ["A Copycat"] }, spotify })).toEqual(["newer", "page", "spotify"]);
  const english = { ...page, language: "en" };
  expect(keyed({ english, newer: { ...newer, language: "de" }, spotify })).toEqual(["english", "newer", "spotify"]);
});

test("an entry that fits two feeds joins neither if they may be two shows, or have equally many episodes", () => {
  const { old, full } = bombcastFeeds;
  const apart = ["bombcastPage", "full", "old"];
  expect(keyed({ bombcastPage, full, old: { ...old, episodeCount: 730 } })).toEqual(apart);
  expect(keyed({ bombcastPage, old, full: { ...full, episodeCount: undefined } })).toEqual(apart);
  const [first, second] = [
    { link: "https://bombs.example" },
    { link: "https://church.example", description: "Chess." },
  ];
  const page = { ...bombcastPage, description: "" };
  const newspaper = { ...old, ...first, feedUrl: "bombs.example/feed" };
  expect(keyed({ page, newspaper, full: { ...full, ...second } })).toEqual(["full", "newspaper", "page"]);
  // The domain tells which of the two is meant.
  expect(keyed({ page, old, full: { ...full, ...second } })).toEqual(["full", "old+page"]);
  const [hosted, other] = ["bombs", "giants"].map((name) => ({ link: `https://${name}.libsyn.com`, description: "" }));
  expect(keyed({ bombcastPage, old: { ...old, ...hosted, feedUrl: "a.libsyn.com/rss" }, full: { ...full, ...other } })).toEqual(apart); // prettier-ignore
  expect(keyed({ bombcastPage, old: { ...old, language: "de" }, full: { ...full, language: "en" } })).toEqual(apart);
});

test("of an audio and a video page with equally many episodes, the audio page is the podcast", () => {
  const described = (kind: string) => `Welcome to the weekly ${kind} podcast. ${bombcast.description}`;
  const audio = { ...bombcastPage, description: described("audio"), itunesId: 2 };
  const video = { ...bombcastPage, description: described("video"), itunesId: 3 };
  const spotify = { ...bombcastPage, directory: "api.spotify.com", itunesId: undefined };
  expect(keyed({ audio, video, spotify })).toEqual(["audio+spotify", "video"]);
  expect(keyed({ video, audio, spotify })).toEqual(["audio+spotify", "video"]);
});
