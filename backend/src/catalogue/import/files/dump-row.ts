import { appleCategories } from "@earshot/domain/catalogue/codes/categories";
import { isErrorPage } from "@earshot/domain/catalogue/sources/error-page";
import { feedIdentity } from "../../local/record/feed-identity.js";
import type { ImportedPodcast } from "../../local/record/imported-podcast.js";
import { cut, oneLine, plainText, statedText } from "../text/clean-text.js";
import { personName } from "../text/person-name.js";
import { statedCodes } from "../text/stated-codes.js";
import { hostOf, isDirectoryPage, nameFromAddress, webAddress } from "../text/web-address.js";

/** A row of a table of shows: columns by name, whatever their types; missing ones are absent. */
export type ShowRow = Readonly<Record<string, unknown>>;

/** Columns of the Podcast Index dump that are read. Dumps from different years have more, fewer or different ones. */
export const DUMP_COLUMNS = [
  "id", "url", "title", "lastUpdate", "link", "dead", "itunesId", "originalUrl", "itunesAuthor", "itunesOwnerName",
  "explicit", "imageUrl", "newestItemPubdate", "language", "oldestItemPubdate", "episodeCount", "popularityScore",
  "priority", "createdOn", "host", "podcastGuid", "description", "newestEnclosureDuration",
  ...Array.from({ length: 10 }, (_, at) => `category${at + 1}`),
] as const; // prettier-ignore

/**
 * Raised whenever rows are read differently, so that rows stored by an earlier version are read again. Adding a new
 * fact has the same effect automatically.
 */
export const READER_VERSION = 4;

/** A show from a row, or the reason why the row yields none. */
export function showFromRow(row: ShowRow): ImportedPodcast | { readonly reason: string; readonly isNoShow?: true } {
  const address = webAddress(text(row.url)) ?? webAddress(text(row.originalUrl));
  if (address === undefined) return { reason: `No feed address: ${describe(row.url)}` };
  const isPage = isDirectoryPage(address);
  const title = statedText(text(row.title)) ?? (isPage ? titleFromPage(address) : undefined);
  if (title === undefined) return { reason: `No title: ${describe(row.title)}` };
  const feedUrl = isPage ? undefined : address;
  const dates = datesOf(row);
  const description = plainText(text(row.description));
  if (isErrorPage({ title, description, ...dates }))
    return { reason: `An error page, not a show: ${describe(row.title)}`, isNoShow: true };
  return {
    source: "dump",
    key: feedIdentity(address) ?? address,
    title,
    feedUrl,
    link: webAddress(text(row.link)) ?? (isPage ? address : undefined),
    description,
    author: personName(text(row.itunesAuthor)),
    owner: personName(text(row.itunesOwnerName)),
    imageUrl: webAddress(text(row.imageUrl)),
    categories: categoriesOf(row),
    ...statedCodes({ language: text(row.language) }),
    explicit: flag(row.explicit),
    popularityScore: atLeast(0, number(row.popularityScore)),
    priority: number(row.priority),
    itunesId: atLeast(1, number(row.itunesId)),
    podcastGuid: statedText(text(row.podcastGuid), 100),
    host: feedUrl && (hostColumn(row.host) ?? hostOf(feedUrl)),
    typicalDuration: atLeast(1, number(row.newestEnclosureDuration)),
    dead: flag(row.dead),
    ...dates,
  };
}

// 0 means "not known" in every date and count of the dump.
function datesOf(row: ShowRow): Partial<ImportedPodcast> {
  const newestEpisode = moment(row.newestItemPubdate);
  const oldestEpisode = moment(row.oldestItemPubdate);
  const episodeCount = atLeast(1, number(row.episodeCount));
  return {
    episodeCount,
    createdOn: moment(row.createdOn),
    lastUpdate: moment(row.lastUpdate),
    newestEpisode,
    oldestEpisode,
    updateIntervalDays: meanInterval(newestEpisode, oldestEpisode, episodeCount),
  };
}

// The dump's own update frequency is an undocumented scale from 1 to 9; the dates are clear.
function meanInterval(newest: number | undefined, oldest: number | undefined, count: number | undefined) {
  if (newest === undefined || oldest === undefined || count === undefined || count < 3 || newest <= oldest)
    return undefined;
  return Math.round(((newest - oldest) / 86_400 / (count - 1)) * 100) / 100 || undefined;
}

function categoriesOf(row: ShowRow): string[] {
  const words: string[] = [];
  for (let at = 1; at <= 10; at += 1) {
    const word = statedText(text(row[`category${at}`]), 100);
    if (word !== undefined) words.push(word);
  }
  return words.length === 0 ? [] : appleCategories(words);
}

// The title for a row that has none, taken from the address of the show's page in a directory.
function titleFromPage(address: string): string | undefined {
  const words = oneLine(nameFromAddress(address)?.replace(/-+/g, " "));
  return words?.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function hostColumn(value: unknown): string | undefined {
  const host = statedText(text(value), 253)?.toLowerCase();
  return host !== undefined && /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u.test(host) ? host : undefined;
}

/** A column's text, whatever its type in this dump. */
function text(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  return value instanceof Uint8Array ? Buffer.from(value).toString("utf8") : undefined;
}

function number(value: unknown): number | undefined {
  const parsed = typeof value === "string" || value instanceof Uint8Array ? numberIn(text(value)) : numberOf(value);
  return Number.isFinite(parsed) ? parsed : undefined;
}

function numberOf(value: unknown): number {
  return typeof value === "number" || typeof value === "bigint" || typeof value === "boolean" ? Number(value) : NaN;
}

function numberIn(text: string | undefined): number {
  const written = text?.trim() ?? "";
  return written === "" ? NaN : Number(written);
}

function atLeast(least: number, value: number | undefined): number | undefined {
  return value !== undefined && value >= least ? value : undefined;
}

/** Epoch seconds; some dumps contain milliseconds. A value beyond the year 2100 is not a date. */
function moment(value: unknown): number | undefined {
  const stated = number(value);
  const seconds = stated !== undefined && stated > 1e11 ? stated / 1000 : stated;
  return seconds !== undefined && seconds > 0 && seconds < 4_102_444_800 ? Math.floor(seconds) : undefined;
}

function flag(value: unknown): boolean | undefined {
  const word = typeof value === "boolean" ? String(value) : (text(value)?.trim().toLowerCase() ?? "");
  if (["1", "true", "yes"].includes(word)) return true;
  return ["0", "false", "no", "clean"].includes(word) ? false : undefined;
}

function describe(value: unknown): string {
  const written = text(value);
  return written === undefined ? "the column is empty." : `${JSON.stringify(cut(written, 120))}.`;
}
