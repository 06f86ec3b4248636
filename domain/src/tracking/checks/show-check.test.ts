import type { EpisodePage } from "../../catalogue/shows/episode.js";
import { FeedUnread } from "../../catalogue/shows/feed-unread.js";
import { CatalogueUnavailable, type PodcastCatalogue } from "../../catalogue/podcast-catalogue.port.js";
import type { Transactions } from "../../shared/transactions.port.js";
import { CheckRounds } from "./check-rounds.js";
import { episode } from "../episodes.fake.js";
import type { Pass, ProviderGate } from "./provider-gate.port.js";
import type { Outage, ProviderState } from "./provider-state.js";
import { ShowCheck } from "./show-check.js";
import { CheckRecorder } from "../check-recorder.js";
import { snapshotOf } from "../tracked-podcast.js";
import { MemoryTrackedStore } from "../tracked-store.fake.js";
import { MemoryWatchedShows } from "../watched-shows.fake.js";

const NOW = new Date("2026-11-21T12:00:00Z");
const transactions = { run: (work: () => Promise<unknown>) => work() } as unknown as Transactions;

/** A show with one episode that Ada tracks. `answer` returns the source's next response. */
async function world(answer: () => Promise<EpisodePage | undefined>, gateState: ProviderState = "closed") {
  const tracked = new MemoryTrackedStore();
  const shows = new MemoryWatchedShows((podcastId) => tracked.isTracked(podcastId));
  const recorder = new CheckRecorder(shows, tracked, tracked.alerts, transactions, () => 0.5);
  await recorder.note("p", [episode("e1", "2026-11-20T06:00:00Z")], new Date("2026-11-21T00:00:00Z"));
  const snapshot = { ...snapshotOf({ id: "p", fetchedAt: 0, defaulted: [] } as never, "local"), title: "Tides" };
  await tracked.start("ada", snapshot, { at: new Date("2026-11-21T00:00:00Z"), lastSeenPubDate: null });
  const passes: string[] = [];
  const outages: Outage[] = [];
  const note = (what: string) => () => {
    passes.push(what);
    return Promise.resolve();
  };
  const gate: ProviderGate = {
    state: async () => gateState,
    enter: async (): Promise<Pass | "open"> => (gateState === "open" ? "open" : { slot: 1, holder: "" }),
    leave: note("leave"),
    abandon: note("abandon"),
    leaveAfterOutage: async (_pass, { retryAfter, limited }) => {
      passes.push("outage");
      outages.push({ retryAfter, limited });
      return gateState === "probing" ? "open" : "closed";
    },
  };
  const catalogue = { sourceProvider: "local", episodes: answer } as unknown as PodcastCatalogue;
  const check = new ShowCheck(catalogue, shows, gate, recorder, { now: () => NOW });
  await shows.markQueued(["p"], NOW);
  return { tracked, shows, check, passes, outages, gate, catalogue };
}
const page = (...ids: string[]): EpisodePage => ({
  episodes: ids.map((id, index) => episode(id, new Date(Date.UTC(2026, 10, 20 + index, 6)).toISOString())),
  nextCursor: null,
});

test("reports new episodes, and sets the dates and the next check", async () => {
  const { check, tracked, shows, passes } = await world(async () => page("e1", "e2"));
  expect(await check.check("p")).toBe("checked");
  expect(tracked.alerts.stored.map(({ key }) => key)).toEqual(["e2"]);
  expect(await tracked.find("ada", "p")).toMatchObject({
    lastCheckedAt: NOW,
    lastSeenPubDate: new Date("2026-11-21T06:00:00Z"),
    newEpisodes: 1,
  });
  // It is a daily show, so the next check is in an hour.
  expect(shows.shows.get("p")).toMatchObject({ nextCheckAt: new Date("2026-11-21T13:00:00Z"), queuedAt: null });
  expect(passes).toEqual(["leave"]);
});

test("counts a show that left the catalogue as checked, and reports nothing", async () => {
  const { check, tracked } = await world(async () => undefined);
  expect(await check.check("p")).toBe("checked");
  expect(tracked.alerts.stored).toEqual([]);
});

const lastCheck = async ({ tracked }: { tracked: MemoryTrackedStore }) =>
  (await tracked.find("ada", "p"))?.lastCheckedAt?.toISOString();
const BEFORE = "2026-11-21T00:00:00.000Z";

test("counts a failure of the source as a failed try, and not as a check", async () => {
  const opened = await world(() => Promise.reject(new CatalogueUnavailable("Failed with status 500")));
  await expect(opened.check.check("p")).rejects.toThrow("500");
  expect([await lastCheck(opened), opened.passes]).toEqual([BEFORE, ["outage"]]);
});

test("postpones the show if the source is down, and leaves it due", async () => {
  const opened = await world(() => Promise.reject(new CatalogueUnavailable("Request timed out")), "probing");
  expect(await opened.check.check("p")).toBe("postponed");
  expect(opened.shows.shows.get("p")).toMatchObject({ queuedAt: null, nextCheckAt: NOW, failures: 0 });
  expect(await lastCheck(opened)).toBe(BEFORE);
});

class TooOften extends CatalogueUnavailable {
  override get limited(): boolean {
    return true;
  }
}

test("recognizes a request for fewer calls by its error, not by a number in its text", async () => {
  for (const [failure, limited] of [
    [new CatalogueUnavailable("Failed to read show 429", 9), false],
    [new TooOften("Slow down", 9), true],
  ] as const) {
    const opened = await world(() => Promise.reject(failure), "probing");
    await opened.check.check("p");
    expect(opened.outages).toEqual([{ retryAfter: 9, limited }]);
  }
});

test("sends no request to a paused source", async () => {
  let calls = 0;
  const opened = await world(async () => void (calls += 1), "open");
  expect(await opened.check.check("p")).toBe("postponed");
  expect([calls, await lastCheck(opened)]).toEqual([0, BEFORE]);
});

test("leaves the source's state unchanged if the adapter sent no request", async () => {
  const opened = await world(() => Promise.reject(new CatalogueUnavailable("resting", 1, false)));
  expect(await opened.check.check("p")).toBe("postponed");
  expect(opened.passes).toEqual(["abandon"]);
});

test("counts our own error as a failed try, not as a failure of the source", async () => {
  const opened = await world(() => Promise.reject(new TypeError("oops")));
  await expect(opened.check.check("p")).rejects.toThrow("oops");
  expect(opened.passes).toEqual(["abandon"]);
});

test("waits longer after each check that is given up, until one succeeds", async () => {
  const { check, shows } = await world(async () => page("e1"));
  const rest = () => ((shows.shows.get("p")?.nextCheckAt.getTime() ?? 0) - NOW.getTime()) / 3_600_000;
  await check.giveUp("p");
  const first = rest();
  await check.giveUp("p");
  // There is only one episode, so the show's interval is seven hours.
  expect([first, rest(), shows.shows.get("p")?.failures]).toEqual([7, 14, 2]);
  await check.check("p");
  expect(shows.shows.get("p")?.failures).toBe(0);
  await check.giveUp("unknown");
});

test("a round hands over as many due shows as the source's state allows", async () => {
  for (const [state, count] of [
    ["closed", 3],
    ["probing", 1],
    ["open", 0],
  ] as const) {
    const { shows, gate, catalogue, tracked } = await world(async () => page("e1"), state);
    for (const id of ["a", "b", "c"]) {
      await shows.hold(id, NOW);
      await tracked.start(
        "ada",
        { ...snapshotOf({ id, fetchedAt: 0, defaulted: [] } as never, "local") },
        { at: NOW, lastSeenPubDate: null },
      );
    }
    const put: string[] = [];
    const queue = { put: async (ids: readonly string[]) => void put.push(...ids) };
    const rounds = new CheckRounds(catalogue, shows, gate, queue, transactions);
    expect(await rounds.round(NOW)).toBe(count);
    expect(put).toEqual(["a", "b", "c"].slice(0, count));
    if (count === 3) expect(await rounds.round(NOW)).toBe(0);
  }
});

test("an unreadable feed pauses its show, not the source, without a retry", async () => {
  const { check, shows, tracked, passes } = await world(async () => {
    throw new FeedUnread("the server returned 404");
  });
  expect(await check.check("p")).toBe("unread");
  expect(passes).toEqual(["leave"]);
  const show = shows.shows.get("p");
  expect(show).toMatchObject({ failures: 1, queuedAt: null });
  expect(show?.nextCheckAt.getTime()).toBeGreaterThanOrEqual(NOW.getTime() + 3_600_000);
  expect((await tracked.find("ada", "p"))?.lastCheckedAt).toEqual(new Date("2026-11-21T00:00:00Z"));
});
