import * as kinds from "./column-kinds.js";
import type { AnyColumnKind } from "./column-kinds.js";

/** The source of a stored show; "both" when a dump and its own feed were merged. */
const STORED_SOURCES = ["dump", "feed", "demo", "both"] as const;
export type StoredSource = (typeof STORED_SOURCES)[number];

/**
 * A fact with its column. `required`: every source states it. `otherwise`: the column's value if the source does not
 * state the fact; NULL by default. `measured`: a dump is more reliable than the show's own feed, because a third
 * party measured it.
 */
type Fact = {
  readonly column: string;
  readonly kind: AnyColumnKind;
  readonly required?: true;
  readonly otherwise?: unknown;
  readonly measured?: true;
};

/**
 * The facts that a source states about a show, and the column of each. Types, lists of columns, the hash, staging, merging and
 * reading are derived from this table: to add a fact, add a line here and a column in a migration; the compiler reports the rest.
 */
export const SHOW_FACTS = {
  source: { column: "source", kind: kinds.oneOf(STORED_SOURCES), required: true },
  /** Identity across imports: the canonical feed address, or the source's own key if there is no feed. */
  key: { column: "key", kind: kinds.text, required: true },
  title: { column: "title", kind: kinds.text, required: true },
  author: { column: "author", kind: kinds.text },
  owner: { column: "owner", kind: kinds.text },
  /** Sanitized HTML or plain text. */
  description: { column: "description", kind: kinds.text },
  imageUrl: { column: "image_url", kind: kinds.text },
  link: { column: "link", kind: kinds.text },
  feedUrl: { column: "feed_url", kind: kinds.text },
  podcastGuid: { column: "podcast_guid", kind: kinds.text },
  host: { column: "host", kind: kinds.text, measured: true },
  itunesId: { column: "itunes_id", kind: kinds.bigint, measured: true },
  /** Apple category names, at most 10. */
  categories: { column: "categories", kind: kinds.categoryNames, required: true },
  /** ISO 639-1 code. */
  language: { column: "language", kind: kinds.text },
  /** ISO 3166-1 alpha-2 code. */
  country: { column: "country", kind: kinds.text },
  explicit: { column: "explicit", kind: kinds.flag },
  /** Whether anyone can write to the makers; unknown until the show's own feed was read. The contacts are in a separate table. */
  hasContact: { column: "has_contact", kind: kinds.flag },
  episodeCount: { column: "episode_count", kind: kinds.integer },
  popularityScore: { column: "popularity_score", kind: kinds.real, measured: true },
  priority: { column: "priority", kind: kinds.integer, measured: true },
  /** In epoch seconds, like all times. */
  createdOn: { column: "created_on", kind: kinds.bigint, measured: true },
  lastUpdate: { column: "last_update", kind: kinds.bigint },
  newestEpisode: { column: "newest_episode", kind: kinds.bigint },
  /**
   * The day that a saved feed describes: it proves nothing about later days. Absent when the source was read on the day
   * of its import.
   */
  asOf: { column: "as_of", kind: kinds.bigint },
  oldestEpisode: { column: "oldest_episode", kind: kinds.bigint },
  updateIntervalDays: { column: "update_interval_days", kind: kinds.real },
  /** Median episode length in seconds. */
  typicalDuration: { column: "typical_duration", kind: kinds.integer },
  dead: { column: "dead", kind: kinds.flag, measured: true, otherwise: false },
  /** Listener figures that the source itself states. */
  listenerRange: { column: "listener_range", kind: kinds.text },
  /** Signs of demand, in the format of `signalsText`. */
  signals: { column: "signals", kind: kinds.text, measured: true },
} as const satisfies Readonly<Record<string, Fact>>;

/** Columns that are derived only from a show's facts. */
export const DERIVED_COLUMNS = {
  id: { kind: kinds.text, required: true },
  facts_hash: { kind: kinds.text, required: true },
  /** Hash of the row of a dump that the show was read from. */
  source_hash: { kind: kinds.text },
  fetched_at: { kind: kinds.bigint, required: true },
  feed_identity: { kind: kinds.text },
  /** ISO 639-1 code of the language that the texts are in, if no source states one. */
  detected_language: { kind: kinds.text },
  listeners_low: { kind: kinds.bigint },
  listeners_high: { kind: kinds.bigint },
  /** Version number of the method behind the estimate. */
  estimate_method: { kind: kinds.integer },
  size: { kind: kinds.real, required: true },
  title_key: { kind: kinds.text, required: true },
  host_key: { kind: kinds.text, required: true },
  labels: { kind: kinds.names, required: true },
} as const satisfies Readonly<Record<string, Omit<Fact, "column">>>;

/** Columns that depend on all other shows; they are filled in when a build is finished. */
export const PLACE_COLUMNS = {
  position: { kind: kinds.double, required: true },
  ranked: { kind: kinds.flag, required: true },
  /** The demotion: 0 none, 1 a duplicate of another show, 2 a dead feed. */
  sinks: { kind: kinds.smallint, required: true },
  duplicate_of: { kind: kinds.text },
} as const satisfies Readonly<Record<string, Omit<Fact, "column">>>;

type Facts = typeof SHOW_FACTS;
export type FactName = keyof Facts;
export const FACT_NAMES = Object.keys(SHOW_FACTS) as readonly FactName[];

type Stated = { readonly required: true };
type ValueOf<One extends Pick<Fact, "kind">> = ReturnType<One["kind"]["read"]>;

/** A show's facts in an import, without its episodes. */
export type PodcastFacts = {
  readonly [Name in FactName as Facts[Name] extends Stated ? Name : never]: ValueOf<Facts[Name]>;
} & {
  readonly [Name in FactName as Facts[Name] extends Stated ? never : Name]?: ValueOf<Facts[Name]>;
};

export type FactColumn = Facts[FactName]["column"];
export const FACT_COLUMNS: readonly FactColumn[] = FACT_NAMES.map((name) => SHOW_FACTS[name].column);

/** Columns that are copied when a show is staged. */
export type StagedColumn = FactColumn | keyof typeof DERIVED_COLUMNS;
export const STAGED_COLUMNS: readonly StagedColumn[] = [...FACT_COLUMNS, ...columnNames(DERIVED_COLUMNS)];

export const SHOW_COLUMNS = [...columnNames(PLACE_COLUMNS), ...STAGED_COLUMNS] as const;

const ALL: Readonly<Record<string, Omit<Fact, "column">>> = {
  ...PLACE_COLUMNS,
  ...Object.fromEntries(FACT_NAMES.map((name) => [SHOW_FACTS[name].column, SHOW_FACTS[name]])),
  ...DERIVED_COLUMNS,
};

/** The type of a stored show's column, and whether it can be NULL. */
export function columnOf(
  column: keyof ShowRow,
): Pick<AnyColumnKind, "type" | "values"> & { readonly nullable: boolean } {
  const { kind, required, otherwise } = ALL[column]!;
  return { type: kind.type, values: kind.values, nullable: !required && otherwise === undefined };
}

type NeverNull = Stated | { readonly otherwise: unknown };
type StoredOf<One extends Pick<Fact, "kind">> =
  Parameters<One["kind"]["read"]>[0] | (One extends NeverNull ? never : null);

export type FactsRow = { readonly [Name in FactName as Facts[Name]["column"]]: StoredOf<Facts[Name]> };
type Rows<Columns extends Readonly<Record<string, Pick<Fact, "kind">>>> = {
  readonly [Column in keyof Columns]: StoredOf<Columns[Column]>;
};
export type ShowRow = FactsRow & Rows<typeof DERIVED_COLUMNS> & Rows<typeof PLACE_COLUMNS>;

function columnNames<Columns extends object>(columns: Columns): readonly (keyof Columns)[] {
  return Object.keys(columns) as (keyof Columns)[];
}
