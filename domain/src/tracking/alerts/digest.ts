import type { PodcastId } from "../../catalogue/shows/podcast.js";
import { lastDigestTime } from "../../mail/digest-time.js";
import type { EmailAlerts } from "../tracked-podcast.js";

/** A new episode to be emailed. */
export type MailedEpisode = {
  readonly id: string;
  readonly podcastId: PodcastId;
  readonly podcastTitle: string;
  readonly title: string;
  readonly published: Date | null;
  readonly foundAt: Date;
  readonly frequency: Exclude<EmailAlerts, "off">;
};

/** One email: the new episodes of one show, or of all shows since the last digest. */
export type MailedNews = {
  readonly kind: "each" | "daily";
  readonly shows: readonly { readonly title: string; readonly episodes: readonly MailedEpisode[] }[];
};

/** A person's due emails. "each" is one email per show right away, "daily" is one email for all shows at the digest time. */
export function digestOf(waiting: readonly MailedEpisode[], lastDigest: Date | null, now: Date): readonly MailedNews[] {
  const time = lastDigestTime(now);
  const each = byShow(waiting.filter(({ frequency }) => frequency === "each"));
  const mails: MailedNews[] = each.map((show) => ({ kind: "each", shows: [show] }));
  const sent = lastDigest !== null && lastDigest >= time;
  const daily = sent ? [] : byShow(waiting.filter(({ frequency, foundAt }) => frequency === "daily" && foundAt < time));
  return daily.length > 0 ? [...mails, { kind: "daily", shows: daily }] : mails;
}

/** Sorts shows by name, each with its episodes newest first. Episodes without a date come first, because they were just found. */
function byShow(episodes: readonly MailedEpisode[]): MailedNews["shows"] {
  const shows = new Map<PodcastId, MailedEpisode[]>();
  for (const episode of episodes) shows.set(episode.podcastId, [...(shows.get(episode.podcastId) ?? []), episode]);
  return [...shows.values()]
    .map((ofShow) => ({ title: ofShow[0]?.podcastTitle ?? "", episodes: ofShow.toSorted(newestFirst) }))
    .toSorted((a, b) => compare(a.title.toLowerCase(), b.title.toLowerCase()));
}

function newestFirst(a: MailedEpisode, b: MailedEpisode): number {
  const [first, second] = [a.published?.getTime() ?? Infinity, b.published?.getTime() ?? Infinity];
  return first === second ? compare(a.id, b.id) : second > first ? 1 : -1;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
