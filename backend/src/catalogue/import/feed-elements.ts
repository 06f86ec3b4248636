/** Children of a channel and of an item that are read. Everything else is passed over and never held in memory. */
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
  "podcast:updatefrequency", "podcast:location", "skiphours", "skipdays",
]); // prettier-ignore

const ITEM = new Set([
  ...SHARED, "guid", "content", "content:encoded", "enclosure", "itunes:title", "itunes:duration", "media:content",
  "media:description",
]); // prettier-ignore

/** Elements whose own children are read: channel and item, and small containers. */
const CONTAINERS: Readonly<Record<string, ReadonlySet<string>>> = {
  channel: CHANNEL,
  item: ITEM,
  image: new Set(["url"]),
  author: new Set(["name"]),
  "atom:author": new Set(["atom:name", "name"]),
  skiphours: new Set(["hour"]),
  skipdays: new Set(["day"]),
  "itunes:owner": new Set(["itunes:name"]),
  "itunes:category": new Set(["itunes:category"]),
  "googleplay:category": new Set(["googleplay:category"]),
  "media:group": new Set(["media:content", "media:thumbnail", "media:description"]),
};

/** Elements that hold a text which may be marked up without escaping; the markup is then part of the text. */
const RICH = new Set(["description", "summary", "content", "content:encoded", "subtitle", "title", "itunes:summary"]);

/** Names that HTML has too: inside a text they may be markup. */
const AMBIGUOUS = new Set(["title", "link", "image", "summary", "content", "category", "author"]);

/** Whether an element of a feed is read when it stands inside `parent`. */
export const isRead = (name: string, parent: string): boolean => CONTAINERS[parent]?.has(name) ?? false;

/** True where markup inside the element is text. */
export const isRich = (name: string): boolean => RICH.has(name);

/** True for an element that can only be the next field: a feed that forgot to close the one before is read on. */
export const startsNextField = (name: string, container: string): boolean =>
  isRead(name, container) && !AMBIGUOUS.has(name);
