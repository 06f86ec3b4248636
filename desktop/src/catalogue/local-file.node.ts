import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { languageName } from "@earshot/domain/catalogue/codes/languages";
import { IndexWriter, openToWrite } from "../../../backend/src/catalogue/local/write/index/index-writer";
import { feedIdentity } from "../../../backend/src/catalogue/local/record/feed-identity";
import { categoryLabel, labelsOf } from "../../../backend/src/catalogue/local/record/words/labels";
import type { CategoryRow } from "../../../backend/src/catalogue/local/shows/catalogue-facts";
import {
  showOfStored,
  type SnapshotShow,
  type StoredShow,
} from "../../../backend/src/catalogue/snapshot/snapshot-show";
import { SNAPSHOT_VERSION, type SnapshotInfo } from "../../../backend/src/catalogue/snapshot/snapshot-tables";

export type LocalFacts = {
  readonly info: SnapshotInfo;
  readonly statistics: readonly CategoryRow[];
  readonly shows?: number;
  /** The total number of episodes of all shows. */
  readonly episodes: number;
  readonly categories: readonly { readonly name: string; readonly podcasts: number }[];
  readonly languages: readonly { readonly code: string; readonly name: string; readonly podcasts: number }[];
};

/** Tables for the shows as JSON and for the metadata. The search index is in the same file. */
const TABLES = `
CREATE TABLE kept (
  rank INTEGER PRIMARY KEY, id TEXT NOT NULL, feed TEXT, itunes INTEGER, sinks INTEGER NOT NULL, updated INTEGER NOT NULL,
  show TEXT NOT NULL
);
CREATE TABLE local_facts (facts TEXT NOT NULL);
`;
const INDEXES = `
CREATE INDEX kept_by_id ON kept (id);
CREATE INDEX kept_by_feed ON kept (feed) WHERE feed IS NOT NULL;
CREATE INDEX kept_by_itunes ON kept (itunes) WHERE itunes IS NOT NULL;
`;

/**
 * Builds the app's catalogue file from an unpacked snapshot and the rows of the user's own shows, which replace the snapshot's rows.
 * Throws if the snapshot is damaged, and then leaves no file behind.
 */
export function writeLocalFile(snapshot: string, own: readonly SnapshotShow[], path: string): void {
  rmSync(path, { force: true });
  const from = new DatabaseSync(snapshot, { readOnly: true });
  try {
    const info = from.prepare("SELECT * FROM info").get() as unknown as SnapshotInfo | undefined;
    if (info?.version !== SNAPSHOT_VERSION) throw new Error("The snapshot has another version.");
    const statistics = from.prepare("SELECT * FROM category_stats").all() as unknown as CategoryRow[];
    const counted = writeIndex(from, own, { info, statistics, path });
    writeShows(from, own, path, { info, statistics, ...counted });
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    from.close();
  }
}

type Counted = Pick<LocalFacts, "episodes" | "categories" | "languages">;

/** Writes the index of the shows in the same way as the server. Returns the number of shows that each filter finds. */
function writeIndex(
  from: DatabaseSync,
  own: readonly SnapshotShow[],
  { info, statistics, path }: { info: SnapshotInfo; statistics: readonly CategoryRow[]; path: string },
): Counted {
  const labels = new Map<string, number>();
  let episodes = 0;
  const writer = new IndexWriter(path);
  try {
    for (const show of allShows(from, own)) {
      writer.add(show);
      episodes += show.episode_count ?? 0;
      const { categories } = show;
      for (const label of labelsOf({ categories, language: show.language ?? undefined })) {
        labels.set(label, (labels.get(label) ?? 0) + 1);
      }
    }
    const categories = statistics.flatMap(({ category_key: label, name }) => {
      const shows = labels.get(categoryLabel(name)) ?? 0;
      return shows === 0 ? [] : [{ label, name, shows }];
    });
    writer.finish(info, categories);
    return {
      episodes,
      categories: categories
        .map(({ name, shows }) => ({ name, podcasts: shows }))
        .sort((a, b) => b.podcasts - a.podcasts || (a.name < b.name ? -1 : 1)),
      languages: languagesOf(labels),
    };
  } finally {
    writer.close();
  }
}

function languagesOf(labels: ReadonlyMap<string, number>): Counted["languages"] {
  return [...labels]
    .filter(([label]) => label.startsWith("l:"))
    .map(([label, podcasts]) => ({ code: label.slice(2), name: languageName(label.slice(2)), podcasts }))
    .sort((a, b) => b.podcasts - a.podcasts || (a.code < b.code ? -1 : 1));
}

function writeShows(
  from: DatabaseSync,
  own: readonly SnapshotShow[],
  path: string,
  facts: Omit<LocalFacts, "shows">,
): void {
  const database = openToWrite(path);
  try {
    database.exec(`${TABLES} BEGIN`);
    const insert = database.prepare("INSERT INTO kept VALUES (?, ?, ?, ?, ?, ?, ?)");
    let rank = 0;
    for (const show of allShows(from, own)) {
      rank += 1;
      const known = Object.fromEntries(Object.entries(show).filter(([, value]) => value !== null));
      const feed = feedIdentity(show.feed_url ?? undefined) ?? null;
      const itunes = show.itunes_id === null ? null : Number(show.itunes_id);
      insert.run(rank, show.id, feed, itunes, show.sinks, Number(show.last_update ?? 0), JSON.stringify(known));
    }
    database
      .prepare("INSERT INTO local_facts VALUES (?)")
      .run(JSON.stringify({ ...facts, shows: rank } satisfies LocalFacts));
    database.exec(`COMMIT; ${INDEXES}`);
  } finally {
    database.close();
  }
}

/** The shows of a snapshot in popularity order, with the user's own shows inserted by size. */
function* allShows(from: DatabaseSync, own: readonly SnapshotShow[]): Generator<SnapshotShow> {
  const owned = new Set(own.map(({ id }) => id));
  const left = own.toSorted((a, b) => a.sinks - b.sinks || b.size - a.size);
  const isBefore = (a: SnapshotShow, b: SnapshotShow) => a.sinks < b.sinks || (a.sinks === b.sinks && a.size > b.size);
  let before: SnapshotShow | undefined;
  for (const row of from.prepare("SELECT * FROM podcasts ORDER BY place").iterate()) {
    const stored = row as StoredShow;
    const show: SnapshotShow = showOfStored(stored, Number(stored.place), before);
    before = show;
    while (left[0] && isBefore(left[0], show)) yield left.shift()!;
    if (!owned.has(show.id)) yield show;
  }
  yield* left;
}
