import type { AnalyticsEvent } from "./analytics-event.js";
import type { AnalyticsSink } from "./analytics-sink.port.js";

const at = (day: number): Date => new Date(`2026-11-${String(day).padStart(2, "0")}T12:00:00Z`);
const view = (day: number, route: string, podcastId?: string): AnalyticsEvent => ({
  name: "page_view",
  at: at(day),
  route,
  ...(podcastId === undefined ? {} : { podcastId }),
});
const choice = (day: number, podcastId: string, title: string): AnalyticsEvent => ({
  name: "select_podcast",
  at: at(day),
  podcastId,
  title,
  location: "home_grid",
});
const search = (day: number, mode: "title" | "topic" | "host", found: boolean): AnalyticsEvent => ({
  name: "search",
  at: at(day),
  mode,
  found,
});
const NOVEMBER = { from: new Date("2026-11-01T00:00:00Z"), to: new Date("2026-12-01T00:00:00Z"), shows: 10 };

/** The contract of every sink. `world` returns an empty sink and the ids of two existing users. */
export function analyticsSinkContract(
  world: () => Promise<{ readonly sink: AnalyticsSink; readonly ada: string; readonly ben: string }>,
): void {
  test("views are counted by route, each user once, guests without an id", async () => {
    const { sink, ada, ben } = await world();
    await sink.record([view(1, "/"), view(2, "/home")], undefined);
    await sink.record([view(3, "/home"), view(4, "/home")], ada);
    await sink.record([view(5, "/home")], ben);
    expect((await sink.report(NOVEMBER)).views).toEqual([
      { route: "/home", views: 4, users: 2 },
      { route: "/", views: 1, users: 0 },
    ]);
  });

  test("searches are counted by mode, and those without results", async () => {
    const { sink } = await world();
    await sink.record([search(1, "title", true), search(1, "title", false), search(2, "topic", true)], undefined);
    expect((await sink.report(NOVEMBER)).searches).toEqual([
      { mode: "title", searches: 2, withoutResult: 1 },
      { mode: "topic", searches: 1, withoutResult: 0 },
    ]);
  });

  test("lists the most viewed shows, with the titles from their events", async () => {
    const { sink } = await world();
    await sink.record([view(1, "/podcast/:id", "kelp"), view(2, "/podcast/:id", "reef")], undefined);
    await sink.record([choice(2, "reef", "Reef Radio"), view(3, "/podcast/:id", "reef")], undefined);
    const { shows } = await sink.report(NOVEMBER);
    expect(shows).toEqual([
      { podcastId: "reef", title: "Reef Radio", views: 2, selections: 1 },
      { podcastId: "kelp", title: "", views: 1, selections: 0 },
    ]);
    expect((await sink.report({ ...NOVEMBER, shows: 1 })).shows).toEqual(shows.slice(0, 1));
  });

  test("a period includes its start and excludes its end, even between months", async () => {
    const { sink } = await world();
    const end = new Date("2026-11-30T23:59:59.999Z");
    await sink.record(
      [
        { ...view(1, "/"), at: NOVEMBER.from },
        { ...view(1, "/"), at: end },
      ],
      undefined,
    );
    await sink.record([{ ...view(1, "/"), at: NOVEMBER.to }], undefined);
    expect((await sink.report(NOVEMBER)).views).toEqual([{ route: "/", views: 2, users: 0 }]);
    const december = { from: NOVEMBER.to, to: new Date("2027-01-01T00:00:00Z"), shows: 10 };
    expect((await sink.report(december)).views).toEqual([{ route: "/", views: 1, users: 0 }]);
  });

  test("without events, nothing is counted", async () => {
    const { sink } = await world();
    await sink.record([], undefined);
    expect(await sink.report(NOVEMBER)).toEqual({ views: [], searches: [], shows: [] });
  });
}
