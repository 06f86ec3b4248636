import { hostingDomain } from "../shows/hosting-domain.js";
import { foldText, joinedForm } from "../text/fold.js";
import {
  AGREE,
  AGREE_AND_NAMED,
  connected,
  differ,
  isKindredAuthor,
  names,
  sharedText,
  shareFullName,
  type ShowEntry,
} from "./same-show.js";
import { isDistinctTitle, ownPage, titledSite } from "./show-site.js";

/** Too many shows share a shorter title. */
const SHORTEST_TITLE = 3;

/**
 * Joins the groups of `groupSameShows` that are two feeds of one show: an old and a new host, two addresses at FeedBurner, audio and
 * video. A group stays apart if it contradicts any other: by Apple number, language, or another page in the same directory.
 */
export function joinTwinFeeds<Item>(
  groups: readonly (readonly Item[])[],
  entryOf: (item: Item) => ShowEntry,
): Item[][] {
  const parts = groups.map((items) => items.map((item) => ({ item, entry: entryOf(item) })));
  const twins = connected(parts, (a, b) => a.some((one) => b.some((other) => areTwinFeeds(one.entry, other.entry))));
  return twins
    .flatMap((group) => {
      const fits = group.every((a, at) =>
        group.slice(at + 1).every((b) => a.every((one) => b.every((other) => !contradict(one.entry, other.entry)))),
      );
      return fits ? [group.flat()] : group;
    })
    .map((group) => group.map(({ item }) => item));
}

function contradict(a: ShowEntry, b: ShowEntry): boolean {
  if (differ(a.itunesId, b.itunesId) || differ(a.language, b.language)) return true;
  return a.directory !== undefined && a.directory === b.directory;
}

/**
 * Whether two feeds are of one show. The same title is not enough, nor is the same author: a church has many "Sermons", a station many
 * feeds with its name, and a reader many books. In the real sample this joins 41 feeds with others; checked by hand, each is the
 * same show.
 */
function areTwinFeeds(a: ShowEntry, b: ShowEntry): boolean {
  if (a.feedUrl === undefined || b.feedUrl === undefined || contradict(a, b)) return false;
  const title = joinedForm(a.title);
  if (title.length < SHORTEST_TITLE || title !== joinedForm(b.title)) return false;
  // One script that delivers the feeds of a whole station: "feed.php?cat=jimjam".
  if (addressOf(a.feedUrl) === addressOf(b.feedUrl)) return false;
  const agreeing = sharedText(a, b);
  const isAlike = haveOneText(a, b) || agreeing(AGREE);
  if (areOnOnePage(a, b)) {
    if (isAlike || titledSite(a) === "own") return true;
    // The front page of a station or network has many shows.
    return ownPage(a)?.includes("/") === true && (isKindredAuthor(a, b) || isDistinctTitle(a.title));
  }
  // On one host, a maker may have several shows with one title and similar texts: albums, or editions in two languages.
  if (hostingDomain(a.feedUrl) === hostingDomain(b.feedUrl)) return false;
  if (isKindredAuthor(a, b)) return isAlike;
  if (!isDistinctTitle(a.title)) return false;
  return agreeing(AGREE_AND_NAMED) && (names(a, b) || names(b, a)) && shareFullName(a, b);
}

const addressOf = (feedUrl: string): string => feedUrl.replace(/[?#].*$/s, "");

function areOnOnePage(a: ShowEntry, b: ShowEntry): boolean {
  const page = ownPage(a);
  return page !== undefined && page === ownPage(b);
}

function haveOneText(a: ShowEntry, b: ShowEntry): boolean {
  const text = foldText(a.description ?? "");
  return text !== "" && text === foldText(b.description ?? "");
}
