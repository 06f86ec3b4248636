import { renameSync, rmSync, writeFileSync } from "node:fs";
import type pg from "pg";
import { runInThread } from "../../shared/process/run-in-thread.js";
import { batchesOf, inSnapshot } from "../local/write/staging/build-connection.js";
import { hashOfFile } from "../local/record/hash-of-file.js";
import type { CategoryRow } from "../local/shows/catalogue-facts.js";
import type { SnapshotManifest } from "./snapshot-manifest.js";
import { SNAPSHOT_COLUMNS, type SnapshotShow } from "./snapshot-show.js";
import { SNAPSHOT_VERSION } from "./snapshot-tables.js";
import { compressSnapshot, SnapshotWriter } from "./snapshot-writer.js";

/** `path` is the path of the compressed file; the manifest is beside it. Without `most`, it contains all shows. */
export type SnapshotTask = {
  readonly url: string;
  readonly schema: string;
  readonly path: string;
  readonly most?: number;
};

export const manifestPath = (path: string): string => `${path}.json`;

/** Compiled code writes a snapshot in a thread; sources that run directly write it in the current thread. */
const isCompiled = import.meta.url.endsWith(".js");

/** Writes a snapshot of a catalogue and its manifest. Both get their final names once they are complete. */
export function writeSnapshot(task: SnapshotTask): Promise<void> {
  if (!isCompiled) return writeSnapshotHere(task);
  return runInThread(new URL("./snapshot-thread.js", import.meta.url), task, { unref: true });
}

/** The same in the calling thread. */
export async function writeSnapshotHere({ url, schema, path, most }: SnapshotTask): Promise<void> {
  const plain = `${path}.${process.pid}.sqlite.part`;
  const packed = `${path}.${process.pid}.part`;
  const writer = new SnapshotWriter(plain);
  try {
    const { info, shows } = await inSnapshot(url, async (client) => {
      const info = await infoOf(client, schema);
      const shows = await addShows(client, schema, writer, most);
      writer.finish({ ...info, of_shows: info.podcasts }, await categoriesOf(client, schema));
      return { info, shows };
    });
    await compressSnapshot(plain, packed, shows);
    const manifest: SnapshotManifest = {
      version: SNAPSHOT_VERSION,
      generation: info.generation,
      shows,
      updatedAt: info.updated_at,
      ...(await hashOfFile(packed)),
    };
    writeFileSync(manifestPath(path), JSON.stringify(manifest));
    renameSync(packed, path);
  } finally {
    writer.close();
    for (const part of [plain, packed]) rmSync(part, { force: true });
  }
}

type Info = {
  readonly generation: number;
  readonly checksum: string;
  readonly podcasts: number;
  readonly source: "demo" | "local";
  readonly updated_at: string | null;
};

async function infoOf(client: pg.Client, schema: string): Promise<Info> {
  const { rows } = await client.query<
    Omit<Info, "generation" | "updated_at"> & { generation: string; at: Date | null }
  >(`SELECT generation, checksum, podcasts, source, updated_at AS at FROM ${schema}.info`);
  const { generation = 0, checksum = "", podcasts = 0, source = "local", at = null } = rows[0] ?? {};
  return { generation: Number(generation), checksum, podcasts, source, updated_at: at?.toISOString() ?? null };
}

async function addShows(client: pg.Client, schema: string, writer: SnapshotWriter, most?: number): Promise<number> {
  const limit = most === undefined ? "" : `LIMIT ${most}`;
  const select = `SELECT ${SNAPSHOT_COLUMNS.join(", ")} FROM ${schema}.podcasts ORDER BY position ${limit}`;
  let shows = 0;
  for await (const rows of batchesOf<SnapshotShow>(client, select)) {
    for (const show of rows) writer.add(show);
    shows += rows.length;
  }
  return shows;
}

async function categoriesOf(client: pg.Client, schema: string): Promise<readonly CategoryRow[]> {
  const { rows } = await client.query<CategoryRow>(
    `SELECT category_key, name, podcast_count, known, low_sum, high_sum FROM ${schema}.category_stats`,
  );
  return rows;
}
