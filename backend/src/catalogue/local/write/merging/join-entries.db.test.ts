import { importShows } from "../../../../testing/catalogue/import-shows.js";
import { testDatabase, type TestDatabase } from "../../../../testing/database/test-database.js";
import { describeRealData, realData } from "../../../../testing/catalogue/real-data.js";
import { readDump } from "../../../import/files/dump-reader.js";
import type { ImportedPodcast } from "../../record/imported-podcast.js";
import { podcastId } from "../../record/podcast-id.js";

const NOW = new Date("2026-08-04T10:00:00Z");
const APPLE = "podcasts.apple.com/us/podcast/rogan/id36";
const SPOTIFY = "api.spotify.com/v1/shows/4r";

const rogan = { title: "The Joe Rogan Experience", author: "Joe Rogan", categories: ["Comedy"] };
const apple: ImportedPodcast = { ...rogan, source: "dump", key: APPLE, itunesId: 36, episodeCount: 300 };
const spotify: ImportedPodcast = {
  ...{ ...rogan, source: "dump", key: SPOTIFY, episodeCount: 2_409, language: "en" },
  ...{ imageUrl: "https://i.example/1.png", title: "the Joe Rogan experience" },
};
const others: ImportedPodcast[] = [
  { ...apple, key: "podcasts.apple.com/us/podcast/copy/id37", itunesId: 37, language: "de" },
  { ...spotify, key: "api.spotify.com/v1/shows/5x", author: "Floyd" },
];

let database: TestDatabase;
beforeEach(async () => (database = await testDatabase()));
afterEach(() => database.drop());

const merged = (shows: readonly ImportedPodcast[], mode: "merge" | "replace" = "merge") =>
  importShows(database, shows, { now: NOW, mode });
const rows = () =>
  database.dataSource.query<Record<string, unknown>[]>(
    "SELECT key, id, itunes_id, episode_count, language, image_url, feed_url FROM catalogue.podcasts ORDER BY key",
  );
const whole = {
  ...{ key: APPLE, id: podcastId(APPLE), itunes_id: "36", episode_count: 2_409, language: "en" },
  ...{ image_url: "https://i.example/1.png", feed_url: null },
};

test("a show in two directories is one show with the facts of both, in either order", async () => {
  expect(await merged([spotify, apple])).toMatchObject({ podcasts: 1, added: 1 });
  expect(await rows()).toEqual([whole]);
  await merged([apple, spotify], "replace");
  expect(await rows()).toEqual([whole]);
});

test("the same import again changes nothing, whichever way it is merged", async () => {
  const first = await merged([apple, spotify, ...others]);
  expect(first).toMatchObject({ podcasts: 3 });
  for (const mode of ["merge", "replace"] as const) {
    const again = await merged([spotify, ...others, apple], mode);
    expect(again).toMatchObject({ switched: false, checksum: first.checksum, removed: 0 });
  }
});

test("joins an entry that fits two shows with neither", async () => {
  await merged([apple, { ...apple, key: "podcasts.apple.com/us/podcast/copy/id37", itunesId: 37 }, spotify]);
  expect(await rows()).toHaveLength(3);
});

test("keeps different shows with one name separate", async () => {
  await merged([apple, ...others]);
  expect((await rows()).map(({ key }) => key)).toEqual([...others, apple].map(({ key }) => key).sort());
});

test("a title that ends with its author joins the title without it", async () => {
  const first = { ...apple, title: "Up First", author: "NPR", categories: ["News"] };
  const named = { ...spotify, title: "Up First from NPR", author: "NPR", categories: ["News"] };
  await merged([first, named, { ...named, key: "api.spotify.com/v1/shows/6y", author: "NPR Fans" }]);
  expect(await rows()).toMatchObject([
    { key: "api.spotify.com/v1/shows/6y" },
    { key: APPLE, itunes_id: "36", episode_count: 2_409, language: "en" },
  ]);
  await merged([first], "replace");
  await merged([named]);
  expect(await rows()).toMatchObject([{ key: APPLE, itunes_id: "36", episode_count: 2_409 }]);
});

test("titles that differ in an article, Podcast or what follows the name are one show, imported together or one by one", async () => {
  const about = {
    description: "Long talks with comedians, fighters, scientists, writers and poets, without a script.",
  };
  const long = { ...apple, ...about, title: "Long Talks: The Comedy Podcast", author: "A Network" };
  const short = { ...spotify, ...about, title: "Long Talks", author: "J. R." };
  const plain = { ...spotify, ...about, title: "The Long Talks Podcast", author: "J. R." };
  for (const other of [short, plain]) {
    await merged([long, other], "replace");
    expect(await rows()).toEqual([whole]);
    expect(await merged([other])).toMatchObject({ switched: false });
    expect(await merged([long, other])).toMatchObject({ switched: false });
    for (const [first, second] of [
      [long, other],
      [other, long],
    ] as const) {
      await merged([first], "replace");
      await merged([second]);
      expect(await rows()).toMatchObject([{ itunes_id: "36", episode_count: 2_409 }]);
    }
  }
});

test("a stored show keeps its id and gains facts from a later entry", async () => {
  await merged([spotify]);
  await merged([apple]);
  expect(await rows()).toEqual([{ ...whole, key: SPOTIFY, id: podcastId(SPOTIFY) }]);
});

test("joins an entry with the show's own feed, and keeps the feed's texts", async () => {
  const feed: ImportedPodcast = {
    ...{ ...rogan, source: "dump", key: "feeds.example/jre", feedUrl: "https://feeds.example/jre" },
    ...{ language: "en", episodeCount: 2_500 },
  };
  await merged([apple, spotify, feed]);
  expect(await rows()).toMatchObject([
    { key: feed.key, itunes_id: "36", episode_count: 2_500, feed_url: feed.feedUrl },
  ]);
  expect(await merged([spotify, apple, feed])).toMatchObject({ switched: false });
});

test("an entry joins a feed from a file that does not name its address", async () => {
  const file: ImportedPodcast = { ...rogan, source: "feed", key: "file:jre.xml", language: "en", episodeCount: 7 };
  await merged([apple, spotify, file]);
  expect(await rows()).toMatchObject([{ key: file.key, itunes_id: "36", episode_count: 2_409, feed_url: null }]);
  expect(await merged([spotify, apple, file])).toMatchObject({ switched: false });
});

test("merges a page with the show of its found feed, but not two feeds", async () => {
  const feed: ImportedPodcast = {
    ...rogan,
    source: "dump",
    key: "feeds.example/jre",
    feedUrl: "https://feeds.example/jre",
  };
  const page: ImportedPodcast = { ...apple, author: "A Network", categories: ["Chess"] };
  const elsewhere: ImportedPodcast = { ...feed, key: "feeds.example/other", feedUrl: "https://feeds.example/other" };
  await merged([page, feed, elsewhere]);
  expect(await rows()).toHaveLength(3);
  const { title, key } = page;
  await merged([{ source: "feed", key, title, categories: [], feedUrl: feed.feedUrl }]);
  expect(await rows()).toMatchObject([
    { key: feed.key, itunes_id: "36" },
    { key: elsewhere.key, itunes_id: null },
  ]);
});

test("a page whose feed was found keeps its entry when another show's feed points to that feed", async () => {
  const feedUrl = "https://feeds.example/jre";
  const copy: ImportedPodcast = { ...rogan, source: "feed", key: "copy.example/feed", feedUrl };
  for (const key of [APPLE, SPOTIFY, "feed:jre|joe"]) {
    const page: ImportedPodcast = { ...rogan, source: "feed", key, feedUrl };
    await merged([{ ...copy, feedUrl: "https://copy.example/feed" }], "replace");
    await merged([copy, page]);
    expect(await rows()).toMatchObject([{ key, feed_url: feedUrl }]);
  }
});

test("a page that fits two feeds of one show joins the one with the most episodes, also after that changes", async () => {
  const site = { link: "https://www.rogan.example", source: "dump" } as const;
  const feed = (name: string, episodeCount: number): ImportedPodcast => ({
    ...{ ...rogan, ...site, key: `rogan.example/${name}`, feedUrl: `https://rogan.example/${name}`, episodeCount },
  });
  const shows = [feed("old", 40), apple, feed("full", 2_500)];
  const first = await merged(shows);
  const found = [
    { key: "rogan.example/full", itunes_id: "36", episode_count: 2_500 },
    { key: "rogan.example/old", itunes_id: null, episode_count: 40 },
  ];
  expect(await rows()).toMatchObject(found);
  for (const mode of ["merge", "replace"] as const)
    expect(await merged(shows.toReversed(), mode)).toMatchObject({ switched: false, checksum: first.checksum });
  const movedTo = () => database.dataSource.query("SELECT id, moved_to FROM moved_shows");
  expect(await movedTo()).toEqual([{ id: podcastId(APPLE), moved_to: podcastId("rogan.example/full") }]);
  await merged([feed("old", 2_600), apple, feed("full", 2_500)]);
  expect(await rows()).toMatchObject([
    { key: "rogan.example/full", itunes_id: null, episode_count: 2_500 },
    { key: "rogan.example/old", itunes_id: "36", episode_count: 2_600 },
  ]);
  expect(await movedTo()).toEqual([{ id: podcastId(APPLE), moved_to: podcastId("rogan.example/old") }]);
});

test("a page whose title is the domain of a feed joins it, and leaves it when the domain changes", async () => {
  const title = "You Are Not So Smart";
  const page: ImportedPodcast = { ...apple, title, author: "Boing Boing", description: "Learn about biases." };
  const feed = (link: string): ImportedPodcast => ({
    ...{ source: "dump", key: "feeds.example/smart", feedUrl: "https://feeds.example/smart", title, link },
    ...{ owner: "David McRaney", categories: [], description: "A celebration of cognitive biases." },
  });
  const own = feed("https://youarenotsosmart.com");
  await merged([own]);
  await merged([page]);
  expect(await rows()).toMatchObject([{ key: own.key, itunes_id: "36", episode_count: 300 }]);
  expect(await merged([page, own])).toMatchObject({ switched: false });
  await merged([page, feed("https://example.com")]);
  expect(await rows()).toMatchObject([
    { key: own.key, itunes_id: null },
    { key: APPLE, itunes_id: "36" },
  ]);
});

test("a later read of the feed keeps the facts from directories", async () => {
  const feed: ImportedPodcast = {
    ...rogan,
    source: "feed",
    key: "feeds.example/jre",
    feedUrl: "https://feeds.example/jre",
  };
  await merged([apple, spotify, { ...feed, episodeCount: 2_500 }]);
  await merged([{ ...feed, episodeCount: 2_501 }]);
  expect(await rows()).toMatchObject([
    { key: feed.key, itunes_id: "36", image_url: spotify.imageUrl, episode_count: 2_501 },
  ]);
});

test("joins entries with different authors if their descriptions are equal", async () => {
  const about = { description: "Long talks with comedians, fighters, scientists and writers, without a script." };
  const shows = [
    { ...apple, ...about, author: "A Network" },
    { ...spotify, ...about, author: "J. R." },
  ];
  const first = await merged(shows);
  expect(await rows()).toEqual([whole]);
  expect(await merged(shows)).toMatchObject({ switched: false, checksum: first.checksum, removed: 0 });
});

test("where many shows have one title, only those of one author are compared", async () => {
  const about = { description: "Sunday sermons, hymns, prayers and readings from the pulpit of our church." };
  const shows = Array.from({ length: 60 }, (_, at): ImportedPodcast[] => [
    { ...apple, ...about, title: "Sermons", key: `podcasts.apple.com/us/podcast/sermons/id${at}`, itunesId: 100 + at, author: `Church ${at}` },
  ]); // prettier-ignore
  const twin = { ...spotify, ...about, title: "Sermons", author: "Church 7" };
  await merged([...shows.flat(), twin]);
  const found = await rows();
  expect(found).toHaveLength(60);
  expect(found.filter(({ episode_count }) => episode_count === 2_409)).toMatchObject([{ itunes_id: "107" }]);
});

const FAMOUS = [
  ...["The Joe Rogan Experience", "Planet Money", "Serial", "This American Life", "Radiolab"],
  ...["99% Invisible", "Stuff You Should Know", "Filmspotting", "On the Media", "Freakonomics Radio"],
];

/** Titles of pairs by different authors, each judged by hand from both descriptions. */
const LISTED_TWICE = [
  ...["Think Again – a Big Think Podcast", "Dear Hank & John", "Mythology", "Dan Carlin's Hardcore History: Addendum"],
  ...["The NoSleep Podcast", "You Need A Budget (YNAB)", "Hacker Public Radio", "99% Invisible", "Our Fair City"],
  ...["The Skinny Confidential Him & Her Podcast", "Gambling With an Edge", "Fire Law"],
  ...["Living on the Edge with Chip Ingram Daily Podcast", "Radio Cherry Bombe", "Fibber McGee and Molly Show"],
  ...["The Jeselnik & Rosenthal Vanity Project", "KCRW's Left, Right & Center", "Scare You To Sleep"],
  ...["Old Time Radio Mystery Theater", "Hello Internet", "Into the Nexus: The Heroes of the Storm Podcast"],
  ...["Coffee Break Spanish", "IGN.com - Game Scoop! TV (Video)", "Face the Nation on the Radio"],
  ...[
    "Joe Budden: Meet the Musician",
    "StarTalk Radio",
    "My First Million",
    "This American Life",
    "Science Friday",
    "Ridiculous History",
    "Bedtime Stories",
  ],
  // Feeds without a category: both entries name the host or the company.
  ...["Happy Sad Confused", "History Extra podcast", "Learn French with Alexa", "KFC Radio"],
  "HDTV and Home Theater Podcast",
];

const SHARED_TITLES = [
  ...["Friendly Fire", "Inquiring Minds", "Unspeakable", "High Noon", "French for Beginners", "Brain Matters"],
  ...["Smoke & Mirrors", "Reasonable Doubt", "Retropod", "Reset", "Love Letters", "Overdue", "Hunted"],
  ...["Untitled Podcast", "Conspiracy Theories", "Crime Beat", "Dog Tales", "Dream Big Podcast", "Hysteria"],
  ...["On the Ledge", "Watchmen", "Lights Out", "Limetown", "Under the Radar", "Uncommon Sense", "You Never Know"],
  ...["[Insert Name Here]", "ZomCast", "Under the Radar Podcast", "UntitledCast"],
];

/** Titles of a page and a feed that only the domain of the feed or website, or the author in the title, shows to be one show. */
const OF_ONE_SITE = [
  "Grammar Girl Quick and Dirty Tips for Better Writing",
  ...["Longform", "Israel Story", "Rooster Teeth Podcast", "Knit Picks' Podcast", "River to River", "ROCK AND/OR ROLL"],
  ...["You Are Not So Smart", "Useless Information Podcast", "Let's Speak Italian!", "Ram Dass Here And Now"],
  ...["Learn Spanish | SpanishPod101.com", "Learn German | GermanPod101.com", "Learn Italian | ItalianPod101.com"],
  ...["Learn French | FrenchPod101.com", "Learn English | EnglishClass101.com"],
  ...["Learn Japanese | JapanesePod101.com (Audio)", "Leaguecast: A League of Legends Podcast"],
  ...["The Tim Ferriss Show", "The Rich Roll Podcast", "BiggerPockets Real Estate Podcast"],
  ...["Fitzdog Radio", "Inside Appalachia", "Real Ass Podcast", "One Bad Mother", "Something You Should Know"],
];

/** Pairs of titles that are one show each, judged by hand. */
const VARIANTS = [
  ["ED MYLETT SHOW", "THE ED MYLETT SHOW"],
  ["Morbid: A True Crime Podcast", "Morbid"],
  ["Mile Higher Podcast", "Mile Higher"],
  ["The History of WWII Podcast - by Ray Harris Jr", "The History of WWII Podcast"],
  ["Life.Church with Craig Groeschel (Audio)", "Life.Church with Craig Groeschel"],
  ["The Dan Bongino Show", "Dan Bongino Show"],
  ["Unashamed with Phil Robertson", "Unashamed with the Robertson Family"],
  ["Cover 3 College Football Podcast", "Cover 3 College Football"],
  ["The Bible Project", "BibleProject"],
  ["Your Daily Prayer Podcast", "Your Daily Prayer"],
  ["Global News Podcast", "Global News"],
  ["The Graham Norton Podcast", "Graham Norton"],
  ["The History Hour", "History Hour"],
  ["Fareed Zakaria GPS", "Fareed Zakaria GPS (audio)"],
  ["Garage Logic", "Garage Logic with Joe Soucheray on 1500 ESPN Twin Cities"],
  ["Your Mom's House with Christina P. and Tom Segura", "Your Mom's House with Christina Pazsitzky and Tom Segura"],
  ["Real Ghost Stories Online", "Real Ghost Stories Online | Paranormal | Supernatural | Unexplained | Demonic"],
] as const;

/** Pairs of shows with nearly the same titles. */
const NO_VARIANTS = [
  ["Making Sense with Sam Harris", "Making Sense with Sam Harris - Subscriber Content"],
  ["TED Talks Daily", "TED Talks Daily (HD video)"],
  ["48 Hours", "48 Hours: NCIS"],
  ["In Our Time", "In Our Time: Science"],
  ["Lore", "Lore: Meet the Filmmaker"],
  ["Life Kit", "Life Kit: Money"],
  ["Lost Notes", "Lost Notes: Groupies"],
  ["All In", "All-In with Chamath, Jason, Sacks & Friedberg"],
  ["Hacked", "HACKED: Into the minds of Cybersecurity leaders"],
  ["Homecoming", "Homecoming: Identity"],
] as const;

describeRealData("podcastindex_feeds.real-sample.db", "shows of one title in the real sample", () => {
  /** All entries with the titles that the tests need. The dump is read once. */
  const entries: ImportedPodcast[] = [];
  beforeAll(() => {
    const titles = [
      ...FAMOUS,
      ...LISTED_TWICE,
      ...OF_ONE_SITE,
      ...SHARED_TITLES,
      ...VARIANTS.flat(),
      ...NO_VARIANTS.flat(),
    ];
    const asked = new Set(lowered([...titles, "Risky Business"]));
    const dump = realData("podcastindex_feeds.real-sample.db");
    for (const item of readDump(dump, { onProgress: () => undefined, now: NOW }))
      if (item.kind === "podcast" && asked.has(item.podcast.title.toLowerCase())) entries.push(item.podcast);
  }, 60_000);
  const showsNamed = (wanted: readonly string[]) => entries.filter(({ title }) => wanted.includes(title.toLowerCase()));
  /** The titles of all entries with one of these titles after their import, in lower case. */
  const titlesAfter = async (titles: readonly string[]) => {
    const wanted = lowered(titles);
    const found = showsNamed(wanted);
    expect(found.length).toBeGreaterThanOrEqual(wanted.length);
    await merged(found);
    const rows = await database.dataSource.query<{ title: string }[]>("SELECT title FROM catalogue.podcasts");
    return lowered(rows.map(({ title }) => title));
  };
  const lowered = (titles: readonly string[]) => titles.map((title) => title.toLowerCase()).sort();

  test("a famous show that directories list twice is one show", async () => {
    expect(await titlesAfter(FAMOUS)).toEqual(lowered(FAMOUS));
  });

  test("joins two entries of each of thirty-six shows", async () => {
    expect(await titlesAfter(LISTED_TWICE)).toEqual(lowered(LISTED_TWICE));
  });

  test("joins a page with the feed whose domain shows that they are one show", async () => {
    expect(await titlesAfter(OF_ONE_SITE)).toEqual(lowered(OF_ONE_SITE));
  });

  test("keeps different shows of thirty titles separate", async () => {
    expect(await titlesAfter(SHARED_TITLES)).toEqual(lowered(SHARED_TITLES.flatMap((title) => [title, title])));
  });

  test("joins entries whose titles differ in an article, Podcast or what follows the name", async () => {
    const found = await titlesAfter(VARIANTS.flat());
    for (const pair of VARIANTS) expect(found.filter((title) => lowered(pair).includes(title))).toHaveLength(1);
  });

  test("keeps other editions and parts of a show separate", async () => {
    const found = await titlesAfter(NO_VARIANTS.flat());
    expect(new Set(found)).toEqual(new Set(lowered(NO_VARIANTS.flat())));
  });

  // The two entries differ in number, author, people and words. Only the directory that knows its feed shows that they are one show.
  test("Risky Business becomes one show when the feed of its page is found", async () => {
    const shows = showsNamed(["risky business"]);
    const [page, own] = [shows.find(({ itunesId }) => itunesId), shows.find(({ feedUrl }) => feedUrl)];
    await merged(shows);
    expect(await rows()).toHaveLength(2);
    const { title, categories, feedUrl } = { ...page!, feedUrl: own!.feedUrl };
    await merged([{ source: "feed", key: page!.key, title, categories, feedUrl, author: "Patrick Gray" }]);
    const one = [{ id: podcastId(own!.key), itunes_id: String(page!.itunesId), feed_url: feedUrl }];
    expect(await rows()).toMatchObject(one);
    expect(await database.dataSource.query("SELECT id, moved_to FROM moved_shows")).toEqual([
      { id: podcastId(page!.key), moved_to: podcastId(own!.key) },
    ]);
    expect(await merged(shows)).toMatchObject({ switched: false });
    expect(await rows()).toMatchObject(one);
  });
});
