import { foldText } from "../text/fold.js";
import type { EpisodePerson } from "./episode.js";

/** The facts about a show that a page shows besides its figures. Each part is empty where nothing is known. */
export type ShowProfile = {
  readonly hosts: readonly ProfilePerson[];
  /** The latest first, each once. */
  readonly guests: readonly LatestGuest[];
  /** Pages where listeners can pay the show. */
  readonly funding: readonly { readonly href: string; readonly label: string }[];
  /** The best place first. */
  readonly charts: readonly ChartPlace[];
  /** Who publishes the show, if that is not its author. */
  readonly network: string | null;
  /** Episodes with chapters, with a transcript, and all that are known. */
  readonly episodes: { readonly chapters: number; readonly transcripts: number; readonly known: number };
  /** The newest episode that has a transcript. */
  readonly transcript: { readonly title: string; readonly href: string } | null;
};

/** `image` is "" when there is no picture. */
type ProfilePerson = { readonly name: string; readonly image: string };

type LatestGuest = ProfilePerson & {
  readonly episode: { readonly id: string; readonly title: string; readonly published: string | null };
};

export type ChartPlace = {
  readonly place: number;
  /** ISO 3166-1 alpha-2 code in lower case. */
  readonly country: string;
  /** The category of the chart; null: all shows. */
  readonly genre: string | null;
  readonly source: string;
  /** Epoch seconds; null when the source gives no date. */
  readonly at: number | null;
};

type WithPeople = LatestGuest["episode"] & { readonly people: readonly EpisodePerson[] };

/** The guests of the newest episodes. `episodes` are sorted, newest first. A host is not a guest. */
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
 * Those that the show itself names, then hosts of more than one of its episodes, or of its only one. Each once, with a
 * picture if any has one.
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

/** Words in the names of companies and institutions. A name without one may be a person's, who is not a network. */
const COMPANY =
  /(?:^| )(?:media|network|networks|radio|studio|studios|productions?|publishing|press|news|inc|llc|ltd|gmbh|group|company|podcasts?|audio|university|foundation|institute|times|bbc|npr|abc|cbc|wnyc|cnn|espn|iheart\w*|spotify|wondery|gimlet|audioboom|acast|entertainment|broadcasting|verlag|rundfunk|medien|labs?)(?: |$)/;

/** The company that publishes a show: its owner, if that is not its author. */
export function networkOf(author: string | null, owner: string | null): string | null {
  if (owner === null || owner.trim() === "") return null;
  const [maker, publisher] = [foldText(author ?? ""), foldText(owner)];
  if (publisher === "" || ` ${maker} `.includes(` ${publisher} `)) return null;
  return COMPANY.test(publisher) ? owner : null;
}
