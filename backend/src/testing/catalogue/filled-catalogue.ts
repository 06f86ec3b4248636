import type { ImportedPodcast } from "../../catalogue/local/record/imported-podcast.js";
import { importShows } from "./import-shows.js";
import { testCatalogue, type TestCatalogue } from "./test-catalogue.js";
import { testDatabase } from "../database/test-database.js";

/** The local catalogue with exactly these shows, on its own database, which `close` drops. */
export async function filledCatalogue(shows: Iterable<ImportedPodcast>, now: Date): Promise<TestCatalogue> {
  const database = await testDatabase();
  try {
    await importShows(database, shows, { mode: "replace", now });
    const opened = testCatalogue(database, { now: () => now });
    return { ...opened, close: () => opened.close().finally(() => database.drop()) };
  } catch (error) {
    await database.drop();
    throw error;
  }
}
