import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { completed } from "./completed.js";
import { readDump, type Repeats } from "./files/dump-reader.js";
import type { FeedFetcher, FetchResult } from "../../feeds/feed-fetcher.js";
import { roundRobin } from "../../feeds/round-robin.js";
import type { ImportInput } from "./import-inputs.js";
import { type UnresolvedNames, UNRESOLVED_MAX } from "./text/unresolved-names.js";
import { readOpml, type Subscription } from "./files/opml-reader.js";
import { FEED_LIMIT_BYTES, readFeed, type FeedResult } from "./feed/read-feed.js";
import type { ReadItem } from "./files/read-item.js";
import { readCsv, readJson } from "./files/table-reader.js";
import { hostOf } from "./text/web-address.js";

/** Maximum number of feeds fetched at the same time. */
const FETCHES = 8;

const NOT_FETCHED = `Not fetched: ${UNRESOLVED_MAX} names in a row could not be resolved.`;

export type ReadContext = {
  readonly fetcher: FeedFetcher;
  readonly names: UnresolvedNames;
  readonly now: Date;
  readonly signal: AbortSignal;
  /** Whether a row of a dump is already stored unchanged. */
  readonly repeats?: Repeats;
  /** How far the input has been read, from 0 to 1. */
  readonly onProgress: (share: number) => void;
};

/** Every item of an input, in order. Never throws because of a file's contents. */
export async function* readInput(input: ImportInput, context: ReadContext): AsyncGenerator<ReadItem> {
  try {
    yield* itemsOf(input, context);
  } catch (error) {
    // The file has vanished, or this process may not read it.
    yield {
      kind: "bad",
      reason: `The file cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    };
  }
}

async function* itemsOf(input: ImportInput, context: ReadContext): AsyncGenerator<ReadItem> {
  const { path, kind, size } = input;
  if (kind === "dump") yield* readDump(path, context);
  else if (kind === "feed") yield await feedFile(input, context);
  else if (kind === "subscriptions") yield* subscriptions(input, context);
  else if (kind === "json") yield* readJson(path, size, context.onProgress);
  else if (kind === "csv") yield* readCsv(path, size, context.onProgress);
  else if (kind === "archive")
    yield { kind: "skipped", reason: "A compressed file: unpack it first, then import its contents." };
  else yield { kind: "skipped", reason: "Neither a feed, a Podcast Index dump nor a subscription list." };
}

async function feedFile({ path, size, address }: ImportInput, { now }: ReadContext): Promise<ReadItem> {
  if (size > FEED_LIMIT_BYTES)
    return { kind: "bad", reason: `The file is ${Math.round(size / 1e6)} MB; the limit for feeds is 50 MB.` };
  return itemOf(readFeed(await readFile(path), { now, address, fileName: basename(path) }));
}

async function* subscriptions({ path, size }: ImportInput, context: ReadContext): AsyncGenerator<ReadItem> {
  if (size > FEED_LIMIT_BYTES) {
    yield { kind: "bad", reason: "The list is larger than 50 MB." };
    return;
  }
  const list = readOpml(await readFile(path));
  if (list.length === 0) yield { kind: "bad", reason: "The list contains no subscription with an address." };
  let done = 0;
  const spread = roundRobin(list, ({ address, written }) => hostOf(address ?? written) ?? "");
  for await (const item of completed(spread, FETCHES, (entry) => subscribed(entry, context))) {
    done += 1;
    context.onProgress(done / list.length);
    yield item;
  }
}

async function subscribed(subscription: Subscription, context: ReadContext): Promise<ReadItem> {
  const { title, written } = subscription;
  const address = subscription.address ?? (context.fetcher.isNamed(written) ? written : undefined);
  if (address === undefined) return { kind: "bad", title, reason: "The subscription's address is not a web address." };
  const about = { title, feedUrl: address };
  if (context.names.gaveUp) return { kind: "skipped", ...about, reason: NOT_FETCHED };
  const answer = await context.fetcher.fetch(address, { signal: context.signal });
  context.names.note(answer.kind === "failed" && answer.unresolved === true);
  if (answer.kind !== "fetched") return { kind: "skipped", ...about, reason: failureText(answer) };
  const { bytes, contentType } = answer;
  const item = itemOf(readFeed(bytes, { address: answer.address, contentType, now: context.now }));
  return item.kind === "podcast" ? item : { ...item, ...about };
}

function failureText(answer: Exclude<FetchResult, { kind: "fetched" }>): string {
  if (answer.kind === "gone") return "Its server says it is gone for good.";
  return answer.kind === "failed" ? `Not reached: ${answer.reason}.` : "The server sent nothing.";
}

// A feed of ordinary articles is not a mistake; an unreadable feed is.
function itemOf(result: FeedResult): ReadItem {
  if (result.kind === "podcast") return { kind: "podcast", podcast: result.podcast };
  return { kind: result.code === "not-a-podcast" ? "skipped" : "bad", reason: result.reason };
}
