import { parentCategory } from "./categories.js";
import { foldText, joinedForm } from "./fold.js";

/** What tells whether two entries are one show; what is absent is not known. */
export type ShowEntry = {
  readonly title: string;
  readonly author?: string | undefined;
  /** The show's own feed; absent for an entry of a directory, which only has a page there. */
  readonly feedUrl?: string | undefined;
  /** The directory of such an entry: the domain of its page. */
  readonly directory?: string | undefined;
  readonly itunesId?: number | undefined;
  readonly podcastGuid?: string | undefined;
  readonly language?: string | undefined;
  readonly categories: readonly string[];
};

/** A shorter title is shared by too many shows. */
const SHORTEST_TITLE = 3;

/**
 * Whether an entry of a directory is the same show as another entry: title and author are equal, and nothing speaks against it.
 * Two feeds are never joined by their names, nor are two pages of one directory.
 */
export function isSameShow(a: ShowEntry, b: ShowEntry): boolean {
  if (a.feedUrl !== undefined && b.feedUrl !== undefined) return false;
  if ([a, b].some(({ feedUrl, directory }) => feedUrl === undefined && directory === undefined)) return false;
  if (a.feedUrl === undefined && b.feedUrl === undefined && a.directory === b.directory) return false;
  const title = joinedForm(a.title);
  if (title.length < SHORTEST_TITLE || title !== joinedForm(b.title)) return false;
  const author = joinedForm(a.author ?? "");
  if (author === "" || author !== joinedForm(b.author ?? "")) return false;
  return !differ(a.itunesId, b.itunesId) && !differ(a.podcastGuid, b.podcastGuid) && !differ(a.language, b.language)
    ? shareCategory(a.categories, b.categories)
    : false;
}

function differ<Value>(a: Value | undefined, b: Value | undefined): boolean {
  return a !== undefined && b !== undefined && a !== b;
}

/** Unknown categories speak against nothing. */
function shareCategory(a: readonly string[], b: readonly string[]): boolean {
  const [ours, theirs] = [topics(a), topics(b)];
  return ours.size === 0 || theirs.size === 0 || [...ours].some((name) => theirs.has(name));
}

/** Categories and those above them, folded. */
function topics(categories: readonly string[]): Set<string> {
  return new Set(categories.flatMap((name) => [name, parentCategory(name) ?? name]).map(foldText));
}
