import type { Podcast, PodcastId } from "../catalogue/shows/podcast.js";
import type { ListItem } from "./list.js";
import { xmlText } from "../shared/text/xml-text.js";

/** The beginning of a list in OPML 2.0, the format for subscription lists (http://opml.org/spec2.opml), up to its shows. */
export function opmlHead(listName: string, now: Date): string {
  const title = xmlText(listName);
  const made = now.toUTCString();
  return `<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
<head><title>${title}</title><dateCreated>${made}</dateCreated></head>
<body><outline text="${title}">
`;
}

export function opmlFoot(): string {
  return "</outline></body>\n</opml>\n";
}

/** One line per show. The feed URL comes from the catalogue; if it is unknown, the line has only the title. */
export function opmlOutlines(items: readonly ListItem[], catalogue: ReadonlyMap<PodcastId, Podcast>): string {
  return items.map((item) => outline(item, catalogue.get(item.podcastId))).join("");
}

function outline({ payload }: ListItem, podcast: Podcast | undefined): string {
  const title = xmlText(payload.title || "Untitled");
  const names = `text="${title}" title="${title}"`;
  const feed = podcast && isWeb(podcast.url) ? podcast.url : undefined;
  if (feed === undefined) return `<outline ${names}/>\n`;
  const site = podcast && isWeb(podcast.link) ? ` htmlUrl="${xmlText(podcast.link)}"` : "";
  return `<outline type="rss" ${names} xmlUrl="${xmlText(feed)}"${site}/>\n`;
}

function isWeb(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
