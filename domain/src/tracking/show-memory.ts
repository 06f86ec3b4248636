import { foldText } from "../catalogue/text/fold.js";
import type { Episode } from "../catalogue/shows/episode.js";
import { episodeKey, fingerprint } from "./episode-key.js";

/** An episode that was seen: its key, and its title in a short form ("" for a title without letters and digits). */
export type SeenEpisode = readonly [key: string, title: string];

/** The seen episodes of a show, so that no episode causes a second alert. */
export type ShowMemory = {
  /** Time of the first check. */
  readonly since: Date;
  /** Date of the newest episode so far; null if none had a usable date. */
  readonly lastSeen: Date | null;
  /** Most recently listed first. */
  readonly episodes: readonly SeenEpisode[];
};

/** Episodes remembered per show: several times as many as in one check. */
export const REMEMBERED = 500;

/** The memory after a check: listed episodes come first, the oldest are dropped, and the date never goes back. */
export function remember(memory: ShowMemory, listed: readonly Episode[], newest: Date | null): ShowMemory {
  const before = memory.episodes;
  const known = new Set(before.map(([key]) => key));
  const now = listed.map(seenEpisode);
  const nothingNew = now.every(([key]) => known.has(key));
  const inList = new Set(now.map(([key]) => key));
  return {
    ...memory,
    lastSeen: memory.lastSeen && newest && memory.lastSeen >= newest ? memory.lastSeen : (newest ?? memory.lastSeen),
    // Stays the same without new episodes, so that nothing has to be written.
    episodes: nothingNew ? before : [...now, ...before.filter(([key]) => !inList.has(key))].slice(0, REMEMBERED),
  };
}

export function seenEpisode({ id, title }: Episode): SeenEpisode {
  return [episodeKey(id), titleMark(title)];
}

/** The short form of a title for comparisons; "" for a title without letters and digits. */
export function titleMark(title: string): string {
  const folded = foldText(title);
  return folded === "" ? "" : fingerprint(folded);
}
