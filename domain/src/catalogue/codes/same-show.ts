import { withoutBoilerplate } from "../text/boilerplate.js";
import { foldText, foldWords, joinedForm } from "../text/fold.js";
import { languageOfWords, meaningfulWords } from "../text/stop-words.js";
import { parentCategory } from "./categories.js";

/** The facts that identify a show; absent ones are unknown. */
export type ShowEntry = {
  readonly title: string;
  /** Author and owner, the author first. */
  readonly people: readonly string[];
  readonly description?: string | undefined;
  /** The show's own feed, normalized; absent for an entry of a directory, which only has a page there. */
  readonly feedUrl?: string | undefined;
  /** The directory of such an entry: the domain of its page. */
  readonly directory?: string | undefined;
  readonly itunesId?: number | undefined;
  readonly podcastGuid?: string | undefined;
  readonly language?: string | undefined;
  readonly categories: readonly string[];
  /** The category of a directory's list of popular shows that contains the entry. */
  readonly popularIn?: string | undefined;
};

/** A shorter title is shared by too many shows. */
const SHORTEST_TITLE = 3;
/** A shorter name is a word of many descriptions. */
const SHORTEST_NAME = 3;
/** Words between a title and its maker. */
export const MAKER_LINKS = ["from", "with", "by"] as const;
/**
 * Descriptions agree if the shorter one shares this part of its distinctive words with the other, at least `words` of
 * them. From the real sample: of 244 pairs with one title and different authors, these limits join 157, all of them one
 * show by hand.
 */
const AGREE = { part: 0.3, words: 4 };
/** The same where one entry names a person of the other, or both descriptions have the same full name. */
const AGREE_AND_NAMED = { part: 0.15, words: 3 };

/**
 * Groups of entries that describe one show. Equal feeds and numbers count before equal authors, these before agreeing texts, and both
 * before equal places among the popular shows.
 * An entry that fits two different shows is in a group of its own.
 */
export function groupSameShows<Item>(items: readonly Item[], entryOf: (item: Item) => ShowEntry): Item[][] {
  let groups = items.map((item) => [{ item, entry: entryOf(item) }]);
  for (const isSame of [haveSameIdentity, haveSameAuthor, haveSameText, areBothPopular])
    groups = connected(groups, (a, b) => a.some((one) => b.some((other) => isSame(one.entry, other.entry)))).flatMap(
      (parts) => {
        const whole = parts.flat();
        const fits = whole.every((a, at) => whole.slice(at + 1).every((b) => mayBeSame(a.entry, b.entry)));
        return fits ? [whole] : parts;
      },
    );
  return groups.map((group) => group.map(({ item }) => item));
}

/** Two different feeds are never joined, nor are two pages of one directory. */
function mayBeSame(a: ShowEntry, b: ShowEntry): boolean {
  if (differ(a.feedUrl, b.feedUrl)) return false;
  if ([a, b].some(({ feedUrl, directory }) => feedUrl === undefined && directory === undefined)) return false;
  if (a.feedUrl === undefined && b.feedUrl === undefined && a.directory === b.directory) return false;
  if (!haveSameTitle(a, b)) return false;
  return !differ(a.itunesId, b.itunesId) && !differ(a.podcastGuid, b.podcastGuid) && !differ(a.language, b.language);
}

/** "Up First from NPR" is "Up First" of the same author. */
function haveSameTitle(a: ShowEntry, b: ShowEntry): boolean {
  const [ours, theirs] = [joinedForm(a.title), joinedForm(b.title)];
  if (ours === theirs) return ours.length >= SHORTEST_TITLE;
  const [short, other] = [titleWithoutMaker(a), titleWithoutMaker(b)];
  return short.length >= SHORTEST_TITLE && short === other && isSameAuthor(a, b);
}

/** The title in its joined form, without its own author at the end: "… from NPR", "… with Sam Jones". */
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

/** One title with one feed, or under one number or GUID, is one show, whatever author each entry names. */
function haveSameIdentity(a: ShowEntry, b: ShowEntry): boolean {
  const equal = (name: "feedUrl" | "itunesId" | "podcastGuid") => a[name] !== undefined && a[name] === b[name];
  return mayBeSame(a, b) && (equal("feedUrl") || equal("itunesId") || equal("podcastGuid"));
}

function haveSameAuthor(a: ShowEntry, b: ShowEntry): boolean {
  if (!mayBeSame(a, b)) return false;
  if (!shareCategory(a.categories, b.categories)) return false;
  if (isSameAuthor(a, b)) return true;
  // One entry names the network and the other the host: a person named in both is enough. Old feeds have no category; in the real
  // sample that joins five of them with their page, all of them one show by hand.
  return names(a, b) || names(b, a);
}

/** Directories file one show under different authors and categories, but its description stays recognizable. */
function haveSameText(a: ShowEntry, b: ShowEntry): boolean {
  if (!mayBeSame(a, b)) return false;
  const [ours, theirs] = [topicWords(a), topicWords(b)];
  const shared = [...ours].filter((word) => theirs.has(word)).length;
  const part = shared / Math.max(1, Math.min(ours.size, theirs.size));
  const agree = (least: typeof AGREE) => part >= least.part && shared >= least.words;
  return (
    agree(AGREE) ||
    (agree(AGREE_AND_NAMED) && (names(a, b) || names(b, a) || shareFullName(a, b) || shareTitledMaker(a, b)))
  );
}

/**
 * Whether two directories list one title among the popular shows of a category, or of one author. Networks and descriptions change
 * over the years ("Call Her Daddy"). A title of one word may be two shows ("Unspeakable"). In the real sample this joins ten pairs, all
 * of them one show by hand.
 */
function areBothPopular(a: ShowEntry, b: ShowEntry): boolean {
  if (!mayBeSame(a, b) || a.popularIn === undefined || b.popularIn === undefined) return false;
  if (joinedForm(a.title) !== joinedForm(b.title) || foldWords(a.title).length < 2) return false;
  return a.popularIn === b.popularIn || isSameAuthor(a, b);
}

/** "Jake Brennan", "Stephen J. Dubner": two to three capitalized words, with initials between them. */
const FULL_NAME = /\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.){0,2}(?:\s\p{Lu}[\p{L}'’-]+){1,2}/gu;

/**
 * Whether both descriptions have the same full name. A company or a city counts too, so the descriptions must also agree: in the
 * real sample, this joins four more pairs, all of them one show by hand.
 */
function shareFullName(a: ShowEntry, b: ShowEntry): boolean {
  const theirs = fullNames(b);
  return fullNames(a).some((name) => theirs.includes(name));
}

/**
 * Whether both descriptions name a maker who is in the title too: "How I Built This with Guy Raz", by the network in one directory
 * and by Guy Raz in the other.
 */
function shareTitledMaker(a: ShowEntry, b: ShowEntry): boolean {
  const [title, ...described] = [a.title, a.description ?? "", b.description ?? ""].map(phrase);
  return [...a.people, ...b.people]
    .flatMap((name) => name.split(/[,/|&+;]| and /))
    .map(phrase)
    .filter((name) => name.trim().includes(" "))
    .some((name) => title?.includes(name) && described.every((text) => text.includes(name)));
}

/** The full names in a description, folded, without those that share a word with the title. */
function fullNames({ title, description = "" }: ShowEntry): readonly string[] {
  const ofTitle = new Set(foldWords(title));
  const found = withoutBoilerplate(description).match(FULL_NAME) ?? [];
  return found.filter((name) => !foldWords(name).some((word) => ofTitle.has(word))).map(phrase);
}

/** The words of the description that the title lacks. */
function topicWords({ title, description = "" }: ShowEntry): Set<string> {
  const words = foldWords(withoutBoilerplate(description).replace(/https?:\S+/g, " "));
  const ofTitle = new Set(foldWords(title));
  return new Set(meaningfulWords(words, languageOfWords(words, "en")).filter((word) => !ofTitle.has(word)));
}

/** Whether an entry names a person or company of the other. A name in the title proves nothing: the titles are equal. */
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

/** Unknown categories contradict nothing. */
function shareCategory(a: readonly string[], b: readonly string[]): boolean {
  const [ours, theirs] = [topics(a), topics(b)];
  return ours.size === 0 || theirs.size === 0 || [...ours].some((name) => theirs.has(name));
}

/** Categories and those above them, folded. */
function topics(categories: readonly string[]): Set<string> {
  return new Set(categories.flatMap((name) => [name, parentCategory(name) ?? name]).map(foldText));
}

/** The parts that are connected directly or through others. */
function connected<Part>(parts: readonly Part[], areLinked: (a: Part, b: Part) => boolean): Part[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const linked = groups.filter((group) => group.some((other) => areLinked(part, other)));
    for (const group of linked) groups.splice(groups.indexOf(group), 1);
    groups.push([...linked.flat(), part]);
  }
  return groups;
}
