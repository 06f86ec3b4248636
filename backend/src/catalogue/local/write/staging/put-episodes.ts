import type { PostgresTransactions } from "../../../../database/postgres-transactions.js";
import { storableText } from "../../../../database/storable-text.js";
import type { ImportedEpisode } from "../../record/imported-podcast.js";
import type { CopyValue } from "./copy-text.js";
import { EPISODE_COLUMNS, EPISODE_TYPES, stagedEpisodes } from "./staged-episodes.js";

/**
 * Replaces the stored episodes with those that a show lists now, and returns how many of them are new. Runs in the surrounding
 * transaction. `key` is the show's key.
 */
export async function putEpisodes(
  transactions: PostgresTransactions,
  key: string,
  episodes: readonly ImportedEpisode[],
): Promise<number> {
  const rows = stagedEpisodes(key, episodes);
  const columns = EPISODE_COLUMNS.map((_, at) => rows.map((row) => storable(row[at])));
  const [id, guids] = [rows[0]?.[0], columns[2]];
  if (id === undefined) return 0;
  const known = await transactions.write<{ guid: string }>(
    "DELETE FROM episodes WHERE podcast_id = $1 RETURNING guid",
    [id],
  );
  const arrays = EPISODE_COLUMNS.map((column, at) => `$${at + 1}::${EPISODE_TYPES[column]}[]`).join(", ");
  await transactions.write(
    `INSERT INTO episodes (${EPISODE_COLUMNS.join(", ")}) SELECT * FROM unnest(${arrays})`,
    columns,
  );
  const before = new Set(known.map(({ guid }) => guid));
  return guids?.filter((guid) => !before.has(guid as string)).length ?? 0;
}

function storable(value: CopyValue): CopyValue | null {
  if (value === undefined) return null;
  return typeof value === "string" ? storableText(value) : value;
}
