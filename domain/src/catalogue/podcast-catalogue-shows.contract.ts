/** The current time in the contract tests. */
export const NOW = new Date("2026-08-04T10:00:00Z");
/** Seconds. */
export const DAY = 86_400;

/** A show in the contract's catalogue. Absent fields are not stated by the source. */
export type ContractShow = {
  readonly title: string;
  readonly author?: string;
  readonly description?: string;
  readonly categories?: readonly string[];
  readonly language?: string;
  readonly country?: string;
  readonly explicit?: 0 | 1;
  readonly episodeCount?: number;
  /** Text as in the API: "1,000-5,000". */
  readonly listeners?: string;
  readonly popularityScore?: number;
  /** Epoch seconds. */
  readonly lastUpdate?: number;
  readonly feed: string;
  readonly itunesId?: string;
  readonly podcastGuid?: string;
  /** The feed is gone. A source that doesn't know this lists the show like any other. */
  readonly dead?: boolean;
  /** Not sorted. The catalogue must return them newest first. */
  readonly episodes?: readonly ContractEpisode[];
};

export type ContractEpisode = {
  readonly id: string;
  readonly title: string;
  /** Epoch seconds. */
  readonly published: number;
  readonly seconds: number;
  readonly mp3: string;
};

const ago = (days: number): number => NOW.getTime() / 1000 - days * DAY;

const episode = (title: string, days: number): ContractEpisode => ({
  id: `episode-${title.toLowerCase()}`,
  title,
  published: ago(days),
  seconds: 1800,
  mp3: `https://audio.example/${title.toLowerCase()}.mp3`,
});

/** Invented shows, each testing one rule of the contract. */
export const CONTRACT_SHOWS: readonly ContractShow[] = [
  {
    title: "The Tidal Ledger",
    author: "Ada Quill",
    description: "Estuaries, moon tables and the people who read both.",
    categories: ["Science", "Earth Sciences"],
    language: "en",
    country: "GB",
    explicit: 0,
    episodeCount: 120,
    listeners: "20,001-50,000",
    popularityScore: 8,
    lastUpdate: ago(2),
    feed: "https://feeds.example/tidal.xml",
    episodes: [episode("Spring", 9), episode("Ebb", 16), episode("Neap", 2)],
  },
  {
    title: "Salt and Sums",
    author: "Ada Quill",
    description: "Small accounts of the sea trade.",
    categories: ["Business"],
    language: "en",
    explicit: 0,
    episodeCount: 20,
    listeners: "1,000-5,000",
    popularityScore: 3,
    lastUpdate: ago(200),
    feed: "https://feeds.example/salt.xml",
    podcastGuid: "9b024349-CCF0-5f69-a609-6b82873eab3c",
  },
  {
    title: "Signal",
    author: "Tomas Verhoeven",
    description: "What carries, and what gets lost on the way.",
    categories: ["Technology"],
    language: "en",
    country: "US",
    explicit: 0,
    episodeCount: 400,
    listeners: "70,001+",
    popularityScore: 7,
    lastUpdate: ago(1),
    feed: "https://feeds.example/signal.xml",
  },
  {
    title: "Quiet Signal Hour",
    author: "Nia Brandt",
    description: "Jokes for one microphone.",
    categories: ["Comedy"],
    language: "en",
    country: "US",
    explicit: 0,
    episodeCount: 12,
    listeners: "100-800",
    popularityScore: 1,
    lastUpdate: ago(45),
    feed: "https://feeds.example/quiet.xml",
  },
  {
    title: "Signal Quietly Lost",
    author: "Nia Brandt",
    description: "The same jokes, later in the evening.",
    categories: ["Comedy"],
    language: "en",
    country: "GB",
    explicit: 1,
    episodeCount: 60,
    listeners: "5,001-10,000",
    popularityScore: 4,
    lastUpdate: ago(80),
    feed: "https://feeds.example/lost.xml",
  },
  {
    title: "Café des marées",
    author: "Inès Rocher",
    description: "Conversations au bord des estuaires.",
    categories: ["Science", "Earth Sciences"],
    language: "fr",
    country: "FR",
    explicit: 0,
    episodeCount: 45,
    listeners: "10,001-20,000",
    popularityScore: 5,
    lastUpdate: ago(5),
    feed: "https://feeds.example/marees.xml",
  },
  {
    title: "Hufeisen und Glück",
    author: "Jörg Ansbach",
    description: "Dinge, die man aufhebt.",
    categories: ["Society & Culture"],
    language: "de",
    explicit: 0,
    episodeCount: 33,
    // Its middle on a logarithmic scale, 837, is below that of Salt and Sums; halfway between its ends, at 3,550, it would be above.
    listeners: "100-7,000",
    popularityScore: 2,
    lastUpdate: ago(400),
    feed: "https://feeds.example/hufeisen.xml",
  },
  {
    title: "Rádio Apagada",
    author: "Davi Lobo",
    description: "O que fica no ar.",
    categories: ["Hobbies"],
    language: "pt",
    explicit: 0,
    episodeCount: 4,
    lastUpdate: ago(900),
    feed: "https://feeds.cast-host.example/apagada.xml",
    itunesId: "990017",
    dead: true,
  },
  { title: "Bare Lantern", feed: "https://feeds.example/bare.xml" },
];
