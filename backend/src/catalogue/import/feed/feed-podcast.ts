import { foldText } from "@earshot/domain/catalogue/text/fold";
import { feedIdentity } from "../../local/record/feed-identity.js";
import type { ImportedEpisode, ImportedPodcast } from "../../local/record/imported-podcast.js";
import { oneLine, plainText } from "../text/clean-text.js";
import { childText, childrenByName, type FeedDocument, type FeedElement } from "./feed-element.js";
import { readItem, type ReadItem } from "./feed-episode.js";
import { categoriesOf, countryOf, dateOf, explicitOf, imageOf, linkOf, relatedAddresses } from "./feed-fields.js";
import { feedContacts } from "./feed-contacts.js";
import { DESCRIPTIONS } from "./feed-proof.js";
import { personName } from "../text/person-name.js";
import { publishingRhythm } from "./values/publishing-rhythm.js";
import { statedCodes } from "../text/stated-codes.js";
import { baseAddress, hostOf, nameFromAddress, webAddress } from "../text/web-address.js";

/** What is known about where a feed comes from. */
export type FeedOrigin = {
  /** Address from which it was fetched. */
  readonly address?: string;
  /** Name of its file, for a feed that states neither its title nor its address. */
  readonly fileName?: string;
  readonly now: Date;
};

/** A show as its feed states it. */
export function feedPodcast(document: FeedDocument, origin: FeedOrigin): ImportedPodcast {
  const { channel } = document;
  const feedUrl = addressOf(channel, origin);
  const base = baseAddress(webAddress(document.base, feedUrl) ?? feedUrl);
  const link = linkOf(channel, base);
  const stated = oneLine(childText(channel, "title"));
  const title = stated ?? oneLine(nameFromAddress(feedUrl ?? origin.fileName ?? "")) ?? "";
  const author = authorOf(channel);
  const episodes = episodesOf(document.items, base);
  const rhythm = publishingRhythm(episodes, origin.now);
  return {
    source: "feed",
    key: feedIdentity(feedUrl) ?? ownKey(channel, title, link ?? author),
    title,
    feedUrl,
    link,
    description: descriptionOf(channel),
    author,
    owner: personName(childText(childrenByName(channel, "itunes:owner")[0], "itunes:name")),
    imageUrl: imageOf(channel, base),
    categories: categoriesOf(channel),
    ...statedCodes({ language: childText(channel, "language", "dc:language"), country: countryOf(channel) }),
    explicit: explicitOf(channel),
    episodeCount: episodes.length,
    podcastGuid: oneLine(childText(channel, "podcast:guid"), 100),
    host: feedUrl === undefined ? undefined : hostOf(feedUrl),
    lastUpdate: rhythm.newestEpisode ?? dateOf(channel, "pubdate", "lastbuilddate", "updated", "modified", "dc:date"),
    asOf: origin.address === undefined ? savedOn(channel, rhythm.newestEpisode, origin.now) : undefined,
    ...rhythm,
    episodes,
    contacts: feedContacts(channel, base),
  };
}

/** The latest date in a feed that was saved as a file, in epoch seconds; dates after `now` are mistakes and ignored. */
function savedOn(channel: FeedElement, newestEpisode: number | undefined, now: Date): number | undefined {
  const stated = ["pubdate", "lastbuilddate", "updated"].map((name) => dateOf(channel, name));
  const dates = [newestEpisode, ...stated].filter((date) => date !== undefined && date * 1000 <= now.getTime());
  return dates.reduce((latest, date) => Math.max(latest ?? 0, date ?? 0), undefined);
}

// Some feeds name their website or their host's front page as their address, which is not an identity.
function addressOf(channel: FeedElement, origin: FeedOrigin): string | undefined {
  if (origin.address !== undefined) return origin.address;
  const site = webAddress(childText(channel, "link"));
  const moved = webAddress(childText(channel, "itunes:new-feed-url"));
  const stated = [...relatedAddresses(channel, "self"), ...(moved === undefined ? [] : [moved])];
  const isFeed = (address: string): boolean =>
    /[/?]./.test(feedIdentity(address) ?? "") && feedIdentity(address) !== feedIdentity(site);
  return stated.find(isFeed);
}

function ownKey(channel: FeedElement, title: string, distinction: string | undefined): string {
  const guid = oneLine(childText(channel, "podcast:guid"), 100);
  return guid === undefined ? `feed:${foldText(title)}|${foldText(distinction ?? "")}` : `guid:${guid.toLowerCase()}`;
}

function authorOf(channel: FeedElement): string | undefined {
  const names = ["itunes:author", "googleplay:author", "author", "atom:author", "dc:creator"].map((name) => {
    const element = childrenByName(channel, name)[0];
    return childText(element, "name", "atom:name") ?? element?.text;
  });
  for (const name of [...names, childText(channel, "managingeditor")]) {
    const person = personName(name);
    if (person !== undefined) return person;
  }
  return undefined;
}

function descriptionOf(channel: FeedElement): string | undefined {
  for (const name of [...DESCRIPTIONS, "tagline"]) {
    const text = plainText(childText(channel, name));
    if (text !== undefined) return text;
  }
  return undefined;
}

// Items without a file are articles, unless no item has a file; then all of them count as episodes.
function episodesOf(items: readonly FeedElement[], base: string | undefined): ImportedEpisode[] {
  const read = items.flatMap((item) => readItem(item, base) ?? []);
  const withFile = read.filter(({ file }) => file !== "none");
  return withUniqueGuids(withFile.length > 0 ? withFile : read);
}

function withUniqueGuids(items: readonly ReadItem[]): ImportedEpisode[] {
  const taken = new Map<string, ImportedEpisode>();
  for (const { episode } of items) {
    const twin = taken.get(episode.guid);
    const isRepeated = twin?.audioUrl === episode.audioUrl && twin?.title === episode.title;
    if (twin && isRepeated) continue;
    const guid = twin ? distinctGuid(episode, taken) : episode.guid;
    taken.set(guid, { ...episode, guid });
  }
  return [...taken.values()];
}

// Some feeds give every episode the same guid: then the file identifies them, or else their order.
function distinctGuid(episode: ImportedEpisode, taken: ReadonlyMap<string, unknown>): string {
  if (episode.audioUrl !== undefined && !taken.has(episode.audioUrl)) return episode.audioUrl;
  let number = 2;
  while (taken.has(`${episode.guid}#${number}`)) number += 1;
  return `${episode.guid}#${number}`;
}
