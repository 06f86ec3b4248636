import { withoutBoilerplate } from "../text/boilerplate.js";
import { foldText, foldWords, joinedForm } from "../text/fold.js";
import { languageOfWords, meaningfulWords } from "../text/stop-words.js";
import { parentCategory } from "../codes/categories.js";
import {
  isByItself,
  isDistinctTitle,
  isMakersSite,
  isNamedAfterMaker,
  isSafeChoice,
  namesNetwork,
  shareSite,
  type SiteEntry,
  spellsSite,
  titledSite,
} from "./show-site.js";
import { arePlainlySame, differInTail } from "./title-variants.js";

/** The facts that identify a show. Absent facts are unknown. */
export type ShowEntry = SiteEntry & {
  /** For a directory entry: the domain of its page. */
  readonly directory?: string | undefined;
  readonly episodeCount?: number | undefined;
  readonly itunesId?: number | undefined;
  readonly podcastGuid?: string | undefined;
  readonly language?: string | undefined;
  readonly categories: readonly string[];
  /** The category of the directory's popular-shows list that contains the entry. */
  readonly popularIn?: string | undefined;
};

/** Too many shows share a shorter title. */
const SHORTEST_TITLE = 3;
/** A shorter name appears in many descriptions as an ordinary word. */
const SHORTEST_NAME = 3;
/** A shorter author's name in a title can be an ordinary word. The length includes the two spaces that `phrase` adds. */
const SHORTEST_MAKER = 8;
/** Words that can come between a title and its maker. */
export const MAKER_LINKS = ["from", "with", "by"] as const;
/**
 * Descriptions agree if the shorter one shares at least this fraction of its distinctive words with the other, and at least `words`
 * words. In the real sample, 244 pairs had the same title and different authors. These limits join 157 of them; checked by hand, each of
 * those pairs is one show.
 */
const AGREE = { part: 0.3, words: 4 };
/** The limits if one entry names a person of the other, or if both descriptions contain the same full name. */
const AGREE_AND_NAMED = { part: 0.15, words: 3 };
/** The limits if the title is the name of the show's own domain. */
const AGREE_AND_OWN_SITE = { part: 0.15, words: 1 };
/** The limits if such a show is also popular and published by itself. */
const ANY_WORD = { part: 0.01, words: 1 };
/** The limits if one description says nothing but a full name, which the other contains: "Podcast by Luis J Gomez". */
const NOTHING_BUT_A_NAME = { part: 1, words: 2 };
/** The limits if the titles differ in what follows the name of the show. */
const NEARLY_EQUAL = { part: 0.8, words: 6 };
/** A title of fewer words, of a page about which nothing else is known, can be that of another show. */
const FEWEST_WORDS = 3;
/** Shows with fewer episodes often have the same number by chance. */
const FEWEST_EPISODES = 25;

/**
 * Groups the entries that describe the same show. Matching feeds, numbers and GUIDs are tried first, then authors, then descriptions and
 * popular-shows lists. An entry that matches two different shows gets a group to itself.
 */
export function groupSameShows<Item>(items: readonly Item[], entryOf: (item: Item) => ShowEntry): Item[][] {
  let groups: readonly Group<Item>[] = items.map((item) => [{ item, entry: entryOf(item) }]);
  const linked = (isSame: Relation) =>
    connected(groups, (a, b) => a.some((one) => b.some((other) => isSame(one.entry, other.entry))));
  for (const isSame of [haveSameIdentity, haveSameAuthor, haveSameSite, haveSameText, areBothPopular])
    groups = linked(isSame).flatMap((parts) => (fits(parts) ? [parts.flat()] : withFullest(parts)));
  groups = linked(isBarePageOf).flatMap((parts) => (parts.length === 2 && fits(parts) ? [parts.flat()] : parts));
  // Titles are the same within each group by now; two groups with other titles are one show if nothing speaks against it.
  groups = linked(haveVariantTitles).flatMap((parts) => (fits(parts, areCompatible) ? [parts.flat()] : parts));
  return groups.map((group) => group.map(({ item }) => item));
}

type Group<Item> = readonly { readonly item: Item; readonly entry: ShowEntry }[];
type Relation = (a: ShowEntry, b: ShowEntry) => boolean;

function fits<Item>(parts: readonly Group<Item>[], fit: Relation = mayBeSame): boolean {
  const whole = parts.flat();
  return whole.every((a, at) => whole.slice(at + 1).every((b) => fit(a.entry, b.entry)));
}

/**
 * A show can have several feeds, or several pages in one directory. An entry that fits all of them joins the one with the most episodes,
 * and the others stay apart. If it is not clear that they are one show, or which has the most, nothing is joined. Nor if the feed with the
 * most may be a copy, which can say anything.
 */
function withFullest<Item>(parts: readonly Group<Item>[]): readonly Group<Item>[] {
  const isRival = (a: Group<Item>, b: Group<Item>): boolean => a !== b && !fits([a, b]);
  const rivals = parts.filter((part) => parts.some((other) => isRival(part, other)));
  const others = parts.filter((part) => !rivals.includes(part));
  const alike = rivals.every((a, at) =>
    rivals.slice(at + 1).every((b) => a.some((one) => b.some((other) => areTwins(one.entry, other.entry)))),
  );
  const [first, second, ...more] = rivals.toSorted(byFullness);
  if (!alike || first === undefined || second === undefined || byFullness(first, second) === 0) return parts;
  if (![second, ...more].every((rejected) => isSafeChoice(feedOf(first), feedOf(rejected)))) return parts;
  return fits([first, ...others]) ? [[first, ...others].flat(), ...rivals.filter((part) => part !== first)] : parts;
}

/** The feed of a group, which has at most one. */
const feedOf = <Item>(group: Group<Item>) => group.flatMap(({ entry }) => entry.feedUrl ?? [])[0];

/**
 * Sorts groups by their number of episodes, the most first. If that is equal, an audio show is before the video version of it (the
 * descriptions differ in that word alone), and of two directory pages with the same description the newer one, which has the higher
 * Apple number, is first: directories stop counting episodes at some point.
 */
function byFullness<Item>(a: Group<Item>, b: Group<Item>): number {
  const most = (group: Group<Item>, name: "episodeCount" | "itunesId") =>
    Math.max(...group.map(({ entry }) => entry[name] ?? 0));
  const [ours, theirs] = [a, b].map((group) => group.map(({ entry }) => foldText(entry.description ?? "")));
  const isCopy = ours?.some((text) => text !== "" && theirs?.includes(text)) ?? false;
  const isVideoOf = (videos: readonly string[] = [], audios: readonly string[] = []) =>
    videos.some((video) => audios.some((audio) => isSameButFor("video", video, "audio", audio)));
  return (
    most(b, "episodeCount") - most(a, "episodeCount") ||
    Number(isVideoOf(ours, theirs)) - Number(isVideoOf(theirs, ours)) ||
    (isCopy ? most(b, "itunesId") - most(a, "itunesId") : 0)
  );
}

/** "Our weekly video podcast" and "Our weekly audio podcast": the first has one of the words where the second has the other. */
function isSameButFor(word: string, text: string, otherWord: string, other: string): boolean {
  const [ours, theirs] = [text.split(" "), other.split(" ")];
  const different = ours.flatMap((one, at) => (one === theirs[at] ? [] : [[one, theirs[at]]]));
  return (
    ours.length === theirs.length &&
    different.length > 0 &&
    different.every(([one, two]) => one === word && two === otherWord)
  );
}

/** Two feeds or pages of one show: the same title, author and language, and the same site or text. */
function areTwins(a: ShowEntry, b: ShowEntry): boolean {
  if (joinedForm(a.title) !== joinedForm(b.title) || differ(a.language, b.language)) return false;
  return isKindredAuthor(a, b) && (shareSite(a, b) || sharedText(a, b)(AGREE));
}

function mayBeSame(a: ShowEntry, b: ShowEntry): boolean {
  return areCompatible(a, b) && haveSameTitle(a, b);
}

/** Two different feeds are never joined, and neither are two pages in one directory. */
function areCompatible(a: ShowEntry, b: ShowEntry): boolean {
  if (differ(a.feedUrl, b.feedUrl)) return false;
  if ([a, b].some(({ feedUrl, directory }) => feedUrl === undefined && directory === undefined)) return false;
  if (a.feedUrl === undefined && b.feedUrl === undefined && a.directory === b.directory) return false;
  return !differ(a.itunesId, b.itunesId) && !differ(a.podcastGuid, b.podcastGuid) && !differ(a.language, b.language);
}

/** "Up First from NPR" matches "Up First" if both have the same author. */
function haveSameTitle(a: ShowEntry, b: ShowEntry): boolean {
  const [ours, theirs] = [joinedForm(a.title), joinedForm(b.title)];
  if (ours === theirs) return ours.length >= SHORTEST_TITLE;
  const [short, other] = [titleWithoutMaker(a), titleWithoutMaker(b)];
  return short.length >= SHORTEST_TITLE && short === other && isSameAuthor(a, b);
}

/** The joined form of a title, without the show's own author at the end: "… from NPR", "… with Sam Jones". */
function titleWithoutMaker({ title, people }: ShowEntry): string {
  const folded = foldText(title);
  const ending =
    people[0] && MAKER_LINKS.map((link) => ` ${link} ${foldText(people[0] ?? "")}`).find((end) => folded.endsWith(end));
  return joinedForm(ending ? folded.slice(0, -ending.length) : title);
}

function isSameAuthor(a: ShowEntry, b: ShowEntry): boolean {
  const author = joinedForm(a.people[0] ?? "");
  return author !== "" && author === joinedForm(b.people[0] ?? "");
}

/** "Westwood One" and "Westwood One Podcast Network". */
function isKindredAuthor(a: ShowEntry, b: ShowEntry): boolean {
  const [short = "", long = ""] = [a, b].map(({ people }) => joinedForm(people[0] ?? "")).sort();
  return short.length >= SHORTEST_NAME && long.startsWith(short);
}

/** The same title with the same feed, Apple number or GUID is one show, even if the authors differ. */
function haveSameIdentity(a: ShowEntry, b: ShowEntry): boolean {
  const equal = (name: "feedUrl" | "itunesId" | "podcastGuid") => a[name] !== undefined && a[name] === b[name];
  return mayBeSame(a, b) && (equal("feedUrl") || equal("itunesId") || equal("podcastGuid"));
}

function haveSameAuthor(a: ShowEntry, b: ShowEntry): boolean {
  if (!mayBeSame(a, b)) return false;
  if (!shareCategory(a.categories, b.categories)) return isSameAuthor(a, b) && haveAsManyEpisodes(a, b);
  if (isSameAuthor(a, b)) return true;
  // One entry may name the network and the other the host, so one person named in both is enough. Old feeds have no category. In the real
  // sample, this joins five of them with their directory page; checked by hand, each pair is one show.
  return names(a, b) || names(b, a) || isBareOf(a, b) || isBareOf(b, a);
}

/** Whether a page with nothing but a title names the other's author in it: "The Tim Ferriss Show". */
function isBareOf(page: ShowEntry, { people: [author = ""] }: ShowEntry): boolean {
  if (!isBare(page)) return false;
  const { title } = page;
  const [name, whole] = [phrase(author.split(/[:,/|&+;]/)[0] ?? ""), phrase(title)];
  return name.length > SHORTEST_MAKER && name !== whole && whole.includes(name);
}

const isBare = ({ people, description, feedUrl }: ShowEntry): boolean =>
  feedUrl === undefined && people.length === 0 && !description;

/**
 * Whether one entry is a page with nothing but a title of several words, which the other has on a list of popular shows or as the name
 * of its site. In the real sample this joins three pairs; checked by hand, each pair is one show.
 */
function isBarePageOf(a: ShowEntry, b: ShowEntry): boolean {
  if (!mayBeSame(a, b) || foldWords(a.title).length < FEWEST_WORDS) return false;
  const isOf = (page: ShowEntry, show: ShowEntry) =>
    isBare(page) && page.categories.length === 0 && (show.popularIn !== undefined || titledSite(show) !== undefined);
  return isOf(a, b) || isOf(b, a);
}

/** Whether the numbers of episodes differ by at most a tenth. Directories stop counting at a round number, which proves nothing. */
function haveAsManyEpisodes({ episodeCount: a = 0 }: ShowEntry, { episodeCount: b = 0 }: ShowEntry): boolean {
  const isCounted = [a, b].every((count) => count >= FEWEST_EPISODES && count % 100 !== 0);
  return isCounted && Math.abs(a - b) <= Math.max(a, b) / 10;
}

/** Whether the domain of the feed or website of one entry belongs to the other. */
function haveSameSite(a: ShowEntry, b: ShowEntry): boolean {
  return mayBeSame(a, b) && (isSiteOf(a, b) || isSiteOf(b, a));
}

function isSiteOf(show: ShowEntry, other: ShowEntry): boolean {
  if (spellsSite(show, other)) return true;
  if (!shareCategory(show.categories, other.categories)) return false;
  if (isMakersSite(show, other) || isNamedAfterMaker(show, other)) return true;
  const site = titledSite(show);
  if (site === undefined) return false;
  if (namesNetwork(show, other)) return true;
  const [isOwn, isDistinct, agreeing] = [site === "own", isDistinctTitle(show.title), sharedText(show, other)];
  if (isOwn && isDistinct && agreeing(AGREE_AND_OWN_SITE)) return true;
  // A popular show that publishes itself has a site of its name. Among shows that nobody lists, half of such pairs are two shows.
  if (other.popularIn === undefined || !isByItself(other) || !(isOwn || isDistinct)) return false;
  return agreeing(ANY_WORD) || [show, other].some((one) => topicWords(one).size === 0);
}

/** Directories list the same show under different authors and categories, but its description stays recognizable. */
function haveSameText(a: ShowEntry, b: ShowEntry): boolean {
  if (!mayBeSame(a, b)) return false;
  const agreeing = sharedText(a, b);
  return (
    agreeing(AGREE) ||
    (agreeing(NOTHING_BUT_A_NAME) && shareFullName(a, b)) ||
    (agreeing(AGREE_AND_NAMED) && (names(a, b) || names(b, a) || shareFullName(a, b) || shareTitledMaker(a, b)))
  );
}

/** Compares two descriptions; the result tells whether they agree within limits. */
function sharedText(a: ShowEntry, b: ShowEntry): (least: typeof AGREE) => boolean {
  const [ours, theirs] = [topicWords(a), topicWords(b)];
  const shared = [...ours].filter((word) => theirs.has(word)).length;
  const part = shared / Math.max(1, Math.min(ours.size, theirs.size));
  return (least) => part >= least.part && shared >= least.words;
}

/**
 * Whether two directories list the title as popular in the same category or by the same author. Networks and descriptions change over the
 * years ("Call Her Daddy"). A one-word title can belong to two shows ("Unspeakable"). In the real sample this joins ten pairs; checked by
 * hand, each pair is one show.
 */
function areBothPopular(a: ShowEntry, b: ShowEntry): boolean {
  if (!mayBeSame(a, b) || a.popularIn === undefined || b.popularIn === undefined) return false;
  if (joinedForm(a.title) !== joinedForm(b.title) || foldWords(a.title).length < 2) return false;
  return a.popularIn === b.popularIn || isSameAuthor(a, b);
}

/**
 * Whether titles that differ in an article, "Podcast" or what follows the name are of one show: "The Bible Project" and "BibleProject",
 * "Morbid" and "Morbid: A True Crime Podcast". In the real sample this joins twenty pairs; checked by hand, each pair is one show.
 */
function haveVariantTitles(a: ShowEntry, b: ShowEntry): boolean {
  if (!areCompatible(a, b)) return false;
  const agreeing = sharedText(a, b);
  if (arePlainlySame(a.title, b.title)) return isKindredAuthor(a, b) || agreeing(AGREE);
  return differInTail(a.title, b.title) && agreeing(NEARLY_EQUAL);
}

/** "Jake Brennan", "Stephen J. Dubner": two or three capitalized words, with or without initials between them. */
const FULL_NAME = /\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.?){0,2}(?:\s\p{Lu}[\p{L}'’-]+){1,2}/gu;

/**
 * Whether both descriptions contain the same full name. The name can also be a company's or a city's, so the descriptions must agree too.
 * In the real sample, this joins four more pairs; checked by hand, each pair is one show.
 */
function shareFullName(a: ShowEntry, b: ShowEntry): boolean {
  const theirs = fullNames(b);
  return fullNames(a).some((name) => theirs.includes(name));
}

/**
 * Whether both descriptions name a maker who is also in the title. Example: one directory lists "How I Built This with Guy Raz" under the
 * network, another under Guy Raz.
 */
function shareTitledMaker(a: ShowEntry, b: ShowEntry): boolean {
  const [title, ...described] = [a.title, a.description ?? "", b.description ?? ""].map(phrase);
  return [...a.people, ...b.people]
    .flatMap((name) => name.split(/[,/|&+;]| and /))
    .map(phrase)
    .filter((name) => name.trim().includes(" "))
    .some((name) => title?.includes(name) && described.every((text) => text.includes(name)));
}

/** The full names in a description, folded. Leaves out names that share a word with the title. */
function fullNames({ title, description = "" }: ShowEntry): readonly string[] {
  const ofTitle = new Set(foldWords(title));
  const found = withoutBoilerplate(description).match(FULL_NAME) ?? [];
  return found.filter((name) => !foldWords(name).some((word) => ofTitle.has(word))).map(phrase);
}

/** The words of the description that are not in the title. */
function topicWords({ title, description = "" }: ShowEntry): Set<string> {
  const words = foldWords(withoutBoilerplate(description).replace(/https?:\S+/g, " "));
  const ofTitle = new Set(foldWords(title));
  return new Set(meaningfulWords(words, languageOfWords(words, "en")).filter((word) => !ofTitle.has(word)));
}

/** Whether an entry names a person or company of the other. A name in the title doesn't count, because the titles are equal anyway. */
function names(a: ShowEntry, b: ShowEntry): boolean {
  const text = phrase([a.description ?? "", ...a.people].join(" . "));
  const title = phrase(a.title);
  return b.people
    .filter((name) => !name.includes("@"))
    .flatMap((name) => [name, ...name.split(/[,/|&+;]| and /)])
    .filter((name) => joinedForm(name).length >= SHORTEST_NAME)
    .some((name) => text.includes(phrase(name)) && !title.includes(phrase(name)));
}

const phrase = (text: string): string => ` ${foldText(text)} `;

function differ<Value>(a: Value | undefined, b: Value | undefined): boolean {
  return a !== undefined && b !== undefined && a !== b;
}

/** An entry without known categories matches any category. */
function shareCategory(a: readonly string[], b: readonly string[]): boolean {
  const [ours, theirs] = [topics(a), topics(b)];
  return ours.size === 0 || theirs.size === 0 || [...ours].some((name) => theirs.has(name));
}

/** The categories and their parents, folded. */
function topics(categories: readonly string[]): Set<string> {
  return new Set(categories.flatMap((name) => [name, parentCategory(name) ?? name]).map(foldText));
}

/** Groups the parts that are linked directly or through other parts. */
function connected<Part>(parts: readonly Part[], areLinked: (a: Part, b: Part) => boolean): Part[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const linked = groups.filter((group) => group.some((other) => areLinked(part, other)));
    for (const group of linked) groups.splice(groups.indexOf(group), 1);
    groups.push([...linked.flat(), part]);
  }
  return groups;
}
