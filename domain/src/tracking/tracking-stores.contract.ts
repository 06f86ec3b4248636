import type { AlertStore } from "./alert-store.port.js";
import { episode } from "./episodes.fake.js";
import type { TrackedSnapshot, TrackerId } from "./tracked-podcast.js";
import type { TrackedStore } from "./tracked-store.port.js";
import type { WatchedShows } from "./watched-shows.port.js";

/**
 * The users `ada` and `ben` exist. `together` runs work in one transaction. `later` advances the store's clock by the given number of
 * seconds; a store can shift its dates back instead. The shows are those of the catalogue "local".
 */
export type OpenTrackingStores = {
  readonly tracked: TrackedStore;
  readonly alerts: AlertStore;
  readonly shows: WatchedShows;
  readonly ada: TrackerId;
  readonly ben: TrackerId;
  later(seconds: number): Promise<void>;
  together<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** The contract of every store of tracked podcasts, alerts and watched shows. `open` returns empty stores. */
export function describeTrackingStores(name: string, open: () => Promise<OpenTrackingStores>): void {
  describe(`${name} as stores of tracking`, () => {
    let opened: OpenTrackingStores;
    let tracked: TrackedStore;
    let alerts: AlertStore;
    let shows: WatchedShows;
    beforeEach(async () => {
      opened = await open();
      ({ tracked, alerts, shows } = opened);
    });
    afterEach(() => opened.close());

    const T0 = new Date("2026-11-21T12:00:00Z");
    const at = (seconds: number): Date => new Date(T0.getTime() + seconds * 1000);
    const snapshot = (podcastId: string, more: Partial<TrackedSnapshot> = {}): TrackedSnapshot => ({
      podcastId,
      title: `Show ${podcastId}`,
      imageUrl: "https://img.example/1.png",
      author: "Ada Quill",
      description: "About tides",
      categories: ["News", "Daily News"],
      createdOn: 1_500_000_000,
      lastUpdate: 1_600_000_000,
      explicit: 0,
      language: "en",
      episodeCount: 12,
      listenerRange: "1,000-5,000",
      popularityScore: 4.5,
      sourceProvider: "local",
      sourceFetchedAt: at(-60),
      ...more,
    });
    const start = (userId: TrackerId, podcastId: string, seconds = 0) =>
      tracked.start(userId, snapshot(podcastId), { at: at(seconds), lastSeenPubDate: at(-3_600) });
    const tell = (podcastId: string, ...ids: string[]) =>
      alerts.add(
        "local",
        podcastId,
        ids.map((id) => ({ key: id, episode: episode(id, at(-10).toISOString()) })),
        at(1),
      );
    const alertedEpisodes = async (userId: TrackerId) =>
      (await alerts.page(userId, 100)).map(({ episodeId }) => episodeId);

    test("returns a user’s own tracked shows", async () => {
      await start(opened.ada, "p");
      const stored = await tracked.find(opened.ada, "p");
      expect(stored).toEqual({
        ...snapshot("p"),
        id: expect.any(String) as string,
        lastSeenPubDate: at(-3_600),
        lastCheckedAt: at(0),
        startedAt: at(0),
        nextCheckAt: null,
        alerts: { inApp: true, email: "off" },
        newEpisodes: 0,
      });
      expect(await tracked.find(opened.ben, "p")).toBeUndefined();
      expect(await tracked.list(opened.ben)).toEqual([]);
    });

    test("a value that the source does not state stays null, even after tracking stops and starts again", async () => {
      const unknown = {
        author: null,
        description: null,
        categories: [],
        createdOn: 0,
        lastUpdate: 0,
        explicit: "N/A",
        language: null,
        episodeCount: null,
        listenerRange: null,
        popularityScore: null,
        sourceFetchedAt: null,
      } as const;
      await tracked.start(opened.ada, snapshot("p", unknown), { at: at(0), lastSeenPubDate: null });
      const stored = await tracked.find(opened.ada, "p");
      expect(stored).toMatchObject({ ...unknown, lastSeenPubDate: null });
      await tracked.stop(opened.ada, "p");
      await tracked.restore(opened.ada, "p");
      expect(await tracked.find(opened.ada, "p")).toEqual(stored);
    });

    test("starting again renews the facts and keeps start, settings and alerts", async () => {
      await start(opened.ada, "p");
      await tracked.setAlerts(opened.ada, "p", { inApp: true, email: "daily" });
      await tell("p", "e1");
      const before = await tracked.find(opened.ada, "p");
      await tracked.start(opened.ada, snapshot("p", { title: "Renamed" }), { at: at(60), lastSeenPubDate: at(30) });
      expect(await tracked.find(opened.ada, "p")).toEqual({
        ...before,
        title: "Renamed",
        lastCheckedAt: at(60),
        lastSeenPubDate: at(30),
      });
    });

    test("lists the most recently started tracking first", async () => {
      await start(opened.ada, "a", 0);
      await start(opened.ada, "c", 20);
      await start(opened.ada, "b", 10);
      expect((await tracked.list(opened.ada)).map(({ podcastId }) => podcastId)).toEqual(["c", "b", "a"]);
    });

    test("stopping removes the record and its alerts, nobody else's, and can be repeated", async () => {
      for (const user of [opened.ada, opened.ben]) await start(user, "p");
      await tell("p", "e1");
      for (let times = 0; times < 2; times += 1) await tracked.stop(opened.ada, "p");
      expect([await tracked.find(opened.ada, "p"), await alertedEpisodes(opened.ada)]).toEqual([undefined, []]);
      expect(await alertedEpisodes(opened.ben)).toEqual(["e1"]);
    });

    test("restores exactly the stopped record: start, position, settings, seen and unseen alerts", async () => {
      for (const [index, show] of ["a", "p", "c"].entries()) await start(opened.ada, show, index * 10);
      await start(opened.ben, "p");
      await tracked.setAlerts(opened.ada, "p", { inApp: true, email: "daily" });
      await tell("p", "e1", "e2");
      await alerts.markSeen(opened.ada, at(2));
      await tell("a", "other");
      await tell("p", "e3");
      const everything = async () => [await tracked.list(opened.ada), await alerts.page(opened.ada, 100)];
      const before = await everything();
      for (let times = 0; times < 2; times += 1) {
        await tracked.stop(opened.ada, "p");
        expect(await everything()).not.toEqual(before);
        expect(await tracked.restore(opened.ada, "p")).toBe(true);
        expect(await everything()).toEqual(before);
      }
      expect(await tracked.restore(opened.ada, "p")).toBe(false);
      // The new tracker gets alerts for later episodes, but not for known ones.
      await tell("p", "e3", "e4");
      for (const user of [opened.ada, opened.ben])
        expect((await alertedEpisodes(user)).slice(0, 2)).toEqual(["e4", "e3"]);
    });

    test("restores only one's own stopped record, unless it was started again", async () => {
      await start(opened.ada, "p");
      await tell("p", "e1");
      expect(await tracked.restore(opened.ada, "p")).toBe(false);
      await tracked.stop(opened.ada, "p");
      for (const show of ["p", "none"]) expect(await tracked.restore(opened.ben, show)).toBe(false);
      expect(await tracked.restore(opened.ada, "none")).toBe(false);
      await start(opened.ada, "p", 70);
      const again = await tracked.find(opened.ada, "p");
      expect(await tracked.restore(opened.ada, "p")).toBe(true);
      expect(await tracked.find(opened.ada, "p")).toEqual(again);
      expect(await tracked.list(opened.ben)).toEqual([]);
    });

    test("stops are deleted after their time, not before; the show is remembered as long as they exist", async () => {
      await opened.together(() => shows.hold("p", at(0)));
      await shows.save({ podcastId: "p", memory: undefined, interval: 60, nextCheckAt: at(9), queuedAt: null, failures: 0 }); // prettier-ignore
      await start(opened.ada, "p");
      await tracked.stop(opened.ada, "p");
      await opened.later(3_500);
      expect(await tracked.forgetStopped(3_600)).toBe(0);
      await shows.forgetUntracked();
      expect(await opened.together(() => shows.hold("p", at(1)))).toMatchObject({ interval: 60 });
      await opened.later(200);
      expect(await tracked.forgetStopped(3_600)).toBe(1);
      expect(await tracked.restore(opened.ada, "p")).toBe(false);
      await shows.forgetUntracked();
      expect(await opened.together(() => shows.hold("p", at(1)))).toMatchObject({ interval: 0 });
    });

    test("a check is recorded for everyone who tracks the show", async () => {
      for (const user of [opened.ada, opened.ben]) await start(user, "p");
      await start(opened.ada, "other");
      await tracked.checked("local", "p", { at: at(99), lastSeenPubDate: at(98) });
      for (const user of [opened.ada, opened.ben])
        expect(await tracked.find(user, "p")).toMatchObject({ lastCheckedAt: at(99), lastSeenPubDate: at(98) });
      expect(await tracked.find(opened.ada, "other")).toMatchObject({ lastCheckedAt: at(0) });
    });

    test("settings belong to one person and show; turning off all mail ends it for all shows of one person", async () => {
      for (const user of [opened.ada, opened.ben]) for (const show of ["p", "q"]) await start(user, show);
      expect(await tracked.setAlerts(opened.ada, "none", { inApp: false, email: "off" })).toBe(false);
      for (const user of [opened.ada, opened.ben])
        for (const show of ["p", "q"])
          expect(await tracked.setAlerts(user, show, { inApp: false, email: "each" })).toBe(true);
      await tracked.endMail(opened.ada);
      const settings = async (user: TrackerId) =>
        (await tracked.list(user)).map(({ alerts: { inApp, email } }) => [inApp, email]);
      expect(await settings(opened.ada)).toEqual([
        [false, "off"],
        [false, "off"],
      ]);
      expect(await settings(opened.ben)).toEqual([
        [false, "each"],
        [false, "each"],
      ]);
    });

    test("an alert exists once per person and episode, even with simultaneous reports", async () => {
      for (const user of [opened.ada, opened.ben]) await start(user, "p");
      await Promise.all(Array.from({ length: 6 }, () => opened.together(() => tell("p", "e1", "e2"))));
      await tell("p", "e2", "e3");
      for (const user of [opened.ada, opened.ben]) expect(await alertedEpisodes(user)).toEqual(["e3", "e2", "e1"]);
    });

    test("users without notices get none; alerts that are off on the site are not shown there", async () => {
      await start(opened.ada, "p");
      await tracked.setAlerts(opened.ada, "p", { inApp: false, email: "off" });
      await tell("p", "e1");
      await tracked.setAlerts(opened.ada, "p", { inApp: false, email: "each" });
      await tell("p", "e2");
      expect([await alertedEpisodes(opened.ada), await alerts.countUnseen(opened.ada)]).toEqual([[], 0]);
      await tracked.setAlerts(opened.ada, "p", { inApp: true, email: "off" });
      expect([await alertedEpisodes(opened.ada), await alerts.countUnseen(opened.ada)]).toEqual([["e2"], 1]);
    });

    test("alerts are new until each person has seen them; pages have no gaps", async () => {
      for (const user of [opened.ada, opened.ben]) await start(user, "p");
      await tell("p", "e1", "e2", "e3");
      expect(await tracked.find(opened.ada, "p")).toMatchObject({ newEpisodes: 3 });
      await alerts.markSeen(opened.ada, at(5));
      await tell("p", "e4");
      const seen = await alerts.page(opened.ada, 100);
      expect(seen.map(({ episodeId, isNew }) => [episodeId, isNew])).toEqual([["e4", true], ["e3", false], ["e2", false], ["e1", false]]); // prettier-ignore
      expect([await alerts.countUnseen(opened.ada), await alerts.countUnseen(opened.ben)]).toEqual([1, 4]);
      expect(await alerts.page(opened.ada, 2, seen[0]?.id)).toEqual(seen.slice(1, 3));
    });

    test("a show is created once and keeps its saved state", async () => {
      const made = await opened.together(() => shows.hold("p", at(0)));
      expect(made).toMatchObject({
        podcastId: "p",
        memory: undefined,
        nextCheckAt: at(0),
        queuedAt: null,
        failures: 0,
      });
      const memory = { since: at(-5), lastSeen: at(-9), episodes: [["k", "mark"] as const] };
      const saved = { podcastId: "p", memory, interval: 3_600, nextCheckAt: at(50), queuedAt: at(1), failures: 2 };
      await shows.save(saved);
      expect(await opened.together(() => shows.hold("p", at(9)))).toEqual(saved);
    });

    test("candidates are tracked, due and not queued, most overdue first; shows without trackers are deleted", async () => {
      const plan = { late: [-90, null], later: [-30, null], soon: [30, null], going: [-60, -10], lost: [-60, -900], nobodys: [-60, null] } as const; // prettier-ignore
      for (const [id, [next, queued]] of Object.entries(plan)) {
        await opened.together(() => shows.hold(id, at(0)));
        const queuedAt = queued === null ? null : at(queued);
        await shows.save({
          podcastId: id,
          memory: undefined,
          interval: 60,
          nextCheckAt: at(next),
          queuedAt,
          failures: 0,
        });
        if (id !== "nobodys") await start(opened.ada, id);
      }
      const found = async (limit: number) =>
        (await opened.together(() => shows.candidates(at(0), at(-600), limit))).map(({ podcastId }) => podcastId);
      expect(await found(9)).toEqual(["late", "lost", "later"]);
      expect(await found(1)).toEqual(["late"]);
      await shows.markQueued(["late", "lost"], at(0));
      expect(await found(9)).toEqual(["later"]);
      expect(await opened.together(() => shows.lockTracked("nobodys"))).toBeUndefined();
      expect(await opened.together(() => shows.lockTracked("late"))).toMatchObject({
        podcastId: "late",
        queuedAt: at(0),
      });
      await shows.forgetUntracked();
      expect(await opened.together(() => shows.hold("nobodys", at(7)))).toMatchObject({
        nextCheckAt: at(7),
        interval: 0,
      });
      expect(await opened.together(() => shows.lockTracked("late"))).toMatchObject({ interval: 60 });
    });

    test("a changed catalogue makes all shows due, once per change", async () => {
      await opened.together(() => shows.hold("p", at(0)));
      await shows.save({
        podcastId: "p",
        memory: undefined,
        interval: 60,
        nextCheckAt: at(500),
        queuedAt: null,
        failures: 0,
      });
      await start(opened.ada, "p");
      expect(await shows.catalogueChanged(at(-100), at(10))).toBe(true);
      expect(await opened.together(() => shows.lockTracked("p"))).toMatchObject({ nextCheckAt: at(10) });
      expect(await shows.catalogueChanged(at(-100), at(5))).toBe(false);
      expect(await opened.together(() => shows.lockTracked("p"))).toMatchObject({ nextCheckAt: at(10) });
    });
  });
}
