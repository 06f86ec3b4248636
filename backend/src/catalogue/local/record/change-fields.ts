import { OPEN_END } from "./audience-facts.js";

type ChangeField = {
  readonly name: string;
  /** The column or an expression over the columns of a show, named by its alias. */
  readonly of: (show: string) => string;
};

const column = (name: string, stored: string): ChangeField => ({ name, of: (show) => `${show}.${stored}` });
const text = (name: string, stored: string): ChangeField => ({ name, of: (show) => `nullif(${show}.${stored}, '')` });

/** The fields of a change, under their names in the API. A bigint is sent as text, as in a podcast. */
export const CHANGE_FIELDS: readonly ChangeField[] = [
  text("title", "title"),
  { name: "itunesAuthor", of: (show) => `coalesce(nullif(${show}.author, ''), nullif(${show}.owner, ''))` },
  text("imageUrl", "image_url"),
  text("link", "link"),
  text("url", "feed_url"),
  { name: "itunesId", of: (show) => `${show}.itunes_id::text` },
  column("categories", "categories"),
  { name: "language", of: (show) => `coalesce(${show}.language, ${show}.detected_language)` },
  column("country", "country"),
  { name: "explicit", of: (show) => `${show}.explicit::integer` },
  column("episodeCount", "episode_count"),
  column("popularityScore", "popularity_score"),
  column("priority", "priority"),
  column("createdOn", "created_on"),
  column("lastUpdate", "last_update"),
  column("updateIntervalDays", "update_interval_days"),
  column("typicalDuration", "typical_duration"),
  column("dead", "dead"),
  {
    name: "listeners",
    of: (show) => `CASE WHEN ${show}.listeners_low IS NOT NULL
      THEN jsonb_build_array(${show}.listeners_low, nullif(${show}.listeners_high, ${OPEN_END})) END`,
  },
];

/** Kinds as they are stored; also the order of the changes of one import. */
export const KIND_NUMBERS = { removed: 1, added: 2, updated: 3 } as const;
/** The field of a change without its values. */
export const LONG_FIELD = "description";
