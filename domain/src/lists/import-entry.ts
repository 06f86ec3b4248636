import type { LookupKey } from "../catalogue/podcast-catalogue.port.js";

/** What somebody named by a line, a row or a subscription, and how it can be looked for. */
export type ImportEntry = {
  /** As it was written, for showing. */
  readonly given: string;
  /** By what it is named; the surest there is. */
  readonly kind: LookupKey["kind"];
  /** How to look for it, surest first. */
  readonly keys: readonly LookupKey[];
  readonly title?: string;
  readonly author?: string;
};

const APPLE = /^https?:\/\/(?:podcasts|itunes)\.apple\.com\/\S*?\/id(\d{4,12})\b/i;
const ITUNES_ID = /^(?:id)?(\d{6,12})$/i;
/** A page of ours, wherever the service is. */
const OWN_PAGE = /^https?:\/\/[^/\s]+\/podcast\/([0-9A-Za-z_-]{1,100})\/?(?:[?#]\S*)?$/;
/** Ids of the local catalogue have a digit among their thirteen signs all but always; words have none. */
const OWN_ID = /^(?=[a-z]*\d)[0-9abcdefghjkmnpqrstvwxyz]{13}$/;
const FEED = /^(?:https?|feed|itpc|pcast):\/*[^\s/]+\S*$/i;
/** Signs that people put before the lines of a list. */
const BULLET = /^\s*(?:[-*•–—·]\s+|\d{1,4}[.)]\s+|\[[ x]\]\s+)/i;
/** Between a title and its author, or a title and its subtitle. Each run of spaces is read once, however long it is. */
const PARTED = /\t+|(?<!\s)\s+(?:[–—|-]|by)\s+/iu;

/** What a line, or the one cell of a row, names. undefined for an empty one. */
export function lineEntry(line: string): ImportEntry | undefined {
  const given = line.replace(BULLET, "").trim();
  if (given === "") return undefined;
  const itunes = APPLE.exec(given)?.[1] ?? ITUNES_ID.exec(given)?.[1];
  if (itunes !== undefined) return { given, kind: "itunes", keys: [{ kind: "itunes", value: itunes }] };
  const page = OWN_PAGE.exec(given)?.[1];
  // Somebody's feed may lie at such an address as well.
  if (page !== undefined) {
    return { given, kind: "id", keys: [{ kind: "id", value: page }, { kind: "feed", value: given }] }; // prettier-ignore
  }
  if (OWN_ID.test(given)) {
    return { given, kind: "id", keys: [{ kind: "id", value: given }, { kind: "title", value: given }] }; // prettier-ignore
  }
  if (FEED.test(given)) return { given, kind: "feed", keys: [{ kind: "feed", value: given }] };
  return titleEntry(given);
}

/** A title, or a title and its author in one line: which of the two, the candidates tell. */
function titleEntry(given: string): ImportEntry {
  const parted = PARTED.exec(given);
  const title = parted ? given.slice(0, parted.index).trim() : "";
  const author = parted ? given.slice(parted.index + parted[0].length).trim() : "";
  const whole = { kind: "title", value: given } as const;
  if (title === "" || author === "") return { given, kind: "title", title: given, keys: [whole] };
  // A tab stands between columns and never in a title.
  const keys = parted?.[0].includes("\t") ? [] : [whole];
  return { given, kind: "title", title, author, keys: [...keys, { kind: "title", value: title }] };
}

/** What is said of a show in columns of its own; undefined when nothing of it names a show. */
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
