import { isHostingCompany } from "../shows/hosting-companies.js";
import { hostingDomain } from "../shows/hosting-domain.js";
import { withoutBoilerplate } from "../text/boilerplate.js";
import { foldText, foldWords, joinedForm } from "../text/fold.js";

/** The facts of an entry that can name a website, or belong to one. */
export type SiteEntry = {
  readonly title: string;
  /** The author, then the owner. */
  readonly people: readonly string[];
  readonly description?: string | undefined;
  /** The show's own feed, normalized. Absent for a directory entry, which only has a page. */
  readonly feedUrl?: string | undefined;
  /** The show's website; for a directory entry, its page in the directory. */
  readonly link?: string | undefined;
  readonly imageUrl?: string | undefined;
};

/** Minimum letters of a maker's name. A shorter one in the title proves nothing: the titles are equal anyway. */
const SHORTEST_MAKER = 5;
/** Minimum letters of a name's beginning, and of its second word in it. Shorter ones can belong to other makers. */
const SHORTEST_BEGINNING = { whole: 7, second: 3 };
/** Minimum words of a name for comparing its initials. Many makers share shorter initials. */
const FEWEST_INITIALS = 4;
/** Minimum letters of a network's name. Shorter ones are words in some language. */
const SHORTEST_NETWORK = 3;
/** Minimum letters of a title. A shorter one, or one of a single word, can be the name of several sites. */
const SHORTEST_TITLE = 10;
/** "co" in "bbc.co.uk": the registered name is before it. */
const SECOND_LEVEL = new Set(["ac", "co", "com", "edu", "gov", "net", "org"]);
/** Sites on which everybody has pages. */
const OPEN_SITES = new Set([
  "amazonaws.com", "apple.com", "archive.org", "audioboo.fm", "backblazeb2.com", "bandcamp.com", "bitbucket.org",
  "blogspot.com", "box.com", "digitaloceanspaces.com", "discord.gg", "djpod.com", "dropbox.com", "dropboxusercontent.com",
  "facebook.com", "feedblitz.com", "geocities.com", "github.com", "github.io", "githubusercontent.com", "gitlab.com",
  "google.com", "googleapis.com", "instagram.com", "ipadio.com", "jellycast.com", "jsdelivr.net", "libsynpro.com",
  "linkedin.com", "live.com", "medium.com", "mixcloud.com", "neocities.org", "odysee.com", "patreon.com",
  "podcastgarden.com", "podcastmachine.com", "podfm.ru", "podspot.de", "promodj.com", "rumble.com", "seesaa.net",
  "spotify.com", "substack.com", "talkshoe.com", "tripod.com", "tumblr.com", "twitter.com", "typepad.com", "vimeo.com",
  "wasabisys.com", "weebly.com", "wix.com", "wordpress.com", "x.com", "youtube.com",
]); // prettier-ignore
/** The key of a feed that was imported from a file that does not name its address. */
const FROM_FILE = /^(?:feed|file|guid):/;
/** A domain in a text: "SpanishPod101.com". */
const SPELLED_DOMAIN = /[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)*\.[a-z]{2,}/giu;

/** "longform.libsyn.com": registered "libsyn.com", with the name "libsyn" and the parts "longform" and "libsyn". */
type Domain = { readonly registered: string; readonly name: string; readonly parts: readonly string[] };

/** Whether the texts of an entry contain the domain of the show's feed or website: "Learn Spanish | SpanishPod101.com". */
export function spellsSite(show: SiteEntry, other: SiteEntry): boolean {
  const theirs = spelledDomains(other);
  return domainsOf(show).some(
    ({ registered }) => !isShared(registered) && theirs.some((domain) => domain.registered === registered),
  );
}

/**
 * Whether a maker of the other entry has a domain of the show's feed or website, or one in the show's texts: "Iowa Public Radio" has
 * iowapublicradio.org. A maker with the name of the show says no more than the title.
 */
export function isMakersSite(show: SiteEntry, other: SiteEntry): boolean {
  const [title, titles, makers] = [joinedForm(show.title), titleForms(show.title), makersOf(other)];
  return [...domainsOf(show), ...spelledDomains(show)].some(
    ({ registered, name }) =>
      makers.has(name) &&
      !titles.has(name.replace(/podcast$/, "")) &&
      !isShared(registered) &&
      (name.length >= SHORTEST_MAKER || !title.includes(name)),
  );
}

/**
 * Whether a domain of the show abbreviates a maker of the other entry: gregfitz.libsyn.com of Greg Fitzsimmons, or wvpbmedia.com of West
 * Virginia Public Broadcasting. The domain of the picture counts for initials.
 */
export function isNamedAfterMaker(show: SiteEntry, other: SiteEntry): boolean {
  const titles = titleForms(show.title);
  const domains = domainsOf(show).filter(({ parts }) => !parts.some((part) => titles.has(part)));
  const beginnings = domains.flatMap(({ registered, name, parts }) =>
    isShared(registered) ? parts.filter((part) => part !== name) : parts,
  );
  const owned = [...domains, ...(show.feedUrl === undefined ? [] : domainsIn([show.imageUrl]))].filter(
    ({ registered }) => !isShared(registered),
  );
  return namesOf(other).some((name) => {
    const words = foldWords(name);
    const [whole, initials] = [words.join(""), words.map((word) => word.charAt(0)).join("")];
    const least = Math.max(SHORTEST_BEGINNING.whole, (words[0]?.length ?? 0) + SHORTEST_BEGINNING.second);
    return (
      (words.length > 1 && beginnings.some((part) => part.length >= least && whole.startsWith(part))) ||
      (initials.length >= FEWEST_INITIALS && owned.some((domain) => domain.name.startsWith(initials)))
    );
  });
}

/**
 * Whether the title is the name of the show's site: "own" for a registered domain (youarenotsosmart.com), "part" for a part of the domain
 * of a hosting company or network.
 */
export function titledSite(show: SiteEntry): "own" | "part" | undefined {
  const titles = titleForms(show.title);
  const domains = domainsOf(show);
  if (domains.some(({ name }) => titles.has(name))) return "own";
  return domains.some(({ parts }) => parts.some((part) => titles.has(part))) ? "part" : undefined;
}

/** Whether a title is long enough to be the name of one site only. */
export function isDistinctTitle(title: string): boolean {
  const name = withoutPodcast(title);
  return foldWords(name).length > 1 && joinedForm(name).length >= SHORTEST_TITLE;
}

/** Whether the other entry names the network that has the domain of the show's website ("PRX", reveal.prx.org). */
export function namesNetwork(show: SiteEntry, other: SiteEntry): boolean {
  const text = ` ${foldText([other.description ?? "", ...other.people].join(" . "))} `;
  const titles = titleForms(show.title);
  return domainsOf(show).some(
    ({ registered, name }) =>
      name.length >= SHORTEST_NETWORK && !isShared(registered) && !titles.has(name) && text.includes(` ${name} `),
  );
}

/** Whether two feeds have the same site, which belongs to no hosting company. */
export function shareSite(a: SiteEntry, b: SiteEntry): boolean {
  const theirs = domainsOf(b).map(({ registered }) => registered);
  return domainsOf(a).some(({ registered }) => !isShared(registered) && theirs.includes(registered));
}

/**
 * Whether a feed can be preferred to another feed of its show, or to a page without one, for a reason that cannot be copied, unlike what a
 * feed says: one host serves both, on which not everybody has feeds; or the operator chose its file. A page is only preferred to pages.
 */
export function isSafeChoice(chosen: string | undefined, other: string | undefined): boolean {
  if (chosen === undefined) return other === undefined;
  if (FROM_FILE.test(chosen)) return true;
  const host = hostingDomain(chosen);
  const domain = domainOf(host);
  return domain !== undefined && host === hostingDomain(other) && !isShared(domain.registered);
}

/** Whether the maker of an entry has the name of the show. */
export function isByItself({ title, people }: SiteEntry): boolean {
  return titleForms(title).has(joinedForm(people[0] ?? ""));
}

/** The joined forms of a title, also without "podcast" at its end and without what follows a colon or bar. */
function titleForms(title: string): ReadonlySet<string> {
  const [head = title] = title.split(/\s*[:|]\s+|\s+[-–—|]\s+/u);
  return new Set([title, withoutPodcast(title), head].map(joinedForm).filter((form) => form.length > 3));
}

const withoutPodcast = (title: string): string => title.replace(/\s+podcast$/iu, "");

const isShared = (registered: string): boolean => OPEN_SITES.has(registered) || isHostingCompany(registered);

function makersOf(entry: SiteEntry): ReadonlySet<string> {
  return new Set(
    namesOf(entry)
      .map(joinedForm)
      .filter(({ length }) => length > 2),
  );
}

/** The makers of an entry, each name as it is and its parts: "Sal Di Stefano, Adam Schafer". */
function namesOf({ people }: SiteEntry): readonly string[] {
  const names = people.filter((name) => !name.includes("@"));
  return [...names, ...names.flatMap((name) => name.split(/[,/|&+;]| and /))];
}

function domainsOf({ feedUrl, link }: SiteEntry): readonly Domain[] {
  return feedUrl === undefined ? [] : domainsIn([feedUrl, link]);
}

const domainsIn = (addresses: readonly (string | undefined)[]): readonly Domain[] =>
  addresses.flatMap((address) => domainOf(hostingDomain(address)) ?? []);

function domainOf(domain: string | undefined): Domain | undefined {
  const labels = domain?.split(".") ?? [];
  const ending = labels.length > 2 && labels.at(-1)?.length === 2 && SECOND_LEVEL.has(labels.at(-2) ?? "") ? 2 : 1;
  const names = labels.slice(0, -ending).map(joinedForm);
  const name = names.at(-1);
  return name === undefined ? undefined : { registered: labels.slice(-ending - 1).join("."), name, parts: names };
}

function spelledDomains({ title, people, description = "" }: SiteEntry): readonly Domain[] {
  const found = [title, ...people, withoutBoilerplate(description)].join(" \n ").match(SPELLED_DOMAIN) ?? [];
  return found.flatMap((text) => domainOf(hostingDomain(text)) ?? []);
}
