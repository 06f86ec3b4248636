import { arePlainlySame, differInTail } from "./title-variants.js";
import { groupSameShows, type ShowEntry } from "./same-show.js";

test.each([
  ["The Bible Project", "BibleProject", true],
  ["Global News Podcast", "Global News", true],
  ["The Graham Norton Podcast", "Graham Norton", true],
  ["Global News", "global news", false],
  ["The Daily", "Daily", false],
  ["The Bible Project", "A Bible Project", false],
])("%s and %s are the same but for an article or Podcast: %s", (a, b, same) => {
  expect([arePlainlySame(a, b), arePlainlySame(b, a)]).toEqual([same, same]);
});

test.each([
  ["Morbid: A True Crime Podcast", "Morbid", true],
  ["Life.Church with Craig Groeschel (Audio)", "Life.Church with Craig Groeschel", true],
  ["Unashamed with Phil Robertson", "Unashamed with the Robertson Family", true],
  ["The History of WWII Podcast - by Ray Harris Jr", "History of WWII", true],
  ["Morbid", "Morbid", false],
  ["Making Sense with Sam Harris - Subscriber Content", "Making Sense with Sam Harris", false],
  ["Living on the Edge with Chip Ingram Daily Podcast", "Living on the Edge with Chip Ingram Weekend Podcast", false],
  ["In Our Time: Science", "In Our Time: History", true],
  ["Lore: Meet the Filmmaker", "Lore", false],
])("%s and %s are the same but for what follows the name: %s", (a, b, same) => {
  expect([differInTail(a, b), differInTail(b, a)]).toEqual([same, same]);
});

const keyed = (entries: Readonly<Record<string, ShowEntry>>): string[] =>
  groupSameShows(Object.keys(entries), (key) => entries[key] as ShowEntry)
    .map((group) => group.toSorted().join("+"))
    .toSorted();

const morbid = {
  ...{ title: "Morbid: A True Crime Podcast", people: ["Alaina Urquhart"], categories: ["Comedy"] },
  ...{ directory: "podcasts.apple.com", itunesId: 1 },
  description: "A lighthearted nightmare, weirdos! Creepy history and spooky killers by an autopsy technician.",
} satisfies ShowEntry;
const elsewhere: ShowEntry = {
  ...morbid,
  ...{ title: "Morbid", people: ["Wondery"], directory: "api.spotify.com", itunesId: undefined },
  categories: ["True Crime"],
};

test("titles that differ in what follows the name are one show only with nearly equal descriptions", () => {
  expect(keyed({ morbid, elsewhere })).toEqual(["elsewhere+morbid"]);
  const half = { ...elsewhere, description: "A lighthearted nightmare, weirdos! Creepy songs, choirs, hymns, organs." };
  expect(keyed({ morbid, half })).toEqual(["half", "morbid"]);
  expect(keyed({ morbid, other: { ...elsewhere, language: "en", title: "Morbid Minute" } })).toHaveLength(2);
  const video = { ...elsewhere, title: "Morbid (Video)" };
  expect(keyed({ morbid, video })).toEqual(["morbid", "video"]);
});

test("titles that differ in an article or Podcast are one show with the same maker or similar descriptions", () => {
  const daily = { ...morbid, title: "The Spooky Hour Podcast", people: ["BBC"] };
  const page: ShowEntry = {
    ...{ title: "Spooky Hour", people: ["BBC"], categories: [], directory: "api.spotify.com" },
    description: "Ghosts.",
  };
  expect(keyed({ daily, page })).toEqual(["daily+page"]);
  expect(keyed({ daily, page: { ...page, people: ["Ghost Radio"] } })).toEqual(["daily", "page"]);
  expect(keyed({ daily, page: { ...page, people: ["X"], description: morbid.description } })).toEqual(["daily+page"]);
  const feed = { ...page, directory: undefined, feedUrl: "downloads.bbc.co.uk/spooky.xml" };
  expect(keyed({ daily, feed })).toEqual(["daily+feed"]);
});

test("a variant of a title never separates entries with equal titles, nor joins two feeds", () => {
  const feed: ShowEntry = { ...elsewhere, directory: undefined, feedUrl: "a.example/f" };
  expect(keyed({ morbid, elsewhere, feed })).toEqual(["elsewhere+feed+morbid"]);
  const other: ShowEntry = { ...morbid, directory: undefined, itunesId: undefined, feedUrl: "b.example/f" };
  expect(keyed({ elsewhere, feed, other })).toEqual(["elsewhere+feed", "other"]);
});
