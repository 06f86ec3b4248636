import { groupSameShows, type ShowEntry } from "./same-show.js";

const isSameShow = (a: ShowEntry, b: ShowEntry): boolean => groupSameShows([a, b], (one) => one).length === 1;

/** A page in a directory and a feed with the same title that share nothing else. */
const siteOf = (title: string, page: Partial<ShowEntry>, feed: Partial<ShowEntry> & { readonly feedUrl: string }) => [
  { title, people: [], categories: ["Science"], directory: "podcasts.apple.com", itunesId: 1, ...page },
  { title, people: [], categories: [], ...feed },
];

test.each<[string, boolean, ...Parameters<typeof siteOf>]>([
  [
    "the maker has the domain of the feed",
    true,
    "River to River",
    { people: ["Iowa Public Radio"] },
    { feedUrl: "iowapublicradio.org/feeds/36/rss.xml" },
  ],
  [
    "the maker has the domain of the website",
    true,
    "Knit Picks' Podcast",
    { people: ["Ada Marsh, Knit Purl"] },
    { feedUrl: "knits.libsyn.com/rss", link: "http://www.knitpurl.com/podcast" },
  ],
  ["the maker has a short domain", true, "Home Front", { people: ["BBC"] }, { feedUrl: "downloads.bbc.co.uk/rss.xml" }],
  ["a country's ending", false, "Home Front", { people: ["Net"] }, { feedUrl: "abc.net.au/rss.xml" }],
  ["another maker's domain", false, "RadioWest", { people: ["KUER"] }, { feedUrl: "cbc.ca/podcasting/west.xml" }],
  [
    "the maker has the domain, but the topics differ",
    false,
    "River to River",
    { people: ["Iowa Public Radio"] },
    { feedUrl: "iowapublicradio.org/rss.xml", categories: ["Chess"] },
  ],
  [
    "the title spells the domain",
    true,
    "Learn Spanish | SpanishPod101.com",
    { people: ["InnovativeLanguage.com"] },
    { feedUrl: "spanishpod101.com/wp-feed.php", people: ["SpanishPod101.com"] },
  ],
  [
    "the description spells the maker's domain",
    true,
    "Grammar Girl",
    { people: ["Quick and Dirty Tips"] },
    { feedUrl: "qdnow.com/grammar.xml", description: "Advice about style. QuickandDirtyTips.com" },
  ],
  [
    "the description spells the domain of a site on which everybody has pages",
    false,
    "Grammar Girl",
    { description: "Listen at libsyn.com, see facebook.com/girls." },
    { feedUrl: "words.libsyn.com/rss", link: "https://www.facebook.com/words" },
  ],
  [
    "the title is a domain, and the texts share a word",
    true,
    "You Are Not So Smart",
    { people: ["Boing Boing"], description: "Learn about biases." },
    { feedUrl: "youarenotsosmart.com/rss", description: "A celebration of cognitive biases." },
  ],
  [
    "the title is a domain, and the texts share nothing",
    false,
    "You Are Not So Smart",
    { people: ["Boing Boing"], description: "Learn about psychology." },
    { feedUrl: "youarenotsosmart.com/rss", description: "A celebration of cognitive biases." },
  ],
  [
    "the title is a part of a hosting company's domain, and the texts share a word",
    false,
    "Conspiracy Theories",
    { people: ["Parcast"], description: "The truth is rarely the best story." },
    { feedUrl: "conspiracytheories.podbean.com/feed", description: "Uncovering the truth." },
  ],
  [
    "a popular show that publishes itself has a part of a hosting company's domain",
    true,
    "ROCK AND/OR ROLL",
    { people: ["Rock and/or Roll"], popularIn: "Music" },
    { feedUrl: "rockandorroll.podomatic.com/rss2.xml" },
  ],
  [
    "a show that publishes itself, but is on no list",
    false,
    "ROCK AND/OR ROLL",
    { people: ["Rock and/or Roll"] },
    { feedUrl: "rockandorroll.podomatic.com/rss2.xml" },
  ],
  [
    "a popular show with another maker has a part of a hosting company's domain",
    false,
    "ROCK AND/OR ROLL",
    { people: ["BJ"], popularIn: "Music" },
    { feedUrl: "rockandorroll.podomatic.com/rss2.xml" },
  ],
  [
    "the first part of a popular title is a part of the domain, and the texts share a word",
    true,
    "Leaguecast: a League of Legends Podcast",
    { people: ["Leaguecast: a League of Legends Podcast"], popularIn: "Leisure", description: "The longest running." },
    { feedUrl: "leaguecast.podbean.com/feed", description: "Longest running podcast about all of it!" },
  ],
  [
    "the first part of a popular title is a part of the domain, and the texts share nothing",
    false,
    "Leaguecast: a League of Legends Podcast",
    { people: ["Leaguecast: a League of Legends Podcast"], popularIn: "Leisure", description: "The longest running." },
    { feedUrl: "leaguecast.podbean.com/feed", description: "Chess and checkers." },
  ],
  [
    "a popular show of one word that publishes itself has a domain",
    true,
    "Longform",
    { people: ["Longform"], popularIn: "News", description: "Writers about their work." },
    { feedUrl: "longform.libsyn.com/rss", link: "http://longform.org", description: "How they work." },
  ],
  // In the real sample: two feeds, one of a DJ and one of a movie.
  [
    "the maker has the name of the show, and another show has that domain",
    false,
    "From Paris with Love",
    { people: ["From Paris with Love"], description: "Promotions and electro." },
    { feedUrl: "frompariswithlove.de/podcast.xml", people: ["Universum Film"], description: "Eight minutes." },
  ],
  [
    "a short name of a domain is a word of the other text",
    false,
    "Indiepodcast",
    { description: "El podcast de videojuegos." },
    { feedUrl: "indiepodcast.podspot.de/rss", link: "http://www.indiepodcast.de.vu" },
  ],
  [
    "a short title is a part of the domain of a network that the other names",
    true,
    "Reveal",
    { people: ["CIR"], description: "Reveal is co-produced with PRX." },
    { feedUrl: "feeds.revealradio.org/reveal", link: "http://reveal.prx.org" },
  ],
  [
    "a part of the domain begins the maker's name",
    true,
    "Fitzdog Radio",
    { people: ["Greg Fitzsimmons"] },
    { feedUrl: "feeds.feedburner.com/FitzdogRadio", link: "http://gregfitz.libsyn.com" },
  ],
  [
    "a part of the domain is little more than the maker's first name",
    false,
    "Fitzdog Radio",
    { people: ["Greg Fitzsimmons"] },
    { feedUrl: "feeds.feedburner.com/FitzdogRadio", link: "http://gregfi.libsyn.com" },
  ],
  [
    "the name of a hosting company begins the maker's name",
    false,
    "Fitzdog Radio",
    { people: ["Feed Burner Fans"] },
    { feedUrl: "feeds.feedburner.com/FitzdogRadio" },
  ],
  [
    "the domain of the picture begins with the maker's initials",
    true,
    "Inside Appalachia",
    { people: ["West Virginia Public Broadcasting"] },
    { feedUrl: "feeds.feedburner.com/Inside", imageUrl: "http://www.wvpbmedia.com/IA/IA-itunes.png" },
  ],
  [
    "the domain begins with three initials",
    false,
    "Inside Appalachia",
    { people: ["West Virginia Public"] },
    { feedUrl: "wvpradio.com/rss" },
  ],
  ["a short title is a domain", false, "Reset", { people: ["Recode"] }, { feedUrl: "reset.com/rss" }],
  [
    "a short title with another word is a part of the domain",
    false,
    "Off Topic",
    { people: ["Off Topic"], popularIn: "Comedy" },
    { feedUrl: "offtopicpodcast.podomatic.com/rss2.xml" },
  ],
  [
    "a path, not a domain",
    false,
    "Retropod Radio",
    { people: ["Retropod Radio"], popularIn: "History" },
    { feedUrl: "feeds.example/RetropodRadio" },
  ],
])("the site of a show: %s", (_, same, title, page, feed) => {
  const [a, b] = siteOf(title, page, feed) as [ShowEntry, ShowEntry];
  expect(isSameShow(a, b)).toBe(same);
  expect(isSameShow(b, a)).toBe(same);
});

test("an entry with nothing but a title joins the show whose author the title names", () => {
  const title = "The Tim Ferriss Show";
  const bare: ShowEntry = { title, people: [], categories: [], directory: "podcasts.apple.com", itunesId: 1 };
  const people = ["Tim Ferriss: Bestselling Author, Human Guinea Pig"];
  const show: ShowEntry = { title, people, categories: ["Business"], directory: "api.spotify.com" };
  expect(isSameShow(bare, show)).toBe(true);
  expect(isSameShow(show, bare)).toBe(true);
  expect(isSameShow(bare, { ...show, people: ["Ferriss Fans"] })).toBe(false);
  expect(isSameShow(bare, { ...show, people: ["Tim"] })).toBe(false);
  expect(isSameShow({ ...bare, description: "A fan reads the books." }, show)).toBe(false);
  expect(isSameShow({ ...bare, people: ["A Fan"] }, show)).toBe(false);
});

test("an entry with nothing but a title of several words joins a popular show, or one with a site of that name", () => {
  const title = "One Bad Mother";
  const bare: ShowEntry = { title, people: [], categories: [], directory: "podcasts.apple.com", itunesId: 1 };
  const show: ShowEntry = { title, people: ["Biz Ellis"], categories: ["Comedy"], directory: "api.spotify.com" };
  const feed: ShowEntry = { ...show, directory: undefined, feedUrl: "maximumfun.org/one.xml" };
  expect(isSameShow(bare, { ...show, popularIn: "Comedy" })).toBe(true);
  expect(isSameShow({ ...feed, link: "http://onebadmother.libsyn.com" }, bare)).toBe(true);
  for (const other of [show, feed, { ...feed, link: "http://mothers.libsyn.com" }])
    expect(isSameShow(bare, other)).toBe(false);
  for (const more of [{ people: ["A Fan"] }, { description: "A fan reads the books." }, { categories: ["Comedy"] }])
    expect(isSameShow({ ...bare, ...more }, { ...show, popularIn: "Comedy" })).toBe(false);
  const short = { title: "Bad Mother" };
  expect(isSameShow({ ...bare, ...short }, { ...show, ...short, popularIn: "Comedy" })).toBe(false);
  // Two popular shows of that title: it is not clear which one is meant.
  const two = [
    bare,
    { ...show, popularIn: "Comedy" },
    { ...feed, people: ["C"], categories: ["Chess"], link: "http://onebadmother.com" },
  ];
  expect(groupSameShows(two, (one) => one)).toHaveLength(3);
});
