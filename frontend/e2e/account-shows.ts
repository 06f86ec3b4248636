import type { Page } from "@playwright/test";
import { baseUrl, makeAccount, signInByApi } from "./accounts/accounts-world";
import { expect } from "./fixtures";

export type Show = { readonly id: string; readonly title: string };

/** Creates a new user, who is signed in in the page's browser. */
export async function someUser(page: Page): Promise<string> {
  const email = await makeAccount();
  await signInByApi(page, email);
  return email;
}

/** This many shows with episodes, from any catalogue. */
export async function someShows(page: Page, count: number): Promise<readonly Show[]> {
  const answer = await page.request.get("/api/v1/search", { params: { minEpisodes: 3, limit: count } });
  const { results } = (await answer.json()) as { results: readonly Show[] };
  expect(results.length).toBe(count);
  return results;
}

const headers = () => ({ origin: baseUrl() });

/** Saves shows through the API, in order. */
export async function saveByApi(page: Page, shows: readonly Show[]): Promise<void> {
  for (const { id } of shows) {
    const answer = await page.request.post("/api/v1/saved-podcasts", { headers: headers(), data: { podcastId: id } });
    expect(answer.ok()).toBe(true);
  }
}

/** Tracks shows through the API, in order. */
export async function trackByApi(page: Page, shows: readonly Show[]): Promise<void> {
  for (const { id } of shows) {
    const answer = await page.request.put(`/api/v1/tracked-podcasts/${id}`, { headers: headers() });
    expect(answer.ok()).toBe(true);
  }
}

/** The titles of the saved shows on the server, newest first. */
export async function savedTitles(page: Page): Promise<readonly string[]> {
  const { items } = (await (await page.request.get("/api/v1/saved-podcasts")).json()) as { items: readonly Show[] };
  return items.map(({ title }) => title);
}

export type Tracked = {
  readonly podcastId: string;
  readonly alerts: { readonly inApp: boolean; readonly email: string };
  readonly lastCheckedAt: string | null;
  readonly nextCheckAt: string | null;
};

/** The tracked shows on the server. */
export async function trackedShows(page: Page): Promise<readonly Tracked[]> {
  const { items } = (await (await page.request.get("/api/v1/tracked-podcasts")).json()) as {
    items: readonly Tracked[];
  };
  return items;
}

/** Makes requests fail with a reason, or without a response if there is none. Returns a function that stops this. */
export async function refuse(page: Page, path: RegExp, methods: readonly string[], detail?: string) {
  await page.route(path, (route) => {
    if (!methods.includes(route.request().method())) return route.fallback();
    if (detail === undefined) return route.abort();
    return route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      json: { type: "about:blank", title: "Unavailable", status: 503, code: "test.down", detail },
    });
  });
  return () => page.unroute(path);
}

/** Alerts in the server's format for the first shows that have episodes; `seen` of them count as already seen. */
export async function alertsOf(page: Page, shows: readonly Show[], seen = 0) {
  const alerts = [];
  for (const { id, title } of shows) {
    const answer = await page.request.get(`/api/v1/podcasts/${id}/episodes`, { params: { limit: 2 } });
    const { episodes } = (await answer.json()) as { episodes: readonly (Show & Record<string, unknown>)[] };
    for (const { id: episodeId, ...episode } of episodes) {
      const at = new Date().toISOString();
      alerts.push({ ...episode, id: "", podcastId: id, podcastTitle: title, imageUrl: "", episodeId, createdAt: at });
    }
  }
  return alerts.map((one, index) => ({ ...one, id: String(index + 1), isNew: index < alerts.length - seen }));
}

/** Responds to the alerts endpoint in place of the server, until the alerts are marked as seen. */
export async function tell(page: Page, alerts: Awaited<ReturnType<typeof alertsOf>>) {
  const now = { alerts };
  const unseen = () => now.alerts.filter(({ isNew }) => isNew).length;
  const context = page.context();
  await context.route(/\/api\/v1\/alerts(\?|$)/, (route) =>
    route.fulfill({ json: { alerts: now.alerts, unseen: unseen(), nextCursor: null } }),
  );
  await context.route(/\/api\/v1\/alerts\/count$/, (route) => route.fulfill({ json: { unseen: unseen() } }));
  await context.route(/\/api\/v1\/alerts\/seen$/, (route) => {
    now.alerts = now.alerts.map((alert) => ({ ...alert, isNew: false }));
    return route.fulfill({ json: { unseen: 0 } });
  });
  return now;
}
