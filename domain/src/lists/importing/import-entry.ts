import type { LookupKey } from "../../catalogue/podcast-catalogue.port.js";

/** A show named by a line, row or subscription, and how to look it up. */
export type ImportEntry = {
  /** The original text, for display. */
  readonly given: string;
  /** The kind of its most reliable key. */
  readonly kind: LookupKey["kind"];
  /** Keys to look up, most reliable first. */
  readonly keys: readonly LookupKey[];
  readonly title?: string;
  readonly author?: string;
};

const APPLE = /^https?:\/\/(?:podcasts|itunes)\.apple\.com\/\S*?\/id(\d{4,12})\b/i;
const ITUNES_ID = /^(?:id)?(\d{6,12})$/i;
/** A page on this site, under any host name. */
const OWN_PAGE = /^https?:\/\/[^/\s]+\/podcast\/([0-9A-Za-z_-]{1,100})\/?(?:[?#]\S*)?$/;
/** Nearly all local ids have a digit among their thirteen characters; ordinary words do not. */
const OWN_ID = /^(?=[a-z]*\d)[0-9abcdefghjkmnpqrstvwxyz]{13}$/;
const FEED = /^(?:https?|feed|itpc|pcast):\/*[^\s/]+\S*$/i;
/** List markers at the beginning of a line. */
const BULLET = /^\s*(?:[-*•–—·]\s+|\d{1,4}[.)]\s+|\[[ x]\]\s+)/i;
/**
 * The separator between a title and its author, or a title and its subtitle. Written so that a long run of spaces is scanned only once.
 */
const SEPARATOR = /\t+|(?<!\s)\s+(?:[–—|-]|by)\s+/iu;

/** The show that a line or single cell names; undefined if it is empty. */
export function lineEntry(line: string): ImportEntry | undefined {
  const given = line.replace(BULLET, "").trim();
  if (given === "") return undefined;
  const itunes = APPLE.exec(given)?.[1] ?? ITUNES_ID.exec(given)?.[1];
  if (itunes !== undefined) return { given, kind: "itunes", keys: [{ kind: "itunes", value: itunes }] };
  const page = OWN_PAGE.exec(given)?.[1];
  // A feed can have a URL like this, too.
  if (page !== undefined) {
    return { given, kind: "id", keys: [{ kind: "id", value: page }, { kind: "feed", value: given }] }; // prettier-ignore
  }
  if (OWN_ID.test(given)) {
    return { given, kind: "id", keys: [{ kind: "id", value: given }, { kind: "title", value: given }] }; // prettier-ignore
  }
  if (FEED.test(given)) return { given, kind: "feed", keys: [{ kind: "feed", value: given }] };
  return titleEntry(given);
}

/** A title, possibly followed by its author. The candidates decide which. */
function titleEntry(given: string): ImportEntry {
  const parted = SEPARATOR.exec(given);
  const title = parted ? given.slice(0, parted.index).trim() : "";
  const author = parted ? given.slice(parted.index + parted[0].length).trim() : "";
  const whole = { kind: "title", value: given } as const;
  if (title === "" || author === "") return { given, kind: "title", title: given, keys: [whole] };
  // A tab separates columns and is never part of a title.
  const keys = parted?.[0].includes("\t") ? [] : [whole];
  return { given, kind: "title", title, author, keys: [...keys, { kind: "title", value: title }] };
}

/** The show named by the columns of a table row; undefined if none of them names a show. */
export function columnsEntry(columns: {
  readonly id?: string | undefined;
  readonly itunes?: string | undefined;
  readonly feed?: string | undefined;
  readonly title?: string | undefined;
  readonly author?: string | undefined;
}): ImportEntry | undefined {
  const { id = "", itunes = "", feed = "", title = "", author = "" } = columns;
  const itunesId = ITUNES_ID.exec(itunes)?.[1] ?? APPLE.exec(itunes)?.[1];
  const keys: LookupKey[] = [
    ...(id ? [{ kind: "id", value: id } as const] : []),
    ...(FEED.test(feed) ? [{ kind: "feed", value: feed } as const] : []),
    ...(itunesId ? [{ kind: "itunes", value: itunesId } as const] : []),
    ...(title ? [{ kind: "title", value: title } as const] : []),
  ];
  const [first] = keys;
  if (!first) return undefined;
  const given = [title, author].filter(Boolean).join(" · ") || feed || itunes || id;
  return { given, kind: first.kind, keys, ...(title && { title }), ...(author && { author }) };
}
