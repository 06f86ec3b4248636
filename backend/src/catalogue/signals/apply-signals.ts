import type { DataSource } from "typeorm";
import { CatalogueBuild } from "../local/write/catalogue-build.js";
import type { ImportedPodcast } from "../local/record/imported-podcast.js";
import { factsOfRow } from "../local/record/podcast-facts.js";
import { FACT_COLUMNS, type FactsRow } from "../local/record/show-table.js";

/** Maximum number of shows changed at a time. */
const MOST = 5_000;

type Stored = FactsRow & { readonly source_hash: string | null };

/**
 * Estimates the stored shows of these subjects again, in the same way as an import: rows, order and search index change together.
 * Returns the number of changed shows.
 */
export async function applySignals(
  dataSource: DataSource,
  subjects: readonly string[],
  { indexFolder, now }: { readonly indexFolder: string; readonly now: Date },
): Promise<number> {
  const named = (kind: string) =>
    subjects.filter((subject) => subject.startsWith(kind)).map((subject) => subject.slice(kind.length));
  // Each identity has an index, a GUID in lower case. Without one, all shows would be read: four seconds for five million. Lower case
  // serves only this index: `SignalBook` compares the case of a GUID, too.
  const rows: Stored[] = await dataSource.query(
    `SELECT ${FACT_COLUMNS.join(", ")}, source_hash FROM catalogue.podcasts
     WHERE source <> 'demo'
       AND (itunes_id = ANY($1::bigint[]) OR lower(podcast_guid) = ANY(ARRAY(SELECT lower(guid) FROM unnest($2::text[]) guid))
         OR feed_identity = ANY($3::text[]) OR key = ANY($4::text[]))
     ORDER BY key`,
    [named("itunes:"), named("guid:"), named("feed:"), named("key:")],
  );
  let changed = 0;
  for (let from = 0; from < rows.length; from += MOST) {
    const build = await CatalogueBuild.begin(dataSource, { mode: "merge", now, indexFolder, isImport: false });
    try {
      for (const row of rows.slice(from, from + MOST)) await build.add(showOf(row));
    } catch (error) {
      await build.abort();
      throw error;
    }
    changed += (await build.finish()).updated;
  }
  return changed;
}

/** The stored facts in the form of an import. A show from several sources keeps its mark as both: equal marks are not merged. */
function showOf(row: Stored): ImportedPodcast {
  const { source, ...stored } = factsOfRow(row);
  // Defaults that columns have for missing values are removed again, so that the same facts keep their hash.
  const lastUpdate = stored.lastUpdate === stored.newestEpisode ? undefined : stored.lastUpdate;
  const dead = stored.dead === true ? true : undefined;
  const sourceHash = row.source_hash ?? undefined;
  return { ...stored, lastUpdate, dead, source: source as ImportedPodcast["source"], sourceHash };
}
