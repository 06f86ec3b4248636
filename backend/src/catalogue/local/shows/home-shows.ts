import { growthOf, LEAST_BEFORE, NOTICEABLE } from "@earshot/domain/catalogue/home/growth";
import { type GrowingShow, HomeShows, type NewShows } from "@earshot/domain/catalogue/home/home-shows.port";
import { HISTORY_START, LARGEST_LISTENERS, NEW_SIGNS } from "../record/history-fields.js";
import { numberedId } from "../record/podcast-id.js";
import type { StoredCatalogue } from "../record/stored-catalogue.js";
import { PODCAST_COLUMNS, podcastOf, type PodcastRow } from "./podcast.row.js";

/**
 * Maximum growing shows to read from the history, and how many to look up at a time: most are still active with the recorded
 * estimate.
 */
const MOST = 10_000;
const AT_A_TIME = 100;

type Risen = { readonly show: string; readonly low: number; readonly high: number; readonly low_now: number; readonly high_now: number }; // prettier-ignore

/**
 * For each show, the first and last range recorded since $1. Leaves out values from before the last change of the method or of
 * the kinds of signs, because they are not changes of the show. A method change that did not change the range has no row, so
 * the method of the next row differs from that of the previous one. $2 as a lower bound is an unknown range in old rows.
 */
const RISEN = `
  WITH noted AS (
    SELECT *, lag(method_to) OVER each AS method_before, lag(at) OVER each AS at_before
    FROM show_history WHERE at >= $1 AND changed & 1 > 0 WINDOW each AS (PARTITION BY show ORDER BY at)
  ), compared AS (
    SELECT *, coalesce(max(CASE WHEN low_from < $2 IS NOT TRUE THEN NULL
      WHEN changed & ${NEW_SIGNS} > 0 OR method_from IS DISTINCT FROM method_to THEN at
      WHEN method_from IS DISTINCT FROM method_before THEN at_before END) OVER (PARTITION BY show), 0) AS method_at
    FROM noted
  ), ends AS (
    SELECT show,
      (array_agg(low_from ORDER BY at) FILTER (WHERE low_from < $2))[1] AS low,
      (array_agg(high_from ORDER BY at) FILTER (WHERE low_from < $2))[1] AS high,
      (array_agg(low_to ORDER BY at DESC))[1] AS low_now,
      (array_agg(high_to ORDER BY at DESC))[1] AS high_now
    FROM compared WHERE at > method_at GROUP BY show
  ), risen AS (
    SELECT *, low_now::float8 * high_now / (low::float8 * high) AS squared FROM ends
    WHERE low >= ${LEAST_BEFORE} AND low_now > low AND high_now > high AND high < $2 AND high_now < $2
  )
  SELECT show::text, low, high, low_now, high_now FROM risen
  WHERE squared > ${NOTICEABLE ** 2 * 0.999} ORDER BY squared DESC, show LIMIT ${MOST}`;

/** Reads the history that imports and feed reads wrote, and the start dates of shows. */
export class LocalHomeShows extends HomeShows {
  constructor(private readonly database: StoredCatalogue) {
    super();
  }

  async growing(since: Date, limit: number): Promise<readonly GrowingShow[]> {
    const risen = await this.database.query<Risen[]>(RISEN, [secondsOf(since) - HISTORY_START, LARGEST_LISTENERS]);
    const found: GrowingShow[] = [];
    // The fastest growing come first, so the first ones that are found are the result.
    for (let from = 0; from < risen.length && found.length < limit; from += AT_A_TIME)
      found.push(...(await this.living(risen.slice(from, from + AT_A_TIME), since)));
    return found.slice(0, limit);
  }

  /** The growing shows that are still active and have the recorded estimate today, fastest first. */
  private async living(risen: readonly Risen[], since: Date): Promise<readonly GrowingShow[]> {
    const byId = new Map(risen.map((row) => [numberedId(BigInt(row.show)), row]));
    const rows = await this.database.query<PodcastRow[]>(
      `SELECT ${PODCAST_COLUMNS} FROM catalogue.podcasts WHERE id = ANY($1) AND sinks = 0 AND coalesce(newest_episode, last_update) >= $2`,
      [[...byId.keys()], secondsOf(since)],
    );
    return rows
      .flatMap((row) => grown(row, byId.get(row.id)) ?? [])
      .toSorted((a, b) => b.factor - a.factor || (a.podcast.id < b.podcast.id ? -1 : 1));
  }

  async begun(since: Date, until: Date, limit: number): Promise<NewShows> {
    const times = [secondsOf(since), secondsOf(until)];
    const begun = "FROM catalogue.podcasts WHERE created_on > $1 AND created_on <= $2 AND sinks = 0";
    const [counted] = await this.database.query<{ total: number }[]>(`SELECT count(*)::int AS total ${begun}`, times);
    const rows = await this.database.query<PodcastRow[]>(
      `SELECT ${PODCAST_COLUMNS} ${begun} ORDER BY position LIMIT $3`,
      [...times, limit],
    );
    return { total: counted?.total ?? 0, podcasts: rows.map(podcastOf) };
  }
}

/** undefined if the show's estimate is not the last recorded one, or if it did not clearly grow. */
function grown(row: PodcastRow, risen: Risen | undefined): GrowingShow | undefined {
  if (!risen || Number(row.listeners_low) !== risen.low_now || Number(row.listeners_high) !== risen.high_now)
    return undefined;
  const before = { low: risen.low, high: risen.high };
  const factor = growthOf(before, { low: risen.low_now, high: risen.high_now });
  return factor === undefined ? undefined : { podcast: podcastOf(row), before, factor };
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);
