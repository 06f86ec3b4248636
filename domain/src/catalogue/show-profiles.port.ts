import type { PodcastId } from "./shows/podcast.js";
import type { ShowProfile } from "./shows/show-profile.js";

/** Facts of shows from feeds and charts, besides figures. undefined: the show is not stored here. */
export abstract class ShowProfiles {
  abstract of(id: PodcastId): Promise<ShowProfile | undefined>;
}
