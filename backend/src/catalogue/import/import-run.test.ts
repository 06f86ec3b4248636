import { createServer } from "node:http";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BuildPhase, BuildResult } from "../local/write/catalogue-build.js";
import type { ImportedPodcast } from "../local/record/imported-podcast.js";
import { FeedFetcher, type FetchOptions } from "../../feeds/feed-fetcher.js";
import { importInputs } from "./import-inputs.js";
import { ImportReport } from "./import-report.js";
import { ImportStopped, runImport, type ImportTarget } from "./import-run.js";
import { importSummary } from "./import-summary.js";

const RESULT: BuildResult = {
  added: 1,
  updated: 0,
  kept: 0,
  removed: 0,
  podcasts: 1,
  episodes: 1,
  switched: true,
  checksum: "",
};

/** Records the events of a build; `finish` can be made to fail or to wait. */
class RecordedBuild implements ImportTarget {
  readonly added: ImportedPodcast[] = [];
  readonly events: string[] = [];
  finishing: () => Promise<BuildResult> = () => Promise.resolve(RESULT);
  add(podcast: ImportedPodcast): Promise<void> {
    this.added.push(podcast);
    return Promise.resolve();
  }
  repeats: ImportTarget["repeats"];
  finish(onPhase: (phase: BuildPhase) => void): Promise<BuildResult> {
    this.events.push("finish");
    onPhase("indexing");
    return this.finishing();
  }
  abort(): Promise<void> {
    this.events.push("abort");
    return Promise.resolve();
  }
}

const FEED =
  '<rss><channel><title>One</title><item><title>E</title><enclosure url="https://a.example/1.mp3"/></item></channel></rss>';

let folder: string;
let report: ImportReport;
let build: RecordedBuild;
let controller: AbortController;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "import-"));
  report = new ImportReport(join(folder, "data", "report.jsonl"));
  build = new RecordedBuild();
  controller = new AbortController();
});
afterEach(() => {
  report.close();
  rmSync(folder, { recursive: true });
});

const write = (name: string, content: string): void => writeFileSync(join(folder, name), content);
const lines = (): unknown[] => readFileSync(report.path, "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line) as unknown); // prettier-ignore
const positions: number[] = [];
const phases: BuildPhase[] = [];

async function run(names: readonly string[], fetcher = new FeedFetcher()) {
  const inputs = await importInputs(names.map((name) => join(folder, name)));
  const watcher = {
    reading: (position: number) => void positions.push(position),
    phase: (phase: BuildPhase) => void phases.push(phase),
  };
  return runImport(inputs, {
    begin: () => Promise.resolve(build),
    fetcher,
    report,
    watcher,
    now: new Date(),
    signal: controller.signal,
  });
}

test("shows are added, everything else is counted and reported", async () => {
  write("a.xml", FEED);
  write("b.xml", "<html></html>");
  write("c.xml", "<rss><channel><title>News</title><item><guid>1</guid><title>x</title></item></channel></rss>");
  write("d.md", "# words");
  const outcome = await run(["a.xml", "b.xml", "c.xml", "d.md"]);
  expect(outcome).toEqual({
    counts: { read: 4, podcasts: 1, skipped: 2, bad: 1 },
    gaveUpFetching: false,
    result: RESULT,
  });
  expect(build.added.map(({ title }) => title)).toEqual(["One"]);
  expect(build.events).toEqual(["finish"]);
  expect(phases).toContain("indexing");
  expect(lines()).toEqual([
    { outcome: "bad", file: join(folder, "b.xml"), reason: "Not a feed: the document's root is <html>." },
    {
      outcome: "skipped",
      file: join(folder, "c.xml"),
      reason: "Not a podcast: none of its 1 items has an audio or video file.",
    },
    {
      outcome: "skipped",
      file: join(folder, "d.md"),
      reason: "Neither a feed, a Podcast Index dump nor a subscription list.",
    },
  ]);
  expect(importSummary(outcome, { seconds: 1.25, megabytes: 190, report })).toBe(
    "Import finished in 1.3 s with at most 190 MB of memory: 4 read, 1 added, 0 updated, 0 unchanged or repeated, 2 skipped, 1 bad.\n" +
      `The catalogue contains 1 show and 1 episode.\nThe rows that were not imported, with reasons: ${report.path}\n`,
  );
});

test("with nothing to import the catalogue does not change", async () => {
  write("b.xml", "");
  const outcome = await run(["b.xml"]);
  expect(outcome).toEqual({ counts: { read: 1, podcasts: 0, skipped: 0, bad: 1 }, gaveUpFetching: false });
  expect(build.events).toEqual(["abort"]);
  expect(importSummary(outcome, { seconds: 0, megabytes: 90, report })).toContain("the catalogue is unchanged");
});

test("an interruption while reading cancels the build", async () => {
  write("a.xml", FEED);
  controller.abort();
  await expect(run(["a.xml"])).rejects.toBeInstanceOf(ImportStopped);
  expect(build.events).toEqual(["abort"]);
});

test("an interruption while the database is working cancels the build", async () => {
  write("a.xml", FEED);
  build.finishing = () => new Promise(() => setImmediate(() => controller.abort()));
  await expect(run(["a.xml"])).rejects.toBeInstanceOf(ImportStopped);
  expect(build.events).toEqual(["finish", "abort"]);
});

test("a database that refuses a show ends the import, and the catalogue does not change", async () => {
  write("a.xml", FEED);
  build.add = () => Promise.reject(new Error("disk full"));
  await expect(run(["a.xml"])).rejects.toThrow("disk full");
  expect(build.events).toEqual(["abort"]);
});

test("fetches subscriptions, and reports unreachable ones with their address", async () => {
  const server = createServer((request, response) => {
    if (request.url === "/feed") response.end(FEED);
    else if (request.url === "/blog")
      response.end("<rss><channel><title>B</title><item><guid>1</guid><title>x</title></item></channel></rss>");
    else response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const actual = new FeedFetcher({}, { names: [], ranges: ["127.0.0.1"], ports: [port] });
  // Public host names that lead to the local server: a list may contain only public addresses.
  const local = { isNamed: () => false, fetch: async (address: string, options?: FetchOptions) => {
    const { hostname, pathname } = new URL(address);
    if (hostname === "gone.example") return { kind: "failed", reason: "its name cannot be resolved" } as const;
    const result = await actual.fetch(`http://127.0.0.1:${port}${pathname}`, options);
    return result.kind === "fetched" ? { ...result, address } : result;
  } } as unknown as FeedFetcher; // prettier-ignore
  const outline = (name: string, address: string): string => `<outline type="rss" text="${name}" xmlUrl="${address}"/>`;
  write("subs.opml", `<opml><body>${outline("One", "https://a.example/feed")}${outline("Blog", "https://a.example/blog")}
    ${outline("Lost", "https://a.example/lost")}${outline("Gone", "https://gone.example/f")}${outline("Odd", "file:///x")}</body></opml>`); // prettier-ignore
  const outcome = await run(["subs.opml"], local);
  server.close();
  expect(outcome.counts).toEqual({ read: 5, podcasts: 1, skipped: 3, bad: 1 });
  expect(build.added[0]).toMatchObject({ key: "a.example/feed", feedUrl: "https://a.example/feed" });
  const file = join(folder, "subs.opml");
  expect(lines()).toEqual(
    expect.arrayContaining([
      {
        outcome: "skipped",
        file,
        title: "Blog",
        feedUrl: "https://a.example/blog",
        reason: "Not a podcast: none of its 1 items has an audio or video file.",
      },
      {
        outcome: "skipped",
        file,
        title: "Lost",
        feedUrl: "https://a.example/lost",
        reason: "Not reached: the server returned 404.",
      },
      {
        outcome: "skipped",
        file,
        title: "Gone",
        feedUrl: "https://gone.example/f",
        reason: "Not reached: its name cannot be resolved.",
      },
      { outcome: "bad", file, title: "Odd", reason: "The subscription's address is not a web address." },
    ]),
  );
});

describe("unresolvable names", () => {
  const outlines = (...names: string[]) =>
    `<opml><body>${names.map((name) => `<outline text="${name}" xmlUrl="https://${name}.example/f"/>`).join("")}</body></opml>`;
  const gone = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `gone${from + at}`);
  /** Host names that begin with "gone" cannot be resolved; all others have a feed. */
  const world = () => {
    const requests: string[] = [];
    const fetch = async (address: string) => {
      requests.push(address);
      if (!address.includes("//gone")) return { kind: "fetched", bytes: Buffer.from(FEED), address } as const;
      return { kind: "failed", reason: "its name cannot be resolved", unresolved: true } as const;
    };
    return { requests, fetcher: { fetch } as unknown as FeedFetcher };
  };

  test("stops fetching after twenty failures in a row, and keeps the rows already read", async () => {
    write("subs.opml", outlines("here1", "here2", ...gone(60), "here3"));
    write("more.opml", outlines("here4"));
    write("own.xml", FEED);
    const { requests, fetcher } = world();
    const outcome = await run(["subs.opml", "more.opml", "own.xml"], fetcher);
    expect(outcome).toMatchObject({ counts: { read: 65, podcasts: 3, skipped: 62, bad: 0 }, gaveUpFetching: true });
    // Up to seven more requests were already running.
    expect(requests.length).toBeGreaterThanOrEqual(22);
    expect(requests.length).toBeLessThanOrEqual(29);
    expect(build.events).toEqual(["finish"]);
    expect(lines().filter((line) => (line as { reason: string }).reason.startsWith("Not fetched:"))).toHaveLength(
      64 - requests.length,
    );
    expect(lines()).toContainEqual(
      expect.objectContaining({
        feedUrl: "https://here4.example/f",
        reason: "Not fetched: 20 names in a row could not be resolved.",
      }),
    );
    expect(importSummary(outcome, { seconds: 1, megabytes: 90, report })).toContain(
      "20 names in a row could not be resolved, so fetching stopped. Shows that were read before are kept.",
    );
  });

  test("never stops because of fewer failures in a row, whatever their total", async () => {
    write("subs.opml", outlines(...[0, 12, 24, 36].flatMap((from) => [...gone(12, from), `here${from}`])));
    const { requests, fetcher } = world();
    const outcome = await run(["subs.opml"], fetcher);
    expect(requests).toHaveLength(52);
    expect(outcome).toMatchObject({ counts: { podcasts: 4, skipped: 48 }, gaveUpFetching: false });
    expect(importSummary(outcome, { seconds: 1, megabytes: 90, report })).not.toContain("fetching stopped");
  });
});
