import { ShowProfiles } from "@earshot/domain/catalogue/show-profiles.port";
import type { ShowProfile } from "@earshot/domain/catalogue/shows/show-profile";

const NOTHING_KNOWN: ShowProfile = {
  hosts: [],
  guests: [],
  funding: [],
  charts: [],
  network: null,
  episodes: { chapters: 0, transcripts: 0, known: 0 },
  transcript: null,
};

/** For a remote provider's catalogue, which has no profiles. */
export class NoShowProfiles extends ShowProfiles {
  of(): Promise<ShowProfile> {
    return Promise.resolve(NOTHING_KNOWN);
  }
}
