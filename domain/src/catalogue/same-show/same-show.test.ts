import fc from "fast-check";
import { groupSameShows, type ShowEntry } from "./same-show.js";

const isSameShow = (a: ShowEntry, b: ShowEntry): boolean => groupSameShows([a, b], (one) => one).length === 1;

const apple: ShowEntry = {
  title: "The Joe Rogan Experience",
  people: ["Joe Rogan"],
  directory: "podcasts.apple.com",
  itunesId: 360084272,
  categories: ["Comedy"],
};
const spotify: ShowEntry = {
  title: "The Joe Rogan Experience",
  people: ["Joe Rogan"],
  directory: "api.spotify.com",
  language: "en",
  categories: ["Comedy", "Society & Culture"],
};
const feed: ShowEntry = {
  title: "the JOE ROGAN experience",
  people: ["Joe  Rogan"],
  feedUrl: "https://a.example/f",
  categories: [],
};

test("a title and author in two directories, or in a directory and a feed, make one show", () => {
  expect(isSameShow(apple, spotify)).toBe(true);
  expect(isSameShow(apple, feed)).toBe(true);
  expect(isSameShow(feed, spotify)).toBe(true);
});

test("a title with the same number or GUID makes one show, whatever the author and category", () => {
  const other = { ...feed, people: ["A Network"], categories: ["Chess"] };
  expect(isSameShow(apple, { ...other, itunesId: apple.itunesId })).toBe(true);
  expect(isSameShow({ ...apple, podcastGuid: "a" }, { ...other, podcastGuid: "a" })).toBe(true);
  expect(isSameShow(apple, other)).toBe(false);
});

test("a shared title makes one show with a host that the other names, unless categories differ", () => {
  const hustle = {
    ...apple,
    title: "My First Million",
    people: ["The Hustle & Shaan Puri"],
    categories: ["Business"],
    description: "We talk to millionaires.",
  };
  const hubspot = {
    ...spotify,
    title: "My First Million",
    people: ["Hubspot Media"],
    categories: ["Business"],
    description: "Sam Parr and Shaan Puri brainstorm new ideas.",
  };
  expect(isSameShow(hustle, hubspot)).toBe(true);
  expect(isSameShow(hustle, { ...hubspot, categories: ["Comedy"] })).toBe(false);
  expect(isSameShow({ ...hustle, categories: [] }, hubspot)).toBe(true);
  expect(isSameShow({ ...hustle, categories: [] }, { ...hubspot, description: "New ideas." })).toBe(false);
});

test("a shared title and feed make one show, even if the entry's feed was looked up", () => {
  const found = { ...apple, directory: undefined, feedUrl: feed.feedUrl, people: ["A Network"], categories: ["Chess"] };
  expect(isSameShow(found, { ...feed, categories: ["Comedy"] })).toBe(true);
  expect(isSameShow(found, { ...feed, title: "Another" })).toBe(false);
});

test("a title that ends with its author equals the title without it, by the same author", () => {
  const first = { ...apple, title: "Up First", people: ["NPR"], itunesId: 1, categories: ["News"] };
  const named = { ...spotify, title: "Up First from NPR", people: ["NPR"], categories: ["News"] };
  expect(isSameShow(first, named)).toBe(true);
  expect(isSameShow(first, { ...named, people: ["The Up First Fans"] })).toBe(false);
  expect(isSameShow({ ...first, people: ["ABC"] }, named)).toBe(false);
  const text = { description: "Sailors and keepers tell of storms, wrecks, lighthouses and long nights at sea." };
  expect(isSameShow({ ...first, ...text, people: ["ABC"] }, { ...named, ...text })).toBe(false);
  expect(isSameShow(first, { ...named, title: "Up First with Steve" })).toBe(false);
  expect(isSameShow(first, { ...named, categories: ["Comedy"] })).toBe(false);
});

test("a maker named in the title and both descriptions counts as a second fact besides shared words", () => {
  const title = "How I Built This with Guy Raz";
  const network = {
    ...{ ...apple, title, people: ["NPR"], itunesId: 1, categories: ["Business"] },
    description:
      "Guy Raz dives into the stories behind some of the world's best known companies. How I Built This weaves a narrative journey about innovators, entrepreneurs and idealists—and the movements they built.",
  };
  const host = {
    ...{ ...spotify, title, people: ["Guy Raz | Wondery"], categories: ["Business"] },
    description:
      "Guy Raz interviews the world’s best-known entrepreneurs to learn how they built their iconic brands. In each episode, founders reveal deep, intimate moments of doubt and failure.",
  };
  expect(isSameShow(network, host)).toBe(true);
  expect(isSameShow(network, { ...host, description: host.description.replace("Guy Raz", "He") })).toBe(false);
  expect(isSameShow(network, { ...host, description: "Guy Raz plays chess with friends." })).toBe(false);
});

test("a title of several words among the popular shows of one category makes one show", () => {
  const barstool = { ...apple, title: "Call Her Daddy", people: ["Barstool Sports"], popularIn: "Comedy" };
  const cooper = { ...spotify, title: "Call Her Daddy", people: ["Alex Cooper"], popularIn: "Comedy" };
  expect(isSameShow(barstool, cooper)).toBe(true);
  expect(isSameShow(barstool, { ...cooper, popularIn: undefined })).toBe(false);
  expect(isSameShow(barstool, { ...cooper, popularIn: "Sports" })).toBe(false);
  expect(
    isSameShow(barstool, { ...cooper, popularIn: "Sports", people: barstool.people, categories: ["Sports"] }),
  ).toBe(true);
  expect(isSameShow({ ...barstool, title: "Daddy" }, { ...cooper, title: "Daddy" })).toBe(false);
  const twins = [barstool, { ...barstool, itunesId: 7, people: ["Fans"] }, cooper];
  expect(groupSameShows(twins, (one) => one)).toHaveLength(3);
});

test.each<[string, ShowEntry, ShowEntry]>([
  ["another author", apple, { ...spotify, people: ["Floyd"] }],
  ["no author", { ...apple, people: [] }, { ...spotify, people: [] }],
  ["a longer title", apple, { ...spotify, title: "The Joe Rogan Experience Experience" }],
  ["a title of two letters", { ...apple, title: "It" }, { ...spotify, title: "It" }],
  ["two pages of one directory", apple, { ...apple, itunesId: undefined }],
  ["an entry of nowhere", apple, { ...spotify, directory: undefined }],
  ["two feeds", feed, { ...feed, feedUrl: "https://b.example/f" }],
  ["another number at Apple", apple, { ...feed, itunesId: 7 }],
  ["another GUID", { ...apple, podcastGuid: "a" }, { ...feed, podcastGuid: "b" }],
  ["another language", { ...apple, language: "de" }, spotify],
  [
    "other topics",
    { ...apple, title: "Sermons", categories: ["Chess"] },
    { ...spotify, title: "Sermons", categories: ["Religion"] },
  ],
])("different shows with the same name stay apart: %s", (_, a, b) => {
  expect(isSameShow(a, b)).toBe(false);
});

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const entry: fc.Arbitrary<ShowEntry> = fc.record({
  title: fc.constantFrom("Signal", "signal!", "Serial", "It", ""),
  people: fc.subarray(["NPR", "npr radio", "WBEZ", ""]),
  description: maybe(
    fc.constantFrom("NPR tells of tides, harbours, maps and lighthouses.", "Tides, maps and NPR.", "Chess"),
  ),
  feedUrl: maybe(fc.constantFrom("https://a.example/f", "https://b.example/f")),
  directory: maybe(fc.constantFrom("podcasts.apple.com", "open.spotify.com")),
  itunesId: maybe(fc.integer({ min: 1, max: 2 })),
  podcastGuid: maybe(fc.constantFrom("a", "b")),
  language: maybe(fc.constantFrom("en", "de")),
  categories: fc.subarray(["News", "Politics", "Comedy"]),
});

test("the result does not depend on the order, and contradictory entries are never joined", () => {
  fc.assert(
    fc.property(entry, entry, (a, b) => {
      const same = isSameShow(a, b);
      expect(isSameShow(b, a)).toBe(same);
      if (!same) return;
      for (const fact of ["feedUrl", "itunesId", "podcastGuid", "language"] as const)
        expect(a[fact] === undefined || b[fact] === undefined || a[fact] === b[fact]).toBe(true);
      for (const fact of ["feedUrl", "itunesId", "podcastGuid"] as const) if (a[fact] && a[fact] === b[fact]) return;
      // If the authors differ, a person must be named in both entries, or both must have a description.
      const author = a.people[0]?.toLowerCase();
      if (author !== undefined && author === b.people[0]?.toLowerCase()) return;
      const said = (one: ShowEntry) => [one.description ?? "", ...one.people].join(" ").toLowerCase();
      const inBoth = (name: string) => name !== "" && [a, b].every((one) => said(one).includes(name.toLowerCase()));
      const isNamed = [...a.people, ...b.people].some(inBoth);
      expect(isNamed || (a.description && b.description)).toBeTruthy();
    }),
    { numRuns: 2_000 },
  );
});

const sea = {
  directory: "podcasts.apple.com",
  title: "Sea Stories",
  people: ["Harbour Radio"],
  description: "Sailors and keepers tell of storms, wrecks, lighthouses and long nights at sea. Hosted by Ada Marsh.",
  categories: ["Society & Culture"],
} satisfies ShowEntry;
const seaElsewhere = { ...sea, directory: "api.spotify.com", people: ["Marsh & Co"], categories: ["Fiction"] };

test("the same description makes one show, whatever the author and category", () => {
  expect(isSameShow(sea, seaElsewhere)).toBe(true);
});

test.each<[string, string, readonly string[], boolean]>([
  [
    "four of ten words",
    "Storms, wrecks, sailors, lighthouses, tides, charts, knots, ropes, sails, masts.",
    ["B"],
    true,
  ],
  ["three of ten words", "Storms, wrecks, sailors, gales, tides, charts, knots, ropes, sails, masts.", ["B"], false],
  [
    "three of ten, and the host is named",
    "Storms, wrecks, sailors, gales, tides, charts, knots, ropes, sails, masts.",
    ["Ada Marsh"],
    true,
  ],
  [
    "three of ten, and one of two hosts is named",
    "Storms, wrecks, sailors, gales, tides, charts, knots, ropes, sails, masts.",
    ["Tom Bell, Ada Marsh"],
    true,
  ],
  [
    "two of ten, and the host is named",
    "Storms, wrecks, swells, gales, tides, charts, knots, ropes, sails, masts.",
    ["Ada Marsh"],
    false,
  ],
  [
    "three of ten, and the name is in the title",
    "Storms, wrecks, sailors, gales, tides, charts, knots, ropes, sails, masts.",
    ["Sea Stories"],
    false,
  ],
  [
    "three of ten, and the name is too short",
    "Storms, wrecks, sailors, gales, tides, charts, knots, ropes, sails, masts.",
    ["at"],
    false,
  ],
  [
    "three of eleven, and a full name",
    "Storms, charts, knots, ropes, sails, masts, tides, gales and swells, with Ada Marsh.",
    ["B"],
    true,
  ],
  [
    "three of eleven, and two words of a name",
    "Storms, charts, knots, ropes, sails, masts, tides, gales and swells, with Marsh, Ada.",
    ["B"],
    false,
  ],
  ["a full name alone", "Ada Marsh talks about charts, knots, ropes, sails, masts and tides.", ["B"], false],
  ["only the words of the title", "Sea stories of the sea.", ["Ada Marsh"], false],
  ["only a host's boilerplate", "Hosted on Acast. See acast.com/privacy for more information.", ["B"], false],
  ["nothing", "", ["Ada Marsh"], false],
])("descriptions share %s", (_, description, people, same) => {
  expect(isSameShow(sea, { ...seaElsewhere, description, people })).toBe(same);
});

test("a full name in both descriptions counts only without a word of the title", () => {
  const pair = (name: string) => {
    const others = "charts, knots, ropes, sails, masts, tides, gales, swells, reefs, buoys, piers";
    const description = `Storms, gulls, ${others} and the ${name}.`;
    const elsewhere = `Storms, gulls, ports, cranes, docks, locks, ferries, crews, cargo, rum, customs, rations and the ${name}.`;
    return isSameShow({ ...sea, description }, { ...seaElsewhere, people: ["B"], description: elsewhere });
  };
  expect(pair("River Kings")).toBe(true);
  expect(pair("Stories Kings")).toBe(false);
});

test("a description that says nothing but a full name agrees with one that contains it", () => {
  const page = (name: string) => ({ ...sea, description: `${sea.description} A show of ${name}.` });
  const feed = (description: string) => ({ ...seaElsewhere, people: ["Sea"], description });
  expect(isSameShow(page("Luis J. Gomez"), feed("by Luis J Gomez"))).toBe(true);
  expect(isSameShow(page("Luis Gomez"), feed("by Luis Gomez"))).toBe(true);
  expect(isSameShow(page("Luis Gomez"), feed("by Luis Gomez about chess"))).toBe(false);
  expect(isSameShow(page("Luis Gomez"), feed("Storms, wrecks."))).toBe(false);
});

test("the shared part is measured in the shorter description", () => {
  const long = "Storms, wrecks, sailors, lighthouses, tides, charts, knots, ropes, sails, masts, gales, reefs, buoys";
  const other =
    "Storms, wrecks, sailors, lighthouses, cargo, customs, cranes, docks, locks, ferries, crews, rations, rum";
  const pair = (first: string, second: string) =>
    isSameShow({ ...sea, description: first }, { ...seaElsewhere, people: ["B"], description: second });
  // Four of thirteen words are shared, then four of fourteen.
  expect([pair(long, other), pair(long, `${other}, biscuits`)]).toEqual([true, true]);
  expect(pair(`${long}, piers`, `${other}, biscuits`)).toBe(false);
});

const keyed = (entries: Readonly<Record<string, ShowEntry>>): string[] =>
  groupSameShows(Object.keys(entries), (key) => entries[key] as ShowEntry)
    .map((group) => group.toSorted().join("+"))
    .toSorted();

test("entries form a group even if the first and the last share nothing", () => {
  const feed = {
    ...sea,
    directory: undefined,
    feedUrl: "https://a.example/sea",
    people: ["Ada Marsh"],
    description: undefined,
  };
  const apple = { ...sea, people: ["Ada Marsh"] };
  expect(keyed({ feed, apple, seaElsewhere, other: { ...sea, title: "Sky Stories" } })).toEqual([
    "apple+feed+seaElsewhere",
    "other",
  ]);
});

test("an entry that fits two shows joins neither, unless one has the same author", () => {
  const feed = { ...sea, directory: undefined, feedUrl: "https://a.example/sea" };
  const copy = { ...feed, feedUrl: "https://b.example/copy", people: ["Copycat"] };
  expect(keyed({ feed, copy, sea: { ...sea, people: ["Somebody Else"] } })).toEqual(["copy", "feed", "sea"]);
  expect(keyed({ feed, copy, sea })).toEqual(["copy", "feed+sea"]);
});

test("the title and author make one show in different categories if the episodes are about as many", () => {
  const chess = { ...apple, categories: ["Chess"], episodeCount: 210 };
  const faith = { ...spotify, categories: ["Religion"], episodeCount: 231 };
  expect(isSameShow(chess, faith)).toBe(true);
  expect(isSameShow(chess, { ...faith, episodeCount: 235 })).toBe(false);
  expect(isSameShow(chess, { ...faith, people: ["Floyd"] })).toBe(false);
  // A directory stops counting there, and small numbers are often equal.
  expect(isSameShow({ ...chess, episodeCount: 300 }, { ...faith, episodeCount: 300 })).toBe(false);
  expect(isSameShow({ ...chess, episodeCount: 12 }, { ...faith, episodeCount: 12 })).toBe(false);
});

test("groups contain every entry once, and no contradictory entries", () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 6 }), (entries) => {
      const groups = groupSameShows(entries, (one) => one);
      expect(groups.flat()).toHaveLength(entries.length);
      expect(new Set(groups.flat())).toEqual(new Set(entries));
      for (const group of groups) {
        expect(new Set(group.flatMap(({ feedUrl }) => feedUrl ?? [])).size).toBeLessThanOrEqual(1);
        expect(new Set(group.map(({ language }) => language).filter(Boolean)).size).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test("two pages of one directory are never the same show", () => {
  fc.assert(fc.property(entry, (one) => one.feedUrl !== undefined || !isSameShow(one, one)));
});
