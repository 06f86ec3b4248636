import type { ClientBase } from "pg";
import { type IndexableShow, INDEXABLE_COLUMNS } from "../../record/index-show.js";
import { batchesOf } from "./build-connection.js";
import { LIVE, NEXT } from "./generation.js";

/** The rows that an import adds to and removes from the live catalogue. */
export const ARRIVED = `${NEXT}.arriving`;
export const WENT = `${NEXT}.departing`;

/** A show with a new place: after the show with the id `after` in the live catalogue's order; null: before all others. */
export type ComingShow = { readonly id: string; readonly after: string | null };

/**
 * The part of a change that the index needs, read from an import's tables. Shows are in popularity order: a word table would start
 * a new segment for each show that is out of order.
 */
export class ChangedShows {
  constructor(private readonly client: ClientBase) {}

  gone(): AsyncGenerator<readonly IndexableShow[]> {
    return batchesOf(this.client, `SELECT ${INDEXABLE_COLUMNS.join(", ")} FROM ${WENT} ORDER BY position`);
  }

  come(): AsyncGenerator<readonly IndexableShow[]> {
    return batchesOf(this.client, `SELECT ${INDEXABLE_COLUMNS.join(", ")} FROM ${ARRIVED} ORDER BY position`);
  }

  async coming(): Promise<ComingShow[]> {
    const before = `SELECT l.id FROM ${LIVE}.podcasts l WHERE l.position < c.position ORDER BY l.position DESC LIMIT 1`;
    const { rows } = await this.client.query<ComingShow>(
      `SELECT c.id, (${before}) AS after FROM ${ARRIVED} c
       WHERE NOT EXISTS (SELECT 1 FROM ${WENT} w WHERE w.key = c.key AND w.position = c.position) ORDER BY c.position`,
    );
    return rows;
  }

  async live(ids: readonly string[]): Promise<readonly IndexableShow[]> {
    const columns = INDEXABLE_COLUMNS.join(", ");
    const { rows } = await this.client.query<IndexableShow>(
      `SELECT ${columns} FROM ${LIVE}.podcasts WHERE id = ANY($1) ORDER BY position`,
      [ids],
    );
    return rows;
  }
}
