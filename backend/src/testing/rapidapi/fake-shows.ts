/** A podcast of the fake provider, with the provider's field names and units. Some fields are missing, as in real answers. */
export type FakeShow = { readonly id: number; readonly title: string } & Readonly<Record<string, unknown>>;

const AUGUST_2026 = 1_785_542_400;
const DAY = 86_400;

/** Title, author, categories, language, episodes, listeners, popularity, explicit, days since the last update, description. */
const FACTS = `
Kettle and Compiler | Ida Marlowe | Technology; Education | en | 212 | 5,001-10,000 | 7 | 0 | 3 | Two engineers explain one piece of software per episode while the tea draws.
The Compiler Room | Otto Brandt | Technology | en | 88 | 1,000-5,000 | 5 | 0 | 40 | Interviews with people who write programming languages.
Compiler Gossip After Dark | Noor Haddad | Technology; Comedy | en | 61 | 1,000-5,000 | 4 | 1 | 12 | What the standards committee says when the microphones are off.
Solder Smoke Stories | Ida Marlowe | Technology; Leisure; Hobbies | en | 34 | 501-1,000 | 3 | 0 | 120 | Kitchen-table electronics and the burns that come with it.
Night Bus Murders | Grace Okafor | True Crime | en | 140 | 70,001+ | 9 | 1 | 5 | Unsolved cases along the last bus home.
Quiet Town Murders | Leonard Pike | True Crime; Society & Culture | en | 45 | 10,001-20,000 | 6 | 1 | 200 | One village, one case, one season.
Murder by Spreadsheet | Grace Okafor | True Crime; Business | en | 22 | 1,000-5,000 | 4 | 0 | 500 | Fraud, forensic accounting and the odd body.
Slow Running Club | Hana Weiss | Health & Fitness; Sports; Running | en | 310 | 20,001-50,000 | 8 | 0 | 1 | Jogging without a stopwatch.
Laufend besser | Jonas Adler | Sports; Running | de | 95 | 1,000-5,000 | 5 | 0 | 9 | Ein Gespräch pro Woche über das Laufen und das Leben daneben.
Kaffee und Kapital | Mira Sommer | Business; Investing | de | 180 | 5,001-10,000 | 6 | 0 | 2 | Geldfragen am Küchentisch, ohne Fremdwörter.
Cuentos para la siesta | Lucía Ferrer | Kids & Family; Stories for Kids | es | 64 | 5,001-10,000 | 6 | 0 | 20 | Historias cortas para dormir a cualquier hora.
La mesa larga | Lucía Ferrer | Society & Culture | es | 130 | 10,001-20,000 | 7 | 1 | 6 | Sobremesas que no terminan nunca.
Café Métro | Élodie Garnier | Society & Culture; Places & Travel | fr | 77 | 1,000-5,000 | 5 | 0 | 15 | Une station, une rencontre.
Histoire à voix basse | Paul Lemaire | History | fr | 250 | 20,001-50,000 | 8 | 0 | 8 | Les archives racontées sans effets.
Notizie Lente | Sara Conti | News; Daily News | it | 900 | 10,001-20,000 | 7 | 0 | 0 | Le notizie del giorno prima, con calma.
Vozes do Cais | Rui Tavares | Society & Culture; Documentary | pt | 18 | 1-1,000 | 2 | 0 | 60 | Documentários sonoros de cidades com porto.
Harbour Radio Documentaries | Maeve Doyle | Society & Culture; Documentary | en | 56 | 1,000-5,000 | 5 | 0 | 33 | Sound portraits of working ports.
Market Close | Victor Lindqvist | Business; Investing; News | en | 1200 | 50,001-70,000 | 9 | 0 | 0 | What moved today, in eight minutes.
The Long Ledger | Amara Nwosu | Business; History | en | 41 | 501-1,000 | 3 | 0 | 400 | How old companies kept their books.
Two Left Feet | Benny Castellano | Comedy | en | 156 | 5,001-10,000 | 6 | 1 | 4 | A failed dancer interviews better ones.
Punchline Autopsy | Noor Haddad | Comedy; Stand-Up | en | 99 | 10,001-20,000 | 7 | 1 | 11 | A joke is taken apart until nobody laughs.
Kernel of Truth | Samuel Ortega | Science; Technology | en | 73 | 5,001-10,000 | 6 | 0 | 25 | Science stories with their error bars left in.
Star Charts for Insomniacs | Yuki Tanaka | Science; Astronomy | en | 120 | 10,001-20,000 | 7 | 0 | 7 | The night sky, explained in a low voice.
よるの図書室 | 田中ゆき | Arts; Books | ja | 52 | 1,000-5,000 | 5 | 0 | 10 | 眠る前に一冊。
`;

/** Invented shows in the provider's format. The last ones lack fields that real answers sometimes lack. */
export const FAKE_SHOWS: readonly FakeShow[] = [
  ...FACTS.trim().split("\n").map(show),
  { id: 7901, title: "Bare Bones Hour", categories: null, description: null },
  { id: 7902, title: "Unknown Reach", language: "en-US", categories: ["News"], url: "https://feeds.example/7902.xml" },
];

function show(line: string, index: number): FakeShow {
  const [title = "", itunesAuthor, categories = "", language, ...rest] = line.split(" | ");
  const [episodes, listeners, popularity, explicit, days, description] = rest;
  const id = 7001 + index;
  const lastUpdate = AUGUST_2026 - Number(days) * DAY;
  return {
    id,
    title,
    description,
    imageUrl: `https://covers.example/${id}.jpg`,
    categories: categories.split("; "),
    episodeCount: Number(episodes),
    language,
    popularityScore: Number(popularity),
    itunesAuthor,
    lastUpdate,
    createdOn: lastUpdate - Number(episodes) * 7 * DAY,
    itunesId: 910_000_000 + index,
    listener_range: listeners,
    link: `https://shows.example/${id}`,
    url: `https://feeds.example/${id}.xml`,
    host: "feeds.example",
    priority: 3,
    explicit: Number(explicit),
  };
}

/** Fields that only the answer with details has. */
export const FAKE_DETAILS: Readonly<Record<number, Readonly<Record<string, unknown>>>> = {
  7001: {
    pea_range: "2,000-4,000",
    mr_range: "20,000-40,000",
    af_range: "4,000-8,000",
    confidence: "High",
    match_rank: 12,
  },
  7005: {
    monthly_reach_range: "300,000+",
    active_followers_range: "60,000-90,000",
    estimate_confidence: "low",
    rank: 2,
  },
};

/** Episodes of a show, newest first, as the provider sends them. */
export function fakeEpisodes(show: FakeShow): readonly Readonly<Record<string, unknown>>[] {
  const count = Math.min(Number(show.episodeCount ?? 0), 60);
  const newest = Number(show.lastUpdate ?? 0);
  return Array.from({ length: count }, (_, index) => ({
    id: `${show.id}-${count - index}`,
    title: `${show.title}, part ${count - index}`,
    summary: `<p>Notes to part ${count - index}.</p><script>track()</script>`,
    published: new Date((newest - index * 7 * DAY) * 1000).toISOString(),
    duration: 1500 + 30 * index,
    image: "",
    mp3: `https://audio.example/${show.id}/${count - index}.mp3`,
  }));
}

/** Statistics of categories. They cover many more shows than the fake provider has. */
export const FAKE_CATEGORIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.fromEntries(
  (
    [
      ["technology", "1,000-5,000", 51_200],
      ["education", "1,000-5,000", 148_000],
      ["business", "5,001-10,000", 132_000],
      ["comedy", "5,001-10,000", 99_000],
      ["true crime", "20,001-50,000", 18_400],
      ["society & culture", "1,000-5,000", 201_000],
      ["news", "10,001-20,000", 64_000],
      ["sports", "1,000-5,000", 88_000],
      ["science", "1,000-5,000", 29_500],
    ] as const
  ).map(([category, listener_range, podcast_count]) => [category, { category, listener_range, podcast_count }]),
);
