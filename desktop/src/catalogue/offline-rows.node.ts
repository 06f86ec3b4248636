import { DatabaseSync } from "node:sqlite";
import { type PodcastRow } from "../../../backend/src/catalogue/local/shows/podcast.row";
import { ShowRows } from "../../../backend/src/catalogue/local/shows/show-rows";
import { SNAPSHOT_COLUMNS } from "../../../backend/src/catalogue/snapshot/snapshot-show";
import type { ListedShow } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { LocalFacts } from "./local-file.node";

/** All columns of a row, with null for values that are not in the file. */
const NULLS: object = Object.fromEntries(SNAPSHOT_COLUMNS.map((column) => [column, null]));
const EMPTY = NULLS as Partial<PodcastRow>;

/** The shows in the local file. Calls are synchronous, because a page needs only a few rows. */
export class OfflineRows extends ShowRows {
  readonly facts: LocalFacts;
  readonly count: number;
  private readonly file: DatabaseSync;

  /** Throws if the file cannot be read. */
  constructor(path: string) {
    super();
    this.file = new DatabaseSync(path, { readOnly: true });
    const row = this.file.prepare("SELECT facts FROM local_facts").get() as { facts: string } | undefined;
    if (row === undefined) throw new Error(`${path} is not an offline catalogue.`);
    this.facts = JSON.parse(row.facts) as LocalFacts;
    // Files from earlier versions do not contain the count.
    this.count = this.facts.shows ?? Number(this.file.prepare("SELECT count(*) AS shows FROM kept").get()?.shows);
  }

  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, PodcastRow>> {
    return Promise.resolve(
      new Map(
        this.found("k.id = one.value", ids)
          .map(({ show }) => [show.id, show] as const)
          .reverse(),
      ),
    );
  }

  generation(): Promise<number> {
    return Promise.resolve(this.facts.info.generation);
  }

  /** The most popular shows whose column has one of the values, each with that value. */
  where(column: "feed" | "itunes", values: readonly string[]): readonly { value: string; show: PodcastRow }[] {
    return this.found(column === "feed" ? "k.feed = one.value" : "k.itunes = CAST(one.value AS INTEGER)", values);
  }

  listed({ after, limit }: { readonly after: number; readonly limit: number }): readonly ListedShow[] {
    const rows = this.file
      .prepare("SELECT id, updated FROM kept WHERE sinks = 0 ORDER BY rank LIMIT ? OFFSET ?")
      .all(limit, after) as { id: string; updated: number }[];
    return rows.map(({ id, updated }) => ({ id, lastUpdate: updated }));
  }

  close(): void {
    this.file.close();
  }

  private found(condition: string, values: readonly string[]): { value: string; show: PodcastRow }[] {
    const rows = this.file
      .prepare(
        `SELECT one.value, k.show FROM json_each(?) one CROSS JOIN kept k ON ${condition} ORDER BY k.rank LIMIT 10000`,
      )
      .all(JSON.stringify([...new Set(values)])) as { value: string; show: string }[];
    return rows.map(({ value, show }) => ({ value: String(value), show: rowOf(show) }));
  }
}

function rowOf(json: string): PodcastRow {
  return { ...EMPTY, ...(JSON.parse(json) as Partial<PodcastRow>) } as PodcastRow;
}
