import { foldText } from "../text/fold.js";
import type { EpisodePerson } from "./episode.js";

/** The facts on a show's page besides its figures. A part is empty if nothing is known. */
export type ShowProfile = {
  readonly hosts: readonly ProfilePerson[];
  /** Most recent first, each once. */
  readonly guests: readonly LatestGuest[];
  /** Pages where listeners can pay the show. */
  readonly funding: readonly { readonly href: string; readonly label: string }[];
  /** Highest place first. */
  readonly charts: readonly ChartPlace[];
  /** The show's publisher, if it is not the author. */
  readonly network: string | null;
  /** The number of episodes with chapters, of those with a transcript, and of all known ones. */
  readonly episodes: { readonly chapters: number; readonly transcripts: number; readonly known: number };
  /** The newest episode that has a transcript. */
  readonly transcript: { readonly title: string; readonly href: string } | null;
};

/** `image` is "" if there is no picture. */
type ProfilePerson = { readonly name: string; readonly image: string };

type LatestGuest = ProfilePerson & {
  readonly episode: { readonly id: string; readonly title: string; readonly published: string | null };
};

export type ChartPlace = {
  readonly place: number;
  /** ISO 3166-1 alpha-2 code in lower case. */
  readonly country: string;
  /** The chart's category; null for the chart of all shows. */
  readonly genre: string | null;
  readonly source: string;
  /** Epoch seconds; null if the source gives no date. */
  readonly at: number | null;
};

type WithPeople = LatestGuest["episode"] & { readonly people: readonly EpisodePerson[] };

/** The guests of the newest episodes. `episodes` must be sorted newest first. Hosts are not guests. */
export function latestGuests(
  episodes: readonly WithPeople[],
  hosts: readonly ProfilePerson[],
  limit: number,
): readonly LatestGuest[] {
  const taken = new Set(hosts.map(({ name }) => foldText(name)));
  const guests: LatestGuest[] = [];
  for (const { id, title, published, people } of episodes)
    for (const { name, role, image } of people) {
      if (role !== "guest" || taken.has(foldText(name)) || guests.length >= limit) continue;
      taken.add(foldText(name));
      guests.push({ name, image, episode: { id, title, published } });
    }
  return guests;
}

/**
 * The hosts: first those that the show names, then the hosts of more than one of its episodes, or of its only episode. Each is listed
 * once, with a picture if there is one.
 */
export function hostsOf(
  stated: readonly ProfilePerson[],
  episodes: readonly WithPeople[],
  limit: number,
): readonly ProfilePerson[] {
  const ofEpisodes = episodes.flatMap(({ people }) => people.filter(({ role }) => role === "host"));
  const times = new Map<string, number>();
  for (const { name } of ofEpisodes) times.set(foldText(name), (times.get(foldText(name)) ?? 0) + 1);
  const often = ofEpisodes.filter(({ name }) => (times.get(foldText(name)) ?? 0) >= Math.min(2, episodes.length));
  const hosts = new Map<string, ProfilePerson>();
  for (const { name, image } of [...stated, ...often]) {
    const known = hosts.get(foldText(name));
    if (!known || (known.image === "" && image !== "")) hosts.set(foldText(name), { name: known?.name ?? name, image });
  }
  return [...hosts.values()].slice(0, limit);
}

/** Words in the names of companies and institutions. A name without any of them may be a person's, and a person is not a network. */
const COMPANY =
  /(?:^| )(?:media|network|networks|radio|studio|studios|productions?|publishing|press|news|inc|llc|ltd|gmbh|group|company|podcasts?|audio|university|foundation|institute|times|bbc|npr|abc|cbc|wnyc|cnn|espn|iheart\w*|spotify|wondery|gimlet|audioboom|acast|entertainment|broadcasting|verlag|rundfunk|medien|labs?)(?: |$)/;

/** The company that publishes a show: its owner, if different from its author. */
export function networkOf(author: string | null, owner: string | null): string | null {
  if (owner === null || owner.trim() === "") return null;
  const [maker, publisher] = [foldText(author ?? ""), foldText(owner)];
  if (publisher === "" || ` ${maker} `.includes(` ${publisher} `)) return null;
  return COMPANY.test(publisher) ? owner : null;
}
