import type pg from "pg";
import { type IndexableShow, INDEXABLE_COLUMNS } from "../record/index-show.js";
import { connectTo } from "./build-connection.js";
import { LIVE, NEXT } from "./generation.js";

/** Shows as an import is about to change them in the live catalogue: rows that come, and rows that go. */
export const CAME = `${NEXT}.arriving`;
export const WENT = `${NEXT}.departing`;

/** A show that comes to another place than it had: behind the show `after`, in the live catalogue's order; null: first of all. */
export type ComingShow = { readonly id: string; readonly after: string | null };

/** Rows that are fetched at a time. */
const FETCHED = 1_000;

/**
 * What of a change the index needs to know, read from the tables in which an import has gathered it. Shows come in popularity
 * order: a word table writes a segment of its own for each that is before the one before it.
 */
export class ChangedShows {
  private constructor(private readonly client: pg.Client) {}

  static async open(url: string): Promise<ChangedShows> {
    return new ChangedShows(await connectTo(url));
  }

  /** Shows that go, or that are written again. */
  gone(): AsyncGenerator<readonly IndexableShow[]> {
    return this.fetch(`SELECT ${INDEXABLE_COLUMNS.join(", ")} FROM ${WENT} ORDER BY position`);
  }

  /** Shows that come, or that are written again. */
  come(): AsyncGenerator<readonly IndexableShow[]> {
    return this.fetch(`SELECT ${INDEXABLE_COLUMNS.join(", ")} FROM ${CAME} ORDER BY position`);
  }

  /** Those that come to a new place, in popularity order. */
  async coming(): Promise<ComingShow[]> {
    const before = `SELECT l.id FROM ${LIVE}.podcasts l WHERE l.position < c.position ORDER BY l.position DESC LIMIT 1`;
    const { rows } = await this.client.query<ComingShow>(
      `SELECT c.id, (${before}) AS after FROM ${CAME} c
       WHERE NOT EXISTS (SELECT 1 FROM ${WENT} w WHERE w.key = c.key AND w.position = c.position) ORDER BY c.position`,
    );
    return rows;
  }

  /** Shows of the live catalogue. */
  async live(ids: readonly string[]): Promise<readonly IndexableShow[]> {
    const columns = INDEXABLE_COLUMNS.join(", ");
    const { rows } = await this.client.query<IndexableShow>(
      `SELECT ${columns} FROM ${LIVE}.podcasts WHERE id = ANY($1) ORDER BY position`,
      [ids],
    );
    return rows;
  }

  async close(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }

  private async *fetch(select: string): AsyncGenerator<readonly IndexableShow[]> {
    await this.client.query(`BEGIN; DECLARE changed NO SCROLL CURSOR FOR ${select}`);
    for (;;) {
      const { rows } = await this.client.query<IndexableShow>(`FETCH ${FETCHED} FROM changed`);
      if (rows.length === 0) break;
      yield rows;
    }
    await this.client.query("COMMIT");
  }
}
