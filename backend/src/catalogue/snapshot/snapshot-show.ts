import { eachCoded } from "@earshot/domain/catalogue/codes/coded-facts";
import { hostingDomain } from "@earshot/domain/catalogue/shows/hosting-domain";
import { truncateText } from "@earshot/domain/catalogue/text/truncate";
import { SIZE_PARTS, withoutMarkup } from "../local/record/index-show.js";
import { podcastId } from "../local/record/podcast-id.js";
import { FACT_COLUMNS, type ShowRow } from "../local/record/show-table.js";

/** A show in a snapshot: all data for searching, displaying and estimating. */
export type SnapshotShow = Omit<
  ShowRow,
  | "facts_hash"
  | "source_hash"
  | "feed_identity"
  | "title_key"
  | "host_key"
  | "labels"
  | "duplicate_of"
  | "estimate_method"
>;

/** The columns of a `SnapshotShow`, for SELECT. */
export const SNAPSHOT_COLUMNS: readonly string[] = [
  ...[
    "position",
    "ranked",
    "sinks",
    "id",
    "fetched_at",
    "listeners_low",
    "listeners_high",
    "size",
    "detected_language",
  ],
  ...FACT_COLUMNS,
];

/** Maximum length of a description in a snapshot. */
const SHORT_DESCRIPTION = 64;

type Stored = string | number | null;
/** A row of the table `podcasts` of a snapshot. */
export type StoredShow = Readonly<Record<string, Stored>>;

const SAME_OWNER = "=";
const SAME_AS_UPDATE = -1;
const DAY = 86_400;

const numberOf = (value: string | number | null): number | null => (value === null ? null : Number(value));

/**
 * A show as the file stores it, without columns that follow from another one. `before` is the previous show: sizes fall from show
 * to show, and their small differences take less space.
 */
export function storedShow(show: SnapshotShow, before: SnapshotShow | undefined): StoredShow {
  const { key, feed_url: feed, host } = show;
  const newest = numberOf(show.newest_episode);
  const updated = numberOf(show.last_update);
  return {
    key,
    id: show.id === podcastId(key) ? null : show.id,
    feed_url: feed === `https://${key}` ? null : (feed ?? ""),
    host: hostingDomain(host) === hostingDomain(feed) ? null : host,
    source: show.source,
    title: show.title,
    author: show.author,
    owner: show.owner !== null && show.owner === show.author ? SAME_OWNER : show.owner,
    description: shortened(show.description),
    categories: show.categories.join("\n"),
    ...eachCoded((name) => show[name]),
    detected_language: show.detected_language,
    explicit: show.explicit === null ? null : Number(show.explicit),
    has_contact: show.has_contact === null ? null : Number(show.has_contact),
    episode_count: show.episode_count,
    popularity_score: show.popularity_score,
    priority: show.priority,
    itunes_id: numberOf(show.itunes_id),
    created_day: show.created_on === null ? null : Math.floor(Number(show.created_on) / DAY),
    last_update: updated,
    newest_episode: newest !== null && newest === updated ? SAME_AS_UPDATE : newest,
    oldest_episode: numberOf(show.oldest_episode),
    update_interval_days: show.update_interval_days,
    typical_duration: show.typical_duration,
    listener_range: show.listener_range,
    signals: show.signals,
    dead: Number(show.dead),
    sinks: show.sinks,
    ranked: Number(show.ranked),
    fetched_at: Number(show.fetched_at),
    listeners_low: numberOf(show.listeners_low),
    listeners_high: numberOf(show.listeners_high),
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

/** The show of a snapshot's row. `place` counts from 1; `before` is the previous show. */
export function showOfStored(stored: StoredShow, position: number, before: SnapshotShow | undefined): SnapshotShow {
  const text = (name: string): string | null => (stored[name] === null ? null : String(stored[name]));
  const number = (name: string): number | null => (stored[name] === null ? null : Number(stored[name]));
  const key = String(stored.key);
  const feed = stored.feed_url === null ? `https://${key}` : text("feed_url") || null;
  return {
    key,
    id: text("id") ?? podcastId(key),
    position: position,
    feed_url: feed,
    host: text("host") ?? hostingDomain(feed) ?? null,
    source: stored.source as SnapshotShow["source"],
    title: String(stored.title),
    author: text("author"),
    owner: stored.owner === SAME_OWNER ? text("author") : text("owner"),
    description: text("description"),
    image_url: null,
    link: null,
    podcast_guid: null,
    categories: stored.categories === "" ? [] : String(stored.categories).split("\n"),
    ...eachCoded(text),
    detected_language: text("detected_language"),
    explicit: stored.explicit === null ? null : stored.explicit === 1,
    has_contact: stored.has_contact === null ? null : stored.has_contact === 1,
    episode_count: number("episode_count"),
    popularity_score: number("popularity_score"),
    priority: number("priority"),
    itunes_id: text("itunes_id"),
    created_on: stored.created_day === null ? null : String(Number(stored.created_day) * DAY),
    last_update: text("last_update"),
    newest_episode: stored.newest_episode === SAME_AS_UPDATE ? text("last_update") : text("newest_episode"),
    oldest_episode: text("oldest_episode"),
    update_interval_days: number("update_interval_days"),
    typical_duration: number("typical_duration"),
    listener_range: text("listener_range"),
    signals: text("signals"),
    dead: stored.dead === 1,
    sinks: Number(stored.sinks),
    ranked: stored.ranked === 1,
    fetched_at: String(stored.fetched_at),
    listeners_low: text("listeners_low"),
    listeners_high: text("listeners_high"),
    size: (partsOf(before) - Number(stored.smaller)) / SIZE_PARTS,
  };
}
