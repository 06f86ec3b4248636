import { ALL_CAPABILITIES, describePodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import { filledCatalogue } from "../../testing/catalogue/filled-catalogue.js";
import { importedShow } from "../../testing/catalogue/imported-show.js";

describePodcastCatalogue("LocalCatalogue", ALL_CAPABILITIES, async (shows, now) => {
  return filledCatalogue(shows.map(importedShow), now);
});
