import type { Page } from "@playwright/test";
import { saveByApi, someUser, trackByApi } from "./account-shows";
import { baseUrl } from "./accounts/accounts-world";
import { expect, someShow } from "./fixtures";
import { makeList, someShows } from "./lists/lists-world";
import { visit } from "./search/search-catalogue";

/** The addresses of pages, by a name for each. */
export type Addresses = Readonly<Record<string, string>>;

/** The main pages that a guest sees, without those that are mostly text (pages.e2e.ts). */
export async function guestPages(page: Page): Promise<Addresses> {
  const show = await someShow(page);
  return {
    landing: "/",
    "search start": "/home",
    results: "/home?term=history&mode=topic&lang=en&lmin=1000",
    "results table": "/home?term=history&mode=topic&view=table",
    podcast: `/podcast/${show}`,
    "lists of a guest": "/lists",
    compare: "/compare",
    comparison: `/compare?ids=${show},${await someShow(page, 40)}`,
    match: "/match",
    "sign-in": "/sign-in",
  };
}

/** The main pages of a new user, who signs in in the page's browser and has a list, a link to it, and a saved and a tracked show. */
export async function memberPages(page: Page): Promise<Addresses> {
  await someUser(page);
  const shows = await someShows(page, 3);
  await makeList(page, "Ideas for the spring");
  const list = await makeList(page, "To pitch", shows);
  const headers = { origin: baseUrl() };
  const made = await page.request.post(`/api/v1/lists/${list.id}/shares`, { headers, data: { as: "live" } });
  expect(made.status()).toBe(201);
  const { token } = (await made.json()) as { token: string };
  await saveByApi(page, shows.slice(0, 1));
  await trackByApi(page, shows.slice(0, 1));
  return {
    "podcast of a user": `/podcast/${shows[0]!.id}`,
    list: `/lists?list=${list.id}`,
    "shared list": `/l/${token}`,
    "comparison of a user": `/compare?ids=${shows.map(({ id }) => id).join(",")}`,
    dashboard: "/dashboard",
    tracking: "/dashboard?tab=tracking",
    drafts: "/drafts",
    account: "/account",
  };
}

/** Opens a page and waits for everything that it loads, including the parts that it loads near its end. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.waitForLoadState("networkidle");
  await scrolledThrough(page);
}

/** Scrolls to the end of a page, and waits for the parts that it loads only there. */
export async function scrolledThrough(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState("networkidle");
}
