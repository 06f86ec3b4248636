import type { MakerWords } from "@earshot/domain/catalogue/shows/maker-words";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";

/** Queries a node of the catalogue, or the primary. */
type Ask = <Row>(sql: string, parameters: unknown[]) => Promise<readonly Row[]>;

type Row = {
  readonly since: number;
  readonly description: string | null;
  readonly link: string | null;
  readonly contact: string | null;
  readonly correctedAt: number | null;
};

/**
 * What a show's verified makers state, and their email address; undefined if there are none. Claims for shows that were merged with this
 * one do not count: anyone can let a feed of their own point to another show's.
 */
export async function makersOf(
  ask: Ask,
  id: PodcastId,
): Promise<(MakerWords & { readonly contact: string | null }) | undefined> {
  const [row] = await ask<Row>(
    `SELECT floor(extract(epoch FROM proved_at))::float8 AS since, description, website AS link, contact,
       floor(extract(epoch FROM corrected_at))::float8 AS "correctedAt"
     FROM claimed_shows WHERE podcast_id = $1`,
    [id],
  );
  return row;
}
