import { createReadStream, createWriteStream, rmSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress } from "node:zlib";
import { openToWrite } from "../local/write/index/index-writer.js";
import type { CategoryRow } from "../local/shows/catalogue-facts.js";
import { type SnapshotShow, storedShow } from "./snapshot-show.js";
import { SNAPSHOT_TABLES, SNAPSHOT_VERSION, type SnapshotInfo, USUAL_SHOWS } from "./snapshot-tables.js";

/** Writes a snapshot into a new SQLite file, show by show in popularity order. */
export class SnapshotWriter {
  private readonly database: DatabaseSync;
  private insert: StatementSync | undefined;
  private columns: readonly string[] = [];
  private shows = 0;
  private before: SnapshotShow | undefined;

  constructor(path: string) {
    this.database = openToWrite(path);
    this.database.exec(SNAPSHOT_TABLES);
    this.database.exec("BEGIN");
  }

  add(show: SnapshotShow): void {
    const stored = storedShow(show, this.before);
    this.before = show;
    if (!this.insert) {
      this.columns = Object.keys(stored);
      const marks = this.columns.map(() => "?").join(", ");
      this.insert = this.database.prepare(
        `INSERT INTO podcasts (place, ${this.columns.join(", ")}) VALUES (?, ${marks})`,
      );
    }
    this.shows += 1;
    this.insert.run(this.shows, ...this.columns.map((column) => stored[column] ?? null));
  }

  finish(info: Omit<SnapshotInfo, "version" | "shows">, categories: readonly CategoryRow[]): void {
    const { database } = this;
    const category = database.prepare("INSERT INTO category_stats VALUES (?, ?, ?, ?, ?, ?)");
    for (const { category_key: key, name, podcast_count: count, known, low_sum: low, high_sum: high } of categories) {
      category.run(key, name, count, known, Number(low), Number(high));
    }
    const { generation, checksum, source, updated_at: updatedAt, of_shows: ofShows } = info;
    database
      .prepare("INSERT INTO info VALUES (?, ?, ?, ?, ?, ?, ?)")
      .run(SNAPSHOT_VERSION, generation, checksum, this.shows, source, updatedAt, ofShows);
    database.exec("COMMIT");
    database.exec("INSERT INTO found(found) VALUES ('rebuild'); INSERT INTO found(found) VALUES ('optimize'); VACUUM");
    this.close();
  }

  close(): void {
    if (this.database.isOpen) this.database.close();
  }
}

/** The best compression level takes seconds for the usual snapshot, and half an hour for five million shows. */
const [BEST, QUICK] = [17, 9];
/** The memory for decompression is two to this power, in bytes. */
const WINDOW = 25;

/** Compresses a file and removes the original. */
export async function compressSnapshot(from: string, to: string, shows: number): Promise<void> {
  const params = {
    [constants.ZSTD_c_compressionLevel]: shows <= USUAL_SHOWS ? BEST : QUICK,
    [constants.ZSTD_c_windowLog]: WINDOW,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    [constants.ZSTD_c_checksumFlag]: 1,
  };
  await pipeline(createReadStream(from), createZstdCompress({ params }), createWriteStream(to));
  rmSync(from, { force: true });
}
