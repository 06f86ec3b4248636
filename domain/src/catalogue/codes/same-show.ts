import { withoutBoilerplate } from "../text/boilerplate.js";
import { foldText, foldWords, joinedForm } from "../text/fold.js";
import { languageOfWords, meaningfulWords } from "../text/stop-words.js";
import { parentCategory } from "./categories.js";

/** The facts that identify a show. Absent facts are unknown. */
export type ShowEntry = {
  readonly title: string;
  /** The author, then the owner. */
  readonly people: readonly string[];
  readonly description?: string | undefined;
  /** The show's own feed, normalized. Absent for a directory entry, which only has a page. */
  readonly feedUrl?: string | undefined;
  /** For a directory entry: the domain of its page. */
  readonly directory?: string | undefined;
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

/**
 * Groups the entries that describe the same show. Matching feeds, numbers and GUIDs are tried first, then authors, then descriptions and
 * popular-shows lists. An entry that matches two different shows gets a group to itself.
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

/** Two different feeds are never joined, and neither are two pages in one directory. */
function mayBeSame(a: ShowEntry, b: ShowEntry): boolean {
  if (differ(a.feedUrl, b.feedUrl)) return false;
  if ([a, b].some(({ feedUrl, directory }) => feedUrl === undefined && directory === undefined)) return false;
  if (a.feedUrl === undefined && b.feedUrl === undefined && a.directory === b.directory) return false;
  if (!haveSameTitle(a, b)) return false;
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

/** The same title with the same feed, Apple number or GUID is one show, even if the authors differ. */
function haveSameIdentity(a: ShowEntry, b: ShowEntry): boolean {
  const equal = (name: "feedUrl" | "itunesId" | "podcastGuid") => a[name] !== undefined && a[name] === b[name];
  return mayBeSame(a, b) && (equal("feedUrl") || equal("itunesId") || equal("podcastGuid"));
}

function haveSameAuthor(a: ShowEntry, b: ShowEntry): boolean {
  if (!mayBeSame(a, b)) return false;
  if (!shareCategory(a.categories, b.categories)) return false;
  if (isSameAuthor(a, b)) return true;
  // One entry may name the network and the other the host, so one person named in both is enough. Old feeds have no category. In the real
  // sample, this joins five of them with their directory page; checked by hand, each pair is one show.
  return names(a, b) || names(b, a);
}

/** Directories list the same show under different authors and categories, but its description stays recognizable. */
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
 * Whether two directories list the title as popular in the same category or by the same author. Networks and descriptions change over the
 * years ("Call Her Daddy"). A one-word title can belong to two shows ("Unspeakable"). In the real sample this joins ten pairs; checked by
 * hand, each pair is one show.
 */
function areBothPopular(a: ShowEntry, b: ShowEntry): boolean {
  if (!mayBeSame(a, b) || a.popularIn === undefined || b.popularIn === undefined) return false;
  if (joinedForm(a.title) !== joinedForm(b.title) || foldWords(a.title).length < 2) return false;
  return a.popularIn === b.popularIn || isSameAuthor(a, b);
}

/** "Jake Brennan", "Stephen J. Dubner": two to three capitalized words, with initials between them. */
const FULL_NAME = /\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.){0,2}(?:\s\p{Lu}[\p{L}'’-]+){1,2}/gu;

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
