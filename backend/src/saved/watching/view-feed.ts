import { xmlText } from "@earshot/domain/shared/text/xml-text";
import { changeWords } from "@earshot/domain/saved/watching/change-words";
import type { ViewChange } from "@earshot/domain/saved/watching/result-difference";

/** A run with changes, as feeds present it. */
type FeedRun = { readonly id: string; readonly at: Date; readonly changes: readonly ViewChange[] };
/** What a feed is about. URLs are absolute. */
export type ViewFeed = {
  readonly name: string;
  readonly search: string;
  readonly self: string;
  readonly origin: string;
  /** Newest first. */
  readonly runs: readonly FeedRun[];
};

/** Maximum items in a feed; programs read it far more often than this number of changes occurs. */
const ITEMS_MAX = 200;

type Item = {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly at: Date;
};

function itemsOf({ runs, origin }: ViewFeed): readonly Item[] {
  return runs
    .flatMap(({ id, at, changes }) =>
      changes.map((change) => ({
        id: `${origin}/feeds/changes/${id}/${change.kind}/${change.what}/${encodeURIComponent(change.podcastId)}`,
        url: `${origin}/podcast/${encodeURIComponent(change.podcastId)}`,
        title: `${change.title || "Untitled"} ${changeWords(change)}`,
        text: `${changeWords(change)}. Listeners: ${change.listeners === "N/A" ? "unknown" : change.listeners}`,
        at,
      })),
    )
    .slice(0, ITEMS_MAX);
}

const titleOf = ({ name }: ViewFeed): string => `${name}: changes - Earshot`;

/** The changes as JSON Feed 1.1. */
export function jsonFeed(feed: ViewFeed): object {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: titleOf(feed),
    home_page_url: feed.search,
    feed_url: feed.self,
    language: "en",
    items: itemsOf(feed).map(({ id, url, title, text, at }) => ({
      id,
      url,
      title,
      content_text: text,
      date_published: at.toISOString(),
    })),
  };
}

/** The changes as RSS 2.0. */
export function rssFeed(feed: ViewFeed): string {
  const items = itemsOf(feed).map(({ id, url, title, text, at }) =>
    [
      "<item>",
      element("title", title),
      element("link", url),
      `<guid isPermaLink="false">${xmlText(id)}</guid>`,
      element("pubDate", at.toUTCString()),
      element("description", text),
      "</item>",
    ].join(""),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${[
  element("title", titleOf(feed)),
  element("link", feed.search),
  element("description", "Shows that entered, left, rose, fell or changed in a watched search."),
  element("language", "en"),
  `<atom:link href="${xmlText(feed.self)}" rel="self" type="application/rss+xml"/>`,
  ...items,
].join("\n")}
</channel></rss>
`;
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
