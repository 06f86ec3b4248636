import type { Episode } from "../catalogue/shows/episode.js";
import { episodeKey } from "./episode-key.js";
import { remember, type ShowMemory, titleMark } from "./show-memory.js";

export type EpisodeNews = {
  /** Oldest first. */
  readonly fresh: readonly Episode[];
  readonly memory: ShowMemory;
};

/** Time zones explain dates up to a day ahead. Later ones are mistakes and count as missing. */
const AHEAD_MS = 86_400_000;
/** A feed with at least this many episodes, none of them remembered, has moved. */
const ENOUGH_EPISODES = 3;
/** If a moved feed has more episodes than this and all are dated within two days, it has republished its archive. */
const MOST_AT_ONCE = 20;
const AT_ONCE_MS = 2 * 86_400_000;

/**
 * Returns the new episodes among those that a show currently lists. The first check (`memory` is undefined) finds none. An episode is new
 * if it was never seen and is not older than the newest seen one. An edited episode keeps its id, and an old one that is listed late
 * keeps its date. Without a usable date, an episode is new if it was never seen. A moved feed changes all ids: then episodes with a known
 * title are old, and so is a large batch dated within two days. If a show listed nothing at first (because its feed was not read yet),
 * episodes since the day of the first check are new.
 */
export function newEpisodes(memory: ShowMemory | undefined, listed: readonly Episode[], now: Date): EpisodeNews {
  const episodes = onePerKey(listed);
  const newest = episodes.reduce<number | null>(
    (best, { published }) => later(best, plausibleTime(published, now)),
    null,
  );
  const before = memory ?? { since: now, lastSeen: null, episodes: [] };
  const next = remember(before, episodes, newest === null ? null : new Date(newest));
  const fresh = memory ? newAmong(memory, episodes, now) : [];
  return { fresh: oldestFirst(fresh, now), memory: next };
}

function newAmong(memory: ShowMemory, episodes: readonly Episode[], now: Date): readonly Episode[] {
  const known = new Set(memory.episodes.map(([key]) => key));
  const titles = new Set(memory.episodes.map(([, title]) => title).filter((title) => title !== ""));
  const unseen = episodes.filter(({ id }) => !known.has(episodeKey(id)));
  const moved = known.size >= ENOUGH_EPISODES && unseen.length >= ENOUGH_EPISODES && unseen.length === episodes.length;
  const lastSeen = (memory.lastSeen ?? memory.since).getTime();
  const fresh = unseen.filter(({ title, published }) => {
    const time = plausibleTime(published, now);
    if (time === null ? known.size === 0 : time < lastSeen) return false;
    // An episode with the date and title of a known one is the same episode under a new id.
    const doubtful = moved || time === lastSeen;
    return !(doubtful && titles.has(titleMark(title)));
  });
  return moved && fresh.length > MOST_AT_ONCE && withinTwoDays(fresh, now) ? [] : fresh;
}

function withinTwoDays(episodes: readonly Episode[], now: Date): boolean {
  const times = episodes.flatMap(({ published }) => plausibleTime(published, now) ?? []);
  return times.length === 0 || Math.max(...times) - Math.min(...times) <= AT_ONCE_MS;
}

/** Epoch milliseconds; null if there is no date, or if it cannot be parsed or is too far in the future. */
export function plausibleTime(published: string | null, now: Date): number | null {
  const time = published === null ? NaN : Date.parse(published);
  return Number.isNaN(time) || time > now.getTime() + AHEAD_MS ? null : time;
}

function onePerKey(episodes: readonly Episode[]): readonly Episode[] {
  const byKey = new Map<string, Episode>();
  for (const episode of episodes) {
    const key = episodeKey(episode.id);
    if (!byKey.has(key)) byKey.set(key, episode);
  }
  return [...byKey.values()];
}

function later(a: number | null, b: number | null): number | null {
  return a === null || (b !== null && b > a) ? b : a;
}

/** Episodes without a date come last, because they were just found. */
function oldestFirst(episodes: readonly Episode[], now: Date): readonly Episode[] {
  const time = ({ published }: Episode): number => plausibleTime(published, now) ?? Infinity;
  return [...episodes].reverse().sort((a, b) => (time(a) === time(b) ? 0 : time(a) - time(b)));
}
