/** A new episode of a tracked show, as far as a notification needs it. Ids are decimal numbers that grow. */
export type NewEpisode = {
  readonly id: string;
  readonly podcastId: string;
  readonly podcastTitle: string;
  readonly title: string;
};

/** A system notification. `path` is the page that it opens. */
export type EpisodeNotice = { readonly title: string; readonly body: string; readonly path: string };

/** Hours without notifications, in minutes after midnight. `to` is not included; it may lie on the next day. */
export type QuietHours = { readonly from: number; readonly to: number };

/** Notifications at a time; the shows beyond them share one more. */
export const NOTICES_MOST = 3;

/** Whether a time of day (minutes after midnight) is quiet. Equal ends mean no quiet hours. */
export function isQuiet(minutes: number, { from, to }: QuietHours): boolean {
  if (from === to) return false;
  return from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
}

/** The episodes that are newer than the one with the id `last`; none where `last` is undefined, before the first check. */
export function newSince(episodes: readonly NewEpisode[], last: string | undefined): readonly NewEpisode[] {
  return last === undefined ? [] : episodes.filter(({ id }) => isLater(id, last));
}

/** The newest id of some episodes and an earlier one; undefined when there is neither. */
export function newestId(episodes: readonly NewEpisode[], last: string | undefined): string | undefined {
  return episodes.reduce<string | undefined>(
    (newest, { id }) => (newest === undefined || isLater(id, newest) ? id : newest),
    last,
  );
}

/** One notification for each show, the newest first; above `NOTICES_MOST` shows, the rest is counted in one more. */
export function episodeNotices(episodes: readonly NewEpisode[]): readonly EpisodeNotice[] {
  const shows = new Map<string, NewEpisode[]>();
  for (const episode of [...episodes].sort((a, b) => (isLater(a.id, b.id) ? -1 : 1))) {
    shows.set(episode.podcastId, [...(shows.get(episode.podcastId) ?? []), episode]);
  }
  const all = [...shows.values()];
  const notices = all.slice(0, NOTICES_MOST).map((some): EpisodeNotice => {
    const { podcastId, podcastTitle, title } = some[0]!;
    const body = some.length === 1 ? title : `${some.length} new episodes`;
    return { title: podcastTitle, body, path: `/podcast/${encodeURIComponent(podcastId)}` };
  });
  const rest = all.length - notices.length;
  if (rest === 0) return notices;
  const body = `and ${rest} more ${rest === 1 ? "show" : "shows"} with new episodes`;
  return [...notices, { title: "New episodes", body, path: "/dashboard" }];
}

function isLater(one: string, other: string): boolean {
  return one.length === other.length ? one > other : one.length > other.length;
}
