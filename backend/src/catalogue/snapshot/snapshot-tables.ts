import { STORED_COLUMNS } from "./snapshot-show.js";

/** Raised when an earlier version of the app cannot read the file. */
export const SNAPSHOT_VERSION = 4;

/** Number of shows in the usual snapshot: the most popular ones. */
export const USUAL_SHOWS = 100_000;

/**
 * A part of the catalogue as an SQLite file, for use without a connection.
 * - `info`: one row. `updated_at` is the day of the facts (ISO 8601), `source` is that of the catalogue.
 * - `podcasts`: the shows in popularity order. To keep the file small, values that follow from another column are left out: `id` and
 * `feed_url` from `key`, `owner` from `author` ("=" is the same), `newest_episode` from `last_update` (-1 is the same), `host` from
 * `feed_url`. `smaller` is the difference in size from the previous show. `description` is shortened. Websites, covers and GUIDs are
 * left out.
 * - `category_stats`: of the whole catalogue, so that comparisons give the same figures as the server's.
 * - `found`: FTS5 over titles, so that any SQLite client can search the file. The app builds the product's own index
 * from `podcasts`: that index would double the size of the download.
 */
export const SNAPSHOT_TABLES = `
CREATE TABLE info (
  version INTEGER NOT NULL, generation INTEGER NOT NULL, checksum TEXT NOT NULL, shows INTEGER NOT NULL,
  source TEXT NOT NULL, updated_at TEXT, of_shows INTEGER NOT NULL
);
CREATE TABLE podcasts (${STORED_COLUMNS});
CREATE TABLE category_stats (
  category_key TEXT PRIMARY KEY, name TEXT NOT NULL, podcast_count INTEGER NOT NULL, known INTEGER NOT NULL,
  low_sum INTEGER NOT NULL, high_sum INTEGER NOT NULL
) WITHOUT ROWID;
CREATE VIRTUAL TABLE found USING fts5(
  title, content='podcasts', content_rowid='place', columnsize=0, detail='none'
);
`;

/** The first rows of a file describe it. */
export type SnapshotInfo = {
  readonly version: number;
  readonly generation: number;
  readonly checksum: string;
  readonly shows: number;
  readonly source: "demo" | "local";
  readonly updated_at: string | null;
  /** Number of shows in the catalogue that it is a part of. */
  readonly of_shows: number;
};
