import type { PodcastId } from "./shows/podcast.js";
import type { ShowProfile } from "./shows/show-profile.js";

/** Facts about shows from feeds and charts, besides figures. undefined if the show is not stored here. */
export abstract class ShowProfiles {
  abstract of(id: PodcastId): Promise<ShowProfile | undefined>;
}
