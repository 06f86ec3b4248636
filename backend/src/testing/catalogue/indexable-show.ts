import type { IndexableShow } from "../../catalogue/local/record/index-show.js";

/** A row for the search index, in which every fact that a test does not state is unknown. */
export const indexableShow = (facts: Partial<IndexableShow> & Pick<IndexableShow, "id" | "title">): IndexableShow => ({
  ...{ sinks: 0, ranked: true, size: 1, dead: false, categories: [], fetched_at: "0" },
  ...{ author: null, owner: null, description: null, host: null, itunes_id: null },
  ...{ language: null, country: null, detected_language: null, explicit: null, has_contact: null },
  ...{ episode_count: null, popularity_score: null, signals: null, listener_range: null },
  ...{ listeners_low: null, listeners_high: null, update_interval_days: null },
  ...{ as_of: null, last_update: null, newest_episode: null, oldest_episode: null },
  ...facts,
});
