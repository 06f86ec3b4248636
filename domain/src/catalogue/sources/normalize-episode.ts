import { durationSeconds } from "../shows/episode-duration.js";
import type { Episode } from "../shows/episode.js";
import { epochSeconds } from "./source-date.js";
import { fieldsOf, idOf, lineOf, textOf, webAddressOf } from "./source-values.js";

/** The title of an untitled episode: the same as the documented default for podcasts. */
const EPISODE_TITLE_DEFAULT = "No Title";

const LONGEST_TITLE = 1_000;
const LONGEST_SUMMARY = 200_000;

/**
 * Builds an episode from a source's data, which uses the field names of the product specification, section 3. If the source gives no id,
 * `position` (from 0, within the response) becomes the id. Values of the wrong type count as missing. undefined if nothing is known about
 * the episode; never throws.
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
