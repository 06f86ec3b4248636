import type { SearchPage, SearchRequest, SearchResult } from "../../catalogue/search/search-request.js";
import { CatalogueUnavailable } from "../../catalogue/podcast-catalogue.port.js";
import { adBrief } from "../fit/ad-brief.js";
import { show } from "./found-show.fake.js";
import { matchShows, MATCHES_MOST, WEIGHED_MOST } from "./match-shows.js";

/** A catalogue that returns these shows for every search. */
function finding(shows: readonly SearchResult[]) {
  const asked: SearchRequest[] = [];
  const search = (request: SearchRequest) => {
    asked.push(request);
    return Promise.resolve({ results: shows } as unknown as SearchPage);
  };
  return { asked, search };
}

const DIY = { brief: "DIY and renovation in the UK. Budget about 10,000 dollars. No politics.", filters: {} };
const idsFor = async (...shows: readonly SearchResult[]) =>
  (await matchShows(finding(shows), DIY)).matches.map(({ podcast }) => podcast.id);

it("ranks by fit, requested country and audience, and leaves out unrelated shows", async () => {
  const size = (range: string) => ({ pea_range: range, listener_range: range });
  expect(
    await idsFor(
      show("off topic", {
        title: "Tide Tables",
        description: "The sea.",
        categories: ["Science"],
        ...size("5,000-10,000"),
      }),
      show("small", size("10,000-15,000")),
      show("large", size("15,000-20,000")),
      show("british", { ...size("10,000-15,000"), country: "GB" }),
    ),
  ).toEqual(["british", "large", "small"]);
});

it("keeps the order of relevance among equals", async () => {
  expect(await idsFor(show("a"), show("b"), show("c"))).toEqual(["a", "b", "c"]);
});

it("leaves out what the brief excludes, and counts it", async () => {
  const answer = await matchShows(finding([show("a"), show("b", { categories: ["Politics"] })]), DIY);
  expect(answer.matches.map(({ podcast }) => podcast.id)).toEqual(["a"]);
  expect(answer).toMatchObject({ weighed: 1, excluded: 1 });
});

it("lists shows about the second thing that a brief names after those about the first", async () => {
  const brief = "Tours, excursions, hotels and cruises for people who also love wine.";
  const of = (id: string, title: string, description: string, category: string) =>
    show(id, { title, description, categories: [category] });
  const { matches } = await matchShows(
    finding([
      of("wine", "The Vineyard", "Tastings of many bottles, week by week, with people from the trade.", "Food"),
      of(
        "tours",
        "Out and About",
        "Guided tours and travel to far places, week by week, for everybody.",
        "Places & Travel",
      ),
      of("other", "Ring Side", "Boxing and wrestling, week by week, with people from the trade.", "Wrestling"),
    ]),
    { brief, filters: {} },
  );
  expect(matches.map(({ podcast: { id }, group }) => [id, group])).toEqual([
    ["tours", "fits"],
    ["wine", "near"],
  ]);
});

it("continues a short list with what the people of a brief listen to", async () => {
  const of = (id: string, title: string, category: string) =>
    show(id, { title, description: "Week by week, with people from the trade.", categories: [category] });
  const shows = [of("sports", "Ring Side", "Sports"), of("gardens", "The Greenhouse", "Home & Garden")];
  const listed = async (brief: string) =>
    (await matchShows(finding(shows), { brief, filters: {} })).matches.map(({ podcast: { id }, group }) => [id, group]);
  expect(await listed("Razors for men in the US")).toEqual([["sports", "near"]]);
  expect(await listed("Razors for men and women in the US")).toEqual([]);
});

it("gives the parts of the score, and a price only where an episode's audience is known", async () => {
  const known = show("known", { pea_range: "5,000-10,000" });
  const { matches } = await matchShows(finding([known, show("unknown")]), DIY);
  expect(matches.map(({ podcast }) => podcast.id)).toEqual(["known", "unknown"]);
  expect(matches[0]?.price).toMatchObject({ cpm: 24.47, low: expect.closeTo(122.35), high: expect.closeTo(244.7) });
  expect(matches[0]?.fit.parts.map(({ name }) => name)).toEqual(["topics", "budget", "categories", "language"]);
  expect(matches[1]).not.toHaveProperty("price");
});

it("respects ignored findings and choices made outside the text", async () => {
  const catalogue = finding([show("a", { categories: ["Politics", "Home & Garden"], language: "de" })]);
  const findings = { "taboo Politics Politics": "" };
  const { matches } = await matchShows(catalogue, { ...DIY, findings, language: "de" });
  expect(matches).toHaveLength(1);
  expect(catalogue.asked.every(({ filters }) => filters.language === "de")).toBe(true);
});

it("weighs and lists a bounded number of shows", async () => {
  const many = Array.from({ length: 700 }, (_, at) => show(`s${at}`));
  const answer = await matchShows(finding(many), DIY);
  expect(answer.weighed).toBe(WEIGHED_MOST);
  expect(answer.matches).toHaveLength(MATCHES_MOST);
});

it("lists at most ten shows with those near the subject, and no stories that are read aloud", async () => {
  const runner = show("runner", {
    title: "Runner",
    description: "Running and marathons, every week.",
    categories: ["Running"],
  });
  const others = Array.from({ length: 30 }, (_, at) =>
    show(`o${at}`, { title: "Toronto Running", description: "Races.", categories: ["Running"] }),
  );
  const book = show("book", {
    title: "Running Home by SMITH, Ann",
    description: "A marathon.",
    categories: ["Running"],
  });
  const catalogue = {
    search: ({ term }: SearchRequest) =>
      Promise.resolve({ results: term.startsWith("sports OR") ? others : [runner, book] } as unknown as SearchPage),
  };
  const { matches } = await matchShows(catalogue, { brief: "Shoes for running in the UK", filters: {} });
  expect(matches.map(({ podcast, group }) => `${group}: ${podcast.id}`)).toEqual([
    "fits: runner",
    ...others.slice(0, 9).map(({ id }) => `near: ${id}`),
  ]);
  const short = await matchShows(finding([runner, book]), { brief: "Shoes for running, in English", filters: {} });
  expect(short.matches.map(({ podcast, group }) => `${group}: ${podcast.id}`)).toEqual(["fits: runner"]);
});

it("makes no search if the brief names nothing", async () => {
  const catalogue = finding([show("a")]);
  expect(await matchShows(catalogue, { brief: " ", filters: {} })).toEqual({ matches: [], weighed: 0, excluded: 0 });
  expect(catalogue.asked).toEqual([]);
});

it("fails if the catalogue fails", async () => {
  const down = { search: () => Promise.reject(new CatalogueUnavailable("down")) };
  await expect(matchShows(down, DIY)).rejects.toThrow(CatalogueUnavailable);
});

it("does not fill up with related subjects and other languages", async () => {
  const brief = "Küchenmesser aus Solingen, für Hörer, die gern kochen und backen. Ohne Politik.";
  const german = { language: "de", categories: [] };
  const shows = [
    show("english", { title: "Cooking with Knives", description: "Cooking and recipes." }),
    show("travel", { ...german, title: "Reisecast", description: "Reisen und Urlaub in der ganzen Welt, jede Woche." }),
    show("music", {
      ...german,
      title: "Techno",
      description: "Musik, Songs und Alben: eine Reise, ein Urlaub, Essen.",
    }),
    show("cooking", {
      ...german,
      title: "Kochen am Herd",
      description: "Rezepte und Kochen, jede Woche neu und frisch.",
    }),
  ];
  const { matches } = await matchShows(finding(shows), { brief, filters: {} });
  expect(matches.map(({ podcast, group }) => [podcast.id, group])).toEqual([["cooking", "fits"]]);
});

it("leaves out shows with only a wide category or only a title", async () => {
  const health = (id: string, about: Partial<SearchResult>) => show(id, { categories: ["Health & Fitness"], ...about });
  const { matches } = await matchShows(
    finding([
      health("yoga", { title: "Calm", description: "Breathing and meditation for a quiet mind, each morning." }),
      health("teeth", { title: "Smile", description: "A dentist answers questions about teeth, each morning." }),
      show("shell", { title: "Practice", description: "", categories: [] }),
    ]),
    { brief: "Software for dentists and dental practices, in English", filters: {} },
  );
  expect(matches.map(({ podcast, group }) => [podcast.id, group])).toEqual([["teeth", "fits"]]);
});

it("takes a description that repeats the title for none", async () => {
  const unknown = {
    language: "N/A",
    defaulted: ["language", "country", "explicit", "hasContact"] as const,
    categories: [],
  };
  const { matches } = await matchShows(
    finding([
      show("repeated", { ...unknown, title: "LX8 - Fitness Freaks", description: "LX8 -Fitness Freaks" }),
      show("described", {
        ...unknown,
        title: "Fitness Freaks",
        description: "Workouts and gym talk for your fitness.",
      }),
    ]),
    { brief: "Fitnessstudio in Berlin, für Sportler", filters: {} },
  );
  expect(matches.map(({ podcast }) => podcast.id)).not.toContain("repeated");
});

it("leaves out shows that only share the category with a product", async () => {
  const shows = (category: string, ...titles: string[]) =>
    finding(
      titles.map((title) => show(title, { title, description: "Each week, for years.", categories: [category] })),
    );
  const groups = async (brief: string, catalogue: ReturnType<typeof finding>) =>
    (await matchShows(catalogue, { brief, filters: {} })).matches.map(({ podcast, group }) => [podcast.id, group]);
  expect(await groups("A company hires truck drivers", shows("Automotive", "Car Debate", "Trucking Talk"))).toEqual([
    ["Trucking Talk", "fits"],
  ]);
  expect(await groups("A chess app, in English", shows("Games", "Poker Talk", "Chess Talk"))).toEqual([
    ["Chess Talk", "fits"],
  ]);
});

it("lists mentions only for a subject that is in no word list, and if nothing is about it", async () => {
  const groups = async (...shows: SearchResult[]) =>
    (
      await matchShows(finding(shows), { brief: "Zorps, quuxes, fnords, blargs and plumbuses", filters: {} })
    ).matches.map(({ group }) => group);
  const passing = show("passing", { title: "Evening", description: "Guests, and once a quux." });
  const about = show("about", { title: "Zorps and quuxes", description: "Fnords every week." });
  expect(await groups(passing)).toEqual(["mentions"]);
  expect(await groups(passing, about)).toEqual(["fits"]);
});

it("takes a show of the brief's country before one of another, where both suit it equally", async () => {
  expect(
    await idsFor(
      show("australian", { link: "https://show.example.au" }),
      show("unknown", { link: "https://show.example.com" }),
      show("british", { link: "https://show.example.co.uk" }),
    ),
  ).toEqual(["british", "unknown", "australian"]);
});

it("lists one of the copies of a show", async () => {
  const { matches } = await matchShows(
    finding([
      show("hd", { title: "Renovation TV (HD)", itunesAuthor: "Ann" }),
      show("sd", { title: "Renovation TV (SD)", itunesAuthor: "Ann" }),
    ]),
    DIY,
  );
  expect(matches.map(({ podcast }) => podcast.id)).toEqual(["hd"]);
});

it("takes shows for the people of a brief before those of a wide category, where few are about the product", async () => {
  const { matches } = await matchShows(
    finding([
      show("sleep", { title: "Sleep Well", description: "Sounds for the night.", categories: ["Health & Fitness"] }),
      show("retired", { title: "Retirement Talk", description: "Work is over, and what now?", categories: [] }),
    ]),
    { brief: "Hearing aids for people over 65, in English", filters: {} },
  );
  expect(matches.map(({ podcast, group }) => [podcast.id, group])).toEqual([["retired", "fits"]]);
  expect(matches[0]?.fit.parts.find(({ name }) => name === "categories")?.result.finding).toBe(
    "The brief is about Health & Fitness; the show is not, but it is for an audience the brief names: Ages 65 and over.",
  );
});

it("leaves out lectures, betting, and shows for another profession or for children, and takes other places as near", async () => {
  const titles = [
    "Dog Talk",
    "Toronto Dogs",
    "Dogs: Lectures of a College",
    "Dogs for Veterinarians",
    "Dog Betting",
    "Dogs for Kids",
  ];
  const { matches } = await matchShows(
    finding(
      titles.map((title) =>
        show(title, { title, description: "All about dogs, week by week, for years.", categories: ["Pets & Animals"] }),
      ),
    ),
    { brief: "Dog insurance in the UK", filters: {} },
  );
  expect(matches.map(({ podcast, group }) => [podcast.id, group])).toEqual([
    ["Dog Talk", "fits"],
    ["Toronto Dogs", "near"],
  ]);
});

it("leaves out a show with only a title in an unknown language", async () => {
  const unknown: SearchResult["defaulted"] = ["country", "explicit", "hasContact", "language"];
  const { matches } = await matchShows(
    finding([
      show("a title", { defaulted: [...unknown, "description"] }),
      show("a show", { title: "Renovation Talk", defaulted: unknown }),
    ]),
    DIY,
  );
  expect(matches.map(({ podcast, group }) => [podcast.id, group])).toEqual([["a show", "fits"]]);
});

it("ranks shows for children above others about a product for children", async () => {
  const brief = "Audiobooks for children aged 4 to 9, for parents in the US.";
  const shows = [
    show("books", {
      title: "Audiobooks Weekly",
      description: "New audiobooks, reviewed every week.",
      categories: ["Books"],
    }),
    show("kids", { title: "Bedtime", description: "Stories.", categories: ["Stories for Kids"] }),
  ];
  const { matches } = await matchShows(finding(shows), { brief, filters: {} });
  expect(matches.map(({ podcast, group }) => [podcast.id, group])).toEqual([
    ["kids", "fits"],
    ["books", "near"],
  ]);
});

it("finds shows about surfing for a brief about surfboards", async () => {
  const brief = "Surfboards and wetsuits, made in Byron Bay. Surfers in Australia and New Zealand.";
  const league = show("league", {
    title: "The Lineup",
    description: "The best surfers talk about heats and waves. By the World Surf League.",
    categories: [],
  });
  const { matches } = await matchShows(finding([league]), { brief, filters: {} });
  expect(matches.map(({ podcast, group }) => [podcast.id, group])).toEqual([["league", "fits"]]);
  expect(adBrief("A browser to surf the web safely").categories).toEqual([]);
});
