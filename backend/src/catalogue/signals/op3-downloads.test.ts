import { feedServer, type FeedServer } from "../../testing/servers/feed-server.js";
import { JsonSource } from "./json-source.js";
import { Op3Downloads } from "./op3-downloads.js";

// The structures are those of OP3's own API.
const UUID = "0123456789abcdef0123456789abcdef";
const OTHER = "fedcba9876543210fedcba9876543210";
const feedUrl = "https://feeds.example/tidal.xml";

let server: FeedServer;
beforeAll(async () => (server = await feedServer()));
afterAll(() => server.close());
beforeEach(() => {
  server.pages.clear();
  server.asked.length = 0;
});

const op3 = () =>
  new Op3Downloads(new JsonSource({ userAgent: "test", pauseMs: 0 }), {
    ...{ token: "secret", now: () => new Date("2026-11-22T12:00:00Z"), base: server.origin },
  });
const byFeed = `/api/1/shows/${Buffer.from(feedUrl).toString("base64url")}`;
const counts = (...uuids: string[]) =>
  `/api/1/queries/show-download-counts?${uuids.map((u) => `showUuid=${u}`).join("&")}`;

test("finds shows by guid or feed in one request, and counts only complete days", async () => {
  server.pages.set("/api/1/shows/guid-1", JSON.stringify({ showUuid: UUID, title: "Tidal" }));
  server.pages.set(byFeed, JSON.stringify({ showUuid: OTHER }));
  const week = { weeklyAvgDownloads: 900, weeklyDownloads: [900, 800, 950, 950], numWeeks: 4 };
  const showDownloadCounts = {
    [UUID]: { monthlyDownloads: 3_912, days: "1".repeat(30), ...week },
    [OTHER]: { monthlyDownloads: 120, days: `${"1".repeat(29)}0`, ...week },
  };
  server.pages.set(counts(UUID, OTHER), JSON.stringify({ asof: "2026-11-21T00:00:00Z", showDownloadCounts }));
  const at = Date.parse("2026-11-21T00:00:00Z") / 1000;
  expect(
    await op3().of([{ podcastGuid: "guid-1" }, { podcastGuid: "gone", feedUrl }, { podcastGuid: "none" }]),
  ).toEqual([
    { kind: "downloads", perMonth: 3_912, complete: true, source: "OP3", at },
    { kind: "downloads", perMonth: 120, complete: false, source: "OP3", at },
    undefined,
  ]);
});

test("requests no counts without a known show", async () => {
  expect(await op3().of([{ podcastGuid: "none" }])).toEqual([undefined]);
  expect(server.asked.map(([path]) => path)).toEqual(["/api/1/shows/none"]);
});

test("a refusal or an unexpected form is an error, not a show without downloads", async () => {
  server.pages.set("/api/1/shows/guid-1", (_, response) => void response.writeHead(401).end());
  await expect(op3().of([{ podcastGuid: "guid-1" }])).rejects.toThrow("answered 401");
  server.pages.set("/api/1/shows/guid-1", JSON.stringify({ showUuid: UUID }));
  server.pages.set(counts(UUID), JSON.stringify({ surprise: 1 }));
  await expect(op3().of([{ podcastGuid: "guid-1" }])).rejects.toThrow();
});
