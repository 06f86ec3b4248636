import { podcastId } from "../local/record/podcast-id.js";
import { FeedFetcher, type FetchOptions, type FetchResult } from "../../feeds/feed-fetcher.js";
import type { HostGate } from "../../feeds/host-queue.js";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { StoredEpisodeFiles } from "./stored-episode-files.js";

const SHOW = podcastId("a.example/feed.xml");
/** Each episode names its own file. */
const transactions = {
  read: (_: string, [, guid]: string[]) => Promise.resolve([{ transcript_url: `https://files.example/${guid}.txt` }]),
} as unknown as PostgresTransactions;

const fetched = (text: string): FetchResult => ({
  kind: "fetched",
  bytes: Buffer.from(text),
  address: "https://files.example/",
});

class HeldFetcher extends FeedFetcher {
  readonly answers: ((answer: FetchResult) => void)[] = [];

  /** A request begins once its episode is read. */
  async requested(count: number): Promise<void> {
    while (this.answers.length < count) await new Promise((soon) => setImmediate(soon));
  }

  override fetch(_: string, _options?: FetchOptions) {
    return new Promise<FetchResult>((answer) => this.answers.push(answer));
  }
}

test("stops waiting for a host that grants no turn, and tries again later", async () => {
  let entered = 0;
  const full: HostGate = {
    enter: (_, signal) => {
      entered += 1;
      return new Promise((_turn, refuse) => signal.addEventListener("abort", () => refuse(signal.reason as Error)));
    },
    rest: () => undefined,
  };
  const files = new StoredEpisodeFiles(transactions, new FeedFetcher({}, undefined, full), undefined, {
    waitMs: 10,
    atOnce: 100,
  });
  for (const time of [1, 2]) {
    expect(await files.transcript(SHOW, "1")).toEqual({
      state: "unreadable",
      reason: "too many other requests to its host were waiting",
    });
    expect(entered).toBe(time);
  }
});

test("refuses more than a hundred files at a time, and takes another once one has arrived", async () => {
  const fetcher = new HeldFetcher();
  const files = new StoredEpisodeFiles(transactions, fetcher);
  const waiting = Array.from({ length: 100 }, (_, at) => files.transcript(SHOW, String(at)));
  await expect(files.transcript(SHOW, "100")).rejects.toMatchObject({
    status: 503,
    response: { code: "episode.files-busy", retryAfter: 5 },
  });
  // A request for a file that is already being fetched takes no slot.
  const same = files.transcript(SHOW, "0");
  fetcher.answers[0]?.(fetched("Ebb"));
  expect(await same).toEqual(await waiting[0]);
  const next = files.transcript(SHOW, "100");
  await fetcher.requested(101);
  for (const answer of fetcher.answers.slice(0, 100)) answer(fetched("Ebb"));
  await Promise.all(waiting);
  fetcher.answers[100]?.(fetched("Flood"));
  expect(await next).toEqual({ state: "read", parts: [{ at: null, text: "Flood" }] });
});

test("a removed file and a file without text are reported as that", async () => {
  const fetcher = new HeldFetcher();
  const files = new StoredEpisodeFiles(transactions, fetcher);
  const reasons = [files.transcript(SHOW, "1"), files.transcript(SHOW, "2")];
  await fetcher.requested(2);
  fetcher.answers[0]?.({ kind: "gone" });
  fetcher.answers[1]?.(fetched(""));
  expect(await Promise.all(reasons)).toEqual([
    { state: "unreadable", reason: "the file was removed" },
    { state: "unreadable", reason: "the file has no text" },
  ]);
});
