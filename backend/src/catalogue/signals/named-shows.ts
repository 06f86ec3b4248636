import type { DataSource } from "typeorm";
import { keySubject } from "../local/record/stored-signals.js";
import { nameKey } from "../local/record/words/names.js";
import type { SubjectSignal } from "./signal-store.js";

/** The name that a source gives a show; nothing if it is incomplete. */
export function namedAs(title: string, artist: string): Pick<SubjectSignal, "named"> {
  return nameKey(title) === "" || nameKey(artist) === "" ? {} : { named: { title, artist } };
}

/**
 * Adds signals for shows that a chart names by title and artist. The catalogue must have no show with the chart's Apple number, because a
 * number is more reliable than a name, and exactly one show with this title and artist, without a number.
 */
export async function withNamedShows(
  dataSource: DataSource,
  signals: readonly SubjectSignal[],
): Promise<readonly SubjectSignal[]> {
  const asked = signals.flatMap(({ subject, named }, at) => {
    const [, number] = /^itunes:(\d+)$/.exec(subject) ?? [];
    if (named === undefined || number === undefined) return [];
    return [{ at, number, title: nameKey(named.title), artist: nameKey(named.artist) }];
  });
  if (asked.length === 0) return signals;
  const found: { key: string; at: number }[] = await dataSource.query(
    `SELECT min(p.key) AS key, min(a.at) AS at
     FROM jsonb_to_recordset($1) AS a (at int, number bigint, title text, artist text)
     JOIN catalogue.podcasts p ON p.title_key = a.title AND p.host_key = a.artist AND p.source <> 'demo'
     GROUP BY a.title, a.artist
     HAVING count(*) = 1 AND count(p.itunes_id) = 0 AND NOT EXISTS (
       SELECT FROM catalogue.podcasts other WHERE other.itunes_id = min(a.number) AND other.source <> 'demo'
     )`,
    [JSON.stringify(asked)],
  );
  const more = found.flatMap(({ key, at }) => {
    const signal = signals[at]?.signal;
    return signal === undefined ? [] : [{ subject: keySubject(key), signal }];
  });
  return [...signals, ...more];
}
