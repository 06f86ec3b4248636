import { ALL_CAPABILITIES, describePodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import { importedShow } from "../../testing/catalogue/imported-show.js";
import { testCatalogue } from "../../testing/catalogue/test-catalogue.js";
import { testDatabase } from "../../testing/database/test-database.js";
import { CatalogueBuild } from "./write/catalogue-build.js";

describePodcastCatalogue("LocalCatalogue", ALL_CAPABILITIES, async (shows, now) => {
  const database = await testDatabase();
  const build = await CatalogueBuild.begin(database.dataSource, {
    mode: "replace",
    now,
    indexFolder: database.indexFolder,
  });
  for (const show of shows) await build.add(importedShow(show));
  await build.finish();
  const { catalogue, close } = testCatalogue(database, { now: () => now });
  return { catalogue, close: () => close().then(() => database.drop()) };
});
