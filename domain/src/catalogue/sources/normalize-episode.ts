import { durationSeconds } from "../shows/episode-duration.js";
import type { Episode } from "../shows/episode.js";
import { epochSeconds } from "./source-date.js";
import { fieldsOf, idOf, lineOf, textOf, webAddressOf } from "./source-values.js";

/** The title of an episode without one: the documented default of podcasts. */
export const EPISODE_TITLE_DEFAULT = "No Title";

const LONGEST_TITLE = 1_000;
const LONGEST_SUMMARY = 200_000;

/**
 * An episode from whatever a source sent under the names of the product specification, section 3. `position` (from 0,
 * within the answer) is its id where the source gives none. Values of a wrong type count as missing.
 * undefined when nothing about it is known; never throws.
 */
export function normalizeEpisode(raw: unknown, position: number): Episode | undefined {
  const source = fieldsOf(raw);
  if (source === undefined) return undefined;
  const title = lineOf(source.title, LONGEST_TITLE);
  const summary = textOf(source.summary, LONGEST_SUMMARY);
  const published = epochSeconds(source.published);
  const mp3 = webAddressOf(source.mp3);
  if (title === "" && summary === "" && published === 0 && mp3 === "") return undefined;
  return {
    id: idOf(source.id) ?? String(position),
    title: title === "" ? EPISODE_TITLE_DEFAULT : title,
    summary,
    published: published === 0 ? null : new Date(published * 1000).toISOString(),
    duration: durationSeconds(source.duration),
    image: webAddressOf(source.image),
    mp3,
  };
}
