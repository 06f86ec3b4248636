import { isErrorPage } from "@earshot/domain/catalogue/sources/error-page";
import type { FeedProof } from "@earshot/domain/feeds/feed-proof";
import type { ImportedPodcast } from "../../local/record/imported-podcast.js";
import { oneLine } from "../text/clean-text.js";
import { childText, rejected, type FeedDocument, type FeedElement, type Rejection } from "./feed-element.js";
import { feedHints } from "./feed-hints.js";
import { feedProof } from "./feed-proof.js";
import { feedPodcast, type FeedOrigin } from "./feed-podcast.js";
import { feedText } from "./feed-text.js";
import { parseFeed } from "./parse-feed.js";

export type FeedResult =
  | {
      readonly kind: "podcast";
      readonly podcast: ImportedPodcast;
      readonly hints: ReturnType<typeof feedHints>;
      readonly proof: FeedProof;
    }
  | Rejection;

/** Maximum size of a feed: the largest real ones are about 20 MB. */
export const FEED_LIMIT_BYTES = 48 * 1024 * 1024;

/**
 * Reads a podcast from a feed's bytes, or returns a clear reason for rejecting it. Never throws because of its content, and never
 * fetches anything. `contentType` comes from the server.
 */
export function readFeed(bytes: Buffer, origin: FeedOrigin & { readonly contentType?: string }): FeedResult {
  if (bytes.length > FEED_LIMIT_BYTES)
    return rejected("too-large", `The document is ${Math.ceil(bytes.length / 1e6)} MB; the limit is 50 MB.`);
  const document = parseFeed(feedText(bytes, origin.contentType));
  if ("kind" in document) return document;
  const podcast = feedPodcast(document, origin);
  const { channel } = document;
  return (
    rejectionOf(document, podcast) ?? {
      kind: "podcast",
      podcast,
      hints: feedHints(channel),
      proof: feedProof(channel),
    }
  );
}

// A feed counts as a podcast when something can be played, when it declares itself one, or when nothing contradicts it.
function rejectionOf(document: FeedDocument, podcast: ImportedPodcast): Rejection | undefined {
  const isTitled = oneLine(childText(document.channel, "title")) !== undefined;
  const saysPodcast = [document.channel, ...document.items].some(hasPodcastFields);
  const episodes = podcast.episodes ?? [];
  if (episodes.some(({ audioUrl }) => audioUrl !== undefined)) return undefined;
  // Otherwise the name of a show whose host has closed its account would become "Invalid Account".
  if (isErrorPage(podcast)) return rejected("not-a-podcast", `An error page, not a show: “${podcast.title}”.`);
  if (!isTitled && episodes.length === 0) return rejected("no-content", "The feed has neither a title nor an episode.");
  if (saysPodcast || document.items.length === 0) return undefined;
  return rejected(
    "not-a-podcast",
    `Not a podcast: none of its ${document.items.length} items has an audio or video file.`,
  );
}

const hasPodcastFields = (element: FeedElement): boolean =>
  element.children.some(({ name }) => /^(?:itunes|podcast|googleplay):/.test(name));
