import type { AnalyticsEvent } from "./analytics-event.js";
import { type AnalyticsPeriod, type AnalyticsReport, AnalyticsSink } from "./analytics-sink.port.js";

type Counted = { readonly event: AnalyticsEvent; readonly userId: string | undefined };

export class MemoryAnalyticsSink extends AnalyticsSink {
  private readonly counted: Counted[] = [];

  async record(events: readonly AnalyticsEvent[], userId: string | undefined): Promise<void> {
    this.counted.push(...events.map((event) => ({ event, userId })));
  }

  async report({ from, to, shows }: AnalyticsPeriod): Promise<AnalyticsReport> {
    const inPeriod = this.counted.filter(({ event }) => event.at >= from && event.at < to);
    return { views: viewsOf(inPeriod), searches: searchesOf(inPeriod), shows: showsOf(inPeriod).slice(0, shows) };
  }
}

function viewsOf(counted: readonly Counted[]): AnalyticsReport["views"] {
  const routes = new Map<string, { views: number; users: Set<string> }>();
  for (const { event, userId } of counted) {
    if (event.name !== "page_view") continue;
    const route = routes.get(event.route) ?? { views: 0, users: new Set() };
    route.views += 1;
    if (userId !== undefined) route.users.add(userId);
    routes.set(event.route, route);
  }
  return [...routes]
    .map(([route, { views, users }]) => ({ route, views, users: users.size }))
    .sort((a, b) => b.views - a.views || compare(a.route, b.route));
}

function searchesOf(counted: readonly Counted[]): AnalyticsReport["searches"] {
  const modes = new Map<string, { searches: number; withoutResult: number }>();
  for (const { event } of counted) {
    if (event.name !== "search") continue;
    const mode = modes.get(event.mode) ?? { searches: 0, withoutResult: 0 };
    mode.searches += 1;
    mode.withoutResult += event.found ? 0 : 1;
    modes.set(event.mode, mode);
  }
  return [...modes]
    .map(([mode, counts]) => ({ mode, ...counts }))
    .sort((a, b) => b.searches - a.searches || compare(a.mode, b.mode));
}

function showsOf(counted: readonly Counted[]): AnalyticsReport["shows"] {
  const shows = new Map<string, { title: string; views: number; selections: number }>();
  for (const { event } of counted) {
    if (event.name === "search" || event.podcastId === undefined) continue;
    const show = shows.get(event.podcastId) ?? { title: "", views: 0, selections: 0 };
    if (event.name === "page_view") show.views += 1;
    else {
      show.selections += 1;
      show.title = event.title > show.title ? event.title : show.title;
    }
    shows.set(event.podcastId, show);
  }
  return [...shows]
    .map(([podcastId, show]) => ({ podcastId, ...show }))
    .sort((a, b) => b.views + b.selections - a.views - a.selections || compare(a.podcastId, b.podcastId));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
