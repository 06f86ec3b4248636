/** The data about a new episode of a tracked show that a notification needs. Ids are increasing decimal numbers. */
export type NewEpisode = {
  readonly id: string;
  readonly podcastId: string;
  readonly podcastTitle: string;
  readonly title: string;
};

/** A system notification. Clicking it opens the page at `path`. */
export type EpisodeNotice = { readonly title: string; readonly body: string; readonly path: string };

/** The hours without notifications, in minutes after midnight. `to` is exclusive and can be on the next day. */
export type QuietHours = { readonly from: number; readonly to: number };

/** Maximum number of notifications at a time. All other shows share one more. */
export const NOTICES_MOST = 3;

/** Whether a time of day (minutes after midnight) is in the quiet hours. If both ends are equal, there are none. */
export function isQuiet(minutes: number, { from, to }: QuietHours): boolean {
  if (from === to) return false;
  return from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
}

/** The episodes newer than the one with the id `last`. Before the first check, `last` is undefined and the result is empty. */
export function newSince(episodes: readonly NewEpisode[], last: string | undefined): readonly NewEpisode[] {
  return last === undefined ? [] : episodes.filter(({ id }) => isLater(id, last));
}

/** The newest id among the episodes and the previous id; undefined if there is neither. */
export function newestId(episodes: readonly NewEpisode[], last: string | undefined): string | undefined {
  return episodes.reduce<string | undefined>(
    (newest, { id }) => (newest === undefined || isLater(id, newest) ? id : newest),
    last,
  );
}

/** One notification per show, newest first. Shows beyond `NOTICES_MOST` are counted in one more. */
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
