import {
  type Episode,
  EPISODE_LENGTHS,
  type EpisodeFacets,
  type EpisodePage,
  type EpisodePerson,
} from "@earshot/domain/catalogue/shows/episode";
import {
  type EpisodeCell,
  episodeFacets,
  type EpisodeFilter,
  LENGTH_BOUNDS,
  wordsOf,
} from "@earshot/domain/catalogue/shows/episode-filter";
import type { EpisodesRequest } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { DomainError } from "@earshot/domain/shared/domain-error";
import type { StoredCatalogue } from "../record/stored-catalogue.js";

type EpisodeRow = {
  sequence: number;
  guid: string;
  published: string | null;
  duration: number | null;
  title: string;
  summary: string | null;
  image_url: string | null;
  audio_url: string | null;
  link: string | null;
  has_chapters: boolean;
  transcript_url: string | null;
  people: EpisodePerson[] | null;
};

/** The first and the last second of years that ISO 8601 writes with four digits. */
const [FIRST_SECOND, LAST_SECOND] = [-62_167_219_200, 253_402_300_799];

const HAS_CHAPTERS = "(chapters_url IS NOT NULL OR chapters IS NOT NULL)";
const YEAR = `CASE WHEN published BETWEEN ${FIRST_SECOND} AND ${LAST_SECOND}
  THEN extract(year FROM to_timestamp(published) AT TIME ZONE 'UTC')::int END`;
/** The number of the episode's length class; NULL if the length is unknown. */
const LENGTH = `CASE WHEN duration > 0 THEN width_bucket(duration, ARRAY[${LENGTH_BOUNDS.join(", ")}]) END`;
/** Title and notes in the form that searches compare. Episodes stored by an early version only have their title. */
const SEARCHED = "coalesce(folded, lower(title))";

/** Episodes of a show, newest first. Throws DomainError "cursor.invalid". */
export async function episodePage(
  database: StoredCatalogue,
  podcastId: string,
  { limit, cursor, filter = {}, only, facets = false }: EpisodesRequest,
): Promise<EpisodePage> {
  const { where, values } = conditions(podcastId, filter);
  values.push(cursor === undefined ? -1 : readCursor(cursor), only ?? null, limit + 1);
  const at = values.length;
  const rows = await database.query<EpisodeRow[]>(
    `SELECT sequence, guid, published, duration, title, summary, image_url, audio_url, link, transcript_url, people,
            ${HAS_CHAPTERS} AS has_chapters
     FROM episodes WHERE ${where} AND ${ofYear(values, filter)} AND ${ofLength(values, filter)}
       AND sequence > $${at - 2} AND ($${at - 1}::text IS NULL OR guid = $${at - 1}) ORDER BY sequence LIMIT $${at}`,
    values,
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    episodes: shown.map(episodeOf),
    nextCursor: rows.length > limit && last ? `after-${last.sequence}` : null,
    ...(facets && { facets: await facetsOf(database, podcastId, filter) }),
  };
}

async function facetsOf(database: StoredCatalogue, podcastId: string, filter: EpisodeFilter): Promise<EpisodeFacets> {
  type Counted = {
    year: number | null;
    length: number | null;
    chapters: boolean;
    transcript: boolean;
    found: number;
    known: number;
  };
  const { where, values } = conditions(podcastId, {});
  const words = hasWords(values, filter);
  const rows = await database.query<Counted[]>(
    `SELECT ${YEAR} AS year, ${LENGTH} AS length, ${HAS_CHAPTERS} AS chapters, transcript_url IS NOT NULL AS transcript,
            count(*) FILTER (WHERE ${words})::int AS found, count(*)::int AS known
     FROM episodes WHERE ${where} GROUP BY 1, 2, 3, 4`,
    values,
  );
  const cells = rows
    .filter(({ found }) => found > 0)
    .map(({ year, length, chapters, transcript, found }): EpisodeCell => ({
      year: year ?? undefined,
      length: length === null ? undefined : EPISODE_LENGTHS[length],
      hasChapters: chapters,
      hasTranscript: transcript,
      count: found,
    }));
  const known = rows.reduce((total, row) => total + row.known, 0);
  return episodeFacets(cells, filter, known);
}

/** The conditions for the show and the words. `values` are for the placeholders; more may follow. */
function conditions(podcastId: string, filter: EpisodeFilter) {
  const values: unknown[] = [podcastId];
  return { where: `podcast_id = $1 AND ${hasWords(values, filter)}`, values };
}

function hasWords(values: unknown[], filter: EpisodeFilter): string {
  const words = wordsOf(filter);
  if (words.length === 0) return "true";
  // Folded words contain only letters, digits and marks, so they contain no special characters of LIKE.
  return `${SEARCHED} LIKE ALL ($${values.push(words.map((word) => `%${word}%`))}::text[])`;
}

const ofYear = (values: unknown[], { year }: EpisodeFilter): string =>
  year === undefined ? "true" : `${YEAR} = $${values.push(year)}`;

const ofLength = (values: unknown[], { length }: EpisodeFilter): string =>
  length === undefined ? "true" : `${LENGTH} = $${values.push(EPISODE_LENGTHS.indexOf(length))}`;

function readCursor(cursor: string): number {
  const sequence = /^after-(\d{1,9})$/.exec(cursor)?.[1];
  if (sequence === undefined) throw new DomainError("cursor.invalid", "There is no such page of episodes.");
  return Number(sequence);
}

function episodeOf(row: EpisodeRow): Episode {
  return {
    id: row.guid,
    title: row.title,
    summary: row.summary ?? "",
    published: row.published === null ? null : isoDate(Number(row.published)),
    duration: row.duration,
    image: row.image_url ?? "",
    mp3: row.audio_url ?? "",
    ...(row.link !== null && { link: row.link }),
    ...(row.has_chapters && { chapters: true }),
    ...(row.transcript_url !== null && { transcript: row.transcript_url }),
    ...(row.people !== null && { people: row.people }),
  };
}

/** null for a time that ISO 8601 cannot write. */
function isoDate(epochSeconds: number): string | null {
  return epochSeconds > LAST_SECOND || epochSeconds < -LAST_SECOND ? null : new Date(epochSeconds * 1000).toISOString();
}
