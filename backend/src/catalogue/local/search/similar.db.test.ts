import { filledCatalogue } from "../../../testing/catalogue/filled-catalogue.js";
import type { TestCatalogue } from "../../../testing/catalogue/test-catalogue.js";
import type { ImportedPodcast } from "../record/imported-podcast.js";

const NOW = new Date("2026-08-04T10:00:00Z");
const CATEGORIES = ["Science", "Arts", "History", "Sports", "Music", "News"];

const SHOWS: Readonly<Record<string, Partial<ImportedPodcast>>> = {
  "Kitchen Murders": {
    description: "In a kitchen we sit and hear from Karen Kilgariff, who was the first to tell of the lighthouse.",
    categories: ["Improv"],
  },
  "The Plant": {
    description: "The film is set in a nuclear plant, and its worker Karen Silkwood is the one who knows of it.",
    categories: ["Improv"],
  },
  "The Ship": {
    description: "On the ship we wait and hear what Karen Kilgariff has to say of it to the sailors.",
    categories: ["Improv"],
  },
  "Road One": { description: "At 19h on each weekday we drive thru.", categories: ["Hobbies"] },
  "Road Two": { description: "Walking thru a city at 19h. Weekday walks.", categories: ["Hobbies"] },
  Lobsters: { description: "바닷가재 안락의자", categories: ["Fiction"], language: "ko" },
  Chairs: { description: "가재도구 의자놀이", categories: ["Fiction"], language: "ko" },
  "Kelp Almanac": { description: "An almanac of kelp, with eelgrass." },
  "Kelp Almanac Two": { description: "A second almanac of kelp, with eelgrass." },
  "The Ferry": { description: "Of flotsam, bollards and hawsers, told in a cabin." },
  "The Jetty": { description: "Of flotsam, bollards and hawsers, told on a pier." },
  "Infamous Radio": { description: "Infamous: lanternes, contrebande, lagune.", language: "fr" },
  "Infamous Radio Hour": { description: "Infamous: lanternes, contrebande, lagune.", language: "en" },
  "Coin Purse": { author: "Reef Radio", categories: ["Business"] },
  "The Ledger": { author: "Ida Quill | Reef Radio", categories: ["Business"] },
  "Harbor Report": { author: "Ida Quill", owner: "Reef Radio", categories: ["Business"] },
  "Reef Suppers": { author: "Reef Radio", categories: ["Arts"] },
  "The Tim Ferriss Show": {
    description: "On this show we hear the tactics of people who ask what Ferriss would do.",
    categories: ["Health & Fitness"],
  },
  "The Nell Brine Hour": {
    author: "Nell Brine",
    description: "The hour of Comedian Nell Brine.",
    categories: ["Comedy"],
  },
  "Sea Laughs": { description: "We laugh about the sea with Nell Brine and with others.", categories: ["Comedy"] },
  "Pier Jokes": { description: "We laugh about the pier.", categories: ["Comedy"] },
  Hangar: {
    author: "NASA Radio",
    description: "A tale of NASA’s sci-fi and of the airship.",
    categories: ["Aviation"],
  },
  "Sci-Fi Shed": { description: "We sit in NASA’s shed and talk.", categories: ["Aviation"] },
  ...Object.fromEntries(
    Array.from({ length: 7 }, (_, at) => [
      `Airfield ${at}`,
      {
        description: `The sci-fi NASA of port ${at}.`,
        categories: ["Aviation"],
        ...(at === 0 && { author: "NASA Radio" }),
      },
    ]),
  ),
  "The Gull": {
    author: "The Gull",
    description: "The Gull gathers tales by candlelight.",
    categories: ["Arts"],
  },
  "The Gull Aloud": { author: "The Gull", description: "More from The Gull.", categories: ["Society & Culture"] },
  Driftwood: { author: "The Gull", description: "One tale in ten parts.", categories: ["News"] },
  "The Workshop": { description: "Of welders and their arcs and migs.", categories: ["Careers"] },
  ...Object.fromEntries(
    Array.from({ length: 7 }, (_, at) => [
      `Welder ${at}`,
      { description: `The welder at an ARC or a MIG, and what is the welder’s, part ${at}.`, categories: ["Careers"] },
    ]),
  ),
  // "opera" is in too many shows to be distinctive.
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [
      [`Opera ${at}`, { description: `Part ${at}.`, categories: ["Music"] }],
      [`Music ${at}`, { description: `Of the opera, part ${at}.`, categories: ["Music"] }],
    ]).flat(),
  ),
  ...Object.fromEntries(
    Array.from({ length: 7 }, (_, at) => [
      `Talk ${at}`,
      {
        description: `A talk of tactics, where we hear what Ferriss does, part ${at}.`,
        categories: ["Health & Fitness"],
      },
    ]),
  ),
};

let catalogue: TestCatalogue;
beforeAll(async () => {
  const all = Array.from({ length: 60 }, (_, at): [string, Partial<ImportedPodcast>] => [
    `Filler ${at}`,
    { description: `Filler ${at}: arcs, migs.`, categories: [CATEGORIES[at % CATEGORIES.length] ?? ""] },
  ]);
  const shows = [...Object.entries(SHOWS), ...all].map(([title, more], at): ImportedPodcast => {
    const key = `https://feeds.example/${at}`;
    return { source: "feed", key, feedUrl: key, title, categories: [], language: "en", ...more };
  });
  catalogue = await filledCatalogue(shows, NOW);
});
afterAll(() => catalogue?.close());

/** The reasons why shows are similar to this one, by their titles. */
async function like(title: string): Promise<Record<string, readonly string[]>> {
  const page = await catalogue.catalogue.search({
    ...{ term: title, mode: "title", filters: { tags: [], categories: [] }, sort: "relevance", limit: 1 },
    ...{ facets: false, explain: false },
  });
  const similar = await catalogue.catalogue.similar(page.results[0]?.id ?? "", 10);
  return Object.fromEntries((similar ?? []).map(({ podcast, reasons }) => [podcast.title, reasons]));
}

test("shows share a person by the whole name, never by a first name", async () => {
  expect(await like("Kitchen Murders")).toEqual({
    "The Ship": ["Both mention Karen Kilgariff", "Same category: Improv", "Also in English"],
    "The Plant": ["Same category: Improv", "Also in English"],
  });
});

test("does not share a host's name that another show's text mentions", async () => {
  const reasons = Object.values(await like("The Tim Ferriss Show"));
  expect(reasons).toHaveLength(7);
  for (const found of reasons) expect(found).toEqual(["Same category: Health & Fitness", "Also in English"]);
  // Between two shows that only mention it, it is a word like any other.
  expect((await like("Talk 1"))["Talk 2"]?.[0]).toContain("“ferriss”");
});

test("a maker named in the title is a name, even after another capital in the text", async () => {
  expect(await like("The Nell Brine Hour")).toEqual({
    "Sea Laughs": ["Both mention Nell Brine", "Same category: Comedy", "Also in English"],
  });
});

test("times, weekdays and adverbs are not shared topics", async () => {
  expect(await like("Road One")).toEqual({ "Road Two": ["Same category: Hobbies", "Also in English"] });
});

test("a topic of many shows is shared only by two titles, and a word of its category is no topic", async () => {
  const reasons = Object.entries(await like("Opera 1"));
  expect(reasons).toHaveLength(10);
  for (const [title, found] of reasons) {
    expect(title).toMatch(/^Opera /);
    expect(found).toEqual(["Both are about “opera”", "Same category: Music", "Also in English"]);
  }
  expect(await like("Music 1")).toEqual({});
});

test("a possessive is the word itself, a short part of a word is named with the rest, and a maker's name is no topic", async () => {
  const { "Airfield 0": ofMaker, ...others } = await like("Hangar");
  expect(ofMaker).toEqual(["Same maker: NASA Radio", "Same category: Aviation", "Also in English"]);
  expect(Object.keys(others)).toHaveLength(7);
  for (const reasons of Object.values(others)) expect(reasons[0]).toBe("Both are about “nasa” and “sci-fi”");
  // In the index, "NASA’s" is "nasas".
  const { Hangar, "Sci-Fi Shed": shed } = await like("Airfield 1");
  expect([Hangar?.[0], shed?.[0]]).toEqual([
    "Both are about “nasa” and “sci-fi”",
    "Both are about “nasa” and “sci-fi”",
  ]);
  expect((await like("Sci-Fi Shed"))["Airfield 1"]?.[0]).toBe("Both are about “sci-fi” and “nasa”");
});

test("a plural beside a possessive, or beside an abbreviation that fewer shows have, is another word", async () => {
  const { "The Workshop": plurals, "Welder 1": same } = await like("Welder 0");
  expect(same?.[0]).toBe("Both are about “welder”, “arc” and “mig”");
  expect(plurals).toEqual(["Same category: Careers", "Also in English"]);
});

test("parts of words are not shared topics", async () => {
  expect(await like("Lobsters")).toEqual({ Chairs: ["Same category: Fiction", "Also in Korean"] });
});

test("rare words make shows similar, and are named only if both titles have them", async () => {
  expect(await like("Kelp Almanac")).toEqual({
    "Kelp Almanac Two": ["Both are about “almanac” and “kelp”", "Also in English"],
  });
  expect(await like("The Ferry")).toEqual({ "The Jetty": ["Described in similar words", "Also in English"] });
});

test("words spelled alike in another language do not make shows similar", async () => {
  expect(await like("Infamous Radio")).toEqual({});
});

test("shows that share one broad category and nothing else are not similar", async () => {
  expect(await like("Filler 1")).toEqual({});
});

test("shows of one maker come first, if they share a category", async () => {
  const found = await like("Coin Purse");
  expect(found).toEqual({
    "The Ledger": ["Same maker: Reef Radio", "Same category: Business", "Also in English"],
    "Harbor Report": ["Same maker: Reef Radio", "Same category: Business", "Also in English"],
  });
  expect(Object.keys(await like("The Ledger"))).toEqual(["Coin Purse", "Harbor Report"]);
});

test("a show is similar to one that makes it, whatever their categories, but not if one title contains the other", async () => {
  expect(await like("Driftwood")).toEqual({ "The Gull": ["Same maker: The Gull", "Also in English"] });
  expect(await like("The Gull")).toEqual({ Driftwood: ["Same maker: The Gull", "Also in English"] });
});
