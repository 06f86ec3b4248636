import { hostingDomain } from "@earshot/domain/catalogue/shows/hosting-domain";
import { truncateText } from "@earshot/domain/catalogue/text/truncate";
import type { AnyColumnKind } from "../local/record/column-kinds.js";
import { SIZE_PARTS, withoutMarkup } from "../local/record/index-show.js";
import { podcastId } from "../local/record/podcast-id.js";
import { columnOf, SHOW_COLUMNS, type ShowRow } from "../local/record/show-table.js";

/** Columns that only the server needs. */
const LEFT_OUT = [
  "facts_hash",
  "source_hash",
  "feed_identity",
  "title_key",
  "host_key",
  "labels",
  "duplicate_of",
  "estimate_method",
] as const satisfies readonly (keyof ShowRow)[];

/** A show in a snapshot: all data for searching, displaying and estimating. */
export type SnapshotShow = Omit<ShowRow, (typeof LEFT_OUT)[number]>;
type Column = keyof SnapshotShow;

/** The columns of a `SnapshotShow`, for SELECT. */
export const SNAPSHOT_COLUMNS = without(SHOW_COLUMNS, LEFT_OUT);

/** Columns that the file stores in a special form or not at all. The others are stored by their kind. */
const OWN_FORM = [
  "position",
  "id",
  "feed_url",
  "host",
  "owner",
  "description",
  "image_url",
  "link",
  "podcast_guid",
  "created_on",
  "newest_episode",
  "size",
] as const satisfies readonly Column[];
const USUAL_FORM = without(SNAPSHOT_COLUMNS, OWN_FORM);

type Stored = string | number | null;
/** A row of the table `podcasts` of a snapshot. */
export type StoredShow = Readonly<Record<string, Stored>>;

type Form = {
  readonly type: string;
  readonly store: (value: never) => Stored;
  readonly read: (stored: never) => unknown;
};
const NUMBER: Form = { type: "REAL", store: (value: number) => value, read: Number };
const INTEGER: Form = { ...NUMBER, type: "INTEGER" };
/** How SQLite stores a column of PostgreSQL. */
const FORMS: Readonly<Record<AnyColumnKind["type"], Form>> = {
  text: { type: "TEXT", store: (value: string) => value, read: String },
  "text[]": {
    type: "TEXT",
    store: (value: readonly string[]) => value.join("\n"),
    read: (stored: string) => (stored === "" ? [] : stored.split("\n")),
  },
  boolean: { type: "INTEGER", store: Number, read: (stored: number) => stored === 1 },
  smallint: INTEGER,
  integer: INTEGER,
  bigint: { type: "INTEGER", store: Number, read: String },
  real: NUMBER,
  "double precision": NUMBER,
};

/** The columns of the table `podcasts`, for CREATE TABLE. */
export const STORED_COLUMNS = [
  "place INTEGER PRIMARY KEY",
  ...USUAL_FORM.map((column) => {
    const { type, nullable } = columnOf(column);
    return `${column} ${FORMS[type].type}${nullable ? "" : " NOT NULL"}`;
  }),
  ...["id", "feed_url", "host", "owner", "description"].map((column) => `${column} TEXT`),
  "created_day INTEGER, newest_episode INTEGER, smaller INTEGER NOT NULL",
].join(", ");

/** Maximum length of a description in a snapshot. */
const SHORT_DESCRIPTION = 64;

const SAME_OWNER = "=";
const SAME_AS_UPDATE = -1;
const DAY = 86_400;

/**
 * A show as the file stores it, without columns that can be derived from others. `before` is the previous show: sizes
 * decrease from show to show, and the small differences take less space.
 */
export function storedShow(show: SnapshotShow, before: SnapshotShow | undefined): StoredShow {
  const { key, feed_url: feed, host } = show;
  const newest = show.newest_episode;
  return {
    ...eachUsual((column, { store }) => stored(show[column], store)),
    id: show.id === podcastId(key) ? null : show.id,
    feed_url: feed === `https://${key}` ? null : (feed ?? ""),
    host: hostingDomain(host) === hostingDomain(feed) ? null : host,
    owner: show.owner !== null && show.owner === show.author ? SAME_OWNER : show.owner,
    description: shortened(show.description),
    created_day: stored(show.created_on, (seconds: string) => Math.floor(Number(seconds) / DAY)),
    newest_episode: newest !== null && newest === show.last_update ? SAME_AS_UPDATE : stored(newest, Number),
    smaller: partsOf(before) - partsOf(show),
  };
}

function partsOf(show: Pick<SnapshotShow, "size"> | undefined): number {
  return Math.round((show?.size ?? 0) * SIZE_PARTS);
}

function shortened(description: string | null): string | null {
  if (description === null) return null;
  const plain = withoutMarkup(description).replace(/\s+/gu, " ").trim();
  if (plain === "") return null;
  const { text, truncated } = truncateText(plain, SHORT_DESCRIPTION);
  return truncated ? `${text}…` : text;
}

/** The show in a snapshot's row. `position` counts from 1; `before` is the previous show. */
export function showOfStored(row: StoredShow, position: number, before: SnapshotShow | undefined): SnapshotShow {
  const usual = eachUsual((column, { read }) => stored(row[column] ?? null, read)) as Pick<
    SnapshotShow,
    (typeof USUAL_FORM)[number]
  >;
  const { key, author, last_update: updated } = usual;
  const text = (name: string): string | null => stored(row[name] ?? null, String);
  const feed = row.feed_url === null ? `https://${key}` : text("feed_url") || null;
  return {
    ...usual,
    id: text("id") ?? podcastId(key),
    position,
    feed_url: feed,
    host: text("host") ?? hostingDomain(feed) ?? null,
    owner: row.owner === SAME_OWNER ? author : text("owner"),
    description: text("description"),
    image_url: null,
    link: null,
    podcast_guid: null,
    created_on: stored(row.created_day ?? null, (day: number) => String(day * DAY)),
    newest_episode: row.newest_episode === SAME_AS_UPDATE ? updated : text("newest_episode"),
    size: (partsOf(before) - Number(row.smaller)) / SIZE_PARTS,
  };
}

function eachUsual<Value>(value: (column: (typeof USUAL_FORM)[number], form: Form) => Value): Record<string, Value> {
  return Object.fromEntries(USUAL_FORM.map((column) => [column, value(column, FORMS[columnOf(column).type])]));
}

/** The converted value; null stays null. */
function stored<Value, Other>(value: Value | null, form: (value: never) => Other): Other | null {
  return value === null ? null : form(value as never);
}

function without<All extends string, Gone extends All>(
  all: readonly All[],
  gone: readonly Gone[],
): readonly Exclude<All, Gone>[] {
  return all.filter((one): one is Exclude<All, Gone> => !(gone as readonly All[]).includes(one));
}
