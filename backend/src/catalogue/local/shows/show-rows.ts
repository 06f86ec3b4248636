import type { StoredCatalogue } from "../record/stored-catalogue.js";
import { PODCAST_COLUMNS, type PodcastRow } from "./podcast.row.js";

/** Where the shows themselves are stored; the index has only their ids. */
export abstract class ShowRows {
  /** The shows with these ids, if they exist. */
  abstract byIds(ids: readonly string[]): Promise<ReadonlyMap<string, PodcastRow>>;
  /** The generation of the catalogue that the rows are from. */
  abstract generation(): Promise<number>;
}

/** The rows of the catalogue in PostgreSQL. */
export class StoredShowRows extends ShowRows {
  constructor(private readonly database: StoredCatalogue) {
    super();
  }

  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, PodcastRow>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<PodcastRow[]>(
      `SELECT ${PODCAST_COLUMNS} FROM catalogue.podcasts WHERE id = ANY($1)`,
      [ids],
    );
    const found = new Map<string, PodcastRow>();
    for (const row of rows) {
      const known = found.get(row.id);
      if (!known || row.position < known.position) found.set(row.id, row);
    }
    return found;
  }

  async generation(): Promise<number> {
    const [info] = await this.database.query<{ generation: string }[]>("SELECT generation FROM catalogue.info");
    return Number(info?.generation ?? 0);
  }
}
