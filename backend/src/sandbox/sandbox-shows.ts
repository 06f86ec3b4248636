import type { RawShow } from "./fixed-shows.js";

/** The sandbox's current time, which never changes. */
export const SANDBOX_NOW = new Date("2026-01-01T00:00:00Z");

const DAY = 86_400;
const EPISODES = 8;

/**
 * Title, author, categories, language, country, episodes, listeners, popularity, explicit, days since the newest episode, minutes
 * per episode, description. If a field is empty, the source does not state it; missing listeners are estimated.
 */
const FACTS = `
Tram Line History | Odette Marchetti | History; Places & Travel | en | GB | 164 | 20,001-50,000 | 8 | 0 | 2 | 38 | The history of a city, told by the people who drove it.
The Ledger Room | Kofi Anand | History; Business | en | US | 88 | 5,001-10,000 | 6 | 0 | 9 | 52 | Old account books, and what they say about the people who kept them.
A History of Borrowed Castles | Wilma Strand | History | en | GB | 47 | | 5 | 0 | 21 | 44 | A history of houses that changed hands, one house at a time.
Half a History of Radio | Odette Marchetti | History; Technology | en | CA | 31 | 1,000-5,000 | 4 | 0 | 64 | 29 | Telegraphs, valves and other ways to say hello from far away.
Second Harvest Kitchen | Bruno Castell | Arts; Food | en | US | 210 | 10,001-20,000 | 7 | 0 | 4 | 35 | Dinner from what the market could not sell.
Ten Minutes of Tax | Greta Lindholm | Business; Investing | en | GB | 320 | 5,001-10,000 | 6 | 0 | 1 | 10 | One question about money, answered before the kettle boils.
Founders After Midnight | Ravi Solano | Business; Entrepreneurship | en | US | 96 | 70,001+ | 9 | 1 | 3 | 71 | People who started companies say what they would not say at noon.
The Slow Spreadsheet | Greta Lindholm | Business; Education | en | IE | 58 | | 4 | 0 | 12 | 33 | Numbers, explained at walking speed.
Kernel Panic Picnic | Samira Okoye | Technology | en | US | 142 | 20,001-50,000 | 8 | 0 | 5 | 64 | Three engineers eat sandwiches and take one outage apart.
Small Robots, Big Barns | Hal Pettersen | Technology; Science | en | CA | 25 | 501-1,000 | 3 | 0 | 40 | 41 | Machines on farms, and the farmers who repair them.
Tidepool Notebook | Marisol Quint | Science; Nature | en | NZ | 73 | 5,001-10,000 | 6 | 0 | 8 | 27 | One rock pool, one hour, one scientist.
The Error Bars | Samira Okoye | Science | en | US | 119 | | 7 | 0 | 6 | 48 | Studies in the news, with their doubts left in.
Half a Joke | Benny Falk | Comedy | en | US | 180 | 10,001-20,000 | 7 | 1 | 2 | 55 | Two comedians finish what the other one began.
Polite Heckling | Benny Falk | Comedy; Stand-Up | en | GB | 39 | 1,000-5,000 | 5 | 1 | 33 | 46 | Interviews in which the audience may interrupt.
The Cold Shelf | Ines Duarte | True Crime | en | AU | 64 | 50,001-70,000 | 9 | 1 | 7 | 50 | Unsolved cases from the back of the archive.
Whistle Stop Football | Danny Oduya | Sports; Football | en | GB | 402 | 20,001-50,000 | 8 | 0 | 0 | 42 | Lower leagues, long train rides.
Marathon in Slippers | Hana Brzezina | Health & Fitness; Fitness | en | US | 85 | 1,000-5,000 | 5 | 0 | 15 | 31 | Training plans for people who would rather not.
Bedtime for Dragons | Lotte Winter | Kids & Family; Stories for Kids | en | US | 150 | 5,001-10,000 | 7 | 0 | 3 | 14 | Short stories that end before anybody is scared.
Morgenstund mit Zahlen | Jonas Eberle | Business | de | DE | 230 | 5,001-10,000 | 6 | 0 | 1 | 18 | Wirtschaft zum ersten Kaffee.
Altbau und Neubau | Mira Sommerfeld | Arts; Design | de | AT | 44 | 1,000-5,000 | 4 | 0 | 28 | 39 | Gespräche über Häuser und ihre Bewohner.
Histoires de quais | Paul Verdier | History; Society & Culture | fr | FR | 90 | 5,001-10,000 | 6 | 0 | 10 | 43 | Les ports et ceux qui attendent.
La sobremesa corta | Lucía Ibarra | Society & Culture | es | ES | 77 | 1,000-5,000 | 5 | 0 | 14 | 24 | Conversaciones que caben en un café.
Vozes do Bairro | Rui Tavora | Society & Culture; Documentary | pt | BR | 18 | | 3 | 0 | 120 | 36 | Uma rua por episódio.
The Closed Channel | Theo Marsh | News | en | US | 12 | 1,000-5,000 | 2 | 0 | 500 | 22 | A daily news show that ended, kept as it was.
A Show without Facts | | | | | | | | | | |
`;

/** Titles of episodes. Each show starts with a different one. */
const NAMES =
  `A letter arrives; The long way round; What the map left out; Three doors; Nobody asked the neighbors; The second attempt;
A question of weight; Rain on the roof; The missing page; Twelve chairs; An honest mistake; Before the bridge; The quiet half; A list of
reasons; What it cost; The night shift; Return to sender; Two answers; A small repair; The view from row nine; Spare parts; The last
bus; A change of plan; Cold tea; Where it began`
    .split(";")
    .map((name) => name.replace(/\s+/g, " ").trim());

/** 25 invented shows with 200 episodes. The last one has only names. */
export const SANDBOX_SHOWS: readonly RawShow[] = FACTS.trim().split("\n").map(show);

function show(line: string, index: number): RawShow {
  const [title, itunesAuthor, categories = "", language, country, ...rest] = line.split("|").map((fact) => fact.trim());
  const [episodeCount = "", listener_range, popularityScore = "", explicit, days = "", minutes = "", description] =
    rest;
  const number = String(index + 1).padStart(2, "0");
  const id = `sandbox-${number}`;
  const nameOf = (age: number) => NAMES[(index * EPISODES + age) % NAMES.length];
  const ages = Array.from({ length: EPISODES }, (_, age) => age);
  if (days === "") return { id, title, episodes: ages.map((age) => ({ id: `${id}-${age + 1}`, title: nameOf(age) })) };
  const lastUpdate = SANDBOX_NOW.getTime() / 1000 - Number(days) * DAY;
  const every = index % 3 === 0 ? 7 : 14;
  return {
    id,
    title,
    description,
    categories: categories.split("; "),
    episodeCount: Number(episodeCount),
    language,
    country,
    popularityScore: Number(popularityScore),
    itunesAuthor,
    lastUpdate,
    createdOn: lastUpdate - (Number(episodeCount) - 1) * every * DAY,
    itunesId: String(990_000_001 + index),
    podcastGuid: `5a4db0c5-0000-5000-8000-0000000000${number}`,
    listener_range: listener_range === "" ? undefined : listener_range,
    link: `https://shows.example/${id}`,
    url: `https://feeds.example/${id}.xml`,
    explicit: Number(explicit),
    hasContact: index % 2,
    duration: `${minutes} min`,
    episodes: ages.map((age) => ({
      id: `${id}-${Number(episodeCount) - age}`,
      title: nameOf(age),
      summary: `Episode ${Number(episodeCount) - age} of a show that does not exist.`,
      published: lastUpdate - age * every * DAY,
      duration: Number(minutes) * 60 + age,
      mp3: `https://audio.example/${id}-${Number(episodeCount) - age}.mp3`,
    })),
  };
}
