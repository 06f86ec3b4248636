/** Child elements that are read in both channels and items. All others are skipped and never held in memory. */
const SHARED = [
  "title", "link", "description", "summary", "subtitle", "author", "dc:creator", "dc:date", "pubdate", "published",
  "updated", "modified", "issued", "created", "image", "category", "id", "atom:link", "atom:author",
  "itunes:author", "itunes:image", "itunes:summary", "itunes:subtitle", "itunes:explicit", "itunes:link",
  "itunes:category", "googleplay:author", "googleplay:image", "googleplay:description", "googleplay:explicit",
  "media:thumbnail", "media:group",
]; // prettier-ignore

const CHANNEL = new Set([
  ...SHARED, "tagline", "language", "dc:language", "lastbuilddate", "managingeditor", "logo", "icon",
  "itunes:owner", "itunes:new-feed-url", "itunes:type", "googleplay:category", "podcast:guid", "podcast:locked",
  "podcast:updatefrequency", "podcast:location", "podcast:person", "podcast:funding", "podcast:socialinteract", "webmaster", "googleplay:email",
  "skiphours", "skipdays", "podcast:txt",
]); // prettier-ignore

const ITEM = new Set([
  ...SHARED, "guid", "content", "content:encoded", "enclosure", "itunes:title", "itunes:duration", "media:content",
  "media:description", "podcast:chapters", "podcast:transcript", "podcast:person", "psc:chapters",
]); // prettier-ignore

/** Elements whose own children are read: channel and item, and small containers. */
const CONTAINERS: Readonly<Record<string, ReadonlySet<string>>> = {
  channel: CHANNEL,
  item: ITEM,
  image: new Set(["url"]),
  author: new Set(["name", "email"]),
  "atom:author": new Set(["atom:name", "name", "atom:email", "email"]),
  skiphours: new Set(["hour"]),
  skipdays: new Set(["day"]),
  "itunes:owner": new Set(["itunes:name", "itunes:email"]),
  "itunes:category": new Set(["itunes:category"]),
  "googleplay:category": new Set(["googleplay:category"]),
  "psc:chapters": new Set(["psc:chapter"]),
  "media:group": new Set(["media:content", "media:thumbnail", "media:description"]),
};

/** Elements whose text may contain unescaped markup, which is then part of the text. */
const RICH = new Set(["description", "summary", "content", "content:encoded", "subtitle", "title", "itunes:summary"]);

/** Names that HTML uses too: inside a text, they may be markup. */
const AMBIGUOUS = new Set(["title", "link", "image", "summary", "content", "category", "author"]);

/** Whether an element of a feed is read when it is inside `parent`. */
export const isRead = (name: string, parent: string): boolean => CONTAINERS[parent]?.has(name) ?? false;

/** True if markup inside the element counts as text. */
export const isRich = (name: string): boolean => RICH.has(name);

/** True for an element that can only be the next field, which ends an unclosed one. */
export const startsNextField = (name: string, container: string): boolean =>
  isRead(name, container) && !AMBIGUOUS.has(name);
