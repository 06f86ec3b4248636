import type { Episode, EpisodePage } from "@earshot/domain/catalogue/episode";
import { DomainError } from "@earshot/domain/shared/domain-error";
import type { DataSource } from "typeorm";

type EpisodeRow = {
  sequence: number;
  guid: string;
  published: string | null;
  duration: number | null;
  title: string;
  summary: string | null;
  image_url: string | null;
  audio_url: string | null;
};

/** Episodes of a show, newest first. Throws DomainError "cursor.invalid". */
export async function episodePage(
  database: DataSource,
  podcastId: string,
  page: { readonly limit: number; readonly cursor?: string },
): Promise<EpisodePage> {
  const rows = await database.query<EpisodeRow[]>(
    `SELECT sequence, guid, published, duration, title, summary, image_url, audio_url
     FROM episodes WHERE podcast_id = $1 AND sequence > $2 ORDER BY sequence LIMIT $3`,
    [podcastId, page.cursor === undefined ? -1 : readCursor(page.cursor), page.limit + 1],
  );
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    episodes: shown.map(episodeOf),
    nextCursor: rows.length > page.limit && last ? `after-${last.sequence}` : null,
  };
}

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
  };
}

/** The last second that ISO 8601 writes with a year of four digits. */
const LAST_SECOND = 253_402_300_799;

/** null for a moment that no feed means. */
function isoDate(epochSeconds: number): string | null {
  return Math.abs(epochSeconds) > LAST_SECOND ? null : new Date(epochSeconds * 1000).toISOString();
}
