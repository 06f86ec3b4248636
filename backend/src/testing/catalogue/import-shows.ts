import { type BuildOptions, type BuildResult, CatalogueBuild } from "../../catalogue/local/write/catalogue-build.js";
import type { ImportedPodcast } from "../../catalogue/local/record/imported-podcast.js";
import type { TestDatabase } from "../database/test-database.js";

/** Imports shows into a test's catalogue and writes its index. Earlier shows stay unless `mode` is "replace". */
export async function importShows(
  database: Pick<TestDatabase, "dataSource" | "indexFolder">,
  shows: Iterable<ImportedPodcast>,
  options: Partial<Pick<BuildOptions, "mode" | "now">> = {},
): Promise<BuildResult> {
  const { dataSource, indexFolder } = database;
  const build = await CatalogueBuild.begin(dataSource, { mode: "merge", indexFolder, ...options });
  for (const show of shows) await build.add(show);
  return build.finish();
}
